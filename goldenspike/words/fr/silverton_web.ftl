# Silverton dans le navigateur : ce que seuls disent la carte, les formulaires et les tableaux de la page.

## La langue de ce fichier, pour les textes qu’un paquet apporte

sv-web-language = fr

## La carte

sv-web-board = La carte. Les flèches vont de ville en tronçon et de tronçon en ville, N et P au lieu suivant ou précédent qu’on peut choisir ; Entrée choisit, plus, moins et 0 changent l’échelle.
sv-web-pointed = Ce que vous montrez
sv-web-choosable = { $place }. Peut être choisi.
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
    [one] {" "}: appuyez pour choisir.
   *[other] {" "}: appuyez pour choisir parmi { $count }.
}
sv-web-next-choice = Un autre choix au même endroit
sv-web-choice-of = Choix { $at } sur { $of } ›
sv-web-legend-target = peut être choisi
sv-web-legend-flag = ingénieur, avec la lettre du joueur et son bonus
sv-web-legend-keys = Glissez pour déplacer, molette ou deux doigts pour l’échelle. Les flèches vont de ville en tronçon, N et P à ce qu’on peut choisir, Entrée choisit, + − 0 changent l’échelle.

## Ce qui est demandé

sv-web-asked = { $phase ->
    [answer] Acceptez, refusez, ou dites ce que vous accepteriez.
    [muster] Choisissez vos pions pour toute la partie.
    [assign] Tant que votre voie ne joint pas vos deux villes, chaque ingénieur et chaque train travaille depuis l’une d’elles. Dites laquelle ; des ingénieurs, au moins un pour chacune.
    [drawn] Vous avez pioché une concession. Achetez-la, ou laissez-la visible : dès le prochain tour, elle est ouverte aux prospecteurs de tous.
    [placement] Choisissez un pion, puis où il va, sur la carte ou ici.
    [disputes] Quelqu’un d’autre veut la même chose. Choisissez ce que vous faites.
    [stand] Quelqu’un d’autre veut le même tronçon. Lancez les dés, ou écartez-vous vers le tronçon libre d’à côté, au même prix.
    [call] Une fois les deux construits, l’un de ces deux tronçons ne sert plus à rien. Demandez une dispute : le perdant rentre, et en cas d’égalité aucun n’est construit. Si vous dites non, les deux peuvent l’être.
    [agree] Vous êtes tous deux sur cette carte passagers. Exploitez la ligne ensemble, ou dites non : alors qui n’a pas de trajet complet rentre, et les autres lancent les dés pour la carte.
    [theft] Payez le prix et lancez les dés : la ligne n’est à vous qu’avec le total le plus élevé, sinon l’argent est perdu. Dites non pour reprendre votre prospecteur.
    [end] Vous partagez cette ligne. Payez son prix entier et lancez les dés contre votre associé : le gagnant la possède seul, et en cas d’égalité le partage continue. Dites non pour reprendre votre prospecteur.
    [neutral] Placez vos pions, et aussi le prospecteur neutre : il doit aller quelque part, et la carte où il se trouve est défaussée.
    [slide] Achetez ce que tiennent vos prospecteurs. Une carte passagers que vous ne pouvez pas prendre peut aller à une place libérée ce tour-ci.
    [plows] Envoyez des souffleuses sur les tronçons blancs, plusieurs sur un même si vous voulez. Elles lancent leur dé quand toutes sont envoyées ; la première réussite dégage le tronçon.
    [rolls] Envoyez d’autres souffleuses, ou laissez celles qui sont parties lancer leur dé ; la première réussite dégage un tronçon.
    [transfer] Vendez des marchandises dans les villes de marché, ou déplacez-les vers une autre de vos concessions qui produit la même chose.
    [buying] Achetez ce que tiennent vos prospecteurs, et piochez.
    [building] Construisez ce que tiennent vos ingénieurs, ou démontez-le.
    [operating] Nommez toutes les concessions à exploiter ; puis les dés roulent.
    [plowing] Envoyez des souffleuses sur les tronçons blancs ; chacune lance un dé.
    [dealing] Proposez un marché aux autres joueurs, ou continuez.
    [delivering] Vendez des marchandises dans les villes de marché.
    [fines] Libérez les pions emprisonnés et remplacez les morts.
    [hiring] Engagez un pion, ou continuez.
    [shopping] Achetez un train ou une souffleuse, ou continuez.
   *[other] Choisissez.
}
sv-web-kind = { $kind ->
    [assign] L’attacher à une ville
    [move] S’écarter
    [stand] Tenir bon
    [call] Une dispute
    [agree] Une ligne commune
    [pay] Voler la ligne
    [end] Mettre fin au partage
    [buy] Acheter
    [draw] Piocher
    [slide] Glisser une carte
    [build] Construire
    [dismantle] Démonter
    [abandon] Abandonner la voie
    [plow] Déneiger
    [deliver] Livrer
    [transfer] Déplacer vers une autre concession
    [roll] Tenter les dés
    [bail] Payer l’amende
    [replace] Remplacer
    [hire] Engager
   *[other] Choisir
}
sv-web-which-piece = Quel pion
sv-web-where-segment = Sur quel tronçon
sv-web-where-claim = Sur quelle concession
sv-web-where-line = Sur quelle carte passagers
sv-web-where-deck = La pioche des concessions
sv-web-all = Tout montrer ({ $count })
sv-web-fewer = En montrer moins
sv-web-refused = { $count ->
    [one] { $count } chose impossible : pourquoi
   *[other] { $count } choses impossibles : pourquoi
}
sv-web-sure = Appuyez encore pour confirmer.
sv-web-over-cash = Cela coûte { $cost } $ ; vous avez { $cash } $.
sv-web-goods = Marchandises

