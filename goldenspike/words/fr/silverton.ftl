# Silverton : refus, événements du journal, expressions, phases et noms.

## Refus (le numéro de la règle est affiché à côté)

sv-refused-not_now = Cette action n’est pas possible maintenant. Déroulement d’un tour : placement, disputes, les sept étapes de chaque joueur (acheter, construire, exploiter, négocier, encaisser, livrer, amendes), prix, nouvelles cartes.
sv-refused-game_over = La partie est finie.
sv-refused-unknown_segment = Il n’y a pas de tronçon « { $segment } » sur ce plateau.
sv-refused-unknown_city = « { $city } » n’est pas une ville de marché. Les marchandises se vendent à : { $known }.
sv-refused-unknown_claim = Il n’y a pas de concession { $claim }.
sv-refused-unknown_passenger = Il n’y a pas de carte passagers { $passenger }.
sv-refused-unknown_piece = Vous n’avez pas de pion « { $piece } ». Vos pions : { $known }.
sv-refused-parallel = Ce tronçon est parallèle à l’un des vôtres ou à celui où se trouve un de vos ingénieurs. Vous ne pouvez pas avoir les deux.
sv-refused-only_blocks = Ce tronçon ne servirait qu’à bloquer les autres. Un nouveau tronçon doit atteindre une nouvelle ville, relier des voies séparées, raccourcir un itinéraire de passagers, ouvrir un itinéraire sans neige ou, dans le jeu avancé, éviter un tronçon plus long vers une ville de marché.
sv-refused-dismantle_cut_off = Cette voie est coupée de votre ville de départ. Vous pouvez l’abandonner, mais pas la démonter.
sv-refused-one_target = Choisissez une seule cible : un tronçon, une concession, une carte passagers ou la pioche.
sv-refused-piece_not_free = { $piece } n’est pas libre : ce pion est déjà placé, en prison ou mort.
sv-refused-stands_there = Vous y avez déjà un pion. Seule la pioche peut en recevoir plusieurs.
sv-refused-not_a_surveyor_target = { $piece } est un ingénieur. Un ingénieur ne se place que sur un tronçon.
sv-refused-others_track = Ce tronçon appartient à un autre joueur. Un ingénieur se place sur un tronçon sans propriétaire, ou sur un des vôtres pour le démonter.
sv-refused-snowed_in = C’est l’hiver : ce tronçon blanc est enneigé jusqu’au prochain tour.
sv-refused-not_connected = Ce tronçon ne touche ni votre ville de départ ni vos voies, et ne peut pas être ici un second tronçon consécutif.
sv-refused-first_is_needed = { $piece } doit rester : un autre de vos ingénieurs n’est relié que par son tronçon.
sv-refused-not_a_prospector_target = { $piece } est un prospecteur. Un prospecteur se place sur une concession, une carte passagers ou la pioche ; le prospecteur neutre, jamais sur la pioche.
sv-refused-claim_not_face_up = La concession { $claim } n’est pas visible. Choisissez une concession visible.
sv-refused-card_not_open = La carte passagers { $passenger } n’est pas disponible. Choisissez une carte visible.
sv-refused-own_line = La ligne de passagers { $passenger } vous appartient déjà.
sv-refused-deck_empty = La pioche est vide.
sv-refused-line_not_joined = Vos voies ne relient pas les villes de la carte passagers { $passenger }. Construisez d’abord un itinéraire complet.
sv-refused-line_snowed_in = Tous vos itinéraires entre les villes de la carte passagers { $passenger } sont enneigés. En hiver, il vous en faut un sans neige.
sv-refused-no_shorter_route = Pour voler la ligne de passagers { $passenger }, il vous faut un itinéraire plus court que celui de son propriétaire.
sv-refused-not_a_twin = { $piece } ne peut s’écarter que vers un tronçon qui relie les deux mêmes villes au même coût.
sv-refused-twin_taken = Un ingénieur se trouve déjà sur ce tronçon. On ne peut s’écarter que vers un tronçon libre.
sv-refused-no_cash_to_steal = Lancer les dés pour la ligne de passagers { $passenger } coûte { $price } $ ; vous avez { $cash } $.
sv-refused-one_purchase = Achetez une chose à la fois : une concession ou une carte passagers à l’étape 1, un train ou une souffleuse à la fin du tour.
sv-refused-no_card_held = Vous ne pouvez pas acheter maintenant { $card ->
    [claim] la concession { $number }
   *[passenger] la carte passagers { $number }
}. Un de vos prospecteurs doit la tenir, et une carte que vous venez de piocher passe en premier.
sv-refused-no_cash_for_card = { $card ->
    [claim] La concession { $number }
   *[passenger] La carte passagers { $number }
} coûte { $cost } $ ; vous avez { $cash } $.
sv-refused-not_on_deck = { $piece } ne peut pas piocher. Seul un prospecteur placé sur la pioche le peut, une fois, tant qu’il reste des cartes.
sv-refused-draw_first = Vos prospecteurs placés sur la pioche doivent piocher avant que vous continuiez.
sv-refused-no_surveyor_there = Aucun de vos ingénieurs ne tient ce tronçon : vous ne pouvez pas le construire maintenant.
sv-refused-survey_unconnected = Ce tronçon ne touche encore ni votre ville de départ ni vos voies. Construisez d’abord celui qui le précède.
sv-refused-built_parallel = Vous possédez déjà un tronçon parallèle à celui-ci. Vous ne pouvez pas avoir les deux.
sv-refused-no_cash_to_build = Construire ce tronçon coûte { $cost } $ ; vous avez { $cash } $.
sv-refused-no_cube = Vos { $cubes } cubes sont tous posés. Abandonnez ou démontez d’abord un tronçon.
sv-refused-not_your_track = Ce tronçon ne vous appartient pas.
sv-refused-no_dismantler = Pour démonter un tronçon, il faut qu’un de vos ingénieurs s’y trouve et qu’il fasse partie de votre réseau.
sv-refused-cubes_left = Vous ne pouvez abandonner une voie de votre réseau que si vos { $cubes } cubes sont tous posés et qu’il vous en faut un pour construire.
sv-refused-not_your_claim = La concession { $claim } ne vous appartient pas.
sv-refused-operated_already = La concession { $claim } a déjà été exploitée. Une concession s’exploite une fois par tour.
sv-refused-no_cash_to_operate = Exploiter la concession { $claim } coûte { $cost } $ ; vous avez { $cash } $.
sv-refused-claim_depleted = La concession { $claim } est épuisée et ne peut plus être exploitée.
sv-refused-no_such_partner = Vous ne pouvez faire une offre qu’à un autre joueur.
sv-refused-three_offers = Vous avez fait vos { $most } offres de ce tour.
sv-refused-empty_offer = Cette offre est vide. Ajoutez ce que vous voulez donner ou recevoir.
sv-refused-sells_no_goods = Pendant votre tour, vous ne pouvez pas vendre de marchandises aux autres joueurs. Proposez plutôt des concessions, des voies ou de l’argent.
sv-refused-offer_over_cash = Vous proposez plus que les { $cash } $ que vous avez.
sv-refused-named_twice = Cette offre contient deux fois la même chose. Une fois suffit.
sv-refused-advanced_deals = Dans le jeu de base, seuls les concessions, les tronçons, l’argent et les marchandises se négocient.
sv-refused-not_theirs = Un joueur donnerait ce qui ne lui appartient pas. Les lignes communes ne se négocient pas non plus.
sv-refused-no_goods_for_sale = Ces marchandises ne sont pas à vendre. Elles doivent se trouver sur une concession que l’autre joueur garde, et personne ne doit les avoir déjà achetées.
sv-refused-too_many_cubes = Un joueur aurait plus de tronçons que de cubes.
sv-refused-deal_parallel = Un joueur aurait deux tronçons parallèles.
sv-refused-too_many_trains = Un joueur peut avoir { $trains } trains au plus.
sv-refused-goods_not_deliverable = Vous ne pouvez pas acheter ces marchandises : vous ne pourriez pas les livrer ce tour-ci avec celles que vous avez déjà achetées.
sv-refused-cannot_pay = L’offre demande { $sum } $ ; vous avez { $cash } $.
sv-refused-no_goods_there = La concession { $claim } n’a pas de marchandises que vous puissiez emporter.
sv-refused-no_goods_named = Emportez au moins une unité.
sv-refused-not_enough_goods = Vous voulez emporter { $goods } unités de la concession { $claim }, mais il n’y en a que { $there }.
sv-refused-no_route = Aucun de vos itinéraires ouverts ce tour-ci n’y mène depuis la concession { $claim }.
sv-refused-market_closed = Cette ville n’achète pas ce que produit la concession { $claim }. Choisissez une ville où cette marchandise a un marqueur de prix.
sv-refused-over_sale_limit = { $room ->
    [0] Vous ne pouvez plus y vendre cette marchandise ce tour-ci
   *[other] Vous ne pouvez plus y vendre que { $room } de cette marchandise ce tour-ci
} : ce marché a une limite de vente.
sv-refused-two_deliveries = Vous avez fait vos { $limit } livraisons de ce tour.
sv-refused-trains_in_basic = Le jeu de base n’a pas de trains. N’en indiquez pas.
sv-refused-not_in_jail = { $piece } n’est pas en prison.
sv-refused-tried_already = { $piece } a déjà eu droit à un lancer ce tour-ci. Relancez ou payez au prochain tour.
sv-refused-not_dead = { $piece } est en vie et n’a pas besoin de remplaçant.
sv-refused-still_waiting = { $piece } pourra être remplacé à partir du tour { $turn }.
sv-refused-no_cash_for_fine = Cela coûte { $cost } $ ; vous avez { $cash } $.
sv-refused-no_such_muster = Vous ne pouvez pas choisir « { $pieces } ». { $points ->
    [0] Prenez l’un des choix que propose le scénario.
   *[other] Vous avez { $points } points : un pion simple en coûte 3, un +1 en coûte 4, un +2 en coûte 5, et chaque sorte a une limite.
}
sv-refused-no_trains_named = Choisissez les trains qui transportent les marchandises.
sv-refused-trains_unusable = Ces trains ne peuvent pas faire cette livraison. Chacun doit être à vous, ne pas avoir roulé ce tour-ci et, s’il est affecté à une ville, se trouver sur des voies reliées à celle-ci.
sv-refused-over_capacity = Ces trains ne peuvent pas transporter { $goods ->
    [one] { $goods } unité
   *[other] { $goods } unités
} aussi loin. Prenez moins de marchandises ou plus de trains.
sv-refused-unknown_stock = Il n’y a pas de tel train ni de telle souffleuse à acheter. Choisissez parmi : { $known }.
sv-refused-no_such_train = Vous n’avez pas de train ni de souffleuse « { $train } ».
sv-refused-not_available = Vous ne pouvez pas l’acheter maintenant : la vente n’est pas encore ouverte, ou il n’en reste plus.
sv-refused-no_resale = Celui-ci n’a pas de valeur de reprise : il ne peut pas être repris.
sv-refused-four_trains = Vous avez quatre trains, le maximum. Donnez-en un en échange.
sv-refused-no_cash_for_stock = Cela coûte { $cost } $ ; vous avez { $cash } $.
sv-refused-no_such_plow = Il ne vous reste pas de souffleuse +{ $plow } à envoyer ce tour-ci.
sv-refused-not_your_network = Ce tronçon ne fait pas partie de votre réseau.
sv-refused-unplowable = Il n’y a pas de neige sur ce tronçon. Les souffleuses vont sur les tronçons blancs.
sv-refused-cleared_already = Ce tronçon est déjà dégagé.
sv-refused-plow_there = Une souffleuse a déjà tenté ce tronçon ce tour-ci. Envoyez celle-ci sur un autre.
sv-refused-neutral_unplaced = Placez d’abord le prospecteur neutre, sur une concession ou une carte passagers où vous n’avez pas de prospecteur.
sv-refused-other_network = { $piece } est affecté à votre autre ville, et ce tronçon n’y est pas relié.
sv-refused-not_a_start_city = « { $city } » n’est pas l’une de vos villes de départ. Vos villes de départ : { $known }.
sv-refused-already_assigned = Vous ne pouvez pas affecter { $piece } maintenant. Les ingénieurs s’affectent un par un, dans l’ordre.
sv-refused-city_left_empty = { $piece } doit aller à votre autre ville, qui resterait sinon sans ingénieur.
sv-refused-no_sliding = Vous ne pouvez pas déplacer la carte passagers { $passenger }. Ce doit être une carte A ou B que tient un de vos prospecteurs.
sv-refused-may_be_bought = Vous ne pouvez pas déplacer la carte passagers { $passenger }, car vous pourriez l’acheter.
sv-refused-not_emptied = La carte passagers { $passenger } ne peut aller que vers une seule pile ou place de concession que l’achat d’un autre joueur a libérée ce tour-ci.
sv-refused-partner_not_joined = Vos propres voies ne relient pas les villes de la ligne de passagers { $passenger } : vous ne pouvez pas mettre fin à l’association.
sv-refused-no_cash_for_share = Votre part de la ligne de passagers { $passenger } est de { $share } $ ; vous avez { $cash } $.
sv-refused-same_claim = Les marchandises sont déjà sur la concession { $claim }. Choisissez-en une autre.
sv-refused-not_alike = Les marchandises ne passent qu’entre deux de vos concessions qui produisent la même chose. Ce n’est pas le cas des concessions { $claim } et { $to }.
sv-refused-over_convoy = { $goods }, c’est trop pour un convoi. Il transporte 16 unités, ou 32 d’or ou d’argent.
sv-refused-no_such_kind = Vous ne pouvez pas engager « { $kind } ». Choisissez parmi : { $known }.
sv-refused-pieces_full = Vous avez { $most } pions, le maximum.
sv-refused-no_plain_piece = Vous avez déjà { $limit ->
    [one] { $limit } { $kind ->
        [surveyor] ingénieur simple
       *[prospector] prospecteur simple
    }
   *[other] { $limit } { $kind ->
        [surveyor] ingénieurs simples
       *[prospector] prospecteurs simples
    }
}, le maximum.
sv-refused-no_cash_to_hire = Engager coûte { $cost } $ ; vous avez { $cash } $.
sv-refused-not_killed = Vous ne pouvez remplacer ainsi qu’un { $kind ->
    [surveyor] ingénieur tué
   *[prospector] prospecteur tué
}.
sv-refused-no_room_for_piece = Vous ne pouvez pas remplacer { $piece } : vous avez déjà le maximum de pions, en tout ou de cette sorte.

