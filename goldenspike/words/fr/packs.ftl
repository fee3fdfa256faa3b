# Jeux de données : ce qui peut clocher dans un jeu de données, son résumé, et les mots de son dessin.

## Lieu d’un problème

pack-at = { $place } : { $sentence }
pack-at-column = { $place }, colonne { $column } : { $sentence }
pack-at-key = { $place }, clé { $column } : { $sentence }
pack-and-more = { $first } ({ $more ->
    [one] Il y a encore { $more } problème.
   *[other] Il y a encore { $more } problèmes.
})
pack-more-problems = Il y a plus de { $listed } problèmes ; seuls les { $listed } premiers sont énumérés.

## Trouver et copier des jeux de données

pack-unknown = Il n’y a pas de jeu de données « { $name } ». Jeux fournis : { $shipped }. Pour un jeu à vous, donnez son dossier, par exemple ./{ $name }.
pack-no-folder = Il n’y a pas de dossier « { $path } ».
pack-draw-none = Les jeux de données de { $game } ne peuvent pas être dessinés.
pack-bad-name = « { $name } » ne peut pas être l’identifiant d’un jeu de données. Employez des minuscules, des chiffres et des traits d’union simples, 64 caractères au plus.
pack-name-taken = « { $name } » est l’identifiant d’un jeu de données fourni. Choisissez-en un autre.
pack-target-exists = « { $path } » existe déjà. Rien n’a été modifié.
pack-cannot-rename = L’identifiant et l’édition du pack.toml de « { $name } » ne peuvent pas être réécrits. Mettez chacun sur sa propre ligne, par exemple id = "mon-jeu".
pack-cannot-write = Impossible d’écrire « { $path } » : { $reason }.

## Fichiers

pack-missing-file = le fichier manque.
pack-not-a-file = ce n’est pas un fichier ordinaire.
pack-link-outside = ce lien mène hors du dossier du jeu de données.
pack-link-circle = ce lien ramène à lui-même.
pack-unreadable = impossible de lire le fichier : { $reason }.
pack-too-large = le fichier dépasse { $most } Mio.
pack-not-utf8 = le fichier n’est pas du texte UTF-8 ; enregistrez-le en UTF-8.
pack-control-character = il y a ici un caractère de commande invisible ({ $code }).
pack-bad-file-name = « { $found } » doit être le nom d’un fichier CSV du dossier, sans chemin : des lettres, des chiffres et des traits d’union, avec .csv à la fin.
pack-file-twice = { $found } sert déjà à une autre table.
pack-unknown-table = le jeu n’a pas cette table. Ses tables : { $choices }.

## pack.toml

pack-not-toml = ce n’est pas du TOML valide.
pack-toml-too-deep = les valeurs sont trop imbriquées.
pack-too-many-points = la ligne a plus de { $most } points.
pack-missing-key = cette valeur manque ou est vide.
pack-not-a-table = ce doit être une table TOML.
pack-not-tables = ce doit être une liste de tables TOML, chacune sous ses doubles crochets.
pack-not-text = ce doit être un texte entre guillemets.
pack-not-a-word = « { $found } » doit être un seul mot fait de lettres, de chiffres, de points et de traits d’union.
pack-not-boolean = ce doit être true ou false.
pack-not-whole = ce doit être un nombre entier d’au plus dix chiffres.
pack-not-whole-numbers = ce doit être une liste de nombres entiers.
pack-not-triples = ce doit être une liste de listes de trois nombres entiers : résultat le plus bas, résultat le plus haut, cases.
pack-list-length = il y a { $found } nombres ; il en faut { $expected }.

## Tables

pack-not-csv = les guillemets ne vont pas par paires ; une cellule doit finir sur la ligne où elle commence.
pack-semicolons = les colonnes sont séparées par des points-virgules ; enregistrez la table avec des virgules.
pack-empty-file = le fichier est vide.
pack-no-rows = la table n’a pas de lignes.
pack-too-many-rows = la table a plus de { $most } lignes.
pack-missing-column = cette colonne manque.
pack-unknown-column = cette table n’a pas de colonne de ce nom.
pack-column-twice = deux colonnes portent ce nom.
pack-ragged-row = la ligne a { $found ->
    [one] { $found } cellule
   *[other] { $found } cellules
} ; il en faut { $expected }.

