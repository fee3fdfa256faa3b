# Le rapport qu’écrivent arena et calibrate.

lab-report-file = Impossible d’écrire le rapport dans « { $path } » : { $detail }.
lab-report-arena = Arène : { $pack }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
lab-report-calibration = Calibrage : { $pack }, avec { $bot }
lab-report-intervals = Les intervalles sont des intervalles de confiance à 95 %. Les parties d’une même donne sont regroupées. Une victoire partagée compte pour une fraction.
lab-report-facts = Configuration
lab-report-pack = Jeu de données
lab-report-games = Parties
lab-report-deals = Donnes
lab-report-seed = Graine
lab-report-budget = Budget par décision
lab-report-options = Options
lab-report-errors = Parties échouées
lab-report-what = Élément
lab-report-figure = Valeur
lab-report-result = Résultat
lab-report-table = Afficher en tableau
lab-report-in-table = Le tableau donne les mêmes valeurs.
lab-report-bots = Robots
lab-report-ratio = Parties gagnées, rapportées à une part équitable
lab-report-rating = Cotes (openskill)
lab-report-times = Temps par décision
lab-report-decisions = Décisions
lab-report-worst = Le plus long
lab-report-places = Positions de départ
lab-report-by-place = Parties gagnées par position de départ, rapportées à une part équitable
lab-report-bots-by-place = Chaque robot par position de départ, rapporté à une part équitable
lab-report-seats = Par place
lab-report-board = Plateau
lab-report-course = Déroulement des parties
lab-report-turn = Tour
lab-report-winners = vainqueurs
lab-report-length = Durée, en tours
lab-report-lead = Changements de tête
lab-report-decided = Comment les parties se sont décidées
lab-report-end = Comment les parties se sont terminées
lab-report-grades = Résultats
lab-report-one-by-one = Toutes les parties
lab-report-listed = Les { $listed } premières sont listées.
lab-report-game = Partie
lab-report-deal = Donne
lab-report-seating = Places
lab-report-scores = Scores
lab-report-winner = Vainqueur
lab-report-setting = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}{ $options ->
    [none] {""}
   *[other] {" "}({ $options })
}
lab-report-together = toutes les configurations
lab-report-aims = Objectifs
lab-report-aim = Objectif
lab-report-wanted = Plage visée
lab-report-met = { $met ->
    [one] { $met } atteint
   *[other] { $met } atteints
} sur { $all }
lab-report-aim-where = { $aim } : { $where }

lab-wanted-between = { $least } à { $most }
lab-wanted-least = au moins { $least }
lab-wanted-most = au plus { $most }
lab-verdict = { $met ->
    [true] atteint{ $sure ->
        [true] {""}
       *[other] , sans certitude
    }
   *[other] manqué
}

lab-decided-held = le joueur en tête avant le dernier tour a gagné
lab-decided-overtaken = le vainqueur a pris la tête au dernier tour
lab-decided-shared = victoire partagée, ou pas de vainqueur
lab-end-target = un joueur a atteint la somme visée
lab-end-last-turn = après le dernier tour
lab-curve-points = Points par tour
lab-curve-cash = Liquidités par tour
lab-tally-city = Points des vainqueurs, par ville de la compagnie
lab-tally-start = Fondations par hexagone de départ
lab-tally-port = Ports, par part des parties où ils sont atteints
lab-tally-divide = Compagnies qui franchissent la ligne de partage
lab-tally-crossing = Franchissements de la ligne de partage, par tour
lab-tally-income = Revenus par marchandise
lab-tally-claim = Concessions, par part des parties où elles sont achetées
lab-tally-line = Lignes de voyageurs, par part des parties où elles sont achetées
lab-aim-places = Victoires par position dans le premier ordre du tour, rapportées à une part équitable
lab-aim-city = Points des vainqueurs venant de chaque ville
lab-aim-start = Fondations dans chaque hexagone de départ
lab-aim-port = Parties où chaque port est atteint
lab-aim-divide = Compagnies qui franchissent la ligne de partage
lab-aim-crossing = Franchissements au tour 1
lab-aim-positions = Victoires par position de départ, rapportées à une part équitable
lab-aim-line = Parties normales où chaque ligne de voyageurs est achetée
lab-aim-claim = Parties normales où chaque concession est achetée
lab-aim-grade = Résultat médian en solitaire
