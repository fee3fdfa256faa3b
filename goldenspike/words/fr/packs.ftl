# Jeux de données : ce qui peut clocher dans un jeu de données, son résumé, et les mots de son dessin.

## Où se trouve un problème

pack-at = { $place } : { $sentence }
pack-at-column = { $place }, colonne { $column } : { $sentence }
pack-at-key = { $place }, clé { $column } : { $sentence }
pack-and-more = { $first } ({ $more ->
    [one] Il y a encore { $more } problème.
   *[other] Il y a encore { $more } problèmes.
})
pack-more-problems = Il y a plus de { $listed } problèmes ; les autres ne sont pas énumérés.

## Trouver et copier des jeux de données

pack-unknown = Il n’y a pas de jeu de données « { $name } ». Jeux fournis : { $shipped }. Un jeu à vous se désigne par son dossier, par exemple ./{ $name }.
pack-no-folder = Il n’y a pas de dossier « { $path } ».
pack-draw-none = Il n’y a pas de dessin pour les jeux de données de { $game }.
pack-bad-name = « { $name } » ne peut pas être l’identifiant d’un jeu de données : employez des minuscules, des chiffres et des traits d’union simples, 64 caractères au plus.
pack-name-taken = « { $name } » est un jeu de données fourni avec le programme ; choisissez un autre nom.
pack-target-exists = « { $path } » existe déjà ; rien n’a été modifié.
pack-cannot-rename = Le pack.toml de « { $name } » donne son identifiant et son édition d’une façon qu’on ne peut réécrire ; mettez chacun sur sa propre ligne, par exemple id = "mon-jeu".
pack-cannot-write = « { $path } » n’a pas pu être écrit : { $reason }.

## Fichiers

pack-missing-file = le fichier manque.
pack-not-a-file = ce n’est pas un fichier ordinaire.
pack-link-outside = c’est un lien qui mène hors du dossier du jeu de données.
pack-link-circle = c’est un lien qui ramène à lui-même.
pack-unreadable = le fichier ne peut pas être lu : { $reason }.
pack-too-large = le fichier dépasse { $most } Mio.
pack-not-utf8 = le fichier n’est pas du texte UTF-8 ; enregistrez-le dans cet encodage.
pack-control-character = il y a ici un caractère de commande invisible ({ $code }).
pack-bad-file-name = « { $found } » doit être le nom d’un fichier CSV du dossier, sans chemin : lettres, chiffres, traits d’union, et .csv à la fin.
pack-file-twice = { $found } est déjà le fichier d’une autre table.
pack-unknown-table = le jeu n’a pas cette table ; il a { $choices }.

## pack.toml

pack-not-toml = ce n’est pas du TOML valable.
pack-toml-too-deep = les valeurs sont trop imbriquées.
pack-too-many-points = la ligne a plus de { $most } points.
pack-missing-key = cette valeur manque ou est vide.
pack-not-a-table = ce doit être une table de clés.
pack-not-tables = ce doit être une liste de tables, chacune sous ses doubles crochets.
pack-not-text = ce doit être un texte entre guillemets.
pack-not-a-word = « { $found } » doit être un seul mot fait de lettres, de chiffres, de points et de traits d’union.
pack-not-boolean = ce doit être true ou false.
pack-not-whole = ce doit être un nombre entier d’au plus dix chiffres.
pack-not-whole-numbers = ce doit être une liste de nombres entiers.
pack-not-triples = ce doit être une liste de listes de trois nombres entiers : résultat le plus bas, résultat le plus haut, cases.
pack-list-length = il y a { $found } nombres au lieu de { $expected }.

## Tables

pack-not-csv = les guillemets ne vont pas par paires ; une cellule doit finir sur la ligne où elle commence.
pack-semicolons = les colonnes sont séparées par des points-virgules ; enregistrez la table avec des virgules.
pack-empty-file = le fichier est vide.
pack-no-rows = la table n’a pas de lignes.
pack-too-many-rows = la table a plus de { $most } lignes.
pack-missing-column = cette colonne manque à la table.
pack-unknown-column = la table n’a pas de colonne de ce nom.
pack-column-twice = deux colonnes portent ce nom.
pack-ragged-row = la ligne a { $found ->
    [one] { $found } cellule
   *[other] { $found } cellules
} au lieu de { $expected }.

