# Silverton dans le navigateur : la carte, les formulaires et les tableaux de la page.

## La langue de ce fichier, pour les textes d’un jeu de données

sv-web-language = fr

## La carte

sv-web-board = La carte. Les flèches passent d’une ville à un tronçon et inversement. N et P vont au choix suivant ou précédent, Entrée choisit, plus, moins et 0 règlent le zoom.
sv-web-pointed = Détails de ce lieu
sv-web-choosable = { $place }. Vous pouvez le choisir.
# owner : un nom ou « none », count et pieces : les ingénieurs qui s’y trouvent
sv-web-segment = { $segment } : { $cost } $, longueur { $length }{ $snow ->
    [shut] , enneigé
    [yes] , blanc (neige en hiver)
   *[no] {""}
}{ $owner ->
    [none] {""}
   *[other] , à { $owner }
}{ $count ->
    [0] {""}
    [one] , ingénieur : { $pieces }
   *[other] , ingénieurs : { $pieces }
}
sv-web-town = { $town }{ $market ->
    [yes] , ville de marché
   *[no] {""}
}{ $count ->
    [0] {""}
    [one] , concession : { $claims }
   *[other] , concessions : { $claims }
}
sv-web-town-claim = { $claim } ({ $commodity ->
    [gold] or
    [silver] argent
    [copper] cuivre
    [lumber] bois
   *[coal] charbon
}{ $owner ->
    [none] {""}
   *[other] , { $owner }
})
sv-web-press = { $what }{ $count ->
    [one] {" "}: cliquez pour choisir.
   *[other] {" "}: cliquez pour choisir parmi { $count }.
}
sv-web-next-choice = Choix suivant au même endroit
sv-web-choice-of = Choix { $at } sur { $of } ›
sv-web-legend-target = choix possible
sv-web-legend-flag = ingénieur, avec la lettre du joueur et le bonus
sv-web-legend-keys = Glissez pour déplacer la carte, molette ou deux doigts pour zoomer. Les flèches passent d’une ville à un tronçon et inversement, N et P d’un choix à l’autre, Entrée choisit, + − 0 règlent le zoom.

## Ce qu’il faut faire