## Ce que fait un choix

# what : un pion ou un train
sv-web-do-assign = Attacher { $what } à { $city }
sv-web-do-place = { $piece } sur { $target }
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
sv-web-do-slide = Glisser la carte passagers { $line } vers { $pile ->
    [none] la place de concession { $place }
   *[other] la pile de passagers { $pile }
}
sv-web-do-build = Construire { $segment }
sv-web-do-dismantle = Démonter { $segment }
sv-web-do-abandon = Abandonner { $segment }
sv-web-do-operate = Exploiter la concession { $claim }
sv-web-do-plow = Souffleuse +{ $plow } vers { $segment }
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
sv-web-do-roll = Tenter les dés pour { $piece }
sv-web-do-bail = Payer pour libérer { $piece }
sv-web-do-replace = Payer un successeur à { $piece }
sv-web-do-hire = Engager un { $kind }{ $replacing ->
    [none] {""}
   *[other] {" "}à la place de { $replacing }
}
sv-web-done-placement = Ne plus rien placer
sv-web-done-buying = Ne plus rien acheter
sv-web-done-building = Ne plus rien construire
sv-web-done-operating = Ne plus rien exploiter
sv-web-done-plowing = Ne plus envoyer de souffleuse
sv-web-done-rolls = Ne plus en envoyer, et lancer les dés
sv-web-done-dealing = Ne rien proposer
sv-web-done-delivering = Ne plus rien livrer
sv-web-done-fines = Continuer
sv-web-done-hiring = N’engager personne
sv-web-done-shopping = Ne rien acheter
sv-web-do-all = { $type ->
    [buy] Acheter les { $count } pour { $cost } $
   *[other] Construire les { $count } pour { $cost } $
}
sv-web-again = { $count ->
    [one] Placer { $count } pion comme au tour dernier
   *[other] Placer { $count } pions comme au tour dernier
}
sv-web-again-all = { $count ->
    [one] Le placer
   *[other] Placer les { $count }
}
sv-web-again-gone = { $piece } ne peut y retourner : { $target }.
sv-web-confirm = { $type ->
    [muster] Prendre ces pions
    [assign] L’y attacher
    [place] Le placer
    [move] S’écarter
    [stand] Tenir bon
    [call] Demander une dispute
    [agree] Accepter
    [pay] Payer et lancer
    [buy] Acheter
    [draw] Piocher
    [slide] La glisser
    [build] Construire
    [dismantle] Démonter
    [abandon] Abandonner la voie
    [operate] Exploiter
    [plow] L’envoyer
    [offer] Faire cette offre
    [deliver] Vendre
    [transfer] Les déplacer
    [roll] Lancer
    [bail] Payer
    [replace] Payer
    [hire] Engager
   *[other] Le faire
}