## Cellules

pack-empty-cell = cette cellule ne doit pas être vide.
pack-no-source = la source manque : dites d’où cela vient (rulebook, printed, documented, reconstructed, guess…).
pack-too-long = le texte dépasse { $most } caractères.
pack-bad-id = « { $found } » ne peut pas être un identifiant : employez des lettres, des chiffres et des traits d’union simples.
pack-not-a-choice = « { $found } » n’est aucun de : { $choices }.
pack-not-integer = « { $found } » n’est pas un nombre entier.
pack-not-decimal = « { $found } » n’est pas un nombre tel que 38.25, avec un point.
pack-out-of-range = { $found } n’est pas compris entre { $low } et { $high }.
pack-not-a-pair = « { $found } » devrait être un nom, un deux-points et un nombre entier, sans espaces.
pack-pair-twice = « { $found } » est nommé deux fois.
pack-half-position = x et y vont ensemble : donnez les deux ou aucun.
pack-twice = { $found } figure déjà à la ligne { $first }.
pack-count = pack.toml annonce { $expected } ; il y en a { $found }.
pack-terrain-points = une ligne du relief a de { $least } à { $most } points ; celle-ci en a { $found }.
pack-terrain-far = ces points sont à plus de { $most } degrés l’un de l’autre ; mettez-en d’autres entre eux.
pack-terrain-too-much = le relief a { $found } points ; on en dessine { $most } au plus.
pack-terrain-nowhere = le relief demande un plateau situé quelque part : au moins trois lieux avec latitude et longitude, non alignés.

## Continental Divide

pack-unknown-terrain = le terrain « { $found } » ne figure pas sous [terrain] dans pack.toml.
pack-not-a-color = « { $found } » n’est pas une couleur telle que #0072B2.
pack-too-many-railroads = il y a { $found } compagnies ; le jeu peut en tenir { $most }.
pack-directions = les six directions d’un plateau { $orientation } doivent être { $expected }.
pack-least-above-most = le minimum ({ $low }) dépasse le maximum ({ $high }).
pack-cubes = le compte des cubes n’y est pas : un dans l’hexagone de départ, trois marqueurs et ceux de la construction font { $sum }, non { $found }.
pack-poor-players = avec { $cash } $ un joueur ne pourrait pas payer la plus petite valeur d’action, { $least } $.
pack-no-start = il n’y a pas de ville de départ.
pack-start-hexes = la ville de départ { $city } a { $found ->
    [one] { $found } hexagone
   *[other] { $found } hexagones
} au lieu de trois.
pack-port-hexes = le port { $city } de pack.toml { $found ->
    [0] n’a pas d’hexagone
   *[other] a { $found } hexagones
} au lieu d’un.
pack-city-of-ordinary = un hexagone ordinaire n’appartient à aucune ville ; laissez vide, ou faites-en un départ ou un port.
pack-city-missing = l’hexagone d’une ville de départ ou d’un port doit nommer sa ville.
pack-start-is-port = { $city } ne peut pas être à la fois une ville de départ et un port.
pack-start-not-east = une ville de départ doit se trouver dans la région Est.
pack-start-beyond-divide = une ville de départ doit se trouver à l’est de la ligne de partage des eaux.
pack-start-income = une ville de départ n’a pas de revenu.
pack-unknown-port = le port « { $city } » n’a pas de points sous [victory_points.ports] dans pack.toml.
pack-port-not-west = un port doit se trouver dans la région Ouest.
pack-port-before-divide = un port doit se trouver au-delà de la ligne de partage des eaux.
pack-cut-off = à partir de cet hexagone, { $what ->
    [board] le plateau
    [east] la région Est
    [central] la région Centre
    [west] la région Ouest
    [beyond-divide] le pays au-delà de la ligne de partage des eaux
    [before-divide] le pays en deçà de la ligne de partage des eaux
   *[city] { $name }
} n’est pas d’un seul tenant.
pack-region-order = { $id } est dans la région { $region ->
    [west] Ouest
    [central] Centre
   *[east] Est
}, mais à l’est d’un hexagone de la région { $other ->
    [west] Ouest
    [central] Centre
   *[east] Est
} de sa rangée.
pack-port-out-of-reach = aucune compagnie partie de { $city } n’a assez de cubes pour atteindre { $port }.

