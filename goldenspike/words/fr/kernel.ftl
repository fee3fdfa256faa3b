# Parties, enregistrements et dés : ce qui peut ne pas aller.

## Jeux, joueurs, options, dés

game-unknown = Jeu inconnu « { $game } ». Disponibles : { $known }.
pack-of-other-game = Le jeu de données { $pack } est fait pour { $found }, pas pour { $wanted }.
seed-bad = Une graine doit être un nombre entier d’au moins 0, ou 32 octets.
players-not-names = Les joueurs doivent être une liste de noms.
players-how-many = { $game } se joue de { $low } à { $high } joueurs, pas à { $found }.
players-bad-name = « { $name } » n’est pas un nom de joueur valable : utilisez de 1 à { $limit } caractères imprimables.
options-not-a-table = Les options doivent associer des noms à des valeurs.
options-unknown = { $game } n’a pas d’option « { $option } ». Disponibles : { $known }.
options-bad-value = « { $found } » n’est pas une valeur de l’option « { $option } ». Valeurs possibles : { $known }.
nonces-how-many = Il faut un nonce pour chacune des { $seats } places ; il peut être vide.
nonces-bad = « { $found } » n’est ni un identifiant de partie ni un nonce valable : utilisez { $limit } caractères imprimables au plus.

## Actions refusées

kernel-refused-malformed = Ce n’est pas une action de ce jeu : { $detail }.
kernel-refused-out_of_bounds = « { $field } » doit être un nombre entier de { $least } à { $most }.
kernel-refused-too_long = « { $field } » est trop long : il peut contenir { $most } éléments au plus.
kernel-refused-repeated = « { $field } » contient deux fois le même élément.
kernel-refused-no_dice = Cette partie n’a pas ses propres dés : elle vient d’un enregistrement sans graine.
kernel-refused-promised_dice = Les dés de cette partie sont engagés. Pour en lancer d’autres sur une copie, utilisez play.clone(rng).
kernel-refused-not_chance = Il n’y a rien à lancer ou à tirer maintenant : c’est à un joueur de choisir.
kernel-refused-not_an_outcome = Ce n’est pas un résultat possible d’un tirage de type « { $kind } ».
kernel-refused-nothing_to_undo = Il n’y a rien à reprendre.
kernel-refused-undo_barrier = Des dés ou l’action d’un autre joueur ont suivi : il faut l’accord de tous pour reprendre ce coup.
kernel-refused-started = La partie a commencé ; les nonces ne sont acceptés qu’avant la première entrée.

## Enregistrements

record-unreadable = Impossible de lire { $file } : { $detail }.
record-too-large = L’enregistrement dépasse la limite de { $limit } Mio.
record-not-json = Ce n’est pas un enregistrement : JSON non valable ({ $detail }).
record-not-an-object = Ce n’est pas un enregistrement : un enregistrement est un objet JSON.
record-half-character = L’enregistrement contient une moitié de caractère (un « surrogate » isolé), ce qui n’est pas un texte valable.
record-other-format = Ce n’est pas un enregistrement au format { $wanted } : son format est « { $found } ».
record-shape = L’enregistrement est mal formé : { $detail }.
record-other-rules = L’enregistrement suit la version { $found } des règles de { $game } ; ce programme prend en charge la version { $known }.
record-other-pack = L’enregistrement a été fait avec le jeu de données { $wanted } { $version }, qui diffère de { $found } tel qu’il est installé ici. Indiquez le bon avec --pack.
record-no-seed = La partie est terminée, mais l’enregistrement n’a pas de graine : les dés ne peuvent pas être vérifiés.
record-other-commitment = La graine ne correspond pas à l’engagement publié avant la partie.
record-other-dice = L’entrée { $entry } du journal (comptée à partir de 0) ne correspond pas aux dés engagés : { $found } au lieu de { $wanted }.
record-after-the-end = L’entrée { $entry } du journal (comptée à partir de 0) vient après la fin de la partie.
record-chance-expected = L’entrée { $entry } du journal (comptée à partir de 0) doit être un tirage de type « { $kind } ».
record-other-chance = L’entrée { $entry } du journal (comptée à partir de 0) est un tirage de type « { $found } », mais il faut « { $wanted } ».
record-draw-number = L’entrée { $entry } du journal (comptée à partir de 0) a le numéro de tirage { $found } ; il doit valoir au moins { $least }.
record-action-expected = L’entrée { $entry } du journal (comptée à partir de 0) doit être l’action d’un joueur.
record-other-seat = L’entrée { $entry } du journal (comptée à partir de 0) est une action de la place { $found }, mais c’était au tour de la place { $wanted }.
record-illegal = L’entrée { $entry } du journal (comptée à partir de 0) enfreint la règle { $rule } ({ $reason }) : { $why }
record-hidden = L’entrée { $entry } du journal (comptée à partir de 0) est cachée ; seul un enregistrement complet peut être rejoué.
record-entry-shape = L’entrée { $entry } du journal (comptée à partir de 0) est mal formée : { $detail }.
record-no-result = La partie est terminée, mais l’enregistrement n’a pas de résultat.
record-other-result = Le résultat de l’enregistrement est faux ; il doit être { $wanted }.
record-result-too-early = L’enregistrement a un résultat, mais la partie n’est pas terminée après { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
}.
record-bad-seed = La graine de l’enregistrement doit être faite de 32 octets en hexadécimal.
seat-unknown = Il n’y a pas de place { $seat } à cette table ; ses { $seats } places sont numérotées à partir de 0.
record-malformed = L’entrée { $entry } du journal (comptée à partir de 0) ne peut pas être jouée : { $why }
record-other-purpose = L’entrée { $entry } du journal (comptée à partir de 0) indique un autre but pour le tirage ; « for » doit être { $wanted }.
record-bad-table = L’enregistrement décrit une table impossible : { $why }
record-draws = « draws » vaut { $found } dans l’enregistrement. Il n’est permis que dans une partie enregistrée dont les derniers tirages ont été repris, et doit dépasser tous les numéros de tirage du journal.
