# Silverton dans un terminal : tableaux, choix, commandes.

## Ce que le journal dit en plus des nouvelles

sv-event-deal_ended = Les concessions sont retournées.
sv-event-placement_begun = { $player } revoit les pions qu’une égalité a laissés en place.
sv-event-placement_ended = { $player } a placé ses pions.
sv-event-disputes_ended = Il n’y a plus de dispute.
sv-event-piece_won = { $player } : { $piece } garde sa place.
sv-event-drawing = { $player } pioche avec { $piece }.
sv-event-buying_ended = { $player } n’achète plus de carte.
sv-event-trying = { $player } tente les dés pour le second tronçon { $segment }.
sv-event-building_ended = { $player } ne construit plus.
sv-event-operating_ended = { $player } a nommé les concessions à exploiter.
sv-event-plowing_ended = { $player } n’envoie plus de souffleuse.
sv-event-dealing_ended = { $player } ne fait plus d’offre.
sv-event-collecting_ended = { $player } a encaissé.
sv-event-delivering_ended = { $player } ne livre plus.
sv-event-pleading = { $player } tente les dés pour { $piece }.
sv-event-fines_ended = { $player } a fini.
sv-event-new_cards_ended = Les nouvelles cartes sont retournées.
sv-event-hiring_ended = { $player } n’engage plus personne.
sv-event-shopping_ended = { $player } n’achète plus ni train ni souffleuse.
sv-event-cash_moved = { $amount } $ du marché conclu : { $player }.

## Qui fait quoi

sv-term-demand = demande accrue { $idn }
sv-term-phase-disputes = { $player } décide dans une dispute.
sv-term-phase-answer = { $player } répond à une offre.
sv-term-result-turns = { $turns ->
    [one] { $turns } tour a été joué
   *[other] { $turns } tours ont été joués
}.

## Tableaux

sv-term-table-player = Joueur
sv-term-table-cash = Argent
sv-term-table-start = Départ
sv-term-table-track = Voie
sv-term-table-claims = Conc.
sv-term-table-lines = Lignes
sv-term-table-trains = Trains
sv-term-table-plows = Souffl.
sv-term-table-pieces = Pions
sv-term-table-row = n°
sv-term-table-claim = Concession
sv-term-table-goods = Unités
sv-term-table-cost = Coût
sv-term-table-operate = Exploit.
sv-term-table-depletion = Épuisée
sv-term-table-yield = Produit
sv-term-table-gain = L’essai
sv-term-table-there = Sur place
sv-term-table-state = État
sv-term-table-pile = Pile
sv-term-table-line = Ligne de passagers
sv-term-table-price = Prix
sv-term-table-revenue = Par tour
sv-term-table-length = Long.
sv-term-table-under = Dessous
sv-term-table-owner = À qui
sv-term-table-load = Vente
sv-term-table-proceeds = Recette
sv-term-table-each = L’unité
sv-term-table-moves = Le prix ensuite
sv-term-table-segment = Tronçon
sv-term-table-between = Entre
sv-term-table-stock = En banque
sv-term-table-left = Reste
sv-term-table-from = Dès le tour
sv-term-most-trains = { $trains } trains au plus par joueur
sv-term-piece-jail = en prison ({ $cost } $)
sv-term-piece-dead = mort ({ $cost } $ dès le tour { $turn })
sv-term-piece-second = (second)
sv-term-piece-tied = (égalité)
sv-term-percent = { $percent } %
sv-term-yield = { NUMBER($goods, minimumFractionDigits: 1) }
sv-term-claim-depleted = épuisée
sv-term-claim-operated = exploitée
sv-term-claim-unopened = neuve
sv-term-drawn = tirée
sv-term-own-lines = Lignes de passagers : { $lines } par tour
sv-term-prices = Prix :
sv-term-chart-sold = Vendu
sv-term-chart-limit = Limite
sv-term-chart-room = À vous
sv-term-chart = Le prix du marqueur est entre crochets ; il ne peut pas entrer dans les cases ░ombrées░. « Vendu » compte les ventes de ce tour, « Limite » ce qu’un joueur peut y vendre en un tour, « À vous » ce qu’il vous en reste.
sv-term-card-roll = Dés
sv-term-card-claim = Elle coûte { $cost } $, l’exploiter { $operate } $.
sv-term-card-away = Elle est dans la pioche ou hors du jeu.
sv-term-card-open = Elle est visible.
sv-term-card-owned = Elle est à { $player } ; { $goods ->
    [0] rien ne s’y trouve
    [one] { $goods } unité s’y trouve
   *[other] { $goods } unités s’y trouvent
}.

## La carte

sv-term-legend = ◆ ville de marché  180/7 : 180 $, longueur 7  * blanc (neige en hiver)  { $letter }7 : voie de { $letter }  ^{ $letter } : ingénieur de { $letter }  { $letter }:… : concession de { $letter }  3) : choix 3  Concessions : { $goods }
sv-term-map-cut = C’est une partie de la carte : « carte » suivi d’une ville, comme « carte Leadville », en montre une autre ; « carte » seul la montre tout entière.

## Choix