sv-web-asked = { $phase ->
    [answer] Acceptez, refusez, ou refusez en disant ce que vous accepteriez.
    [muster] Choisissez vos pions pour toute la partie.
    [assign] Tant que vos propres voies ne relient pas vos deux villes, chaque ingénieur et chaque train travaille depuis l’une d’elles. Choisissez la ville. Il faut au moins un ingénieur dans chacune.
    [drawn] Vous avez pioché une concession. Achetez-la, ou laissez-la visible : dès le prochain tour, elle est ouverte aux prospecteurs de tous.
    [placement] Choisissez un pion, puis sa cible, sur la carte ou ici.
    [disputes] Un autre joueur veut la même cible. Choisissez ce que vous faites.
    [stand] Un autre joueur veut le même tronçon. Lancez les dés, ou écartez-vous vers le tronçon libre d’à côté, au même coût.
    [call] Une fois les deux construits, l’un de ces deux tronçons est inutile. Si vous demandez une dispute, le perdant rentre, et en cas d’égalité aucun n’est construit. Si vous dites non, les deux peuvent l’être.
    [agree] Vous et un autre joueur êtes sur cette carte passagers. Exploitez la ligne en commun, ou dites non : les joueurs sans itinéraire complet rentrent alors, et les autres lancent les dés pour la carte.
    [theft] Payez le prix et lancez les dés. La ligne n’est à vous qu’avec le total le plus élevé ; sinon, l’argent est perdu. Dites non pour reprendre votre prospecteur.
    [end] Vous partagez cette ligne. Payez son prix entier et lancez les dés contre votre partenaire : qui gagne la possède désormais en entier, et en cas d’égalité le partage continue. Dites non pour reprendre votre prospecteur.
    [neutral] Placez vos pions et le prospecteur neutre. Il doit être placé, et la carte où il se trouve est défaussée.
    [slide] Achetez ce que tiennent vos prospecteurs. Vous pouvez déplacer une carte passagers que vous ne pouvez pas prendre vers une place libérée ce tour-ci.
    [plows] Envoyez des souffleuses sur les tronçons blancs, plusieurs sur un même tronçon si vous voulez. Les dés sont lancés quand toutes sont envoyées ; la première réussite dégage le tronçon.
    [rolls] Envoyez d’autres souffleuses, ou lancez les dés pour celles qui sont parties. La première réussite dégage un tronçon.
    [transfer] Vendez des marchandises dans les villes de marché, ou déplacez-les vers une autre de vos concessions qui produit la même chose.
    [buying] Achetez ce que tiennent vos prospecteurs, et piochez.
    [building] Construisez ou démontez les tronçons que tiennent vos ingénieurs.
    [operating] Choisissez toutes les concessions à exploiter, puis lancez les dés.
    [plowing] Envoyez des souffleuses sur les tronçons blancs ; chacune lance un dé.
    [dealing] Proposez un marché aux autres joueurs, ou continuez.
    [delivering] Vendez des marchandises dans les villes de marché.
    [fines] Libérez les pions emprisonnés et remplacez les morts.
    [hiring] Engagez un pion, ou continuez.
    [shopping] Achetez un train ou une souffleuse, ou continuez.
   *[other] Choisissez.
}
sv-web-kind = { $kind ->
    [assign] Affecter à une ville
    [move] S’écarter
    [stand] Tenir bon
    [call] Dispute
    [agree] Ligne commune
    [pay] Voler la ligne
    [end] Mettre fin à l’association
    [buy] Acheter
    [draw] Piocher
    [slide] Déplacer une carte
    [build] Construire
    [dismantle] Démonter
    [abandon] Abandonner la voie
    [plow] Déneiger
    [deliver] Livrer
    [transfer] Déplacer vers une autre concession
    [roll] Lancer les dés
    [bail] Payer l’amende
    [replace] Remplacer
    [hire] Engager
   *[other] Choisir
}
sv-web-which-piece = Pion
sv-web-where-segment = Sur un tronçon
sv-web-where-claim = Sur une concession
sv-web-where-line = Sur une carte passagers
sv-web-where-deck = Pioche
sv-web-all = Tout afficher ({ $count })
sv-web-fewer = En afficher moins
sv-web-refused = { $count ->
    [one] { $count } choix impossible : voir pourquoi
   *[other] { $count } choix impossibles : voir pourquoi
}
sv-web-sure = Cliquez de nouveau pour confirmer.
sv-web-over-cash = Cela coûte { $cost } $ ; vous avez { $cash } $.
sv-web-goods = Marchandises

## Choix

