# La page qu’écrivent arena et calibrate.

lab-report-file = Impossible d’écrire la page dans « { $path } » : { $detail }.
lab-report-arena = Arène : { $pack }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
lab-report-calibration = Calibrage : { $pack }, avec { $bot }
lab-report-intervals = Les intervalles sont à 95 %. Les parties d’une même donne sont comptées ensemble. Une victoire partagée compte par fractions.
lab-report-facts = Ce qui a été joué
lab-report-pack = Jeu de données
lab-report-games = Parties
lab-report-deals = Donnes
lab-report-seed = Graine
lab-report-budget = Budget d’une décision
lab-report-options = Options
lab-report-errors = Parties échouées
lab-report-what = Quoi
lab-report-figure = Chiffre
lab-report-result = Résultat
lab-report-table = La même chose en tableau
lab-report-in-table = Le tableau donne les mêmes chiffres.
lab-report-bots = Robots
lab-report-ratio = Parties gagnées, rapportées à la juste part
lab-report-rating = Cotes (openskill)
lab-report-times = Temps d’une décision
lab-report-decisions = Décisions
lab-report-worst = Le plus long
lab-report-places = Rangs
lab-report-by-place = Parties gagnées par rang de départ, rapportées à la juste part
lab-report-bots-by-place = Chaque robot par rang de départ, rapporté à la juste part
lab-report-seats = Par place
lab-report-board = Le plateau
lab-report-course = Le déroulement des parties
lab-report-turn = Tour
lab-report-winners = vainqueurs
lab-report-length = Durée, en tours
lab-report-lead = Changements de tête
lab-report-decided = Comment c’est décidé
lab-report-end = Comment c’est fini
lab-report-grades = Résultats
lab-report-one-by-one = Une par une
lab-report-listed = Les { $listed } premières sont énumérées.
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
lab-report-together = toutes ensemble
lab-report-aims = Objectifs
lab-report-aim = Objectif
lab-report-wanted = Voulu
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

lab-decided-held = qui menait avant le dernier tour a gagné
lab-decided-overtaken = le vainqueur a pris la tête au dernier tour
lab-decided-shared = partagée, ou gagnée par personne
lab-end-target = quelqu’un avait la somme voulue
lab-end-last-turn = après le dernier tour
lab-curve-points = Points, tour par tour
lab-curve-cash = Liquidités, tour par tour
lab-tally-city = Points des vainqueurs, par ville de la compagnie
lab-tally-start = Fondations par hexagone de départ
lab-tally-port = Ports, par les parties où ils sont atteints
lab-tally-divide = Compagnies qui franchissent la ligne de partage
lab-tally-crossing = Franchissements de la ligne de partage, par tour
lab-tally-income = Revenus par marchandise
lab-tally-claim = Concessions, par les parties où elles sont achetées
lab-tally-line = Lignes de voyageurs, par les parties où elles sont achetées
lab-aim-places = Victoires d’un rang du premier ordre, rapportées à la juste part
lab-aim-city = Points des vainqueurs venant de chaque ville
lab-aim-start = Fondations dans chaque hexagone de départ
lab-aim-port = Parties où chaque port est atteint
lab-aim-divide = Compagnies qui franchissent la ligne de partage
lab-aim-crossing = Franchissements au tour 1
lab-aim-positions = Victoires d’une position de départ, rapportées à la juste part
lab-aim-line = Parties normales où chaque ligne de voyageurs est achetée
lab-aim-claim = Parties normales où chaque concession est achetée
lab-aim-grade = Résultat médian des solitaires
