# Continental Divide : refus, événements du journal, tableaux, choix et commandes.

## Refus (le numéro de la règle est affiché à côté)

cd-refused-not_now = Cette action n’est pas possible maintenant. À chaque tour, chacun achète des actions ou passe, puis construit des voies ; l’ordre du tour suivant se choisit entre deux tours.
cd-refused-unknown_railroad = Il n’y a pas de compagnie « { $railroad } ». Choisissez parmi : { $known }.
cd-refused-unknown_hex = Il n’y a pas d’hexagone « { $hex } » sur ce plateau.
cd-refused-unknown_direction = Il n’y a pas de direction « { $direction } ». Choisissez parmi : { $known }.
cd-refused-already_started = { $railroad_name } est déjà fondée. Vous ne pouvez qu’acheter ses actions invendues.
cd-refused-not_a_start = { $hex_name } n’est pas un hexagone de départ. Une compagnie part d’une des villes de départ.
cd-refused-start_full = { $hex_name } est complet : { $limit } compagnies en sont parties. Choisissez un autre hexagone de départ.
cd-refused-shares_out_of_range = Une compagnie a de { $shares_min } à { $shares_max } actions, et non { $shares }.
cd-refused-value_out_of_range = La valeur de l’action doit être comprise entre { $value_min } $ et { $value_max } $, et non { $value } $.
cd-refused-value_taken = Une autre compagnie a déjà la valeur { $value } $. Chacune doit avoir la sienne.
cd-refused-value_over_cash = Vous avez { $cash } $, ce qui ne suffit pas pour une valeur de { $value } $.
cd-refused-not_started = { $railroad_name } n’est pas encore fondée. Fondez-la pour recevoir sa première action.
cd-refused-no_share_named = Achetez au moins une action, et non { $shares }.
cd-refused-not_enough_shares = { $railroad_name } { $unsold ->
    [0] n’a plus d’action à vendre
    [one] n’a plus qu’une action à vendre
   *[other] n’a plus que { $unsold } actions à vendre
} ; vous en voulez { $shares }.
cd-refused-under_least_price = { $pay } $, c’est trop peu : { $shares ->
    [one] une action de { $railroad_name } coûte au moins { $least } $.
   *[other] { $shares } actions de { $railroad_name } coûtent au moins { $least } $, soit { $least_each } $ l’une.
}
cd-refused-pay_over_cash = Vous avez { $cash } $ et ne pouvez pas payer { $pay } $ pour des actions de { $railroad_name }.
cd-refused-no_share_held = Vous n’avez aucune action de { $railroad_name } : vous ne pouvez pas construire pour elle.
cd-refused-not_majority = Un autre joueur a plus d’actions de { $railroad_name } que vous. Seuls les joueurs qui en ont le plus construisent pour elle.
cd-refused-built_already = Vous avez déjà construit pour { $railroad_name } ce tour-ci. Chaque compagnie a droit à une ligne par tour.
cd-refused-not_on_track = { $railroad_name } n’a pas de voie à { $hex_name }. Une ligne part d’un hexagone où elle en a.
cd-refused-no_length = Une ligne doit avoir au moins un hexagone de long.
cd-refused-off_board = Le plateau s’arrête au-delà de { $last } : { $laid ->
    [0] aucune ligne n’est possible dans cette direction
    [one] la ligne peut avoir { $laid } hexagone de long
   *[other] la ligne peut avoir au plus { $laid } hexagones de long
}.
cd-refused-already_here = { $railroad_name } a déjà une voie à { $hex_name }. Une ligne ne traverse pas les voies de sa propre compagnie.
cd-refused-hex_full = { $hex_name } est complet : { $limit } compagnies s’y trouvent. La ligne doit s’arrêter à { $last }.
cd-refused-port_taken = Le port { $hex_name } a déjà une compagnie et n’en accueille pas d’autre. La ligne doit s’arrêter à { $last }.
cd-refused-second_start = { $hex_name } est un hexagone de départ. { $railroad_name } a le sien et ne peut pas entrer dans un autre.
cd-refused-second_port = { $hex_name } est un port. { $railroad_name } en a déjà atteint un et n’a pas droit à un second.
cd-refused-no_cubes = { $railroad_name } n’a plus de cubes{ $laid ->
    [0] {""}
    [one] {" "}après { $laid } hexagone de cette ligne
   *[other] {" "}après { $laid } hexagones de cette ligne
}. Une nouvelle région en libère d’autres.
cd-refused-no_money = { $hex_name } coûte { $cost } $ ; il ne reste que { $left } $ à { $railroad_name } sur ses { $treasury } $.
cd-refused-game_over = La partie est finie.
cd-refused-no_such_position = Il n’y a pas de place { $position }. Choisissez une place de 1 à { $players }.
cd-refused-position_taken = La place { $position } est déjà prise. Choisissez une place libre, de 1 à { $players }.

