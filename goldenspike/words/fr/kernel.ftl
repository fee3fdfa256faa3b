# Parties, enregistrements et dés : ce qui peut clocher.

## Jeux, joueurs, options, dés

game-unknown = Il n’y a pas de jeu nommé « { $game } ». Il y a : { $known }.
pack-of-other-game = Le jeu de données { $pack } est fait pour { $found }, non pour { $wanted }.
seed-bad = Une graine est un nombre entier à partir de 0, ou 32 octets.
players-not-names = Les joueurs doivent être donnés comme une liste de noms.
players-how-many = { $game } se joue de { $low } à { $high }, non à { $found }.
players-bad-name = « { $name } » ne peut pas être un nom de joueur : il faut de 1 à { $limit } caractères imprimables.
options-not-a-table = Les options doivent être données par leur nom, chacune avec sa valeur.
options-unknown = { $game } n’a pas d’option « { $option } ». Ses options : { $known }.
options-bad-value = « { $found } » n’est pas une valeur de l’option « { $option } ». Ses valeurs : { $known }.
nonces-how-many = Il faut un nonce pour chacune des { $seats } places, au besoin vide.
nonces-bad = « { $found } » ne peut être ni l’identifiant d’une partie ni un nonce : { $limit } caractères au plus, tous imprimables.

## Ce qu’une partie refuse

kernel-refused-malformed = Ce n’est pas une action de ce jeu : { $detail }.
kernel-refused-out_of_bounds = « { $field } » doit être un nombre entier de { $least } à { $most }.
kernel-refused-too_long = « { $field } » est trop long : il peut en contenir { $most } au plus.
kernel-refused-repeated = Dans « { $field } », la même chose figure deux fois.
kernel-refused-no_dice = Cette partie n’a pas de dés : elle vient d’un enregistrement sans sa graine.
kernel-refused-promised_dice = Ces dés ont été promis aux joueurs : seule une copie peut en lancer d’autres, play.clone(rng).
kernel-refused-not_chance = Il n’y a rien à tirer maintenant ; c’est à un joueur de choisir.
kernel-refused-not_an_outcome = Un tirage du genre « { $kind } » ne peut pas donner cela.
kernel-refused-nothing_to_undo = Il n’y a rien à reprendre.
kernel-refused-undo_barrier = Des dés ou l’action d’un autre joueur ont suivi : pour reprendre ce coup, il faut l’accord de tous.
kernel-refused-started = La partie a commencé ; on ne donne de nonce qu’avant la première ligne du journal.

## Enregistrements

record-unreadable = { $file } ne peut pas être lu : { $detail }.
record-too-large = L’enregistrement dépasse { $limit } Mio ; aucune partie n’est si longue.
record-not-json = Ce n’est pas un enregistrement : le fichier ne se lit pas comme du JSON ({ $detail }).
record-not-an-object = Ce n’est pas un enregistrement : un enregistrement est un objet JSON.
record-half-character = L’enregistrement contient une moitié de caractère (un « surrogate » isolé), ce qu’aucun texte ne contient.
record-other-format = Ce n’est pas un enregistrement au format { $wanted } : il annonce « { $found } ».
record-shape = L’enregistrement n’est pas fait comme il devrait : { $detail }.
record-other-rules = L’enregistrement suit la version { $found } des règles de { $game } ; ce programme connaît la version { $known }.
record-other-pack = L’enregistrement a été fait avec le jeu de données { $wanted } { $version } ; { $found }, tel qu’il est ici, n’est pas le même. Indiquez le bon avec --pack.
record-no-seed = La partie est finie, mais l’enregistrement ne donne pas la graine : les dés ne peuvent pas être vérifiés.
record-other-commitment = La graine ne correspond pas à l’engagement publié avant la partie.
record-other-dice = La ligne { $entry } du journal (la première est 0) n’est pas ce que les dés engagés ont donné : { $found } au lieu de { $wanted }.
record-after-the-end = La ligne { $entry } du journal (la première est 0) vient après la fin de la partie.
record-chance-expected = La ligne { $entry } du journal (la première est 0) doit être un tirage du genre « { $kind } ».
record-other-chance = La ligne { $entry } du journal (la première est 0) est un tirage du genre « { $found } » alors qu’il faut « { $wanted } ».
record-draw-number = La ligne { $entry } du journal (la première est 0) porte le numéro de tirage { $found } ; il doit valoir au moins { $least }.
record-action-expected = La ligne { $entry } du journal (la première est 0) doit être l’action d’un joueur.
record-other-seat = La ligne { $entry } du journal (la première est 0) est une action de la place { $found }, alors que c’était à la place { $wanted }.
record-illegal = La ligne { $entry } du journal (la première est 0) enfreint la règle { $rule } ({ $reason }) : { $why }
record-hidden = La ligne { $entry } du journal (la première est 0) est cachée ; seul l’enregistrement entier peut être rejoué.
record-entry-shape = La ligne { $entry } du journal (la première est 0) n’est pas faite comme elle devrait : { $detail }.
record-no-result = La partie est finie, mais l’enregistrement n’en donne pas le résultat.
record-other-result = Le résultat de l’enregistrement est faux ; il doit être { $wanted }.
record-result-too-early = L’enregistrement donne un résultat, mais après { $entries ->
    [one] { $entries } ligne de journal
   *[other] { $entries } lignes de journal
} la partie n’est pas finie.
record-bad-seed = La graine de l’enregistrement n’est pas faite de 32 octets en chiffres hexadécimaux.
seat-unknown = Il n’y a pas de place { $seat } à cette table ; ses { $seats } places sont comptées à partir de 0.
record-malformed = La ligne { $entry } du journal (la première est 0) ne peut pas se jouer : { $why }
record-other-purpose = La ligne { $entry } du journal (la première est 0) dit que le tirage sert à autre chose ; « for » doit être { $wanted }.
record-bad-table = L’enregistrement décrit une table impossible : { $why }
record-draws = « draws » vaut { $found } dans l’enregistrement ; il ne figure que dans une partie sauvegardée dont les derniers tirages ont été repris, et dépasse le numéro de tous les tirages du journal.
