# Apprendre : les leçons, et l’aide pour une première partie.

learn-lesson = Leçon
learn-stop = Étape { $number } sur { $count }
learn-rules = Les règles :
learn-look = Montrer sur le plateau
learn-between = Continuez comme il vous plaît. La leçon reprend à sa prochaine étape.
learn-begin = Apprendre : { $lesson }
learn-go-on = Reprendre la leçon : { $lesson }
learn-again = Recommencer
learn-about = Une partie qui s’arrête là où il y a quelque chose à apprendre. Quittez-la quand vous voulez : elle vous attend.
learn-hint = La règle de cette étape
learn-hints = Première partie : montrer la règle de chaque étape

learn-continental-divide = Continental Divide, premiers tours
learn-silverton = Silverton, premiers tours
learn-silverton-winter = Silverton, hiver et disputes

learn-continental-divide-found-title = Fonder une compagnie
learn-continental-divide-found =
    On gagne avec des actions de compagnies qui vont loin. Fondez-en une : choisissez la compagnie, une ville de départ, le nombre d’actions et la valeur d’une action.
    Vous payez la valeur d’une action, et c’est tout l’argent dont la compagnie dispose pour construire. Environ 30 $ et 5 actions font un bon début.
learn-continental-divide-found-else = Fondez d’abord une compagnie : seul un actionnaire peut construire.
learn-continental-divide-build-title = Poser la première voie
learn-continental-divide-build =
    Vous avez la seule action : c’est vous qui construisez. Choisissez sur le plateau l’hexagone où finit une ligne, ou une ligne de la liste.
    Chaque hexagone coûte son nombre de gauche, payé par la compagnie, et ajoute celui de droite au revenu. On pose une seule ligne droite par tour.
learn-continental-divide-build-else = Construisez d’abord une ligne : une compagnie sans voie ne gagne rien.
learn-continental-divide-dividends-title = Dividendes, et une place dans l’ordre
learn-continental-divide-dividends =
    Le tour est fini et chaque compagnie a payé : son revenu divisé par toutes ses actions, arrondi au-dessus, pour chaque action que vous avez. La part des actions invendues va dans sa trésorerie.
    Prenez maintenant une place pour le tour suivant. Le dernier joueur choisit en premier. Tôt, vous achetez avant les autres ; tard, vous voyez ce qu’ils ont fait.
learn-continental-divide-buy-title = Acheter des actions
learn-continental-divide-buy =
    Une action coûte au moins sa valeur et un dividende. Votre argent va dans la trésorerie de la compagnie : c’est le seul moyen de lui donner de quoi construire.
    Achetez une action ou plus. Vous pouvez payer davantage que le minimum.
learn-continental-divide-buy-else = Achetez au moins une action : sans argent frais, la compagnie n’avance pas.
learn-continental-divide-regions-title = Vers la région suivante
learn-continental-divide-regions =
    Une compagnie commence avec 12 cubes pour la voie. Son premier cube dans la région Centrale lui en donne 10 de plus, puis encore 10 dans la région Ouest ; chaque région vaut aussi un point par action.
    Construisez vers l’ouest aussi loin que la trésorerie le permet. Une ligne part de n’importe quel hexagone de la compagnie.
learn-continental-divide-regions-else = Construisez avant de finir votre tour.
learn-continental-divide-order-title = Encore l’ordre
learn-continental-divide-order =
    Regardez l’argent des autres : qui peut fonder ou acheter avant vous ? Prenez la place que vous voulez.
learn-continental-divide-majority-title = À qui est la compagnie ?
learn-continental-divide-majority =
    Celui qui a le plus d’actions d’une compagnie construit pour elle ; à égalité, chacun le peut. On peut vous prendre votre compagnie, et vous celle des autres.
    Regardez les chartes : où suffit-il de peu d’actions pour décider, ou pour de bons dividendes ? Puis achetez, fondez ou passez.
learn-continental-divide-divide-title = Par-dessus la ligne de partage
learn-continental-divide-divide =
    Le trait épais est la ligne de partage des eaux. Le premier hexagone au-delà rapporte 10 de revenu, et 2 points par action à la fin.
    Si le chemin est trop cher, construisez-en une partie, ou finissez votre tour.