## Cellules

pack-empty-cell = cette cellule ne doit pas être vide.
pack-no-source = la source manque ; dites d’où vient cette valeur (rulebook, printed, documented, reconstructed, guess…).
pack-too-long = le texte dépasse { $most } caractères.
pack-bad-id = « { $found } » ne peut pas être un identifiant : employez des lettres, des chiffres et des traits d’union simples.
pack-not-a-choice = « { $found } » ne figure pas parmi : { $choices }.
pack-not-integer = « { $found } » n’est pas un nombre entier.
pack-not-decimal = « { $found } » n’est pas un nombre à point décimal, tel que 38.25.
pack-out-of-range = { $found } n’est pas compris entre { $low } et { $high }.
pack-not-a-pair = « { $found } » doit être un nom, un deux-points et un nombre entier, sans espaces.
pack-pair-twice = « { $found } » figure deux fois.
pack-half-position = x et y vont ensemble : donnez les deux ou aucun.
pack-twice = { $found } figure déjà à la ligne { $first }.
pack-count = pack.toml annonce { $expected }, mais il y en a { $found }.
pack-terrain-points = un élément du relief doit avoir de { $least } à { $most } points ; celui-ci en a { $found }.
pack-terrain-far = ces points sont à plus de { $most } degrés l’un de l’autre ; ajoutez des points entre eux.
pack-terrain-too-much = le relief a { $found } points ; il peut en avoir { $most } au plus.
pack-terrain-nowhere = le relief ne se dessine que sur un plateau situé dans le monde réel : au moins trois lieux avec latitude et longitude, non alignés.

## Continental Divide

pack-unknown-terrain = le terrain « { $found } » ne figure pas sous [terrain] dans pack.toml.
pack-not-a-color = « { $found } » n’est pas une couleur telle que #0072B2.
pack-too-many-railroads = il y a { $found } compagnies ; il peut y en avoir { $most } au plus.
pack-directions = les six directions d’un plateau { $orientation } doivent être { $expected }.
pack-least-above-most = le minimum ({ $low }) dépasse le maximum ({ $high }).
pack-cubes = le compte des cubes n’y est pas : un dans l’hexagone de départ, trois marqueurs et ceux de la construction font { $sum }, et non { $found }.
pack-poor-players = avec { $cash } $, un joueur ne pourrait pas payer la plus petite valeur d’action, { $least } $.
pack-no-start = il n’y a pas de ville de départ.
pack-start-hexes = la ville de départ { $city } a { $found ->
    [one] { $found } hexagone
   *[other] { $found } hexagones
} ; il en faut trois.
pack-port-hexes = le port { $city } de pack.toml { $found ->
    [0] n’a pas d’hexagone
   *[other] a { $found } hexagones
} ; il en faut un.
pack-city-of-ordinary = un hexagone ordinaire n’appartient à aucune ville ; laissez cette cellule vide, ou faites de l’hexagone un départ ou un port.
pack-city-missing = un hexagone de ville de départ ou de port doit nommer sa ville.
pack-start-is-port = { $city } ne peut pas être à la fois une ville de départ et un port.
pack-start-not-east = une ville de départ doit se trouver dans la région Est.
pack-start-beyond-divide = une ville de départ doit se trouver à l’est de la ligne de partage des eaux.
pack-start-income = une ville de départ doit avoir un revenu de 0.
pack-unknown-port = le port « { $city } » n’a pas de points sous [victory_points.ports] dans pack.toml.
pack-port-not-west = un port doit se trouver dans la région Ouest.
pack-port-before-divide = un port doit se trouver au-delà de la ligne de partage des eaux.
pack-cut-off = cet hexagone est coupé du reste { $what ->
    [board] du plateau
    [east] de la région Est
    [central] de la région Centrale
    [west] de la région Ouest
    [beyond-divide] du pays au-delà de la ligne de partage des eaux
    [before-divide] du pays en deçà de la ligne de partage des eaux
   *[city] de { $name }
}.
pack-region-order = { $id } est dans la région { $region ->
    [west] Ouest
    [central] Centrale
   *[east] Est
}, mais à l’est d’un hexagone de la région { $other ->
    [west] Ouest
    [central] Centrale
   *[east] Est
} dans sa rangée.
pack-port-out-of-reach = une compagnie partie de { $city } n’a pas assez de cubes pour atteindre { $port }.

