# Continental Divide : pourquoi non, ce qui s’est passé, ce qu’on peut choisir.

## Pourquoi une chose est impossible (le numéro de la règle est affiché à côté)

cd-refused-not_now = Ce n’est pas ce qui est demandé maintenant. Chacun achète d’abord des actions ou passe, puis pose des voies ; les places de l’ordre du tour se choisissent entre deux tours.
cd-refused-unknown_railroad = Il n’y a pas de compagnie « { $railroad } ». Il y a : { $known }.
cd-refused-unknown_hex = Le plateau n’a pas de case « { $hex } ».
cd-refused-unknown_direction = Il n’y a pas de direction « { $direction } ». Les lignes vont vers : { $known }.
cd-refused-already_started = { $railroad_name } est déjà fondée ; on ne peut qu’acheter ses actions invendues.
cd-refused-not_a_start = { $hex_name } n’est pas une case de départ ; une compagnie part d’une des villes de départ.
cd-refused-start_full = { $hex_name } est pleine : { $limit } compagnies y sont parties. Choisissez une autre case de départ.
cd-refused-shares_out_of_range = Une compagnie a de { $shares_min } à { $shares_max } actions, non { $shares }.
cd-refused-value_out_of_range = La valeur de l’action doit être comprise entre { $value_min } $ et { $value_max } $ ; { $value } $ n’est pas possible.
cd-refused-value_taken = Une autre compagnie a déjà la valeur { $value } $ ; chacune doit avoir la sienne.
cd-refused-value_over_cash = Vous avez { $cash } $, ce qui ne suffit pas pour une valeur de { $value } $.
cd-refused-not_started = { $railroad_name } n’est pas encore fondée ; on achète sa première action en la fondant.
cd-refused-no_share_named = Il faut acheter au moins une action, non { $shares }.
cd-refused-not_enough_shares = { $railroad_name } { $unsold ->
    [0] n’a plus d’action à vendre
    [one] n’a plus qu’une action à vendre
   *[other] n’a plus que { $unsold } actions à vendre
} ; vous en vouliez { $shares }.
cd-refused-under_least_price = { $pay } $, c’est trop peu : { $shares ->
    [one] une action de { $railroad_name } coûte au moins { $least } $.
   *[other] { $shares } actions de { $railroad_name } coûtent au moins { $least } $, soit { $least_each } $ l’une.
}
cd-refused-pay_over_cash = Vous avez { $cash } $ et ne pouvez pas payer { $pay } $ pour des actions de { $railroad_name }.
cd-refused-no_share_held = Vous n’avez aucune action de { $railroad_name } : vous ne pouvez pas construire pour elle.
cd-refused-not_majority = Quelqu’un a plus d’actions de { $railroad_name } que vous ; seuls ceux qui en ont le plus construisent pour elle.
cd-refused-built_already = Vous avez déjà construit pour { $railroad_name } pendant ce tour ; chaque compagnie a droit à une ligne par tour.
cd-refused-not_on_track = { $railroad_name } n’a pas de voie en { $hex_name } ; une ligne part d’une case où elle en a.
cd-refused-no_length = Une ligne a au moins une case de long.
cd-refused-off_board = Au-delà de { $last }, le plateau s’arrête ; la ligne { $laid ->
    [0] est impossible
    [one] a { $laid } case au plus
   *[other] a { $laid } cases au plus
}.
cd-refused-already_here = { $railroad_name } est déjà en { $hex_name }, et une ligne ne traverse pas les voies de sa propre compagnie.
cd-refused-hex_full = { $hex_name } est pleine : { $limit } compagnies s’y trouvent. La ligne doit s’arrêter en { $last }.
cd-refused-port_taken = Le port { $hex_name } a déjà une compagnie et n’en reçoit pas de seconde. La ligne doit s’arrêter en { $last }.
cd-refused-second_start = { $hex_name } est une case de départ ; { $railroad_name } a la sienne et ne peut entrer dans une autre.
cd-refused-second_port = { $hex_name } est un port ; { $railroad_name } en a déjà atteint un et n’a pas droit à un second.
cd-refused-no_cubes = { $railroad_name } n’a plus de cube { $laid ->
    [0] depuis sa dernière construction
    [one] après { $laid } case de cette ligne
   *[other] après { $laid } cases de cette ligne
} ; la prochaine région atteinte en libère d’autres.
cd-refused-no_money = { $hex_name } coûte { $cost } $ ; il reste { $left } $ à { $railroad_name } sur ses { $treasury } $.
cd-refused-game_over = La partie est finie.
cd-refused-no_such_position = Il n’y a pas de place { $position } ; les places vont de 1 à { $players }.
cd-refused-position_taken = La place { $position } est déjà prise ; choisissez-en une de libre, de 1 à { $players }.

## Ce qui s’est passé

