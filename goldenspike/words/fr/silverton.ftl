# Silverton : pourquoi non, ce qui s’est passé, comment les choses s’appellent.

## Pourquoi une chose est impossible (le numéro de la règle est affiché à côté)

sv-refused-not_now = Ce n’est pas ce qui est demandé maintenant. Un tour se déroule ainsi : placement, disputes, puis les sept étapes de chacun (acheter, construire, exploiter, négocier, encaisser, livrer, amendes), prix, nouvelles cartes.
sv-refused-game_over = La partie est finie.
sv-refused-unknown_segment = Le plateau n’a pas de tronçon « { $segment } ».
sv-refused-unknown_city = « { $city } » n’est pas une ville de marché. On vend à : { $known }.
sv-refused-unknown_claim = Il n’y a pas de concession { $claim }.
sv-refused-unknown_passenger = Il n’y a pas de carte passagers { $passenger }.
sv-refused-unknown_piece = Vous n’avez pas de pion « { $piece } ». Vous avez : { $known }.
sv-refused-parallel = Ce tronçon est parallèle à l’un des vôtres, ou à celui où se trouve un de vos ingénieurs. Choisissez-en un qui ne le soit pas.
sv-refused-only_blocks = Ce tronçon ne servirait qu’à bloquer les autres. Il doit toucher une nouvelle ville, relier ce qui ne l’est pas, raccourcir un itinéraire de passagers, ouvrir un chemin sans neige ou, dans le jeu avancé, faciliter le chemin d’une ville de marché.
sv-refused-dismantle_cut_off = Cette voie est coupée de votre ville de départ : vous pouvez l’abandonner, mais non la démonter.
sv-refused-one_target = Nommez une seule cible : un tronçon, une concession, une carte passagers ou la pioche.
sv-refused-piece_not_free = { $piece } n’est pas libre : ce pion est déjà placé, en prison ou mort.
sv-refused-stands_there = Un de vos pions s’y trouve déjà, et un seul suffit. Seule la pioche en accueille plusieurs.
sv-refused-not_a_surveyor_target = { $piece } est un ingénieur, et un ingénieur ne se place que sur un tronçon.
sv-refused-others_track = Ce tronçon appartient à un autre joueur. Un ingénieur se place sur un tronçon libre, ou sur un des vôtres pour le démonter.
sv-refused-snowed_in = C’est l’hiver, et ce tronçon blanc est bloqué par la neige jusqu’au prochain tour.
sv-refused-not_connected = Ce tronçon ne touche ni votre ville de départ ni vos voies, et ne peut être ici un second tronçon consécutif.
sv-refused-first_is_needed = { $piece } doit rester : le tronçon d’un autre ingénieur n’est relié que par le sien.
sv-refused-not_a_prospector_target = { $piece } est un prospecteur, qui se place sur une concession, une carte passagers ou la pioche (le neutre, jamais sur la pioche).
sv-refused-claim_not_face_up = La concession { $claim } n’est pas face visible ; choisissez-en une qui le soit.
sv-refused-card_not_open = La carte passagers { $passenger } n’est pas disponible ; choisissez-en une qui soit face visible.
sv-refused-own_line = La ligne de passagers { $passenger } est déjà à vous.
sv-refused-deck_empty = La pioche des concessions est vide.
sv-refused-line_not_joined = Vos propres voies ne relient pas les villes de la carte passagers { $passenger }. Construisez d’abord un itinéraire complet.
sv-refused-line_snowed_in = Vos itinéraires entre les villes de la carte passagers { $passenger } sont bloqués par la neige ; en hiver, il vous en faut un sans neige.
sv-refused-no_shorter_route = Pour voler la ligne de passagers { $passenger }, il faut un itinéraire plus court que celui du propriétaire.
sv-refused-not_a_twin = { $piece } ne peut s’écarter que vers un tronçon qui relie les deux mêmes villes au même coût.
sv-refused-twin_taken = Un ingénieur se trouve déjà sur ce tronçon ; on ne s’écarte que vers un tronçon libre.
sv-refused-no_cash_to_steal = Lancer les dés pour la ligne de passagers { $passenger } coûte { $price } $ ; vous avez { $cash } $.
sv-refused-one_purchase = Achetez une chose à la fois : à l’étape 1 une concession ou une carte passagers, avant la fin du tour un train ou une souffleuse.
sv-refused-no_card_held = { $card ->
    [claim] La concession { $number }
   *[passenger] La carte passagers { $number }
} n’est pas à acheter maintenant : il faut qu’un de vos prospecteurs la tienne, et une carte tirée passe en premier.
sv-refused-no_cash_for_card = { $card ->
    [claim] La concession { $number }
   *[passenger] La carte passagers { $number }
} coûte { $cost } $ ; vous avez { $cash } $.
sv-refused-not_on_deck = { $piece } ne peut pas tirer de carte : seul un prospecteur sur la pioche le peut, une fois, tant qu’il reste des cartes.
sv-refused-draw_first = Vos prospecteurs sur la pioche doivent d’abord tirer leur carte.
sv-refused-no_surveyor_there = Aucun de vos ingénieurs ne tient ce tronçon : vous ne pouvez pas le construire maintenant.
sv-refused-survey_unconnected = Ce tronçon ne touche encore ni votre ville de départ ni vos voies ; construisez d’abord celui qui le précède.
sv-refused-built_parallel = Vous possédez maintenant un tronçon parallèle à celui-ci, et il n’en faut pas deux.
sv-refused-no_cash_to_build = Construire ce tronçon coûte { $cost } $ ; vous avez { $cash } $.
sv-refused-no_cube = Vos { $cubes } cubes sont tous posés. Abandonnez ou démontez d’abord un tronçon.
sv-refused-not_your_track = Ce tronçon n’est pas à vous.
sv-refused-no_dismantler = Pour démonter ce tronçon, il faut qu’un de vos ingénieurs s’y trouve et qu’il fasse partie de votre réseau.
sv-refused-cubes_left = On n’abandonne une voie de son réseau que si les { $cubes } cubes sont tous posés et qu’il en faut un pour construire.
sv-refused-not_your_claim = La concession { $claim } n’est pas à vous.
sv-refused-operated_already = La concession { $claim } a déjà été exploitée ce tour-ci ; c’est une fois par tour.
sv-refused-no_cash_to_operate = Exploiter la concession { $claim } coûte { $cost } $ ; vous avez { $cash } $.
sv-refused-claim_depleted = La concession { $claim } est épuisée et ne s’exploite plus.
sv-refused-no_such_partner = Faites votre offre à l’un des autres joueurs.
sv-refused-three_offers = Vous avez fait { $most } offres, et c’est tout pour ce tour.
sv-refused-empty_offer = Cette offre est vide. Dites ce que vous donneriez ou prendriez.
sv-refused-sells_no_goods = À votre tour, vous ne vendez pas de marchandises aux autres ; offrez plutôt des concessions, des voies ou de l’argent.
sv-refused-offer_over_cash = Vous offrez plus que les { $cash } $ de votre caisse.
sv-refused-named_twice = Une chose est nommée deux fois dans cette offre ; une fois suffit.
sv-refused-advanced_deals = Dans le jeu de base, on ne négocie que des concessions, des tronçons, de l’argent et des marchandises.
sv-refused-not_theirs = Quelqu’un donnerait ce qui n’est pas à lui. Les lignes communes ne se négocient pas non plus.
sv-refused-no_goods_for_sale = Ces marchandises ne sont pas à vendre : elles doivent se trouver sur une concession que l’autre garde, et personne ne doit les avoir achetées.
sv-refused-too_many_cubes = Quelqu’un aurait plus de tronçons que de cubes.
sv-refused-deal_parallel = Quelqu’un aurait deux tronçons parallèles.
sv-refused-too_many_trains = Personne ne peut avoir plus de { $trains } trains.
sv-refused-goods_not_deliverable = Vous ne pourriez pas livrer ces marchandises ce tour-ci avec celles que vous avez déjà achetées : vous ne pouvez donc pas les acheter.
sv-refused-cannot_pay = On vous demande { $sum } $ et vous avez { $cash } $.
sv-refused-no_goods_there = La concession { $claim } ne porte aucune marchandise que vous puissiez emporter.
sv-refused-no_goods_named = Emportez au moins une unité de marchandise.
sv-refused-not_enough_goods = Vous voulez emporter { $goods } unités de la concession { $claim } ; il y en a { $there }.
sv-refused-no_route = Aucun de vos itinéraires ouverts ce tour-ci n’y mène depuis la concession { $claim }.
sv-refused-market_closed = Ce que produit la concession { $claim } ne se vend pas dans cette ville ; choisissez-en une où un marqueur de prix lui correspond.
sv-refused-over_sale_limit = { $room ->
    [0] Vous ne pouvez plus rien y vendre de cette marchandise
   *[other] Vous ne pouvez plus y vendre que { $room } de cette marchandise
} ce tour-ci : ce marché a une limite.
sv-refused-two_deliveries = Vous avez fait vos { $limit } livraisons de ce tour.
sv-refused-trains_in_basic = Il n’y a pas de trains dans le jeu de base ; n’en nommez pas.
sv-refused-not_in_jail = { $piece } n’est pas en prison.
sv-refused-tried_already = Pour { $piece }, les dés ont déjà été lancés ce tour-ci. Réessayez au prochain tour, ou payez alors.
sv-refused-not_dead = { $piece } est en vie et n’a pas besoin de remplaçant.
sv-refused-still_waiting = { $piece } pourra être remplacé à partir du tour { $turn }.
sv-refused-no_cash_for_fine = Cela coûte { $cost } $ ; vous avez { $cash } $.
sv-refused-no_such_muster = On ne peut pas choisir « { $pieces } ». { $points ->
    [0] Prenez l’un des choix que donne le scénario.
   *[other] Vous avez { $points } points : un pion simple en coûte 3, un +1 en coûte 4, un +2 en coûte 5, et chaque sorte a ses limites.
}
sv-refused-no_trains_named = Dites quels trains emportent les marchandises.
sv-refused-trains_unusable = Ces trains ne peuvent pas faire ce trajet : chacun doit être à vous, n’avoir pas roulé ce tour-ci et, s’il est affecté à une ville, se trouver sur des voies qui y sont reliées.
sv-refused-over_capacity = Ces trains n’emportent pas { $goods ->
    [one] { $goods } unité
   *[other] { $goods } unités
} jusque-là. Prenez moins de marchandises, ou plus de trains.
sv-refused-unknown_stock = Il n’y a rien de tel à acheter. Il y a : { $known }.
sv-refused-no_such_train = Vous n’avez ni train ni souffleuse de ce nom : « { $train } ».
sv-refused-not_available = On ne peut pas l’acheter maintenant : la vente n’est pas encore ouverte, ou il n’en reste plus.
sv-refused-no_resale = Celui-là n’a pas de valeur de reprise et ne peut pas être repris.
sv-refused-four_trains = Vous avez quatre trains, et c’est la limite ; donnez-en un en échange.
sv-refused-no_cash_for_stock = Cela coûte { $cost } $ ; vous avez { $cash } $.
sv-refused-no_such_plow = Vous n’avez pas de souffleuse +{ $plow } qui puisse encore servir ce tour-ci.
sv-refused-not_your_network = Ce tronçon ne fait pas partie de votre réseau.
sv-refused-unplowable = Ce tronçon n’a pas de neige ; une souffleuse va sur un tronçon blanc.
sv-refused-cleared_already = Ce tronçon est déjà dégagé.
sv-refused-plow_there = Une souffleuse a déjà essayé ce tronçon ce tour-ci ; envoyez celle-ci ailleurs.
sv-refused-neutral_unplaced = Placez d’abord le prospecteur neutre, sur une concession ou une carte passagers où vous n’en avez pas vous-même.
sv-refused-other_network = { $piece } est affecté à votre autre ville, et ce tronçon n’y est pas relié.
sv-refused-not_a_start_city = « { $city } » n’est pas l’une de vos villes de départ : { $known }.
sv-refused-already_assigned = Ce n’est pas { $piece } qu’il faut affecter maintenant.
sv-refused-city_left_empty = { $piece } doit aller à votre autre ville, qui resterait sans ingénieur.
sv-refused-no_sliding = Vous ne pouvez pas déplacer la carte passagers { $passenger } : il faut une carte A ou B que tienne un de vos prospecteurs.
sv-refused-may_be_bought = Vous avez le droit d’acheter la carte passagers { $passenger } : vous ne pouvez donc pas la déplacer.
sv-refused-not_emptied = La carte passagers { $passenger } ne peut aller que vers une seule pile ou place de concession que l’achat d’un autre a laissée vide ce tour-ci.
sv-refused-partner_not_joined = À elles seules, vos voies ne relient pas les villes de la ligne de passagers { $passenger } : vous ne pouvez pas mettre fin à l’association.
sv-refused-no_cash_for_share = Votre part de la ligne de passagers { $passenger } est de { $share } $ ; vous avez { $cash } $.
sv-refused-same_claim = Les marchandises sont déjà sur la concession { $claim } ; nommez-en une autre.
sv-refused-not_alike = Les marchandises ne passent qu’entre deux de vos concessions qui produisent la même chose ; ce n’est pas le cas des concessions { $claim } et { $to }.
sv-refused-over_convoy = { $goods }, c’est trop pour un convoi : il en prend 16, ou 32 d’or ou d’argent.
sv-refused-no_such_kind = On ne peut pas engager « { $kind } ». On peut engager : { $known }.
sv-refused-pieces_full = Vous avez { $most } pions, et c’est la limite.
sv-refused-no_plain_piece = Vous avez déjà { $limit ->
    [one] { $limit } { $kind ->
        [surveyor] ingénieur simple
       *[prospector] prospecteur simple
    }
   *[other] { $limit } { $kind ->
        [surveyor] ingénieurs simples
       *[prospector] prospecteurs simples
    }
}, et il n’y en a pas d’autre.
sv-refused-no_cash_to_hire = Engager coûte { $cost } $ ; vous avez { $cash } $.
sv-refused-not_killed = On ne remplace ainsi qu’un { $kind ->
    [surveyor] ingénieur tué
   *[prospector] prospecteur tué
}.
sv-refused-no_room_for_piece = Il n’y a pas de place pour remplacer { $piece } : vous avez tous les pions permis, ou tous ceux de cette sorte.

