# Silverton dans un terminal : tableaux, choix, commandes.

## Événements que seul le terminal affiche

sv-event-deal_ended = Les concessions sont retournées.
sv-event-placement_begun = { $player } revoit les pions qu’une égalité a laissés en place.
sv-event-placement_ended = { $player } termine son placement.
sv-event-disputes_ended = Il n’y a plus de dispute.
sv-event-piece_won = { $player } : { $piece } tient sa cible.
sv-event-drawing = { $player } pioche avec { $piece }.
sv-event-buying_ended = { $player } termine ses achats.
sv-event-trying = { $player } lance les dés pour le second tronçon { $segment }.
sv-event-building_ended = { $player } termine sa construction.
sv-event-operating_ended = { $player } a choisi les concessions à exploiter.
sv-event-plowing_ended = { $player } termine son déneigement.
sv-event-dealing_ended = { $player } termine ses négociations.
sv-event-collecting_ended = { $player } termine ses encaissements.
sv-event-delivering_ended = { $player } termine ses livraisons.
sv-event-pleading = { $player } lance les dés pour libérer { $piece }.
sv-event-fines_ended = { $player } termine ses amendes.
sv-event-new_cards_ended = Les nouvelles cartes sont retournées.
sv-event-hiring_ended = { $player } termine ses embauches.
sv-event-shopping_ended = { $player } termine ses achats de trains et de souffleuses.
sv-event-cash_moved = Argent du marché : { $amount } $ ({ $player }).

## Phases

sv-term-demand = demande accrue { $idn }
sv-term-phase-disputes = { $player } décide d’une dispute.
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
sv-term-table-depletion = Épuisement
sv-term-table-yield = Produit
sv-term-table-gain = Gain
sv-term-table-there = Pions
sv-term-table-state = État
sv-term-table-pile = Pile
sv-term-table-line = Ligne de passagers
sv-term-table-price = Prix
sv-term-table-revenue = Par tour
sv-term-table-length = Long.
sv-term-table-under = Dessous
sv-term-table-owner = Propriétaire
sv-term-table-load = Vente
sv-term-table-proceeds = Recette
sv-term-table-each = L’unité
sv-term-table-moves = Prix suivant
sv-term-table-segment = Tronçon
sv-term-table-between = Entre
sv-term-table-stock = À vendre
sv-term-table-left = Reste
sv-term-table-from = Dès le tour
sv-term-most-trains = au plus { $trains } trains par joueur
sv-term-piece-jail = en prison ({ $cost } $)
sv-term-piece-dead = mort ({ $cost } $ dès le tour { $turn })
sv-term-piece-second = (second)
sv-term-piece-tied = (égalité)
sv-term-percent = { $percent } %
sv-term-yield = { NUMBER($goods, minimumFractionDigits: 1) }
sv-term-claim-depleted = épuisée
sv-term-claim-operated = exploitée
sv-term-claim-unopened = nouvelle
sv-term-drawn = piochée
sv-term-own-lines = Lignes de passagers, par tour : { $lines }
sv-term-prices = Prix :
sv-term-chart-sold = Vendu
sv-term-chart-limit = Limite
sv-term-chart-room = À vous
sv-term-chart = Le prix actuel est entre crochets ; le marqueur ne peut pas entrer dans les cases ░ombrées░. « Vendu » compte les ventes de ce tour, « Limite » ce que chaque joueur peut y vendre en un tour, « À vous » ce que vous pouvez encore vendre.
sv-term-card-roll = Dés
sv-term-card-claim = Elle coûte { $cost } $, et { $operate } $ à exploiter.
sv-term-card-away = Elle est dans la pioche ou hors du jeu.
sv-term-card-open = Elle est visible.
sv-term-card-owned = Elle appartient à { $player }. { $goods ->
    [0] Elle ne porte aucune marchandise
    [one] Elle porte { $goods } unité
   *[other] Elle porte { $goods } unités
}.

## La carte

sv-term-legend = ◆ ville de marché  180/7 : 180 $, longueur 7  * blanc (neige en hiver)  { $letter }7 : voie de { $letter }  ^{ $letter } : ingénieur de { $letter }  { $letter }:… : concession de { $letter }  3) : choix 3  Concessions : { $goods }
sv-term-map-cut = Ceci est une partie de la carte. « carte » suivi d’une ville, comme « carte Leadville », en montre une autre ; « carte » seul la montre tout entière.