## Options incompatibles

sv-options-alone = Pour jouer en solitaire, choisissez un scénario en solitaire ({ $rule }).
sv-options-scenario-players = Le scénario « { $scenario } » ne convient pas à ce nombre de joueurs. Joueurs : { $players } ({ $rule }).
sv-options-scenario-length = Le scénario « { $scenario } » fixe sa propre durée. N’en choisissez pas ({ $rule }).
sv-options-not-alone = La règle optionnelle « { $option } » demande au moins deux joueurs ({ $rule }).
sv-options-advanced-only = La règle optionnelle « { $option } » est réservée au jeu avancé ({ $rule }).
sv-options-basic-only = La règle optionnelle « { $option } » est réservée au jeu de base ({ $rule }).
sv-options-short-only = La règle optionnelle « { $option } » est réservée à la partie courte et aux scénarios ({ $rule }).
sv-options-not-long = La règle optionnelle « { $option } » ne s’emploie pas dans la partie longue ({ $rule }).
sv-options-not-short = La règle optionnelle « { $option } » ne s’emploie pas dans la partie courte ({ $rule }).

## Événements du journal
#
# Le fichier anglais explique les variables.

sv-event-positions_dealt = Les cartes d’ordre de départ sont distribuées : { $order }.
sv-event-settled = { $player } commence à { $cities }.
sv-event-cash_dealt = { $player } commence avec { $amount } $.
sv-event-pieces_taken = { $player } prend : { $pieces }.
sv-event-train_taken = { $player } commence avec un train { $train }{ $city ->
    [none] {""}
   *[other] {" "}à { $city }
}.
sv-event-claim_dealt = La concession { $claim } est retournée.
sv-event-passengers_dealt = Les premières cartes passagers sont retournées : { $passengers }.
sv-event-order_dealt = Ordre de jeu du tour { $turn } : { $order }.
sv-event-assigned = { $player } affecte { $piece ->
    [none] { sv-train }
   *[other] { $piece }
} à { $city }.
sv-event-placed = { $player } place { $piece } sur { $target }{ $second ->
    [yes] , comme second tronçon consécutif
   *[no] {""}
}.
sv-event-piece_returned = { $player } reprend { $piece }.
sv-event-moved = { $player } écarte { $piece } vers { $target }.
sv-event-stood_firm = { $player } laisse { $piece } en place.
sv-event-disputed = Dispute pour { $target } : { $rolls }. { $winner ->
    [none] Égalité.
   *[other] { $count ->
        [one] { $winners } l’emporte.
       *[other] { $winners } l’emportent.
    }
}
sv-event-piece_tied = { $player } : { $piece } est à égalité, reste sur place et ne fait rien ce tour-ci.
sv-event-jailed = { $player } : { $piece } va en prison ; l’amende est de { $cost } $.{ $keeps ->
    [yes] {" "}Ce qu’il a gagné reste utilisable ce tour-ci.
   *[no] {""}
}
sv-event-called = { $player } { $called ->
    [yes] demande une dispute
   *[no] ne demande pas de dispute
} entre { $segments }.
sv-event-agreed = { $player } { $agreed ->
    [yes] accepte
   *[no] refuse
} d’exploiter la ligne de passagers { $passenger } en commun avec { $partner }.
sv-event-theft_paid = { $player } paie { $amount } $ et lance les dés pour la ligne de passagers { $passenger }.
sv-event-line_taken = { $player } s’empare de la ligne de passagers { $passenger }.
sv-event-line_shared = { $players } exploitent désormais en commun la ligne de passagers { $passenger }.
sv-event-share_paid = { $player } paie sa part de la ligne de passagers { $passenger } : { $amount } $.
sv-event-card_discarded = Défausse définitive : { $target }.
sv-event-claim_bought = { $player } achète la concession { $claim } pour { $amount } $.
sv-event-passenger_bought = { $player } achète la ligne de passagers { $passenger } pour { $amount } $.
sv-event-promoted = { $player } : { $piece } est promu +{ $bonus }.
sv-event-claim_drawn = { $player } pioche la concession { $claim }.
sv-event-claim_left = { $player } laisse la concession { $claim } visible.
sv-event-event_drawn = { $player } pioche un événement : { $event }.
sv-event-killed = { $player } : { $piece } est tué. Le remplacer coûte { $cost } $ à partir du tour { $turn }.
sv-event-claims_cleared = Toutes les concessions visibles sont défaussées ; on en retourne { $deal ->
    [one] { $deal } nouvelle
   *[other] { $deal } nouvelles
}.
sv-event-slid = { $player } déplace la carte passagers { $passenger } vers { $pile ->
    [none] la place de concession { $place }
   *[other] la pile { $pile }
}.
sv-event-tried = { $player } lance { $dice } pour le second tronçon { $segment } : il { $success ->
    [yes] peut être construit
   *[no] ne peut pas être construit
}.
sv-event-track_built = { $player } construit le tronçon { $segment } pour { $amount } $.
sv-event-track_dismantled = { $player } démonte le tronçon { $segment } et reçoit { $amount } $.
sv-event-track_abandoned = { $player } abandonne le tronçon { $segment }.
sv-event-networks_joined = { $player } relie ses deux villes de départ : ses ingénieurs et ses trains n’y sont plus affectés.
sv-event-operated = { $player } paie { $amount } $ pour exploiter la concession { $claim }.
sv-event-produced = { $player } fait { $roll } pour la concession { $claim } : { $load }.
sv-event-depleted = { $player } fait { $roll } pour la concession { $claim } : elle est épuisée.
sv-event-claim_discarded = { $player } défausse la concession épuisée { $claim }.
sv-event-plow_sent = { $player } envoie la souffleuse +{ $plow } sur le tronçon { $segment }.
sv-event-plowed = { $player } fait { $die } + { $plow } sur le tronçon { $segment } : il { $cleared ->
    [yes] est dégagé
   *[no] reste enneigé
}.
sv-event-plow_idle = { $player } : la souffleuse +{ $plow } n’est plus nécessaire sur le tronçon { $segment }.
sv-event-offered = { $player } propose un marché à { $to } : { $give } contre { $take }.
sv-event-declined = { $player } refuse l’offre de { $to }.
sv-event-declined_but = { $player } refuse l’offre de { $to }, mais donnerait { $take } contre { $give }.
sv-event-dealt = { $player } et { $to } concluent un marché. { $player } donne : { $give } ; reçoit : { $take }.
sv-event-line_returned = La ligne de passagers { $passenger } ({ $players }) n’a plus d’itinéraire. Elle est de nouveau ouverte à tous, pile { $pile }.
sv-event-revenue_paid = { $player } encaisse { $amount } $ de la ligne de passagers { $passenger }.
sv-event-delivered = { $player } vend { $load } à { $city } pour { $amount } $ ({ $price } $ l’unité), depuis la concession { $claim }{ $owner ->
    [none] {""}
   *[other] , qui appartient à { $owner }
}{ $trains ->
    [none] {""}
   *[other] , par le train { $trains }
}.
sv-event-transferred = { $player } transporte { $load } de la concession { $claim } à la concession { $to }{ $trains ->
    [none] {""}
   *[other] , par le train { $trains }
}.
sv-event-pleaded = { $player } lance { $dice } pour { $piece } : { $free ->
    [yes] il est libre
   *[no] il reste en prison
}.
sv-event-bailed = { $player } paie { $amount } $ pour libérer { $piece }.
sv-event-replaced = { $player } paie { $amount } $ pour remplacer { $piece }.
sv-event-price_moved = Prix ({ $market }) : { $price } $, { $way ->
    [up] { $boxes ->
        [one] { $boxes } case
       *[other] { $boxes } cases
    } plus haut
    [down] { $boxes ->
        [one] { $boxes } case
       *[other] { $boxes } cases
    } plus bas
   *[same] inchangé
} ; { $sold ->
    [0] aucune vente
    [one] { $sold } unité vendue
   *[other] { $sold } unités vendues
}.
sv-event-passenger_shown = La carte passagers { $passenger } est retournée sur la pile { $pile }.
sv-event-hired = { $player } engage un { $kind } pour { $amount } ${ $replacing ->
    [none] {""}
   *[other] {" "}à la place de { $replacing }
}.
sv-event-train_bought = { $player } achète un train { $train } pour { $amount } ${ $trade_in ->
    [none] {""}
   *[other] {" "}et donne un train { $trade_in } en échange
}.
sv-event-plow_bought = { $player } achète une souffleuse +{ $plow } pour { $amount } ${ $trade_in ->
    [none] {""}
   *[other] {" "}et donne une +{ $trade_in } en échange
}.
sv-event-cash_shown = { $player } a { $cash } $. L’argent de ce joueur est désormais public.
sv-event-turn_advanced = Le tour { $turn } commence.
sv-event-game_ended = La partie est finie : { $count ->
    [one] { $winners } gagne
   *[other] { $winners } se partagent la victoire
} avec { $scores } $.
sv-event-game_graded = La partie est finie : { $player } a { $scores } $ après { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}. { $grade }.