## Ce qui s’ensuit

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
sv-web-claim-numbers = { $cost } $, exploiter { $operate } ${ $way ->
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
   *[other] {" "}(si les dés le permettent : { $chance })
}
sv-web-operate-consequence = { $cost } $ ; il vous reste { $left } $
sv-web-deliver-consequence = { $proceeds } $ ({ $price } $ chacun) ; ensuite le prix : baisse { $down } %, égal { $same } %, hausse { $up } %
sv-web-abandon-consequence = ne rapporte rien ; le cube vous revient, et chacun peut construire ici
# next : la lettre de la carte qui reste couverte, ou « none »
sv-web-slide-pile = { $next ->
    [none] Elle y est seule.
   *[other] Elle se pose sur cette pile, dont la carte suivante ({ $next }) reste couverte.
}
sv-web-slide-place = Elle compte parmi les concessions, et part avec elles si un événement les défausse.
sv-web-slide-to = { $pile ->
    [none] vers la place de concession { $place }
   *[other] vers la pile de passagers { $pile }
}
sv-web-assign-consequence = { $what ->
    [train] ne roule que sur la voie reliée à cette ville, jusqu’à ce que la vôtre joigne les deux
   *[piece] ne construit que sur la voie reliée à cette ville, jusqu’à ce que la vôtre joigne les deux
}
sv-web-tied-there = Déjà là : { $what }
sv-web-transfer-from = Depuis { $claim }
sv-web-transfer-to = { $load } vers { $claim }{ $trains ->
    [none] {""}
   *[other] {" "}par train { $trains }
}
sv-web-transfer-consequence = puis { $load } là-bas ; rien n’est vendu
# bonus : du mort, turn : à partir de quand il pourrait être remplacé pour $replace, ou « none » si personne n’est mort
sv-web-hire-consequence = { $cost } $ ; il vous reste { $left } ${ $turn ->
    [none] {""}
   *[other]  ; renonce au successeur{ $bonus ->
        [0] {""}
       *[other] {" "}à +{ $bonus }
    } possible pour { $replace } $ à partir du tour { $turn }
}
sv-web-agree-share = Avec { $partner } ; votre part du prix est de { $share } $, et il vous reste { $left } $.
sv-web-loses-line = Vous perdez la ligne de passagers { $line }.
sv-web-cuts-off = { $count ->
    [one] { $count } tronçon au-delà est coupé.
   *[other] { $count } tronçons au-delà sont coupés.
}
# plows : les bonus de celles qui y sont déjà envoyées
sv-web-with-plows = avec { $plows }
sv-web-unsold = Vous pourriez encore vendre pour { $proceeds } $.
sv-web-moves = Baisse { $down } %, égal { $same } %, hausse { $up } %
sv-web-each = { $price } $ chacun
sv-web-odds-part = { $goods ->
    [0] épuisée
   *[other] { $goods }
} : { $percent } %
sv-web-costs = { $cost } $
sv-web-operates = exploiter { $cost } $
# gain : des dollars sans signe, way : more ou less
sv-web-yields = environ { $goods } marchandises par tour, { $way ->
    [less] une perte de { $gain } $
   *[more] soit { $gain } $
}
sv-web-depletes = { $percent } % de risque d’épuisement

## Les pions par points

sv-web-muster-spent = { $spent } points sur { $points }
sv-web-muster-wanting = Ces pions ne peuvent pas être choisis ensemble : ajoutez-en ou enlevez-en un.

## Exploiter et livrer