## Silverton

pack-market-cities = les villes de marché sont { $cities }, et aucune autre.
pack-market-city-missing = la ville de marché { $city } manque.
pack-unknown-town = il n’y a pas de ville « { $found } ».
pack-unknown-group = le groupe parallèle « { $found } » ne figure pas sous [parallel_groups] dans pack.toml.
pack-small-group = un groupe parallèle demande au moins deux segments ; celui-ci en a { $found }.
pack-segment-of-one-town = un segment doit joindre deux villes différentes.
pack-town-cut-off = aucune voie ne joint { $town } au reste de la carte.
pack-unknown-segment = il n’y a pas de segment « { $found } ».
pack-pair-apart = { $a } et { $b } ne se rencontrent pas dans une ville et une seule.
pack-production = la production doit donner une fois chaque résultat de { $low } à { $high }, et aucun autre.
pack-missing-numbers = les cartes doivent être numérotées de { $low } à { $high } ; il manque : { $missing }.
pack-not-two-towns = « { $found } » doit être deux villes différentes séparées par un point-virgule.
pack-letters = il y a { $found } cartes de lettre { $letter } au lieu de { $expected }.
pack-leadville = Leadville n’a que { $found ->
    [one] { $found } concession
   *[other] { $found } concessions
} ; la carte ne pourrait jamais être défaussée.
pack-event-params = un événement de type { $effect } doit donner exactement : { $expected }.
pack-not-rising = les tours doivent aller croissant.
pack-kinds = il faut de 1 à { $most } sortes ; il y en a { $found }.
pack-kinds-not-rising = les sortes doivent aller de la plus faible à la plus forte, sans doublon.
pack-change-gap = la table n’a pas de ligne pour les résultats { $low } à { $high }.
pack-change-overlap = la table a deux lignes pour les résultats { $low } à { $high }.
pack-market-twice = il y a deux marchés « { $found } ».
pack-market-place = le tableau n’a pas de place pour { $commodity } à « { $city } », ou elle est déjà prise.
pack-market-missing = le marché { $commodity } à « { $city } » manque.
pack-ladder-falls = les prix ne doivent pas baisser d’une case à la suivante.
pack-start-blocked = la case de départ { $found } est une case grisée.
pack-unknown-change = il n’y a pas de table de variation « { $found } ».

pack-book-length = la règle donne à { $a } – { $b } la longueur { $expected }.
pack-book-telluride = la règle donne à Placerville – Telluride – Rico la longueur { $expected } en tout.
pack-book-segment = la règle nomme un segment { $a } – { $b }.
pack-book-french = dans l’exemple de la règle, un seul segment continue depuis French.
pack-book-pair = la règle nomme { $a } et { $b } comme paire particulière.
pack-book-group = selon la règle, { $expected } voies quittent { $town } dans le groupe { $group }.
pack-book-bingham = la règle décrit la concession 25 comme l’or de Bingham : exploitation { $cost } $, épuisée sur 6 ou moins, 4 marchandises sur 11.
pack-book-walsenburg = la règle nomme une concession de charbon à Walsenburg.
pack-book-winter = selon la règle, les tours d’hiver sont { $expected }.
pack-book-demand = la règle donne au tour 9 le nombre de demande accrue { $expected }.
pack-book-cubes = la règle donne à chaque joueur { $expected } cubes de voie.
pack-book-number = la règle dit { $expected }.
pack-book-formula = la règle a une autre formule de prix pour { $market } : voir la règle SV-8.1.

## Résumé d’un jeu de données