## Choix

sv-term-bargain = { $player } vous propose { $give } contre { $take }.
sv-term-preview-muster = { $points } points
sv-term-preview-deck = piocher une carte ; il reste { $claims ->
    [one] { $claims } concession
   *[other] { $claims } concessions
} et { $events ->
    [one] { $events } événement
   *[other] { $events } événements
}
sv-term-preview-dismantle = le démonter : vous recevez { $pays } $
sv-term-joins = relie vos villes
sv-term-preview-build = { $segment } : { $cost } $, longueur { $length } ; il vous reste { $left } ${ $chance ->
    [none] {""}
   *[other] {" "}(si les dés réussissent : { $chance })
}
sv-term-preview-chance = { $chance } de chances de réussite
sv-term-preview-cost = { $cost } $ ; il vous reste { $left } $
sv-term-preview-stock = { $cost } $ ; il vous reste { $left } $ ; { $stock } à vendre
sv-term-preview-dispute = lancer les dés pour { $segments } : { $rivals } ; vos chances de gagner : { $chance }
sv-term-preview-theft = lancer les dés pour la ligne { $line } de { $owners } : vous payez { $price } $ quels que soient les dés ; vos chances de gagner : { $chance }
sv-term-preview-agree = exploiter la ligne { $line } en commun avec { $partner } : vous payez { $share } $ et encaissez { $revenue } $ par tour
sv-term-preview-transfer = { $load } vers la concession { $claim }
sv-term-preview-draw = piocher une carte
sv-term-preview-leave = la laisser visible
sv-term-preview-slide = y déplacer la carte
sv-term-preview-pass = non
sv-term-preview-accept = accepter
sv-term-preview-decline = refuser
sv-term-preview-done-placement = terminer le placement
sv-term-preview-done-buying = terminer les achats
sv-term-preview-done-building = terminer la construction
sv-term-preview-done-operating = terminer le choix des concessions et lancer les dés
sv-term-preview-done-plowing = terminer le déneigement
sv-term-preview-done-dealing = terminer les négociations
sv-term-preview-done-delivering = terminer les livraisons
sv-term-preview-done-fines = ne plus libérer ni remplacer de pion
sv-term-preview-done-hiring = n’engager personne
sv-term-preview-done-shopping = ne rien acheter
sv-term-preview-unsold = ★ marque les meilleures ventes : { $proceeds } $ en tout
sv-term-hint-place = Tapez les autres pions et tronçons : « placer s2 denver-golden », « placer p2 concession 25 ». Un ingénieur sur votre propre voie la démonte. « environs golden » donne les tronçons d’une ville, « fiche 25 » une concession, « pourquoi golden » explique ce que vous ne pouvez pas y faire.
sv-term-hint-deliver = Pour moins d’unités, ou d’autres villes et trains, tapez « livrer CONCESSION VILLE UNITÉS TRAINS », comme « livrer 25 denver 2 ».
sv-term-hint-plow = « déneiger BONUS VILLE-VILLE » envoie une souffleuse ailleurs.
sv-term-hint-offer = Pour proposer un marché, tapez ce que vous donnez et prenez : « proposer B donner argent 200 concession 25 prendre tronçon denver-falcon unités 30:4 ».
sv-term-hint-accept = Pour refuser avec d’autres conditions, tapez ce que l’autre joueur donnerait et prendrait : « refuser donner argent 300 prendre concession 25 ».

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
sv-term-help-muster = PIONS : choisir vos pions, comme « recruter S+2 S P+1 P »
sv-term-help-assign = PION VILLE, ou train PUISSANCE VILLE, comme « affecter s1 denver » ou « affecter train 9 denver »
sv-term-help-place = PION OÙ, comme « placer s1 denver-golden », « placer p1 concession 25 », « placer p1 ligne 7 » ou « placer p1 pioche »
sv-term-help-move = TRONÇON : écarter votre ingénieur vers ce tronçon
sv-term-help-stand = rester et lancer les dés
sv-term-help-call = demander une dispute pour deux tronçons
sv-term-help-agree = exploiter la ligne en commun
sv-term-help-pay = payer et lancer les dés pour la ligne
sv-term-help-pass = dire non : ne rien demander, ne rien accepter, ne rien payer
sv-term-help-buy = CONCESSION, ligne N, train PUISSANCE [contre ANCIEN] ou souffleuse BONUS [contre ANCIENNE], comme « acheter concession 25 », « acheter ligne 7 » ou « acheter train 24 contre 9 »
sv-term-help-draw = PION : piocher avec ce prospecteur
sv-term-help-leave = laisser visible la concession piochée
sv-term-help-slide = N pile N ou N rang N : déplacer une carte passagers vers une pile ou une place de concession, comme « glisser 7 pile 3 »
sv-term-help-build = TRONÇON, comme « construire denver-golden » ; souvent, l’une de ses villes suffit
sv-term-help-dismantle = TRONÇON, comme « démonter denver-golden »
sv-term-help-abandon = TRONÇON, comme « abandonner denver-golden »
sv-term-help-operate = CONCESSION, comme « exploiter 25 » ; les dés suivent « finir »
sv-term-help-plow = BONUS TRONÇON : envoyer une souffleuse, comme « déneiger 3 rollinsville-granby »
sv-term-help-offer = JOUEUR donner … prendre …, comme « proposer B donner argent 200 concession 25 prendre tronçon denver-falcon ligne 7 train 9 souffleuse 2 unités 30:4 »
sv-term-help-accept = accepter l’offre
sv-term-help-decline = [donner … prendre …] : refuser l’offre, avec au besoin les conditions que vous accepteriez
sv-term-help-deliver = CONCESSION VILLE [UNITÉS [TRAINS]], comme « livrer 25 denver 4 9+24 » ; sans UNITÉS, le plus possible
sv-term-help-transfer = CONCESSION CONCESSION [UNITÉS [TRAINS]] : déplacer des unités vers une autre concession
sv-term-help-roll = PION : lancer les dés pour libérer un pion
sv-term-help-bail = PION : payer pour libérer un pion
sv-term-help-replace = PION : payer pour remplacer un pion tué
sv-term-help-hire = ingénieur ou prospecteur [contre PION], comme « engager ingénieur contre s3 »
sv-term-help-done = terminer l’étape
sv-term-help-map = [VILLE] : la carte, ou la partie autour d’une ville
sv-term-help-near = [VILLE] : les tronçons d’une ville, ou de toutes celles que touchent vos voies, avec coûts, longueurs et propriétaires
sv-term-help-market = le tableau des prix
sv-term-help-claims = les concessions visibles et celles de chaque joueur
sv-term-help-lines = les cartes passagers
sv-term-help-players = joueurs, pions, trains et souffleuses
sv-term-help-card = CONCESSION : une carte concession avec son tableau de production
sv-term-help-tables = tout sauf la carte
sv-term-help-why = ACTION ou LIEU, comme « pourquoi placer s1 denver-golden » ou « pourquoi golden » : explique pourquoi c’est impossible

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

