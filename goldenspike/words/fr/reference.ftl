# La consultation des règles.

rules-unknown-game = Il n’y a pas de jeu nommé « { $game } ». Il y a des règles pour : { $known }.
rules-unknown-id = Les règles de { $game } n’ont pas de numéro « { $id } ».