learn-continental-divide-points-title = Ce qui compte à la fin
learn-continental-divide-points =
    Après le tour 8, chaque action marque : 1 par région, 2 pour la ligne de partage, 1 pour un port (2 pour Seattle), et 1 si toutes les actions de la compagnie sont vendues. L’argent ne compte pas.
    Achetez donc là où des points arrivent, et aidez à vendre la dernière action.
learn-continental-divide-ports-title = Vers un port
learn-continental-divide-ports =
    Une compagnie peut atteindre un seul port, et chaque port ne reçoit qu’une compagnie. Comptez les hexagones et les tours qui restent.
learn-continental-divide-end-title = Vous connaissez le jeu
learn-continental-divide-end =
    Fonder, acheter, construire, toucher les dividendes, choisir sa place : les quatre tours restants vont de même. Le plus de points gagne.
    Finissez cette partie, ou commencez la vôtre.

learn-silverton-prospector-title = Envoyer un prospecteur
learn-silverton-prospector =
    Vous partez de Denver. À chaque tour, on place d’abord ses pions. Les prospecteurs vont vers les concessions : des cartes visibles qui produisent or, argent, cuivre, bois ou charbon.
    Placez votre prospecteur +1 sur la concession d’argent Pelican-Dives, à Georgetown. Elle est près de Denver, où l’argent se vend.
learn-silverton-prospector-else = Pour cette leçon, placez le prospecteur +1 sur la concession Pelican-Dives, à Georgetown.
learn-silverton-surveyor-title = Envoyer un ingénieur
learn-silverton-surveyor =
    Les ingénieurs marquent la voie que vous construirez. Un tronçon doit toucher votre ville de départ ou votre voie.
    Placez l’ingénieur +2 sur le premier tronçon de Denver à Golden : 80 $ à construire, longueur 2.
learn-silverton-surveyor-else = Pour cette leçon, placez l’ingénieur +2 sur le premier tronçon de Denver à Golden.
learn-silverton-second-title = Un second tronçon à la suite
learn-silverton-second =
    Votre autre ingénieur peut aller un tronçon plus loin, bien que rien ne soit construit. Les dés décideront : il faut faire plus que la longueur.
    Placez-le sur Golden–Georgetown, de longueur 3 : 33 chances sur 36.
learn-silverton-second-else = Pour cette leçon, placez l’autre ingénieur sur Golden–Georgetown.
learn-silverton-deck-title = Piocher
learn-silverton-deck =
    Votre dernier prospecteur va sur la pioche : il tire une carte que personne ne connaît, et vous pouvez l’acheter. Il s’y cache quelques événements.
    Puis votre rival place ses pions. Si vous voulez tous deux la même chose, il y a dispute.
learn-silverton-deck-else = Pour cette leçon, placez le prospecteur sur la pioche.
learn-silverton-dispute-title = Une dispute, et vous l’avez gagnée
learn-silverton-dispute =
    Votre rival voulait aussi Pelican-Dives. Chacun a lancé deux dés et ajouté le bonus de son pion : regardez le journal. Le plus haut total garde la concession ; l’autre pion rentre.
    Achetez maintenant la concession.
learn-silverton-dispute-else = Achetez la concession Pelican-Dives que vous avez gagnée.
learn-silverton-drawn-title = La carte piochée
learn-silverton-drawn =
    Gregory Lode, de l’or à Central City. Vous pouvez l’acheter, ou la laisser visible pour tous. Les barres montrent ce que donne une exploitation, et avec quelle chance.
    L’or est cher et Central City est proche : achetez-la.
learn-silverton-drawn-else = Pour cette leçon, achetez Gregory Lode.
learn-silverton-build-title = Construire
learn-silverton-build =
    Payez les tronçons que tiennent vos ingénieurs. Commencez par Denver–Golden : l’autre en a besoin.
learn-silverton-build-else = Construisez d’abord Denver–Golden.
learn-silverton-try-title = Tenter le second tronçon
learn-silverton-try =
    Aux dés pour Golden–Georgetown : plus de 3, et vous pouvez le construire. Sinon, il ne coûte rien.
