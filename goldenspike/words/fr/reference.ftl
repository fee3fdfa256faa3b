# La consultation des règles.

rules-unknown-game = Jeu inconnu « { $game } ». Il y a des règles pour : { $known }.
rules-unknown-id = Les règles de { $game } n’ont pas de règle « { $id } ».