sv-term-bargain = { $player } vous offre { $give } en échange de { $take }.
sv-term-preview-muster = { $points } points
sv-term-preview-deck = piocher une carte : il reste { $claims ->
    [one] { $claims } concession
   *[other] { $claims } concessions
} et { $events ->
    [one] { $events } événement
   *[other] { $events } événements
}
sv-term-preview-dismantle = le démonter : { $pays } $ pour vous
sv-term-joins = relie vos villes
sv-term-preview-build = { $segment } : { $cost } $, longueur { $length } ; il vous reste { $left } ${ $chance ->
    [none] {""}
   *[other] {" "}(si les dés le veulent : { $chance })
}
sv-term-preview-chance = réussit à { $chance }
sv-term-preview-cost = { $cost } $ ; il vous reste { $left } $
sv-term-preview-stock = { $cost } $ ; il vous reste { $left } $ ; la banque en a { $stock }
sv-term-preview-dispute = jouer aux dés { $segments } : { $rivals } ; vous gagnez à { $chance }
sv-term-preview-theft = jouer aux dés la ligne { $line } de { $owners } : { $price } $, quoi que disent les dés ; vous gagnez à { $chance }
sv-term-preview-agree = exploiter la ligne { $line } avec { $partner } : vous payez { $share } $ et touchez { $revenue } $ par tour
sv-term-preview-transfer = { $load } vers la concession { $claim }
sv-term-preview-draw = piocher une carte
sv-term-preview-leave = la laisser visible
sv-term-preview-slide = y déplacer la carte
sv-term-preview-pass = non
sv-term-preview-accept = accepter
sv-term-preview-decline = dire non
sv-term-preview-done-placement = ne plus placer de pion
sv-term-preview-done-buying = ne plus rien acheter
sv-term-preview-done-building = ne plus construire
sv-term-preview-done-operating = ne plus nommer de concession, et lancer les dés
sv-term-preview-done-plowing = ne plus envoyer de souffleuse
sv-term-preview-done-dealing = ne pas faire d’offre
sv-term-preview-done-delivering = ne plus livrer
sv-term-preview-done-fines = ne plus libérer ni remplacer personne
sv-term-preview-done-hiring = n’engager personne
sv-term-preview-done-shopping = ne rien acheter
sv-term-preview-unsold = ★ marque ce qui se vend le mieux : { $proceeds } $ en tout
sv-term-hint-place = Les autres pions et tronçons se tapent : « placer s2 denver-golden », « placer p2 concession 25 » ; un ingénieur sur votre propre voie la démonte. « environs golden » donne les tronçons d’une ville, « fiche 25 » une concession, « pourquoi golden » dit ce qui manque ici, et pourquoi.
sv-term-hint-deliver = Moins d’unités, ou d’autres villes et trains : « livrer CONCESSION VILLE UNITÉS TRAINS », comme « livrer 25 denver 2 ».
sv-term-hint-plow = « déneiger BONUS VILLE-VILLE » envoie une souffleuse ailleurs.
sv-term-hint-offer = Pour proposer un marché, dites qui donne et prend quoi : « proposer B donner argent 200 concession 25 prendre tronçon denver-falcon unités 30:4 ».
sv-term-hint-accept = Pour nommer d’autres conditions : « refuser donner argent 300 prendre concession 25 », vu de qui a proposé.

## Commandes