## Événements du journal

cd-event-order_dealt = Ordre de jeu du tour 1 : { $order }.
cd-event-founded = { $player } fonde { $railroad } à { $hex } : { $shares } actions, valeur { $value } $.
cd-event-shares_bought = { $player } achète { $shares ->
    [one] { $shares } action
   *[other] { $shares } actions
} de { $railroad } pour { $paid } $.
cd-event-passed = { $player } n’achète pas d’action.
cd-event-track_laid = { $player } construit pour { $railroad } : { $hexes ->
    [one] { $last }
   *[other] { $hexes } hexagones de { $first } à { $last }
} ; coût { $cost } $, revenu +{ $income }.
cd-event-region_entered = { $railroad } entre dans la { $region ->
    [central] région Centrale
    [west] région Ouest
   *[east] région Est
} et reçoit { $cubes } cubes de plus.
cd-event-divide_crossed = { $railroad } franchit la ligne de partage des eaux : revenu +{ $income }.
cd-event-building_ended = { $player } termine sa construction.
cd-event-dividend_paid = { $per_share ->
    [0] { $railroad } ne verse rien et garde { $kept } $.
   *[other] { $railroad } verse { $per_share } $ par action ({ $paid }) et garde { $kept } $.
}
cd-payment = { $player } : { $dollars } $
cd-event-turn_advanced = Le tour { $turn } commence.
cd-event-position_taken = { $player } prend la place { $position } de l’ordre suivant.
cd-event-game_ended = La partie est finie : { $count ->
    [one] { $winners } gagne
   *[other] { $winners } se partagent la victoire
} avec { $scores ->
    [one] { $scores } point
   *[other] { $scores } points
}.

## Phases

cd-status = Tour { $turn } sur { $turns } · { $phase }
cd-phase-deal = L’ordre du tour est tiré.
cd-phase-stock = { $player } achète des actions.
cd-phase-track = { $player } construit des voies.
cd-phase-end_of_turn = Le tour s’achève.
cd-phase-order = { $player } choisit sa place dans l’ordre du prochain tour.
cd-phase-over = La partie est finie.
cd-result = { $count ->
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
}

## Tableaux

cd-table-none-started = Aucune compagnie n’est encore fondée.
cd-table-unstarted = À fonder :
cd-table-railroad = Compagnie
cd-table-treasury = Trés.
cd-table-income = Rev.
cd-table-dividend = Div.
cd-table-value = Val.
cd-table-price = Prix
cd-table-cubes = Cubes
cd-table-points = Pts
cd-table-reached = Atteint
cd-table-region = { $region ->
    [central] centre
    [west] ouest
   *[east] est
}
cd-table-unsold = Reste
cd-table-holders = Actionnaires
cd-table-player = Joueur
cd-table-cash = Argent
cd-table-points-now = Points acquis
cd-table-shares = Actions
cd-table-total = Total
cd-table-to = jusqu’à
cd-table-cost = Coût
cd-table-stops = pourquoi elle s’arrête

## Le plateau

cd-legend = ◆ départ  ● port  • ville  ║ région  █ ▁ partage des eaux  coût|revenu
cd-board-cut = Ceci est une partie du plateau. « plateau » suivi d’un hexagone, comme « plateau K5 », en montre une autre.

## Choix