## Erreurs de frappe

sv-term-usage = « { $command } » est incomplet ou incorrect. Tapez : { $usage }.
sv-term-usage-alone = « { $command } » se tape seul.
sv-term-usage-terms = « { $typed } » n’est pas un marché valable. Tapez par exemple : « donner argent 200 concession 25 prendre tronçon denver-falcon ligne 7 train 9 souffleuse 2 unités 30:4 », ou « donner rien ».
sv-term-typed-player = « { $typed } » n’est pas un joueur. Tapez un nom, un numéro ou une lettre : { $known }.
sv-term-typed-claim = « { $typed } » n’est pas une concession. Tapez son numéro ou son nom.
sv-term-typed-town = « { $typed } » n’est pas une ville de cette carte.
sv-term-typed-city = « { $typed } » n’est pas une ville de marché. Les villes de marché sont : { $known }.
sv-term-typed-segment = « { $typed } » n’est pas un tronçon. Tapez ses deux villes, comme « denver-golden » ; le début de chaque nom suffit.
sv-term-typed-kind = Vous ne pouvez pas engager « { $typed } ». Choisissez parmi : { $known }.
sv-term-why-allowed = C’est permis.
sv-term-why-nothing = Rien ne l’interdit maintenant, ou cela n’existe pas par ici. Tapez l’action entière, comme « pourquoi placer s1 denver-golden ».

sv-term-setting = { $option } : { $value }