learn-silverton-try-else = Tentez de construire Golden–Georgetown.
learn-silverton-operate-title = Exploiter vos concessions
learn-silverton-operate =
    Nommez les concessions à exploiter et payez ; puis les dés tombent, un jet pour chacune. La première fois c’est un dé plus 6, presque sans risque. Ensuite, un jet trop bas épuise la concession pour toujours.
    Exploitez les deux.
learn-silverton-operate-else = Exploitez les deux concessions : la première fois est la plus sûre.
learn-silverton-deal-title = Négocier
learn-silverton-deal =
    Ici vous pouvez proposer à votre rival un échange de concessions, de voie et d’argent, trois fois par tour au plus. Vous n’avez besoin de rien : finissez l’étape.
learn-silverton-deal-else = Pour cette leçon, finissez l’étape sans négocier.
learn-silverton-deliver-title = Livrer
learn-silverton-deliver =
    Vous avez deux livraisons par tour : les marchandises d’une concession, par votre voie, vers une ville de marché. Denver paie 200 $ pour l’argent.
    Vendez l’argent de Pelican-Dives. L’or doit attendre : votre voie ne mène pas encore à Central City.
learn-silverton-deliver-else = Vendez d’abord de l’argent de Pelican-Dives à Denver.
learn-silverton-prices-title = Les prix ont bougé
learn-silverton-prices =
    Après le tour de tous, chaque marché a lancé les dés : dés et nombre vendu, moins la demande du tour. Ce qui se vend beaucoup baisse. Vous avez vendu de l’argent : regardez son cours au tableau des marchés.
    Nouveau tour, nouvel ordre de jeu. Placez l’ingénieur +2 sur Golden–Central City, pour aller chercher l’or.
learn-silverton-prices-else = Pour cette leçon, placez l’ingénieur +2 sur Golden–Central City.
learn-silverton-home-title = Des pions peuvent rester
learn-silverton-home =
    Vous n’êtes pas obligé de tout placer. Les concessions coûtent à l’achat et à l’exploitation, et seules deux livraisons par tour rapportent. Finissez votre placement.
learn-silverton-home-else = Pour cette leçon, laissez les autres et finissez votre placement.
learn-silverton-again-title = Construire vers Central City
learn-silverton-again =
    Votre ingénieur est sur une voie reliée : pas besoin de dés. Construisez.
learn-silverton-again-else = Construisez Golden–Central City : l’or y attend.
learn-silverton-depletion-title = Le risque en vaut-il la peine ?
learn-silverton-depletion =
    Désormais vos concessions lancent deux dés, et un jet trop bas les achève. Comparez le coût, les chances et le prix, puis exploitez ce que vous voulez, ou finissez l’étape.
    Les marchandises déjà sur une concession restent, même si elle s’épuise.
learn-silverton-gold-title = Vendre l’or
learn-silverton-gold =
    De Central City à Denver, la voie est à vous. Avant de vendre, regardez les chances du cours : beaucoup de marchandises d’un coup le font baisser, attendre peut le faire monter.
    Vendez de l’or de Gregory Lode.
learn-silverton-gold-else = Vendez d’abord de l’or de Gregory Lode à Denver.
learn-silverton-passenger-title = Une ligne de passagers
learn-silverton-passenger =
    Les cartes passagers paient à chaque tour et ne s’épuisent jamais. Il faut qu’une route construite à vous joigne leurs deux villes.
    Vous avez Denver–Central City : placez le prospecteur +1 sur cette carte.
learn-silverton-passenger-else = Pour cette leçon, placez le prospecteur +1 sur la carte passagers Denver–Central City.
learn-silverton-season-title = L’hiver viendra
learn-silverton-season =
    Regardez la piste des tours : le tour 8 est un hiver, puis un tour sur quatre. Les tronçons blancs sont alors sous la neige : on ne peut ni les construire ni les emprunter. Votre voie est brune et reste ouverte.
    Placez encore ce que vous voulez, puis finissez votre placement.
learn-silverton-line-title = Acheter la ligne
learn-silverton-line =
    Personne ne l’a disputée. Payez 100 $ et touchez 40 $ à ce tour et à tous les suivants, tant que votre voie joint les deux villes.