# what : un pion ou un train
sv-web-do-assign = Affecter { $what } à { $city }
sv-web-do-place = Placer { $piece } sur { $target }
sv-web-do-move = S’écarter vers { $segment }
sv-web-do-stand = Tenir bon et lancer les dés
sv-web-do-call = Demander une dispute
sv-web-do-agree = Exploiter la ligne en commun
sv-web-do-pay = Payer et lancer les dés
sv-web-do-pass = Non
sv-web-do-buy-claim = Acheter la concession { $claim }
sv-web-do-buy-line = Acheter la ligne de passagers { $line }
sv-web-do-buy-train = Acheter un train { $train }{ $trade ->
    [none] {""}
   *[other] {" "}contre un train { $trade }
}
sv-web-do-buy-plow = Acheter une souffleuse +{ $plow }{ $trade ->
    [none] {""}
   *[other] {" "}contre une +{ $trade }
}
sv-web-do-draw = Piocher avec { $piece }
sv-web-do-leave = La laisser visible
sv-web-do-slide = Déplacer la carte passagers { $line } vers { $pile ->
    [none] la place de concession { $place }
   *[other] la pile de passagers { $pile }
}
sv-web-do-build = Construire { $segment }
sv-web-do-dismantle = Démonter { $segment }
sv-web-do-abandon = Abandonner { $segment }
sv-web-do-operate = Exploiter la concession { $claim }
sv-web-do-plow = Envoyer la souffleuse +{ $plow } vers { $segment }
sv-web-do-accept = Accepter
sv-web-do-decline = Refuser
sv-web-do-deliver = { $load } à { $city }{ $trains ->
    [none] {""}
   *[other] {" "}par train { $trains }
}
sv-web-do-transfer = { $load } de la concession { $claim } à la concession { $to }{ $trains ->
    [none] {""}
   *[other] {" "}par train { $trains }
}
sv-web-do-roll = Lancer les dés pour libérer { $piece }
sv-web-do-bail = Payer pour libérer { $piece }
sv-web-do-replace = Payer pour remplacer { $piece }
sv-web-do-hire = Engager un { $kind }{ $replacing ->
    [none] {""}
   *[other] {" "}à la place de { $replacing }
}
sv-web-done-placement = Terminer le placement
sv-web-done-buying = Terminer les achats
sv-web-done-building = Terminer la construction
sv-web-done-operating = Terminer l’exploitation
sv-web-done-plowing = Terminer le déneigement
sv-web-done-rolls = Ne plus en envoyer et lancer les dés
sv-web-done-dealing = Terminer les négociations
sv-web-done-delivering = Terminer les livraisons
sv-web-done-fines = Continuer
sv-web-done-hiring = N’engager personne
sv-web-done-shopping = Ne rien acheter
sv-web-do-all = { $type ->
    [buy] Acheter les { $count } pour { $cost } $
   *[other] Construire les { $count } pour { $cost } $
}
sv-web-again = { $count ->
    [one] Placer { $count } pion comme au dernier tour
   *[other] Placer { $count } pions comme au dernier tour
}
sv-web-again-all = { $count ->
    [one] Le placer
   *[other] Placer les { $count }
}
sv-web-again-gone = Impossible ce tour-ci : { $piece } sur { $target }.
sv-web-confirm = { $type ->
    [muster] Prendre ces pions
    [assign] Affecter
    [place] Placer
    [move] S’écarter
    [stand] Tenir bon
    [call] Demander une dispute
    [agree] Exploiter en commun
    [pay] Payer et lancer
    [buy] Acheter
    [draw] Piocher
    [slide] Déplacer
    [build] Construire
    [dismantle] Démonter
    [abandon] Abandonner la voie
    [operate] Exploiter
    [plow] Envoyer
    [offer] Faire cette offre
    [deliver] Vendre
    [transfer] Déplacer
    [roll] Lancer
    [bail] Payer
    [replace] Payer
    [hire] Engager
   *[other] Confirmer
}

## Conséquences d’un choix