cd-event-order_dealt = L’ordre du premier tour est tiré : { $order }.
cd-event-founded = { $player } fonde { $railroad } en { $hex } : { $shares } actions, valeur { $value } $.
cd-event-shares_bought = { $player } achète { $shares ->
    [one] une action
   *[other] { $shares } actions
} de { $railroad } pour { $paid } $.
cd-event-passed = { $player } n’achète pas d’action.
cd-event-track_laid = { $player } construit pour { $railroad } : { $hexes ->
    [one] { $last }
   *[other] { $hexes } cases de { $first } à { $last }
} ; coût { $cost } $, revenu +{ $income }.
cd-event-region_entered = { $railroad } entre dans la { $region ->
    [central] région centrale
    [west] région ouest
   *[east] région est
} : { $cubes } cubes de plus.
cd-event-divide_crossed = { $railroad } franchit la ligne de partage des eaux : revenu +{ $income }.
cd-event-building_ended = { $player } ne construit plus.
cd-event-dividend_paid = { $per_share ->
    [0] { $railroad } ne verse rien et garde { $kept } $.
   *[other] { $railroad } verse { $per_share } $ par action ({ $paid }) et garde { $kept } $.
}
cd-payment = { $player } : { $dollars } $
cd-event-turn_advanced = Le tour { $turn } commence.
cd-event-position_taken = { $player } prend la place { $position } du nouvel ordre.
cd-event-game_ended = La partie est finie : { $count ->
    [one] { $winners } gagne
   *[other] { $winners } se partagent la victoire
} avec { $scores ->
    [one] { $scores } point
   *[other] { $scores } points
}.

## Qui fait quoi

cd-status = Tour { $turn } sur { $turns } · { $phase }
cd-phase-deal = L’ordre du tour est tiré.
cd-phase-stock = { $player } achète des actions.
cd-phase-track = { $player } pose des voies.
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
cd-table-treasury = Caisse
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
cd-table-holders = Détenu par
cd-table-player = Joueur
cd-table-cash = Argent
cd-table-points-now = Points acquis
cd-table-shares = Actions
cd-table-total = Total
cd-table-to = jusqu’à
cd-table-cost = Coût
cd-table-stops = pourquoi pas plus loin

## Le plateau

cd-legend = ◆ départ  ● port  • ville  ║ région  █ ▁ partage des eaux  coût|revenu
cd-board-cut = Ceci est une partie du plateau : « plateau » et une case, comme « plateau K5 », en montre une autre.

## Choix

cd-preview-buy = { $shares ->
    [one] { $shares } action
   *[other] { $shares } actions
} de { $railroad } : vous en avez { $held } sur { $total }, { $unsold } à vendre ; dividende { $dividend } $, caisse { $treasury } $ ; vous pouvez payer jusqu’à { $most } $
cd-preview-found = par exemple { $railroad } à { $hex }, { $shares } actions à { $value } $ ; il vous reste { $cash } $
cd-preview-pass = ne pas acheter d’action{ $more ->
    [0] {""}
    [one] {" "}({ $more } autre achat est possible)
   *[other] {" "}({ $more } autres achats sont possibles)
}
cd-preview-done = ne plus construire
cd-more-lines = { $lines ->
    [one] { $lines } ligne peut être construite
   *[other] { $lines } lignes peuvent être construites
} ; « { $command } » et une compagnie les montre toutes.
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
cd-help-found = COMPAGNIE CASE ACTIONS VALEUR, comme « fonder up W5 5 30 »
cd-help-buy = COMPAGNIE [ACTIONS [DOLLARS]], comme « acheter sp 2 70 » ; sans précision : une action, au prix minimum
cd-help-pass = ne pas acheter d’action
cd-help-build = COMPAGNIE CASE DIRECTION LONGUEUR, comme « construire up W5 NW 3 » ; COMPAGNIE CASE construit jusqu’à cette case
cd-help-done = ne plus construire
cd-help-order = PLACE : prendre cette place dans l’ordre du prochain tour
cd-help-lines = COMPAGNIE [CASE [DIRECTION]] : ce qui peut être construit, ce que cela rapporte, et pourquoi pas plus loin
cd-help-why = n’importe quoi, comme « pourquoi construire up W5 NW 9 » ou « pourquoi sp » : pourquoi c’est impossible
cd-help-board = [CASE] : le plateau, ou la partie autour d’une case
cd-help-map = CASE : les environs d’une case, en grand, avec les noms
cd-help-tables = compagnies et joueurs ; une étoile marque qui peut construire pour une compagnie
cd-usage-found = Pour fonder une compagnie, dites laquelle, où, combien d’actions et quelle valeur : « fonder up W5 5 30 ».
cd-usage-buy = Pour acheter, dites de quelle compagnie, combien d’actions et combien de dollars en tout : « acheter sp 2 70 ».
cd-usage-build = Pour construire, dites pour quelle compagnie, depuis quelle case, dans quelle direction et jusqu’où : « construire up W5 NW 3 ».
cd-usage-order = Pour prendre une place dans l’ordre du tour, dites laquelle : « ordre 2 ».
cd-usage-lines = Dites de quelle compagnie : « lignes up ».
cd-usage-alone = « { $command } » se tape seul.
cd-typed-railroad = « { $typed } » n’est pas une compagnie. Les compagnies sont : { $known }.
cd-typed-hex = « { $typed } » n’est pas une case. Une case se désigne par son identifiant, comme { $known }, ou par son nom.
cd-typed-direction = « { $typed } » n’est pas une direction. Les directions sont : { $known }.
cd-no-line-to = Aucune ligne de { $railroad } ne peut finir en { $hex } maintenant ; « { $lines } { $railroad } » montre celles qui existent.
cd-lines-later = Les lignes se consultent quand vous posez des voies.
cd-why-allowed = C’est permis.
cd-why-nothing = Rien ne l’interdit maintenant, ou cela n’existe pas. Dites l’action entière, comme « pourquoi acheter sp 2 70 ».
cd-refused-unknown_start = Il n’y a pas d’hexagone « { $hex } » sur ce plateau. Une compagnie part de l’un de ceux-ci : { $known }.