learn-silverton-line-else = Achetez la ligne de passagers Denver–Central City.
learn-silverton-end-title = Vous connaissez un tour de Silverton
learn-silverton-end =
    Placer, régler les disputes, acheter, construire, exploiter, négocier, entrésorerier, livrer, payer les amendes ; puis les prix et les nouvelles cartes. Quand quelqu’un a atteint le but à la fin d’un tour, le plus riche gagne.
    Continuez ici, ou voyez ce que sont l’hiver et une dispute.

learn-silverton-winter-snow-title = Neige sur les cols
learn-silverton-winter-snow =
    Tour 8, c’est l’hiver : les tronçons blancs sont fermés. Votre tronçon Leadville–Minturn est blanc : ce qui est au-delà ne peut pas venir à Denver ce tour-ci. Demandez un tronçon blanc, et le jeu dit pourquoi non.
    La voie brune se construit en hiver. Placez l’ingénieur +1 sur Glenwood Springs–Grand Junction : votre concession de charbon est là.
learn-silverton-winter-snow-else = Pour cette leçon, placez l’ingénieur +1 sur Glenwood Springs–Grand Junction.
learn-silverton-winter-contest-title = Disputer une concession
learn-silverton-winter-contest =
    Le prospecteur +1 de votre rival est sur Pagosa Lumber Company. Les pions des autres ne vous écartent pas : il y aura seulement dispute.
    Vous avez un prospecteur +2. Placez-le là aussi.
learn-silverton-winter-contest-else = Pour cette leçon, placez le prospecteur +2 sur Pagosa Lumber Company.
learn-silverton-winter-ready-title = Avant les dés
learn-silverton-winter-ready =
    Chacun lancera deux dés et ajoutera le bonus de son pion. Une route construite jusqu’à la ville de la concession ajouterait 3 ; aucun de vous n’en a. En cas d’égalité, tous deux restent là un tour.
    Finissez votre placement, et les dés tombent.
learn-silverton-winter-ready-else = Pour cette leçon, laissez les autres et finissez votre placement.
learn-silverton-winter-jail-title = Gagné, et votre rival va en prison
learn-silverton-winter-jail =
    Deux as : qui fait 2 dans une dispute va en prison, quel que soit le bonus. On en sort à la dernière étape avec 7 ou 11, ou pour 200 $ ; votre rival a payé.
    Achetez la concession que vous avez gagnée.
learn-silverton-winter-jail-else = Achetez la concession que vous avez gagnée.
learn-silverton-winter-brown-title = Construire en hiver
learn-silverton-winter-brown =
    Le tronçon est brun, la neige n’y fait rien. Construisez-le : au printemps, votre charbon aura un chemin.
learn-silverton-winter-brown-else = Construisez Glenwood Springs–Grand Junction.
learn-silverton-winter-work-title = Les mines travaillent en hiver
learn-silverton-winter-work =
    Une concession s’exploite sans voie, et la neige ne l’arrête pas. Les marchandises attendent sur la carte.
    Exploitez ce qui semble valoir son coût, puis finissez l’étape.
learn-silverton-winter-through-title = Ce qui passe
learn-silverton-winter-through =
    De Leadville à Denver, toute votre voie est brune : l’argent passe. Le charbon de Grand Junction est derrière la neige ; la liste le dit. Les lignes de passagers aussi ont besoin d’un chemin ouvert.
    Vendez ce que vous voulez.
learn-silverton-winter-thaw-title = La neige a fondu
learn-silverton-winter-thaw =
    Tour 9 : tout est rouvert jusqu’au tour 12. Vous avez plus de 4 000 $ : tous les joueurs voient désormais votre argent.
    Placez ce que vous voulez, puis allez jusqu’aux livraisons.
learn-silverton-winter-coal-title = Le charbon roule
learn-silverton-winter-coal =
    Grand Junction, Minturn, Leadville, Denver : le chemin est ouvert. Le charbon a une limite par joueur et par tour, et baisse lentement à Denver, où seule la moitié des ventes compte.
    Livrez ce que vous voulez.
learn-silverton-winter-end-title = Vous êtes prêt
learn-silverton-winter-end =
    Vous connaissez l’hiver, les disputes et la prison. Dans le jeu avancé, des souffleuses dégagent des tronçons et des trains portent les marchandises.
    Finissez cette partie, ou commencez la vôtre.