## Expressions (parties des phrases)

sv-and = { $first } et { $last }
sv-kind = { $kind ->
    [s] ingénieur
    [p] prospecteur
   *[n] prospecteur neutre
}{ $bonus ->
    [0] {""}
   *[other] {" "}+{ $bonus }
}
sv-piece = { $kind ->
    [s] son ingénieur { $id }
    [p] son prospecteur { $id }
   *[n] le prospecteur neutre
}
sv-train = son train { $train }
sv-claim = { $number } { $name } ({ $commodity ->
    [gold] or
    [silver] argent
    [copper] cuivre
    [lumber] bois
   *[coal] charbon
}, { $town })
sv-segment = { $from }–{ $to }{ $which ->
    [0] {""}
   *[other] {" "}({ $which })
}
sv-line = { $number } { $from }–{ $to }
sv-target-segment = le tronçon { $segment }
sv-target-claim = la concession { $claim }
sv-target-passenger = la carte passagers { $passenger }
sv-target-deck = la pioche
sv-load = { $goods ->
    [0] rien
    [one] { $goods } unité { $commodity ->
        [gold] d’or
        [silver] d’argent
        [copper] de cuivre
        [lumber] de bois
       *[coal] de charbon
    }
   *[other] { $goods } unités { $commodity ->
        [gold] d’or
        [silver] d’argent
        [copper] de cuivre
        [lumber] de bois
       *[coal] de charbon
    }
}
sv-commodity = { $commodity ->
    [gold] or
    [silver] argent
    [copper] cuivre
    [lumber] bois
   *[coal] charbon
}
sv-market = { $commodity ->
    [gold] or
    [silver] argent
    [copper] cuivre
    [lumber] bois
   *[coal] charbon
} à { $city }
sv-roll = { $player } { $dice }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
} = { $total }
sv-terms-cash = { $cash } $
sv-terms-claim = la concession { $claim }
sv-terms-segment = le tronçon { $segment }
sv-terms-passenger = la ligne de passagers { $passenger }
sv-terms-train = un train { $train }
sv-terms-plow = une souffleuse +{ $plow }
sv-terms-goods = { $load } sur la concession { $claim }
sv-terms-nothing = rien