sv-web-percent = { $percent } %
sv-web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sv-web-segment-numbers = { $cost } $ · longueur { $length }{ $snow ->
    [yes] {" "}· blanc
   *[no] {""}
}
# left: dollars sans signe ; way: left, short, ou none là où on ne le dit pas
sv-web-claim-numbers = { $cost } $, exploitation { $operate } ${ $way ->
    [none] {""}
    [short] {" "}; il vous manque { $left } $
   *[left] {" "}; il vous reste { $left } $
}
sv-web-line-numbers = { $price } $, { $revenue } $ par tour{ $length ->
    [none] {""}
   *[other] , longueur { $length }
}
sv-web-build-consequence = { $cost } $, longueur { $length } ; il vous reste { $left } ${ $chance ->
    [none] {""}
   *[other] {" "}(si les dés réussissent : { $chance })
}
sv-web-operate-consequence = { $cost } $ ; il vous reste { $left } $
sv-web-deliver-consequence = { $proceeds } $ ({ $price } $ l’unité) ; prix suivant : baisse { $down } %, stable { $same } %, hausse { $up } %
sv-web-abandon-consequence = ne rapporte rien ; vous récupérez le cube, et tout le monde peut construire ici
# next : la lettre de la carte qui reste couverte, ou « none »
sv-web-slide-pile = { $next ->
    [none] Elle devient la seule carte de cette pile.
   *[other] Elle se pose sur cette pile, dont la carte suivante ({ $next }) reste cachée.
}
sv-web-slide-place = Elle compte parmi les concessions visibles et part avec elles si un événement les défausse.
sv-web-slide-to = { $pile ->
    [none] Vers la place de concession { $place }
   *[other] Vers la pile de passagers { $pile }
}
sv-web-assign-consequence = { $what ->
    [train] ne roule que sur les voies reliées à cette ville, tant que les vôtres ne relient pas les deux
   *[piece] ne construit que sur les voies reliées à cette ville, tant que les vôtres ne relient pas les deux
}
sv-web-tied-there = Déjà affecté ici : { $what }
sv-web-transfer-from = Depuis { $claim }
sv-web-transfer-to = { $load } vers { $claim }{ $trains ->
    [none] {""}
   *[other] {" "}par train { $trains }
}
sv-web-transfer-consequence = il y aura là { $load } ; rien n’est vendu
# bonus : du mort, turn : à partir de quand il pourrait être remplacé pour $replace, ou « none » si personne n’est mort
sv-web-hire-consequence = { $cost } $ ; il vous reste { $left } ${ $turn ->
    [none] {""}
   *[other]  ; renonce au remplaçant{ $bonus ->
        [0] {""}
       *[other] {" "}à +{ $bonus }
    } que vous pourriez avoir pour { $replace } $ à partir du tour { $turn }
}
sv-web-agree-share = Avec { $partner } : votre part du prix est de { $share } $, et il vous reste { $left } $.
sv-web-loses-line = Vous perdez la ligne de passagers { $line }.
sv-web-cuts-off = { $count ->
    [one] { $count } tronçon au-delà est coupé.
   *[other] { $count } tronçons au-delà sont coupés.
}
# plows : les bonus de celles qui y sont déjà envoyées
sv-web-with-plows = avec { $plows }
sv-web-unsold = Vous pourriez encore vendre des marchandises pour { $proceeds } $.
sv-web-moves = Baisse { $down } %, stable { $same } %, hausse { $up } %
sv-web-each = { $price } $ l’unité
sv-web-odds-part = { $goods ->
    [0] épuisée
   *[other] { $goods }
} : { $percent } %
sv-web-costs = { $cost } $
sv-web-operates = exploitation { $cost } $
# gain : des dollars sans signe, way : more ou less
sv-web-yields = environ { $goods } unités par tour, { $way ->
    [less] une perte de { $gain } $
   *[more] un gain de { $gain } $
}
sv-web-depletes = { $percent } % de risque d’épuisement

## Choisir les pions par points

sv-web-muster-spent = { $spent } points sur { $points }
sv-web-muster-wanting = Ces pions ne peuvent pas être choisis ensemble. Ajoutez-en ou retirez-en un.

## Exploiter et livrer

sv-web-operate-button = { $count ->
    [one] Exploiter { $count } concession pour { $cost } $ et lancer les dés
   *[other] Exploiter { $count } concessions pour { $cost } $ et lancer les dés
}
sv-web-operate-none = Ne rien exploiter
# left: dollars sans signe, way: left ou short
sv-web-operate-left = { $way ->
    [short] Il vous manque { $left } $.
   *[left] Il vous reste { $left } $.
}
sv-web-plan = Meilleures ventes
sv-web-plan-button = { $count ->
    [one] Vendre pour { $total } $
   *[other] Tout vendre pour { $total } $
}

## Marchés entre joueurs

sv-web-offers-left = { $left ->
    [one] Vous pouvez encore faire { $left } offre ce tour-ci.
   *[other] Vous pouvez encore faire { $left } offres ce tour-ci.
}
sv-web-offer-to = Proposer un marché à
sv-web-you-give = Vous donnez
sv-web-you-get = Vous recevez
sv-web-gives-you = { $player } vous donne
sv-web-of-cash = sur { $cash } $
sv-web-goods-on = { $claim } (sur { $load })
sv-web-tray-track = { $count ->
    [one] { $count } tronçon de voie
   *[other] { $count } tronçons de voie
}
sv-web-tray-in = { $count } dans l’offre
sv-web-offer-wanting = Ajoutez ce que vous voulez donner ou recevoir.
sv-web-offer-told = Vous proposez à { $player } { $give } contre { $take }.
sv-web-offer-of = { $player } vous fait une offre.
# after : dollars sans signe ; way : left, ou short au-dessous de zéro
sv-web-cash-after = Votre argent : { $cash } $, puis { $way ->
    [short] −{ $after } $
   *[left] { $after } $
}
sv-web-counter = { $player } a refusé, mais donnerait { $take } contre { $give }.
sv-web-counter-take = Modifier ces conditions
sv-web-counter-open = Contre-proposition
sv-web-counter-send = Refuser avec ces conditions
sv-web-counter-told = Vous refusez l’offre de { $player }, mais donneriez { $give } contre { $take }.