pack-show-name = Nom
pack-show-id = Identifiant
pack-show-game = Jeu
pack-show-edition = Édition
pack-show-version = Version
pack-show-sha256 = SHA-256
pack-show-about = À propos
pack-show-sources = Sources
pack-show-source = { $count } { $source }
pack-show-source-mixed = selon le champ
pack-show-game-continental-divide = Continental Divide
pack-show-game-silverton = Silverton
pack-show-hexes = Hexagones
pack-show-hexes-value = { $all } : { $ordinary } ordinaires, { $start } de départ, { $port } de port
pack-show-regions = Régions
pack-show-regions-value = { $east } à l’Est, { $central } au Centre, { $west } à l’Ouest ; { $beyond } au-delà de la ligne de partage
pack-show-starts = Villes de départ
pack-show-ports = Ports
pack-show-port = { $city } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
pack-show-railroads = Compagnies
pack-show-costs = Coût de construction
pack-show-income = Revenu
pack-show-range = de { $low } à { $high }, { $mean } en moyenne
pack-show-cash = Argent
pack-show-cash-value = { $players } joueurs { $cash } $
pack-show-turns = Tours
pack-show-towns = Villes
pack-show-market-cities = Villes de marché
pack-show-segments = Segments
pack-show-segments-value = { $all }, dont { $snow } enneigés en hiver
pack-show-length = Longueurs
pack-show-groups = Groupes parallèles
pack-show-claims = Concessions
pack-show-claims-value = { $all } : { $gold } or, { $silver } argent, { $copper } cuivre, { $lumber } bois, { $coal } charbon
pack-show-passengers = Cartes passagers
pack-show-events = Cartes événements
pack-show-markets = Marchés
pack-show-winter = Tours d’hiver
pack-show-land = Relief
pack-show-land-value = { $range } chaînes, { $river } rivières, { $lake } lacs, { $sea } mers et baies, { $border } lignes de frontière, { $country } noms de pays

## Le dessin

pack-draw-reconstructed = Reconstitution : ce n’est pas le plateau imprimé. Version { $version }.
pack-draw-edition = Édition « { $edition } », version { $version }.
pack-draw-board = Le plateau de { $name } : { $hexes } hexagones avec coût de construction et revenu.
pack-draw-map = La carte de { $name } : { $towns } villes jointes par { $segments } segments de voie.
pack-draw-region-west = Région Ouest
pack-draw-region-central = Région Centre
pack-draw-region-east = Région Est
pack-draw-divide = Ligne de partage des eaux
pack-draw-key = Légende
pack-draw-cost = coût
pack-draw-income = revenu
pack-draw-cost-and-income = à gauche : coût de construction ; à droite : revenu
pack-draw-region-line = limite de région
pack-draw-divide-line = ligne de partage des eaux : premier passage +{ $income } de revenu
pack-draw-start = ville de départ
pack-draw-port = port
pack-draw-terrain-plains = plaine
pack-draw-terrain-farmland = terres cultivées
pack-draw-terrain-desert = désert
pack-draw-terrain-hills = collines
pack-draw-terrain-forest = forêt
pack-draw-terrain-river = fleuve
pack-draw-terrain-mountain = montagne
pack-draw-terrain-city = ville
pack-draw-segment = voie : coût dans la case, longueur près du triangle
pack-draw-snow = voie enneigée en hiver
pack-draw-town = ville
pack-draw-market-city = ville de marché
pack-draw-claims = concessions, par marchandise
pack-draw-market-chart = Prix de vente
pack-draw-market-any = toutes les villes
pack-draw-market-start = départ
pack-draw-market-shaded = grisé : le marqueur n’y entre jamais
pack-draw-gold = or
pack-draw-silver = argent
pack-draw-copper = cuivre
pack-draw-lumber = bois
pack-draw-coal = charbon
pack-draw-letter-gold = O
pack-draw-letter-silver = A
pack-draw-letter-copper = C
pack-draw-letter-lumber = B
pack-draw-letter-coal = H

## La feuille sous un plateau : ce qu’on lit dans son cartouche, le titre et sa suite par jeu.

pack-sheet-title-continental-divide = La ligne de partage
pack-sheet-subtitle-continental-divide = Du Mississippi au Pacifique
pack-sheet-title-silverton = Silverton
pack-sheet-subtitle-silverton = et les routes à travers les montagnes
pack-sheet-year = 1880
pack-sheet-miles = { $miles } milles
pack-sheet-miles-about = environ { $miles } milles
pack-sheet-north = N