## Options qui ne vont pas ensemble

sv-options-alone = Seul, on joue un scénario en solitaire ; choisissez-en un ({ $rule }).
sv-options-scenario-players = Le scénario « { $scenario } » ne se joue pas à ce nombre. Joueurs : { $players } ({ $rule }).
sv-options-scenario-length = Le scénario « { $scenario } » fixe sa propre durée ; n’en indiquez pas ({ $rule }).
sv-options-not-alone = La règle optionnelle « { $option } » demande au moins deux joueurs ({ $rule }).
sv-options-advanced-only = La règle optionnelle « { $option } » est réservée au jeu avancé ({ $rule }).
sv-options-basic-only = La règle optionnelle « { $option } » est réservée au jeu de base ({ $rule }).
sv-options-short-only = La règle optionnelle « { $option } » est réservée à la partie courte et aux scénarios ({ $rule }).
sv-options-not-long = La règle optionnelle « { $option } » ne va pas avec la partie longue ({ $rule }).
sv-options-not-short = La règle optionnelle « { $option } » ne va pas avec la partie courte ({ $rule }).

## Ce qui s’est passé
#
# Les valeurs sont expliquées dans le fichier anglais.

sv-event-positions_dealt = Les cartes d’ordre du départ sont distribuées : { $order }.
sv-event-settled = { $player } commence à { $cities }.
sv-event-cash_dealt = { $player } commence avec { $amount } $.
sv-event-pieces_taken = { $player } prend : { $pieces }.
sv-event-train_taken = { $player } commence avec un train { $train }{ $city ->
    [none] {""}
   *[other] {" "}à { $city }
}.
sv-event-claim_dealt = Une concession est retournée : { $claim }.
sv-event-passengers_dealt = Les premières cartes passagers sont retournées : { $passengers }.
sv-event-order_dealt = Ordre du tour { $turn } : { $order }.
sv-event-assigned = { $player } affecte { $piece ->
    [none] { sv-train }
   *[other] { $piece }
} à { $city }.
sv-event-placed = { $player } place { $piece } sur { $target }{ $second ->
    [yes] , un second tronçon consécutif
   *[no] {""}
}.
sv-event-piece_returned = { $player } reprend { $piece }.
sv-event-moved = { $player } écarte { $piece } vers { $target }.
sv-event-stood_firm = { $player } n’écarte pas { $piece }.
sv-event-disputed = Dispute pour { $target } : { $rolls }. { $winner ->
    [none] Égalité.
   *[other] { $count ->
        [one] { $winners } l’emporte.
       *[other] { $winners } l’emportent.
    }
}
sv-event-piece_tied = { $player } : { $piece } reste sur place et ne fait rien ce tour-ci.
sv-event-jailed = { $player } : { $piece } va en prison ; { $cost } $ le libéreraient.{ $keeps ->
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
} de gérer la ligne de passagers { $passenger } en commun avec { $partner }.
sv-event-theft_paid = { $player } paie { $amount } $ et lance les dés pour la ligne de passagers { $passenger }.
sv-event-line_taken = La ligne de passagers { $passenger } appartient maintenant à { $player }.
sv-event-line_shared = { $players } gèrent en commun la ligne de passagers { $passenger }.
sv-event-share_paid = { $player } paie sa part de la ligne de passagers { $passenger } : { $amount } $.
sv-event-card_discarded = Défausse, pour de bon : { $target }.
sv-event-claim_bought = { $player } achète la concession { $claim } pour { $amount } $.
sv-event-passenger_bought = { $player } achète la ligne de passagers { $passenger } pour { $amount } $.
sv-event-promoted = { $player } : { $piece } est promu +{ $bonus }.
sv-event-claim_drawn = { $player } tire la concession { $claim }.
sv-event-claim_left = { $player } laisse la concession { $claim } face visible.
sv-event-event_drawn = { $player } tire un événement : { $event }.
sv-event-killed = { $player } : { $piece } est tué ; à partir du tour { $turn }, un remplaçant coûtera { $cost } $.
sv-event-claims_cleared = Toutes les concessions face visible sont défaussées ; on en retourne { $deal ->
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
sv-event-networks_joined = { $player } a relié ses deux villes de départ : ingénieurs et trains n’y sont plus attachés.
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
sv-event-offered = { $player } fait une offre à { $to } : { $give } contre { $take }.
sv-event-declined = { $player } refuse l’offre faite par { $to }.
sv-event-declined_but = { $player } refuse l’offre faite par { $to }, mais accepterait { $give } contre { $take }.
sv-event-dealt = { $player } et { $to } font affaire. { $player } donne : { $give } ; reçoit : { $take }.
sv-event-line_returned = Les villes de la ligne de passagers { $passenger } ne sont plus reliées ({ $players }) : elle est de nouveau disponible, pile { $pile }.
sv-event-revenue_paid = { $player } encaisse { $amount } $ grâce à la ligne de passagers { $passenger }.
sv-event-delivered = { $player } vend { $load } à { $city } pour { $amount } $ ({ $price } $ l’unité), depuis la concession { $claim }{ $owner ->
    [none] {""}
   *[other] , qui appartient à { $owner }
}{ $trains ->
    [none] {""}
   *[other] , par le train { $trains }
}.
sv-event-transferred = { $player } mène { $load } de la concession { $claim } à la concession { $to }{ $trains ->
    [none] {""}
   *[other] , par le train { $trains }
}.
sv-event-pleaded = { $player } lance { $dice } pour { $piece } : { $free ->
    [yes] libéré
   *[no] toujours en prison
}.
sv-event-bailed = { $player } paie { $amount } $ et libère { $piece }.
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
    [0] rien de vendu
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
sv-event-cash_shown = { $player } a { $cash } $ en caisse, et désormais tous le voient.
sv-event-turn_advanced = Le tour { $turn } commence.
sv-event-game_ended = La partie est finie : { $count ->
    [one] { $winners } gagne
   *[other] { $winners } se partagent la victoire
} avec { $scores } $.
sv-event-game_graded = La partie est finie : { $player } a { $scores } $ après { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}. { $grade }.

## Expressions (à l’intérieur des phrases)

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

## Qui fait quoi

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
sv-phase-operating = { $player } nomme les concessions à exploiter.
sv-phase-producing = { $player } lance les dés pour ses concessions.
sv-phase-plowing = { $player } envoie ses souffleuses.
sv-phase-dealing = { $player } négocie.
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