cd-preview-buy = { $shares ->
    [one] { $shares } action
   *[other] { $shares } actions
} de { $railroad } : vous en avez { $held } sur { $total }, { $unsold } à vendre ; dividende { $dividend } $, trésorerie { $treasury } $ ; vous pouvez payer jusqu’à { $most } $
cd-preview-found = par exemple { $railroad } à { $hex }, { $shares } actions à { $value } $ ; il vous reste { $cash } $
cd-preview-pass = ne pas acheter d’action{ $more ->
    [0] {""}
    [one] {" "}({ $more } autre achat est possible)
   *[other] {" "}({ $more } autres achats sont possibles)
}
cd-preview-done = terminer la construction
cd-more-lines = { $lines ->
    [one] { $lines } ligne peut être construite
   *[other] { $lines } lignes peuvent être construites
}. Tapez « { $command } » et une compagnie pour les voir toutes.
cd-preview-order = prendre la place { $position }

## Commandes

cd-word-found = fonder
cd-word-buy = acheter
cd-word-pass = passer
cd-word-build = construire
cd-word-done = finir
cd-word-order = ordre
cd-word-lines = lignes
cd-word-why = pourquoi
cd-word-board = plateau
cd-word-map = carte
cd-word-tables = tableaux
cd-help-found = COMPAGNIE HEXAGONE ACTIONS VALEUR, comme « fonder up W5 5 30 »
cd-help-buy = COMPAGNIE [ACTIONS [DOLLARS]], comme « acheter sp 2 70 » ; par défaut, une action au prix minimum
cd-help-pass = ne pas acheter d’action
cd-help-build = COMPAGNIE HEXAGONE DIRECTION LONGUEUR, comme « construire up W5 NW 3 » ; COMPAGNIE HEXAGONE construit jusqu’à cet hexagone
cd-help-done = terminer la construction
cd-help-order = PLACE : prendre cette place dans l’ordre du prochain tour
cd-help-lines = COMPAGNIE [HEXAGONE [DIRECTION]] : les lignes possibles, ce qu’elles rapportent et pourquoi elles s’arrêtent
cd-help-why = ACTION ou COMPAGNIE, comme « pourquoi construire up W5 NW 9 » ou « pourquoi sp » : explique pourquoi c’est impossible
cd-help-board = [HEXAGONE] : le plateau, ou la partie autour d’un hexagone
cd-help-map = HEXAGONE : les environs d’un hexagone, en grand, avec les noms
cd-help-tables = compagnies et joueurs ; une étoile marque les joueurs qui peuvent construire pour une compagnie
cd-usage-found = Pour fonder une compagnie, tapez son identifiant, un hexagone de départ, le nombre d’actions et la valeur : « fonder up W5 5 30 ».
cd-usage-buy = Pour acheter, tapez la compagnie, le nombre d’actions et les dollars en tout : « acheter sp 2 70 ».
cd-usage-build = Pour construire, tapez la compagnie, l’hexagone de départ de la ligne, la direction et la longueur : « construire up W5 NW 3 ».
cd-usage-order = Pour prendre une place dans l’ordre du tour, tapez son numéro : « ordre 2 ».
cd-usage-lines = Tapez une compagnie : « lignes up ».
cd-usage-alone = « { $command } » se tape seul.
cd-typed-railroad = « { $typed } » n’est pas une compagnie. Les compagnies sont : { $known }.
cd-typed-hex = « { $typed } » n’est pas un hexagone. Tapez son identifiant, comme { $known }, ou son nom.
cd-typed-direction = « { $typed } » n’est pas une direction. Les directions sont : { $known }.
cd-no-line-to = Aucune ligne de { $railroad } ne peut finir à { $hex } maintenant. « { $lines } { $railroad } » montre les lignes possibles.
cd-lines-later = Vous pourrez consulter les lignes au moment de construire.
cd-why-allowed = C’est permis.
cd-why-nothing = Rien ne l’interdit maintenant, ou cela n’existe pas. Tapez l’action entière, comme « pourquoi acheter sp 2 70 ».
cd-refused-unknown_start = Il n’y a pas d’hexagone « { $hex } » sur ce plateau. Les hexagones de départ sont : { $known }.