## Possessions

sv-web-players = Joueurs
sv-web-secret = Argent secret
sv-web-public-cash = L’argent de ce joueur est public.
sv-web-starts-at = Départ : { $cities }.
sv-web-cubes = { $used } cubes sur { $cubes } sont posés.
sv-web-piece-state = { $status ->
    [free] chez lui
    [jail] en prison (amende { $cost } $)
    [dead] mort (remplaçant { $cost } $ à partir du tour { $turn })
    [tied] à égalité sur { $target }
    [gone] parti
   *[placed] sur { $target }{ $second ->
        [yes] {" "}(second)
       *[no] {""}
    }
}
sv-web-market = Prix de vente
sv-web-market-about = Les prix par marché, le plus élevé en haut. Le prix actuel est signalé.
sv-web-market-key = Rouge : prix actuel. Hachuré : jamais atteint. En bas : ventes de ce tour, et ce qui reste de la limite de vente.
sv-web-own-claims = Vos concessions ({ $count })
sv-web-open-claims = Concessions visibles ({ $count } ; { $deck } cartes dans la pioche)
sv-web-others-claims = Concessions des autres joueurs ({ $count })
sv-web-no-claims = Aucune
sv-web-marked = ({ $goods } déjà vendues)
sv-web-lines = Lignes de passagers
sv-web-line-revenue = { $revenue } $ par tour{ $paid ->
    [yes] {" "}✓
   *[no] {""}
}
sv-web-line-price = coûte { $price } $
sv-web-line-length = longueur { $length }
sv-web-line-under = dessous : { $letters }
sv-web-order = Ordre de jeu
sv-web-turn-of = Tour { $turn } sur { $turns } au plus
sv-web-turn = Tour { $turn }{ $winter ->
    [yes] {" "}(hiver)
   *[no] {""}
}, demande accrue { $idn }
sv-web-idn = Demande { $idn }

## Une nouvelle table

