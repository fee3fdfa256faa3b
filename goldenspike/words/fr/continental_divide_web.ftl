# Continental Divide dans le navigateur : ce que seuls disent le plateau, les formulaires et les tableaux de la page.

## La langue de ce fichier, pour les textes qu’un paquet apporte

cd-web-language = fr

## Petits chiffres

cd-web-plus = +{ $amount }
cd-web-cost-of = { $cost } $ sur { $treasury } $
cd-web-tip-income = revenu +{ $income }
cd-web-tip-points = +{ $points } { $points ->
    [one] point
   *[other] points
}
cd-web-times = { $shares } × { $points }
cd-web-share-points = { $shares } × { $points } = { $total }

## Au-dessus des chiffres et des champs

cd-web-railroad = Compagnie
cd-web-railroads = Compagnies
cd-web-player = Joueur
cd-web-players = Joueurs
cd-web-cash = Argent
cd-web-shares = Actions
cd-web-treasury = Caisse
cd-web-income = Revenu
cd-web-dividend = Dividende
cd-web-cost = Coût
cd-web-cubes = Cubes
cd-web-hexes = Cases
cd-web-points-short = Pts
cd-web-points-now = Points
cd-web-points-share = Pts/action
cd-web-price = Prix
cd-web-unsold = Reste
cd-web-yours = À vous
cd-web-total = Total
cd-web-length = Longueur de la ligne
cd-web-line-to = Ligne jusqu’à

## Le plateau

cd-web-board = Le plateau. Les flèches mènent de case en case, avec Maj vers l’autre voisine ; Entrée choisit, N prend la ligne suivante vers la même case, plus, moins et 0 règlent le zoom.
cd-web-pointed = Ce que vous montrez
cd-web-hex = { $hex }, { $kind ->
    [start] ville de départ,{" "}
    [port] port,{" "}
    [city] ville,{" "}
   *[ordinary] {""}
}coût { $cost }, revenu { $income }{ $count ->
    [0] {""}
    [one] , voie : { $tracks }
   *[other] , voies : { $tracks }
}
cd-web-hex-target = { $hex }. Peut être choisie.
cd-web-region = { $region ->
    [west] Région ouest
    [central] Région centrale
   *[east] Région est
}
cd-web-line = { $railroad } : { $hexes ->
    [one] { $hexes } case
   *[other] { $hexes } cases
} de { $from } à { $to }
cd-web-no-line = Aucune ligne ne finit ici. Une ligne part tout droit d’une case où la compagnie a des voies.
cd-web-short = Une ligne partie de { $from } s’arrêterait en chemin.
cd-web-ways = { $ways } lignes mènent ici ; choisissez, puis passez de l’une à l’autre.
cd-web-next-way = Une autre ligne vers la même case
cd-web-way = { $way } / { $ways } ›

## La légende du plateau

cd-web-land = { $land ->
    [plains] plaine
    [farmland] terres cultivées
    [desert] désert
    [hills] collines
    [forest] forêt
    [river] rivière
    [mountain] montagne
    [city] ville
    [start] ville de départ
   *[port] port
}
cd-web-legend-region = limite d’une région
cd-web-legend-divide = ligne de partage des eaux : revenu +{ $income }, une fois
cd-web-legend-numbers = coût de construction | revenu
cd-web-legend-keys = Glissez pour déplacer ; molette ou deux doigts pour le zoom. Les flèches mènent de case en case, avec Maj vers l’autre voisine ; Entrée choisit, N prend la ligne suivante vers la même case, + − 0 règlent le zoom.

## Choisir

cd-web-waiting = C’est à { $player } de jouer.
cd-web-all = Toutes
cd-web-fewer = En montrer moins

## Actions