## Phases

sv-status = Tour { $turn }{ $winter ->
    [yes] {" "}(hiver)
   *[no] {""}
} · { $phase }
sv-goal = { $target ->
    [0] { $turns } tours
   *[other] jusqu’à { $target } $
}
sv-phase-positions = Les villes de départ sont tirées.
sv-phase-first_claims = Les premières concessions sont retournées.
sv-phase-first_lines = Les premières cartes passagers sont retournées.
sv-phase-order = L’ordre du tour est tiré.
sv-phase-placement = { $player } place ses pions.
sv-phase-disputes = On règle les disputes.
sv-phase-buying = { $player } achète des cartes.
sv-phase-building = { $player } construit.
sv-phase-operating = { $player } choisit les concessions à exploiter.
sv-phase-producing = { $player } lance les dés pour ses concessions.
sv-phase-plowing = { $player } envoie ses souffleuses.
sv-phase-dealing = { $player } fait des offres.
sv-phase-collecting = { $player } encaisse ses revenus.
sv-phase-delivering = { $player } livre des marchandises.
sv-phase-fines = { $player } libère et remplace ses pions.
sv-phase-prices = Les prix bougent.
sv-phase-new_cards = De nouvelles cartes sont retournées.
sv-phase-hiring = { $player } peut engager un pion.
sv-phase-shopping = { $player } peut acheter un train ou une souffleuse.
sv-phase-end_of_turn = Le tour s’achève.
sv-phase-over = La partie est finie.
sv-result = { $count ->
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
}