sv-web-scenarios = { $solo ->
    [yes] En solitaire
   *[no] À plusieurs
}
sv-web-about-level-basic = Construire, extraire et vendre : deux livraisons par tour, pas de trains à gérer.
sv-web-about-level-advanced = Vous choisissez vos pions par points. Des trains transportent les marchandises, des souffleuses ouvrent en hiver les voies blanches.
sv-web-about-length-short = Les prix partent plus haut, et les cartes passagers C sont retirées. L’argent est public au-dessus de 4 000 $.
sv-web-about-length-regular = La partie habituelle. L’argent est public au-dessus de 5 000 $.
sv-web-about-length-long = Pour une longue soirée ou davantage. L’argent est public au-dessus de 10 000 $.
sv-web-about-length-campaign = Exactement 24 tours. L’argent reste secret jusqu’à la fin.
sv-web-length-fixed = Le scénario fixe sa propre durée.
sv-web-about-scenario-none = Chacun part d’une ville. La carte d’ordre tirée décide de votre ville et de vos pions.
sv-web-about-scenario-denver-6000 = Un ingénieur et un prospecteur à Denver. En combien de tours atteindrez-vous 6 000 $ ?
sv-web-about-scenario-denver-10000 = Trois pions à Denver. En combien de tours atteindrez-vous 10 000 $ ?
sv-web-about-scenario-salt-lake-city-10000 = De Salt Lake City à 10 000 $, avec un prospecteur neutre sur votre chemin.
sv-web-about-scenario-denver-campaign = Quatre pions à Denver et 24 tours. Jusqu’où irez-vous ?
sv-web-about-scenario-golden-spike = Chacun part de deux villes et peut les relier. 24 tours, ou 20 à trois joueurs.
sv-web-about-scenario-copper-spike = Départ de Denver et d’El Paso. 24 tours.
sv-web-about-scenario-nickel-spike = Une campagne à trois joueurs, chacun partant de Denver et d’une seconde ville.
sv-web-about-scenario-silver-spike = Une campagne à quatre joueurs, chacun partant de Denver et d’une seconde ville.
sv-web-about-scenario-power-start = Cinq joueurs, trois pions chacun, et plus d’argent.
sv-web-about-rules-passenger-card-slide = Un prospecteur peut déplacer une carte passagers que vous ne pouvez pas prendre vers une place libérée ce tour-ci.
sv-web-about-rules-joint-passenger-line = Deux joueurs peuvent exploiter une ligne de passagers sur leurs voies réunies et en partager le revenu.
sv-web-about-rules-several-plows = Plusieurs souffleuses peuvent tenter le même tronçon.
sv-web-about-rules-convoy-transfer = Une livraison peut transporter des marchandises vers une autre de vos concessions qui produit la même chose.
sv-web-about-rules-better-passenger-service = Les lignes de passagers rapportent le double.
sv-web-about-rules-simple-market = Les prix bougent sans dés.
sv-web-about-rules-hiring = Vous avez moins de points au départ, engagez des pions pour 400 $, et les disputes gagnées leur donnent un bonus.

# Noms courts des phases, et signe d’un tour d’hiver
sv-step-positions = Départ
sv-step-first_claims = Départ
sv-step-first_lines = Départ
sv-step-order = Ordre du tour
sv-step-placement = Placement
sv-step-disputes = Disputes
sv-step-buying = Acheter
sv-step-building = Construire
sv-step-operating = Exploiter
sv-step-producing = Exploiter
sv-step-plowing = Souffleuses
sv-step-dealing = Négocier
sv-step-collecting = Encaisser
sv-step-delivering = Livrer
sv-step-fines = Amendes
sv-step-prices = Prix
sv-step-new_cards = Nouvelles cartes
sv-step-hiring = Engager
sv-step-shopping = Trains et souffleuses
sv-step-end_of_turn = Fin du tour
sv-step-over = Partie finie
sv-winter = hiver

## Résultats des dés

sv-web-dice = Dés
sv-web-dispute = Dispute : { $target }
sv-web-mines = Vos concessions
sv-web-wins = gagne
sv-web-tie = Égalité : personne ne l’obtient ce tour-ci.
sv-web-came = { $good ->
    [yes] Réussite
   *[no] Échec
}
sv-web-put-away = Fermer les dés
sv-web-dice-before = Lancer précédent
sv-web-dice-after = Lancer suivant

## Les prix en colonnes

sv-web-col-market = Marché
sv-web-col-price = $
sv-web-col-past = avant
sv-web-col-sold = vendu
sv-web-col-odds = chances (%)
sv-web-moved-by = { $way ->
    [up] en hausse
   *[down] en baisse
} de { $boxes ->
    [one] { $boxes } case
   *[other] { $boxes } cases
}
sv-web-past-prices = Prix des derniers tours : { $prices }
sv-web-chart-open = Tableau complet des prix

## Mentions des parties en solitaire

sv-web-grades = Mentions
sv-web-grade-line = { $by ->
    [turns] { $grade } en { $bound } tours : vous en êtes au tour { $turn } avec { $cash } $.
    [cash] { $grade } à { $bound } $ : vous en êtes au tour { $turn } avec { $cash } $.
   *[none] { $grade } : vous en êtes au tour { $turn } avec { $cash } $.
}
sv-web-grade-bound = { $by ->
    [turns] tour { $bound }
   *[cash] { $bound } $
}

## Pions, refus, concessions