sv-term-word-muster = recruter
sv-term-word-assign = affecter
sv-term-word-place = placer
sv-term-word-move = écarter
sv-term-word-stand = tenir
sv-term-word-call = réclamer
sv-term-word-agree = consentir
sv-term-word-pay = payer
sv-term-word-pass = passer
sv-term-word-buy = acheter
sv-term-word-draw = piocher
sv-term-word-leave = laisser
sv-term-word-slide = glisser
sv-term-word-build = construire
sv-term-word-dismantle = démonter
sv-term-word-abandon = abandonner
sv-term-word-operate = exploiter
sv-term-word-plow = déneiger
sv-term-word-offer = proposer
sv-term-word-accept = accepter
sv-term-word-decline = refuser
sv-term-word-deliver = livrer
sv-term-word-transfer = transférer
sv-term-word-roll = lancer
sv-term-word-bail = libérer
sv-term-word-replace = remplacer
sv-term-word-hire = engager
sv-term-word-done = finir
sv-term-word-map = carte
sv-term-word-near = environs
sv-term-word-market = marché
sv-term-word-claims = concessions
sv-term-word-lines = lignes
sv-term-word-players = joueurs
sv-term-word-card = fiche
sv-term-word-tables = tableaux
sv-term-word-why = pourquoi
sv-term-help-muster = PIONS : choisir ses pions, comme « recruter S+2 S P+1 P »
sv-term-help-assign = PION VILLE, ou train PUISSANCE VILLE, comme « affecter s1 denver » ou « affecter train 9 denver »
sv-term-help-place = PION OÙ, comme « placer s1 denver-golden », « placer p1 concession 25 », « placer p1 ligne 7 » ou « placer p1 pioche »
sv-term-help-move = TRONÇON : écarter son ingénieur vers ce tronçon
sv-term-help-stand = ne pas s’écarter ; lancer les dés
sv-term-help-call = réclamer une dispute pour deux tronçons
sv-term-help-agree = exploiter la ligne ensemble
sv-term-help-pay = payer, et jouer la ligne aux dés
sv-term-help-pass = ne rien réclamer, n’accepter ni ne payer rien
sv-term-help-buy = CONCESSION, ligne N, train PUISSANCE [contre ANCIEN] ou souffleuse BONUS [contre ANCIENNE], comme « acheter concession 25 », « acheter ligne 7 » ou « acheter train 24 contre 9 »
sv-term-help-draw = PION : faire piocher ce prospecteur
sv-term-help-leave = laisser visible la concession tirée
sv-term-help-slide = N pile N ou N rang N : déplacer une carte passagers vers une pile ou une place des concessions, comme « glisser 7 pile 3 »
sv-term-help-build = TRONÇON, comme « construire denver-golden » ; souvent, l’une de ses villes suffit
sv-term-help-dismantle = TRONÇON, comme « démonter denver-golden »
sv-term-help-abandon = TRONÇON, comme « abandonner denver-golden »
sv-term-help-operate = CONCESSION, comme « exploiter 25 » ; les dés suivent « finir »
sv-term-help-plow = BONUS TRONÇON : envoyer une souffleuse, comme « déneiger 3 rollinsville-granby »
sv-term-help-offer = JOUEUR donner … prendre …, comme « proposer B donner argent 200 concession 25 prendre tronçon denver-falcon ligne 7 train 9 souffleuse 2 unités 30:4 »
sv-term-help-accept = accepter l’offre
sv-term-help-decline = [donner … prendre …] : dire non, avec ce qu’on accepterait peut-être
sv-term-help-deliver = CONCESSION VILLE [UNITÉS [TRAINS]], comme « livrer 25 denver 4 9+24 » ; sans précision : le plus possible
sv-term-help-transfer = CONCESSION CONCESSION [UNITÉS [TRAINS]] : déplacer des unités vers une autre concession
sv-term-help-roll = PION : tenter les dés pour un pion en prison
sv-term-help-bail = PION : payer pour libérer un pion
sv-term-help-replace = PION : payer le successeur d’un pion mort
sv-term-help-hire = ingénieur ou prospecteur [contre PION], comme « engager ingénieur contre s3 »
sv-term-help-done = finir l’étape
sv-term-help-map = [VILLE] : la carte, ou la partie autour d’une ville
sv-term-help-near = [VILLE] : les tronçons d’une ville, ou de toutes celles de votre voie, avec coûts, longueurs et propriétaires
sv-term-help-market = le tableau des prix
sv-term-help-claims = les concessions visibles, et celles de tous
sv-term-help-lines = les cartes passagers
sv-term-help-players = joueurs, pions, trains et souffleuses
sv-term-help-card = CONCESSION : une concession avec tous ses résultats
sv-term-help-tables = tout ce qui n’est pas sur la carte
sv-term-help-why = n’importe quoi, comme « pourquoi placer s1 denver-golden » ou « pourquoi golden » : pourquoi c’est impossible

## Mots des commandes

sv-term-key-claim = concession
sv-term-key-line = ligne
sv-term-key-deck = pioche
sv-term-key-segment = tronçon
sv-term-key-train = train
sv-term-key-plow = souffleuse
sv-term-key-cash = argent
sv-term-key-goods = unités
sv-term-key-nothing = rien
sv-term-key-give = donner
sv-term-key-take = prendre
sv-term-key-for = contre
sv-term-key-pile = pile
sv-term-key-spot = rang
sv-term-key-surveyor = ingénieur
sv-term-key-prospector = prospecteur

## Ce qui est mal tapé

sv-term-usage = Il manque quelque chose à « { $command } », ou c’est autre chose qu’il faut : { $usage }.
sv-term-usage-alone = « { $command } » se dit seul.
sv-term-usage-terms = « { $typed } » ne se comprend pas. Un marché se dit ainsi : « donner argent 200 concession 25 prendre tronçon denver-falcon ligne 7 train 9 souffleuse 2 unités 30:4 », ou « donner rien ».
sv-term-typed-player = « { $typed } » n’est pas un joueur. On tape son nom, son numéro ou sa lettre : { $known }.
sv-term-typed-claim = « { $typed } » n’est pas une concession. On tape son numéro ou son nom.
sv-term-typed-town = « { $typed } » n’est pas une ville de cette carte.
sv-term-typed-city = « { $typed } » n’est pas une ville de marché. Les villes de marché sont : { $known }.
sv-term-typed-segment = « { $typed } » n’est pas un tronçon. On tape ses deux villes, comme « denver-golden » ; le début de leurs noms suffit.
sv-term-typed-kind = « { $typed } » ne s’engage pas. Il y a : { $known }.
sv-term-why-allowed = C’est permis.
sv-term-why-nothing = Rien ne l’interdit maintenant, ou cela n’existe pas par ici. Dites l’action entière, comme « pourquoi placer s1 denver-golden ».

sv-term-setting = { $option } : { $value }
