# Continental Divide dans le navigateur : le plateau, les formulaires et les tableaux de la page.

## La langue de ce fichier, pour les textes d’un jeu de données

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

## Titres des chiffres et des champs

cd-web-railroad = Compagnie
cd-web-railroads = Compagnies
cd-web-player = Joueur
cd-web-players = Joueurs
cd-web-cash = Argent
cd-web-shares = Actions
cd-web-treasury = Trésorerie
cd-web-income = Revenu
cd-web-dividend = Dividende
cd-web-cost = Coût
cd-web-cubes = Cubes
cd-web-hexes = Hexagones
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

cd-web-board = Le plateau. Les flèches passent d’un hexagone à l’autre, avec Maj vers l’autre voisin. Entrée choisit, N passe à la ligne suivante vers le même hexagone, plus, moins et 0 règlent le zoom.
cd-web-pointed = Détails de cet hexagone
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
cd-web-hex-target = { $hex }. Vous pouvez le choisir.
cd-web-region = { $region ->
    [west] Région Ouest
    [central] Région Centrale
   *[east] Région Est
}
cd-web-line = { $railroad } : { $hexes ->
    [one] { $hexes } hexagone
   *[other] { $hexes } hexagones
} de { $from } à { $to }
cd-web-no-line = Aucune ligne ne finit ici. Une ligne part tout droit d’un hexagone où la compagnie a une voie.
cd-web-short = Une ligne partie de { $from } devrait s’arrêter avant cet hexagone.
cd-web-ways = { $ways } lignes mènent ici. Choisissez cet hexagone, puis passez de l’une à l’autre.
cd-web-next-way = Ligne suivante vers cet hexagone
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
cd-web-legend-region = limite de région
cd-web-legend-divide = ligne de partage des eaux : revenu +{ $income }, une fois
cd-web-legend-numbers = coût de construction | revenu
cd-web-legend-keys = Glissez pour déplacer le plateau, molette ou deux doigts pour zoomer. Les flèches passent d’un hexagone à l’autre, avec Maj vers l’autre voisin. Entrée choisit, N passe à la ligne suivante vers le même hexagone, + − 0 règlent le zoom.

## Choisir

cd-web-waiting = C’est à { $player } de jouer.
cd-web-all = Toutes
cd-web-fewer = En afficher moins

## Actions

cd-web-stock-title = Actions (une compagnie par tour)
cd-web-kind-buy = Acheter des actions
cd-web-kind-found = Fonder une compagnie
cd-web-kind-pass = Ne rien acheter
cd-web-pass-consequence = { $alone ->
    [yes] Vous ne pouvez rien acheter.
   *[no] Vous gardez votre argent.
} Vous passez à la construction.
cd-web-shares-issued = Nombre d’actions
cd-web-stock-value = Valeur de l’action
cd-web-values-taken = En rouge : valeurs prises par d’autres compagnies ({ $values } $).
cd-web-found-wanting = Choisissez un hexagone de départ ici ou sur le plateau.
cd-web-found-consequence = Vous versez { $value } $ dans sa trésorerie, et il vous reste { $left } $. Vous détenez 1 action sur { $shares } et pouvez construire aussitôt avec { $cubes } cubes.
cd-web-found-button = Fonder { $railroad } pour { $value } $
cd-web-pay = Vous payez (au moins { $least } $)
cd-web-your-dividends = Vos dividendes
cd-web-standing = { $standing ->
    [most] Vous auriez le plus d’actions de { $railroad }.
    [tied] Vous auriez autant d’actions de { $railroad } que { $rivals }.
   *[fewer] Vous auriez encore moins d’actions de { $railroad } que { $rivals } ({ $theirs }).
}
cd-web-sells-out = Toutes vendues : +{ $points } { $points ->
    [one] point
   *[other] points
} par action.
cd-web-buy-now = { $abbreviation } : acheter maintenant 1 action pour { $pay } $
cd-web-buy-button = Acheter { $shares ->
    [one] { $shares } action
   *[other] { $shares } actions
} de { $abbreviation } pour { $pay } $
cd-web-buy-refused = { $count ->
    [one] { $count } compagnie dont vous ne pouvez pas acheter d’actions : voir pourquoi
   *[other] { $count } compagnies dont vous ne pouvez pas acheter d’actions : voir pourquoi
}

## Voies

cd-web-build-for = Construire pour
cd-web-build-hint = Pointez un hexagone du plateau pour y tracer la ligne, ou choisissez une ligne ici.
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
cd-web-all-lines = Afficher les { $count } directions
cd-web-build-button = Construire pour { $cost } $
cd-web-build-now = { $line } : construire maintenant pour { $cost } $
cd-web-build-refused = { $count ->
    [one] { $count } compagnie pour laquelle vous ne pouvez pas construire : voir pourquoi
   *[other] { $count } compagnies pour lesquelles vous ne pouvez pas construire : voir pourquoi
}
cd-web-kind-done = Terminer la construction
cd-web-done-consequence = { $count ->
    [0] Vous ne pouvez rien construire.
    [one] Vous pourriez encore construire pour { $count } compagnie.
   *[other] Vous pourriez encore construire pour { $count } compagnies.
} Votre tour s’achève.

## Ordre du tour

cd-web-turn-of = Tour { $turn } sur { $turns }
cd-web-order = Ordre de jeu
cd-web-next-order = Ordre du tour suivant
cd-web-free-place = Place { $position }, libre
cd-web-order-hint = Choisissez votre place pour le tour suivant. Ce tour-ci, vous étiez { $place ->
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
   *[other] {" "}· { $locked } bloqués
}
cd-web-least-price = Prix minimum
cd-web-sold-out = toutes vendues
cd-web-held = Actions
cd-web-held-by = { $holders } ; { $unsold } sur { $total } à vendre
cd-web-may-build = Peut construire
cd-web-built = (a construit)
cd-web-started-in = Départ
cd-web-goal = { $source ->
    [central] Région Centrale
    [west] Région Ouest
    [divide] Ligne de partage des eaux
    [port] { $reached ->
        [yes] { $port }
       *[no] Port (au plus)
    }
   *[sold_out] Toutes les actions vendues
}
cd-web-goal-short = { $source ->
    [central] région Centrale { $points }
    [west] région Ouest { $points }
    [divide] ligne de partage { $points }
    [port] port { $points }
   *[sold_out] toutes vendues { $points }
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
cd-web-nothing = rien encore
cd-web-still = Points encore à gagner : { $goals }

## Le tableau

cd-web-sheet-shares = Actions détenues
cd-web-sheet-income = Dividendes
cd-web-sheet-spent = Dépenses en actions
cd-web-sheet-cash = Argent
cd-web-sheet-points = Points
cd-web-sheet-each-value = Valeur par action
cd-web-sheet-each-dividend = Dividende par action
cd-web-sheet-each-points = Points par action