# Prénoms qui distinguent les pions : s sont les ingénieurs, p les prospecteurs
sv-web-called = { $id ->
    [s1] Amos
    [s2] Clara
    [s3] Levi
    [s4] Ida
    [s5] Noah
    [s6] Della
    [p1] Jeb
    [p2] Molly
    [p3] Hank
    [p4] Rosa
    [p5] Zeke
    [p6] Lottie
   *[other] { $id }
}
sv-web-piece = { $kind ->
    [s] l’ingénieur { $id }
    [p] le prospecteur { $id }
   *[n] le prospecteur neutre
}
sv-web-away = Prison et cimetière
sv-web-miss = { $what } : { $why }
sv-web-life = environ { $goods } jusqu’à l’épuisement, { $way ->
    [less] une perte de { $gain } $
   *[more] un gain de { $gain } $
}

## Cartes et chances d’un choix

sv-web-line-payback = { $turns ->
    [one] amortie en { $turns } tour
   *[other] amortie en { $turns } tours
}
sv-web-you-win = vous gagnez
# rivals : qui jouerait aux dés, avec les bonus ; segments et line : l’enjeu, line « none » s’il est déjà nommé
sv-web-dispute-told = { $segments } : { $rivals } ; vos chances de gagner : { $chance }
sv-web-looming-told = une dispute, { $rivals } ; vos chances de gagner : { $chance }
sv-web-theft-told = { $line ->
    [none] un vol à { $owners }
   *[other] la ligne { $line } de { $owners }
} : vous payez { $price } $ quels que soient les dés ; vos chances de gagner : { $chance }, puis { $revenue } $ par tour
sv-web-ending-told = la fin de l’association avec { $owners } : vous payez { $price } $ quels que soient les dés ; vos chances de gagner : { $chance }, puis { $revenue } $ par tour
sv-web-theft-risk = un vol : vous payez le prix quels que soient les dés
sv-web-ending-risk = la fin de l’association : vous payez le prix quels que soient les dés
sv-web-looming = une dispute, d’après les pions placés jusqu’ici
sv-web-succeeds = réussite
sv-web-is-event = carte événement
sv-web-stock-train = { $left ->
    [one] Train { $train } (reste { $left })
   *[other] Train { $train } (restent { $left })
}
sv-web-stock-plow = { $left ->
    [one] Souffleuse +{ $plow } (reste { $left })
   *[other] Souffleuse +{ $plow } (restent { $left })
}
sv-web-assign-what = Affecter { $what }
sv-web-alike = { $name } (sur { $most })
sv-web-counter-offer = Proposer ces conditions

## Événements depuis le dernier coup, et étapes automatiques

sv-web-since = { $count ->
    [one] { $count } événement depuis votre dernier coup
   *[other] { $count } événements depuis votre dernier coup
}
sv-web-since-prices = Prix : { $prices }.
sv-web-price-became = { $market } { $way ->
    [up] ▲
   *[down] ▼
} { $price } $
sv-web-auto = { $count ->
    [0] Étapes automatiques : aucune
   *[other] Étapes automatiques : { $count }
}
sv-web-auto-operate = Exploiter les mêmes concessions qu’au tour précédent
sv-web-auto-pass = Passer quand il n’y a rien de nouveau à choisir
sv-web-auto-about = Les étapes automatiques attendent deux secondes. Elles s’arrêtent et vous laissent décider s’il y a une nouvelle concession, trop peu d’argent, une concession qui perdrait de l’argent ou la première neige, ou si une carte, un train, une souffleuse ou des marchandises deviennent disponibles.
sv-web-auto-operating = Mêmes concessions : { $claims }, pour { $cost } $…
sv-web-auto-passing = Rien de nouveau : on passe…
sv-web-auto-stop = Arrêter
sv-web-used = a servi
sv-web-second = second tronçon : réussite

## Le tableau

sv-web-sheet-all = Toute la partie
sv-web-sheet-goods = Marchandises vendues
sv-web-sheet-passengers = Revenus des passagers
sv-web-sheet-deals = Marchés
sv-web-sheet-spent = Dépenses
sv-web-sheet-cash = Argent
sv-web-sheet-claims = Concessions
sv-web-sheet-lines = Lignes de passagers
sv-web-sheet-track = Tronçons