sv-web-operate-button = { $count ->
    [one] Exploiter { $count } concession pour { $cost } $, et lancer les dés
   *[other] Exploiter { $count } concessions pour { $cost } $, et lancer les dés
}
sv-web-operate-none = Ne rien exploiter
# left: dollars sans signe, way: left ou short
sv-web-operate-left = { $way ->
    [short] Il vous manque { $left } $.
   *[left] Il vous reste { $left } $.
}
sv-web-plan = Ce qui se vend le mieux
sv-web-plan-button = { $count ->
    [one] Vendre cela pour { $total } $
   *[other] Tout vendre ainsi pour { $total } $
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
sv-web-goods-on = { $claim } : sur { $load }
sv-web-tray-track = { $count ->
    [one] { $count } tronçon de voie
   *[other] { $count } tronçons de voie
}
sv-web-tray-in = { $count } dans le marché
sv-web-offer-wanting = Dites ce que vous donneriez ou prendriez.
sv-web-offer-told = Vous proposez à { $player } { $give } en échange de { $take }.
sv-web-offer-of = { $player } vous fait une offre.
sv-web-cash-after = Votre argent : { $cash } $, puis { $after } $
sv-web-counter = { $player } a refusé, mais prendrait { $give } et donnerait { $take }.
sv-web-counter-take = Reprendre ces termes
sv-web-counter-open = Non, mais …
sv-web-counter-send = Refuser, avec ces termes
sv-web-counter-told = Vous refusez l’offre de { $player }, mais donneriez { $give } en échange de { $take }.

## Possessions

sv-web-players = Joueurs
sv-web-secret = L’argent est secret
sv-web-public-cash = Tout le monde voit l’argent de ce joueur.
sv-web-starts-at = Départ : { $cities }.
sv-web-cubes = { $used } cubes sur { $cubes } sont posés.
sv-web-piece-state = { $status ->
    [free] chez lui
    [jail] en prison ({ $cost } $)
    [dead] mort ({ $cost } $ à partir du tour { $turn })
    [tied] bloqué sur { $target }
    [gone] parti
   *[placed] sur { $target }{ $second ->
        [yes] {" "}(second)
       *[no] {""}
    }
}
sv-web-market = Prix de vente
sv-web-market-about = Les prix par marché, le plus cher en haut ; le prix du marqueur est signalé.
sv-web-market-key = Rouge : le prix actuel. Hachuré : jamais atteint. En bas : les ventes de ce tour, et ce qu’on peut encore vendre de la limite.
sv-web-own-claims = Vos concessions ({ $count })
sv-web-open-claims = Concessions visibles ({ $count } ; { $deck } cartes dans la pioche)
sv-web-others-claims = Concessions des autres joueurs ({ $count })
sv-web-no-claims = Aucune
sv-web-marked = ({ $goods } vendues d’avance)
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
    [yes] Pour un joueur
   *[no] À plusieurs
}
sv-web-about-level-basic = Construire, creuser et vendre : deux livraisons par tour, pas de trains à entretenir.
sv-web-about-level-advanced = Les pions se choisissent par points ; des trains portent les marchandises, des souffleuses ouvrent en hiver les voies blanches.
sv-web-about-length-short = Les prix partent plus haut, et les cartes passagers C restent de côté. L’argent se montre au-dessus de 4000 $.
sv-web-about-length-regular = La partie habituelle. L’argent se montre au-dessus de 5000 $.
sv-web-about-length-long = Pour une soirée et davantage. L’argent se montre au-dessus de 10 000 $.
sv-web-about-length-campaign = 24 tours, quoi que chacun possède ; l’argent reste secret jusqu’à la fin.
sv-web-length-fixed = Le scénario fixe sa propre durée.
sv-web-about-scenario-none = Chacun part d’une ville, avec des pions selon l’ordre tiré.
sv-web-about-scenario-denver-6000 = Un ingénieur et un prospecteur à Denver : en combien de tours aurez-vous 6000 $ ?
sv-web-about-scenario-denver-10000 = Trois pions à Denver : en combien de tours aurez-vous 10 000 $ ?
sv-web-about-scenario-salt-lake-city-10000 = De Salt Lake City à 10 000 $, avec un prospecteur neutre sur votre chemin.
sv-web-about-scenario-denver-campaign = Quatre pions à Denver et 24 tours : jusqu’où irez-vous ?
sv-web-about-scenario-golden-spike = Chacun part de deux villes, et peut les joindre. 24 tours, ou 20 à trois joueurs.
sv-web-about-scenario-copper-spike = Seul, depuis Denver et El Paso, 24 tours.
sv-web-about-scenario-nickel-spike = Denver et une seconde ville pour chacun des trois joueurs. Une campagne.
sv-web-about-scenario-silver-spike = Denver et une seconde ville pour chacun des quatre joueurs. Une campagne.
sv-web-about-scenario-power-start = Cinq joueurs, trois pions chacun, et plus d’argent.
sv-web-about-rules-passenger-card-slide = Un prospecteur peut déplacer une carte passagers qu’il ne peut pas prendre vers une place vidée ce tour-ci.
sv-web-about-rules-joint-passenger-line = Deux joueurs peuvent exploiter une ligne de passagers sur leurs deux réseaux, et partager son revenu.
sv-web-about-rules-several-plows = Plusieurs souffleuses peuvent tenter le même tronçon.
sv-web-about-rules-convoy-transfer = Une livraison peut mener des marchandises à une autre de vos concessions qui produit la même chose.
sv-web-about-rules-better-passenger-service = Les lignes de passagers rapportent le double.
sv-web-about-rules-simple-market = Les prix bougent sans dés.
sv-web-about-rules-hiring = Moins de points au départ ; les pions s’engagent pour 400 $ et montent en grade par les disputes gagnées.

# The short names of the phases, and the mark of a winter turn
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

## Ce que les dés ont décidé

sv-web-dice = Les dés
sv-web-dispute = Dispute : { $target }
sv-web-mines = Vos mines
sv-web-wins = gagne
sv-web-tie = Égalité : personne ne l’obtient ce tour-ci.
sv-web-came = { $good ->
    [yes] Réussi
   *[no] Raté
}
sv-web-put-away = Ranger les dés
sv-web-dice-before = Le jet précédent
sv-web-dice-after = Le jet suivant