## Silverton

pack-market-cities = les villes de marché doivent être { $cities }, et aucune autre.
pack-market-city-missing = la ville de marché { $city } manque.
pack-unknown-town = il n’y a pas de ville « { $found } ».
pack-unknown-group = le groupe parallèle « { $found } » ne figure pas sous [parallel_groups] dans pack.toml.
pack-small-group = un groupe parallèle demande au moins deux tronçons ; celui-ci en a { $found }.
pack-segment-of-one-town = un tronçon doit relier deux villes différentes.
pack-town-cut-off = aucune voie ne relie { $town } au reste de la carte.
pack-unknown-segment = il n’y a pas de tronçon « { $found } ».
pack-pair-apart = { $a } et { $b } doivent se rencontrer dans une ville et une seule.
pack-production = la production doit donner une seule fois chaque résultat de { $low } à { $high }, et aucun autre.
pack-missing-numbers = les cartes doivent être numérotées de { $low } à { $high }. Il manque : { $missing }.
pack-not-two-towns = « { $found } » doit être deux villes différentes séparées par un point-virgule.
pack-letters = il y a { $found } cartes de lettre { $letter } ; il en faut { $expected }.
pack-leadville = Leadville n’a que { $found ->
    [one] { $found } concession
   *[other] { $found } concessions
} : la carte ne pourrait jamais être défaussée.
pack-event-params = un événement de type { $effect } doit avoir exactement ces valeurs : { $expected }.
pack-not-rising = les tours doivent être en ordre croissant.
pack-kinds = il faut de 1 à { $most } sortes ; il y en a { $found }.
pack-kinds-not-rising = les sortes doivent aller de la plus faible à la plus forte, sans doublon.
pack-change-gap = la table n’a pas de ligne pour les résultats { $low } à { $high }.
pack-change-overlap = la table a deux lignes pour les résultats { $low } à { $high }.
pack-market-twice = il y a deux marchés « { $found } ».
pack-market-place = le tableau n’a pas de place pour { $commodity } à « { $city } », ou elle est déjà prise.
pack-market-missing = il manque le marché { $commodity } à « { $city } ».
pack-ladder-falls = les prix ne doivent pas baisser d’une case à la suivante.
pack-start-blocked = la case de départ { $found } est grisée.
pack-unknown-change = il n’y a pas de table de variation « { $found } ».

pack-book-length = le livret de règles donne à { $a } – { $b } la longueur { $expected }.
pack-book-telluride = le livret de règles donne à Placerville – Telluride – Rico la longueur { $expected } en tout.
pack-book-segment = le livret de règles nomme un tronçon { $a } – { $b }.
pack-book-french = dans l’exemple du livret de règles, un seul tronçon continue depuis French.
pack-book-pair = le livret de règles nomme { $a } et { $b } comme paire particulière.
pack-book-group = selon le livret de règles, { $expected } voies quittent { $town } dans le groupe { $group }.
pack-book-bingham = le livret de règles décrit la concession 25 comme l’or de Bingham : exploitation { $cost } $, épuisée sur 6 ou moins, 4 unités sur 11.
pack-book-walsenburg = le livret de règles nomme une concession de charbon à Walsenburg.
pack-book-winter = selon le livret de règles, les tours d’hiver sont { $expected }.
pack-book-demand = le livret de règles donne au tour 9 le nombre de demande accrue { $expected }.
pack-book-cubes = le livret de règles donne à chaque joueur { $expected } cubes de voie.
pack-book-number = le livret de règles dit { $expected }.
pack-book-formula = le livret de règles a une autre formule de prix pour { $market } : voir la règle SV-8.1.

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
pack-show-segments = Tronçons
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
pack-draw-map = La carte de { $name } : { $towns } villes reliées par { $segments } tronçons de voie.
pack-draw-region-west = Région Ouest
pack-draw-region-central = Région Centrale
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