## Noms

sv-grade-decisive-victory = Victoire décisive
sv-grade-substantial-victory = Victoire substantielle
sv-grade-marginal-victory = Victoire marginale
sv-grade-draw = Match nul
sv-grade-marginal-defeat = Défaite marginale
sv-grade-substantial-defeat = Défaite substantielle
sv-grade-decisive-defeat = Défaite décisive
sv-option-level = Niveau
sv-option-level-basic = De base
sv-option-level-advanced = Avancé (trains et souffleuses)
sv-option-length = Durée
sv-option-length-short = Courte (jusqu’à 6 000 $)
sv-option-length-regular = Régulière (jusqu’à 10 000 $)
sv-option-length-long = Longue (jusqu’à 20 000 $)
sv-option-length-campaign = Campagne (24 tours)
sv-option-scenario = Scénario
sv-option-scenario-none = Départ normal (2 à 6 joueurs)
sv-option-scenario-denver-6000 = Denver 6 000 (en solitaire)
sv-option-scenario-denver-10000 = Denver 10 000 (en solitaire)
sv-option-scenario-salt-lake-city-10000 = Salt Lake City 10 000 (en solitaire)
sv-option-scenario-denver-campaign = Campagne de Denver (en solitaire)
sv-option-scenario-golden-spike = Golden Spike (2 ou 3 joueurs)
sv-option-scenario-copper-spike = Copper Spike (en solitaire)
sv-option-scenario-nickel-spike = Nickel Spike (3 joueurs)
sv-option-scenario-silver-spike = Silver Spike (4 joueurs)
sv-option-scenario-power-start = Départ puissant (5 joueurs)
sv-option-rules = Règles optionnelles
sv-option-rules-passenger-card-slide = Glissement d’une carte passagers
sv-option-rules-joint-passenger-line = Ligne de passagers commune
sv-option-rules-several-plows = Plusieurs souffleuses
sv-option-rules-convoy-transfer = Transfert de convoi
sv-option-rules-better-passenger-service = Transport de passagers amélioré
sv-option-rules-simple-market = Marché simplifié
sv-option-rules-hiring = Engager des pions