## Les prix en colonnes

sv-web-col-market = Marché
sv-web-col-price = $
sv-web-col-past = avant
sv-web-col-sold = vendu
sv-web-col-odds = chances en %
sv-web-moved-by = { $way ->
    [up] monté
   *[down] descendu
} de { $boxes ->
    [one] { $boxes } case
   *[other] { $boxes } cases
}
sv-web-past-prices = Prix des derniers tours : { $prices }
sv-web-chart-open = Le tableau entier

## Les mentions, quand on joue seul

sv-web-grades = Mentions
sv-web-grade-line = { $by ->
    [turns] { $grade } à { $bound } tours : vous en êtes au tour { $turn } avec { $cash } $.
    [cash] { $grade } à { $bound } $ : vous en êtes au tour { $turn } avec { $cash } $.
   *[none] { $grade } : vous en êtes au tour { $turn } avec { $cash } $.
}
sv-web-grade-bound = { $by ->
    [turns] tour { $bound }
   *[cash] { $bound } $
}

## Pièces, refus, concessions

# Les petits noms des pions, pour les distinguer : s sont ingénieurs, p prospecteurs
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
sv-web-life = jusqu’à l’épuisement environ { $goods }, { $way ->
    [less] une perte de { $gain } $
   *[more] soit { $gain } $
}

## Cartes et chances d’un choix

sv-web-line-payback = { $turns ->
    [one] rentable en { $turns } tour
   *[other] rentable en { $turns } tours
}
sv-web-you-win = vous gagnez
# rivals : qui jouerait aux dés, avec les bonus ; segments et line : l’enjeu, line « none » s’il est déjà nommé
sv-web-dispute-told = { $segments } : { $rivals } ; vous gagnez à { $chance }
sv-web-looming-told = une dispute, { $rivals } : vous gagnez à { $chance }
sv-web-theft-told = { $line ->
    [none] un vol à { $owners }
   *[other] la ligne { $line } de { $owners }
} : { $price } $ à payer, quoi que disent les dés ; vous gagnez à { $chance }, puis { $revenue } $ par tour
sv-web-ending-told = la fin du partage avec { $owners } : { $price } $ à payer, quoi que disent les dés ; vous gagnez à { $chance }, puis { $revenue } $ par tour
sv-web-theft-risk = un vol : le prix est à payer, quoi que disent les dés
sv-web-ending-risk = la fin du partage : le prix est à payer, quoi que disent les dés
sv-web-looming = une dispute, avec les pions posés jusqu’ici
sv-web-succeeds = réussit
sv-web-is-event = carte événement
sv-web-stock-train = { $left ->
    [one] Train { $train } (reste { $left })
   *[other] Train { $train } (restent { $left })
}
sv-web-stock-plow = { $left ->
    [one] Souffleuse +{ $plow } (reste { $left })
   *[other] Souffleuse +{ $plow } (restent { $left })
}
sv-web-assign-what = Où va { $what } ?
sv-web-alike = { $name } : sur { $most }
sv-web-counter-offer = Proposer exactement cela

## Ce qui s’est passé depuis, et les étapes automatiques

sv-web-since = { $count ->
    [one] Depuis votre dernier coup : { $count } événement
   *[other] Depuis votre dernier coup : { $count } événements
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
sv-web-auto-pass = Passer quand rien n’est offert que je n’aie déjà laissé passer
sv-web-auto-about = Elles attendent deux secondes, et vous laissent décider s’il y a une nouvelle concession, trop peu d’argent, une concession qui perdrait de l’argent, la première neige, ou bien une carte, un train, une souffleuse ou des marchandises qui n’étaient pas à prendre auparavant.
sv-web-auto-operating = Les mêmes concessions : { $claims }, pour { $cost } $ …
sv-web-auto-passing = Rien de nouveau : on passe …
sv-web-auto-stop = Arrêter
sv-web-used = a servi
sv-web-second = deuxième tronçon : réussit

## Le tableau

sv-web-sheet-all = Depuis le début
sv-web-sheet-goods = Marchandises
sv-web-sheet-passengers = Voyageurs
sv-web-sheet-deals = Accords
sv-web-sheet-spent = Dépenses
sv-web-sheet-cash = Argent
sv-web-sheet-claims = Concessions
sv-web-sheet-lines = Lignes de voyageurs
sv-web-sheet-track = Tronçons