cd-web-stock-title = Actions d’une seule compagnie
cd-web-kind-buy = Acheter des actions
cd-web-kind-found = Fonder une compagnie
cd-web-kind-pass = Ne rien acheter
cd-web-pass-consequence = { $alone ->
    [yes] Vous ne pourriez rien acheter.
   *[no] Vous gardez votre argent.
} Vous passez à la construction.
cd-web-shares-issued = Nombre d’actions
cd-web-stock-value = Valeur de l’action
cd-web-values-taken = En rouge : { $values } $, valeurs d’autres compagnies.
cd-web-found-wanting = Choisissez une case de départ ici ou sur le plateau.
cd-web-found-consequence = Vous versez { $value } $ dans sa caisse et gardez { $left } $. Vous détenez 1 action sur { $shares } et pouvez construire aussitôt, avec { $cubes } cubes.
cd-web-found-button = Fonder { $railroad } pour { $value } $
cd-web-pay = Vous payez, au moins { $least } $
cd-web-your-dividends = Vos dividendes
cd-web-standing = { $standing ->
    [most] Vous auriez le plus d’actions de { $railroad }.
    [tied] Vous auriez autant d’actions de { $railroad } que { $rivals }.
   *[fewer] Plus d’actions de { $railroad } sont à { $rivals } ({ $theirs }).
}
cd-web-sells-out = Tout est vendu : +{ $points } { $points ->
    [one] point
   *[other] points
} par action.
cd-web-buy-now = { $abbreviation } : acheter aussitôt 1 action pour { $pay } $
cd-web-buy-button = Acheter { $shares ->
    [one] { $shares } action
   *[other] { $shares } actions
} de { $abbreviation } pour { $pay } $
cd-web-buy-refused = { $count ->
    [one] { $count } compagnie hors de portée : pourquoi
   *[other] { $count } compagnies hors de portée : pourquoi
}

## Voies

cd-web-build-for = Construire pour
cd-web-build-hint = Montrez une case du plateau et la ligne s’y étend, ou choisissez-en une ici.
cd-web-sorted = Trier par
cd-web-sorted-points = points gagnés
cd-web-sorted-income = revenu gagné
cd-web-sorted-thrift = coût par revenu
cd-web-sorted-longest = longueur
cd-web-from = { $railroad } depuis { $from }, { $direction ->
    [N] nord
    [NE] nord-est
    [E] est
    [SE] sud-est
    [S] sud
    [SW] sud-ouest
    [W] ouest
    [NW] nord-ouest
   *[other] { $direction }
}
cd-web-all-lines = Montrer les { $count } directions
cd-web-build-button = Construire pour { $cost } $
cd-web-build-now = { $line } : construire aussitôt pour { $cost } $
cd-web-build-refused = { $count ->
    [one] { $count } compagnie pour laquelle vous ne construisez pas : pourquoi
   *[other] { $count } compagnies pour lesquelles vous ne construisez pas : pourquoi
}
cd-web-kind-done = Ne plus construire
cd-web-done-consequence = { $count ->
    [0] Vous ne pourriez rien construire.
    [one] Vous pourriez encore construire pour { $count } compagnie.
   *[other] Vous pourriez encore construire pour { $count } compagnies.
} Votre tour s’achève.

## Ordre du tour

cd-web-turn-of = Tour { $turn } sur { $turns }
cd-web-order = Ordre du tour
cd-web-next-order = Ordre du prochain tour
cd-web-free-place = Place { $position }, libre
cd-web-order-hint = Ordre du prochain tour. Dans celui-ci, vous étiez { $place ->
    [1] en tête
   *[other] en place { $place }
} sur { $players }.
cd-web-take-place = Prendre la place { $position }

## Possessions

cd-web-no-shares = Pas encore d’action
cd-web-unstarted = À fonder
cd-web-charter-more = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}{ $locked ->
    [0] {""}
   *[other] {" "}· { $locked } en réserve
}
cd-web-least-price = Prix minimal
cd-web-sold-out = tout est vendu
cd-web-held = Actions
cd-web-held-by = { $holders } ; reste { $unsold } sur { $total }
cd-web-may-build = Peut construire
cd-web-built = (a construit)
cd-web-started-in = Départ
cd-web-goal = { $source ->
    [central] Région centrale
    [west] Région ouest
    [divide] Ligne de partage des eaux
    [port] { $reached ->
        [yes] { $port }
       *[no] Un port, au plus
    }
   *[sold_out] Toutes les actions vendues
}
cd-web-goal-short = { $source ->
    [central] région centrale { $points }
    [west] région ouest { $points }
    [divide] partage des eaux { $points }
    [port] port { $points }
   *[sold_out] tout vendu { $points }
}
cd-web-reached = { $reached ->
    [yes] atteint
   *[no] non atteint
}

## La fin

cd-web-score-table = Points par joueur et par compagnie
cd-web-how = { $railroad } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} par action ({ $parts })
cd-web-nothing = rien d’atteint
cd-web-still = Points encore à gagner : { $goals }

## Le tableau

cd-web-sheet-shares = Qui a combien d’actions
cd-web-sheet-income = Dividendes
cd-web-sheet-spent = Dépensé en actions
cd-web-sheet-cash = Argent
cd-web-sheet-points = Points
cd-web-sheet-each-value = Valeur d’une action
cd-web-sheet-each-dividend = Dividende d’une action
cd-web-sheet-each-points = Points d’une action
