# Les leçons, et les règles affichées pour une première partie.

learn-lesson = Leçon
learn-stop = Étape { $number } sur { $count }
learn-rules = Les règles :
learn-look = Montrer sur le plateau
learn-between = Jouez comme il vous plaît. La leçon reprend à sa prochaine étape.
learn-begin = Apprendre : { $lesson }
learn-go-on = Reprendre la leçon : { $lesson }
learn-again = Recommencer
learn-restart = Recommencer : { $lesson }
learn-about = Une partie qui s’arrête là où il y a quelque chose à apprendre. Quittez-la quand vous voulez : elle vous attend.
learn-texts = Leçons à lire :
learn-text-about = Ce que la leçon dit à chaque étape. Elle est faite pour être jouée : on voit alors sur le plateau ce que décrit cette page.
learn-text-begin = Jouer cette leçon
learn-hint = La règle de cette étape
learn-hints = Première partie : afficher la règle de chaque étape
learn-hints-off = Ne plus afficher les règles

learn-continental-divide = Continental Divide, premiers tours
learn-silverton = Silverton, premiers tours
learn-silverton-winter = Silverton, hiver et disputes

learn-continental-divide-found-title = Fonder une compagnie
learn-continental-divide-found =
    Des compagnies font la course vers le Pacifique. Après huit tours, chacune de vos actions marque des points selon le chemin parcouru par sa compagnie ; l’argent n’en marque aucun.
    En fondant une compagnie, vous payez la valeur d’une action, et c’est tout ce qu’elle a pour construire. Avec des actions bon marché, elle démarre lentement, mais vous pouvez bientôt en acheter d’autres.
    Choisissez « Fonder une compagnie », l’Union Pacific (UP), Memphis West (marqué sur le plateau), 5 actions et une valeur de 12 $.
learn-continental-divide-found-else = Pour cette leçon, fondez l’Union Pacific à Memphis West avec 5 actions et une valeur de 11 à 15 $. L’argent que vous gardez achètera les actions suivantes.
learn-continental-divide-build-title = Poser la première voie
learn-continental-divide-build =
    Vous avez la seule action : c’est vous qui décidez. Regardez les deux nombres d’un hexagone : à gauche ce qu’il coûte à la compagnie, à droite le revenu qu’il ajoute.
    Une ligne est droite, part de n’importe quel hexagone de la compagnie, et c’est la seule de ce tour.
    Choisissez Vicksburg, au sud de Memphis West (tous deux marqués) : deux hexagones pour 6 $ rapportent 5 de revenu. Pointez-le sur le plateau ou choisissez-le dans la liste, puis construisez.
learn-continental-divide-build-else = Construisez d’abord une ligne : une compagnie sans voie ne gagne rien.
learn-continental-divide-dividends-title = Les dividendes, et l’ordre du tour
learn-continental-divide-dividends =
    Le tour est fini, et le journal montre ce que chaque compagnie a versé par action : son revenu divisé par toutes ses actions, arrondi au dollar supérieur.
    Chacun prend maintenant une place pour le tour suivant ; le joueur qui a joué en dernier choisit en premier. Comparez l’argent : le rival qui choisit après vous a de quoi prendre le contrôle de votre compagnie bon marché.
    Prenez la place 2.
learn-continental-divide-dividends-else = Pour cette leçon, prenez la place 2. À la place 3, vous verriez un rival acheter avant vous des actions de votre compagnie.
learn-continental-divide-buy-title = Acheter des actions
learn-continental-divide-buy =
    Une action coûte au moins sa valeur plus un dividende. Votre argent va dans la trésorerie de la compagnie : c’est le seul moyen de lui donner de quoi construire.
    Chaque action achetée vous apporte donc des dividendes et des points, et à votre compagnie une ligne plus longue.
    Choisissez votre compagnie et achetez trois actions. Gardez le reste de votre argent pour plus tard.
learn-continental-divide-buy-else = Achetez au moins une action : sans argent frais, votre compagnie n’avance pas.
learn-continental-divide-regions-title = Vers la région suivante
learn-continental-divide-regions =
    Des traits rouges séparent trois régions. Avec son premier cube dans la région Centrale, une compagnie marque 1 point par action et reçoit 10 cubes de plus pour ses voies ; la région Ouest lui en donne autant.
    Denver et l’hexagone sous Memphis sont marqués : une ligne droite de neuf hexagones les relie, pour 32 $.
    Choisissez Denver et construisez.
learn-continental-divide-regions-else = Construisez avant de finir votre tour : les voies rapportent un revenu à chaque tour.
learn-continental-divide-treasury-title = Ce que reçoit la trésorerie
learn-continental-divide-treasury =
    Relisez le journal. Les dividendes sont versés d’abord, sur les seules actions que des joueurs possèdent ; le reste du revenu va à la trésorerie. Moins il y a d’actions vendues, plus la trésorerie reçoit.
    Celles de votre compagnie sont presque toutes vendues : elle dépend donc d’argent frais.
    Regardez l’argent des autres, puis prenez la place que vous voulez : tôt pour acheter avant eux, tard pour voir ce qu’ils font.
learn-continental-divide-majority-title = À qui est la compagnie ?
learn-continental-divide-majority =
    Le joueur qui a le plus d’actions d’une compagnie construit pour elle ; à égalité, chacun le peut. On peut donc vous prendre la vôtre, et vous celle des autres.
    Mais une action verse des dividendes et marque des points, peu importe qui construit. Regardez la liste : laquelle est bon marché et rapporte bien ?
    Achetez deux actions de la Missouri Pacific, ou ce que vous préférez.
learn-continental-divide-limits-title = Où une ligne doit s’arrêter
learn-continental-divide-limits =
    Une ligne s’arrête devant une voie de sa propre compagnie, devant un hexagone où il y a trois compagnies, devant tout autre hexagone d’une ville de départ, et quand l’argent ou les cubes manquent. Memphis West (marqué) accueille trois compagnies ; ensuite, c’est complet.
    Pointez un hexagone qui n’est pas proposé : la fiche dit pourquoi, et selon quelle règle.
    Construisez une courte ligne, ou choisissez « Terminer la construction » et gardez la trésorerie pour les montagnes.
learn-continental-divide-points-title = Ce qui compte à la fin
learn-continental-divide-points =
    Après le tour 8, chaque action marque : 1 pour la région Centrale, 1 pour la région Ouest, 2 pour la ligne de partage des eaux, 1 pour un port (2 pour Seattle), et 1 si toutes les actions de sa compagnie sont vendues.
    Les cinq ports sont marqués à l’ouest. Une compagnie n’entre que dans un seul, et chaque port n’accueille qu’une compagnie : la première arrivée.
    Prenez une place pour le tour 4.
learn-continental-divide-last-title = La dernière action
learn-continental-divide-last =
    S’il reste une action de votre compagnie, achetez-la : une fois toutes vendues, chacune marque 1 point de plus.
    Vous pouvez payer plus que le minimum, et tout va dans la trésorerie. Les montagnes sont chères : payez autant que vous pouvez.
learn-continental-divide-divide-title = Franchir la ligne de partage
learn-continental-divide-divide =
    Le gros trait noir est la ligne de partage des eaux. Le premier hexagone au-delà rapporte aussitôt 10 de revenu, et 2 points par action à la fin.
    Silverton est marqué, à deux hexagones de Denver par Leadville : 29 $. Construisez jusque-là si la trésorerie le permet. Sinon, construisez ce que vous voulez, ou rien.
learn-continental-divide-end-title = Vous connaissez le jeu
learn-continental-divide-end =
    Vous avez fondé une compagnie, acheté des actions, construit des lignes droites, touché des dividendes et choisi votre place. Les tours restants se déroulent de même ; puis le plus de points l’emporte.
    À retenir : beaucoup d’actions bon marché valent mieux que quelques actions chères. Gardez la majorité là où vous voulez construire. Versez de l’argent quand une région, la ligne de partage ou un port est à portée d’une ligne.
    Finissez cette partie, ou commencez la vôtre. La page peut afficher la règle de chaque étape.

learn-silverton-prospector-title = Envoyer un prospecteur
learn-silverton-prospector =
    Quand un joueur a 6 000 $ à la fin d’un tour, la partie est finie, et le plus riche l’emporte. On s’enrichit avec des mines, et avec les voies qui mènent leurs marchandises au marché.
    Vous partez de Denver (marqué). À chaque tour, vous placez d’abord vos pions. Les prospecteurs visent les concessions : des cartes visibles qui produisent de l’or, de l’argent, du cuivre, du bois ou du charbon.
    Choisissez Jeb +1, puis la concession d’argent Pelican-Dives à Georgetown (marqué aussi) : elle est près de Denver, où l’argent se vend.
learn-silverton-prospector-else = Pour cette leçon, placez le prospecteur +1 sur la concession Pelican-Dives, à Georgetown.
learn-silverton-surveyor-title = Envoyer un ingénieur
learn-silverton-surveyor =
    Les ingénieurs marquent les voies que vous construirez. Un tronçon doit toucher votre ville de départ ou vos voies ; ses deux nombres sont son coût et sa longueur.
    Placez l’ingénieur Amos +2 sur le premier tronçon de Denver à Golden (marqué) : 80 $, longueur 2.
learn-silverton-surveyor-else = Pour cette leçon, placez l’ingénieur +2 sur le premier tronçon de Denver à Golden.
learn-silverton-second-title = Un second tronçon à la suite
learn-silverton-second =
    Votre autre ingénieur peut aller un tronçon plus loin, bien que rien ne soit encore construit. Deux dés décideront : il faut faire plus que la longueur.
    Placez Clara sur Golden–Georgetown (marqué), de longueur 3 : 33 chances sur 36. Il mène à votre concession.
learn-silverton-second-else = Pour cette leçon, placez l’autre ingénieur sur Golden–Georgetown.
learn-silverton-deck-title = Piocher
learn-silverton-deck =
    Votre dernier prospecteur va sur la pioche. Au moment d’acheter, il tire une carte que personne ne connaît encore, et vous pouvez la prendre. Quelques événements s’y cachent aussi ; certains l’envoient en prison, ou pire.
    Choisissez la pioche, à la fin de la liste. Puis votre rival place ses pions. Si vous voulez tous deux la même chose, il y a dispute.
learn-silverton-deck-else = Pour cette leçon, placez le prospecteur sur la pioche.
learn-silverton-dispute-title = Une dispute, et vous l’avez gagnée
learn-silverton-dispute =
    Votre rival voulait aussi Pelican-Dives. Chacun a lancé deux dés et ajouté le bonus de son pion : les dés sont montrés sur la carte. Le plus haut total garde la concession ; l’autre pion rentre.
    Achetez maintenant la concession. Les barres montrent ce qu’une exploitation peut donner.
learn-silverton-dispute-else = Achetez la concession Pelican-Dives que vous avez gagnée.
learn-silverton-drawn-title = La carte piochée
learn-silverton-drawn =
    Vous avez pioché Gregory Lode, de l’or à Central City (marqué). Vous pouvez l’acheter, ou la laisser visible pour tous.
    L’or a de la valeur et Central City est près de vos voies : achetez-la.
learn-silverton-drawn-else = Pour cette leçon, achetez Gregory Lode.
learn-silverton-build-title = Construire
learn-silverton-build =
    Payez les tronçons que tiennent vos ingénieurs. Commencez par Denver–Golden : l’autre en a besoin.
learn-silverton-build-else = Construisez d’abord Denver–Golden.
learn-silverton-try-title = Tenter le second tronçon
learn-silverton-try =
    Lancez les dés pour Golden–Georgetown : avec plus de 3, vous pouvez le construire. Si le lancer échoue, il ne coûte rien.
learn-silverton-try-else = Tentez de construire Golden–Georgetown.
learn-silverton-operate-title = Exploiter vos concessions
learn-silverton-operate =
    Choisissez les concessions à exploiter et payez ; puis les dés roulent, une fois pour chacune. Il n’y faut pas de voie.
    La première fois, vous lancez un dé plus 6, presque sans risque. Ensuite, vous lancez deux dés, et un total trop bas épuise la concession pour toujours : la partie rouge de la barre.
    Cochez les deux concessions et exploitez-les.
learn-silverton-operate-else = Exploitez les deux concessions : la première fois est la plus sûre.
learn-silverton-deal-title = Négocier
learn-silverton-deal =
    Ici, vous pouvez proposer un marché à votre rival, trois fois par tour au plus : concessions, voies et argent dans les deux sens, ou de l’argent pour des marchandises d’une de ses concessions, à livrer aussitôt. L’autre joueur accepte ou refuse ; les promesses n’engagent pas.
    Vous n’avez besoin de rien : choisissez « Terminer les négociations ».
learn-silverton-deal-else = Pour cette leçon, continuez sans rien proposer.
learn-silverton-deliver-title = Livrer
learn-silverton-deliver =
    Vous pouvez faire deux livraisons par tour : les marchandises d’une concession, par vos propres voies (marquées), vers une ville de marché. Denver paie 200 $ par unité d’argent.
    Vendez l’argent de Pelican-Dives. L’or doit attendre : vos voies ne mènent pas encore à Central City.
learn-silverton-deliver-else = Vendez d’abord de l’argent de Pelican-Dives à Denver.
learn-silverton-prices-title = Nouveaux prix, nouvelles cartes
learn-silverton-prices =
    Après le dernier joueur, chaque marché a lancé les dés : les dés plus le nombre vendu et, pour la plupart des marchandises, moins la demande accrue du tour (IDN). Ce qui se vend beaucoup baisse : regardez l’argent parmi les prix de vente. Puis des concessions ont été retournées jusqu’à ce qu’il y en ait huit.
    Votre rival a pioché un événement : un prospecteur est mort, et un nouveau se paie à la dernière étape d’un tour, les amendes. On sort de prison de la même façon.
    Nouveau tour, nouvel ordre de jeu. Placez Amos +2 sur Golden–Central City (marqué), pour aller chercher l’or.
learn-silverton-prices-else = Pour cette leçon, placez l’ingénieur +2 sur Golden–Central City.
learn-silverton-home-title = Des pions peuvent rester chez eux
learn-silverton-home =
    Rien n’oblige à placer tous vos pions. Les concessions coûtent de l’argent à l’achat et à l’exploitation, et seules deux livraisons par tour en rapportent.
    Choisissez « Terminer le placement ».
learn-silverton-home-else = Pour cette leçon, laissez les autres pions chez eux et terminez votre placement.
learn-silverton-again-title = Construire vers Central City
learn-silverton-again =
    Votre ingénieur est sur un tronçon relié : pas besoin de dés. Construisez-le.
learn-silverton-again-else = Construisez Golden–Central City : l’or y attend.
learn-silverton-depletion-title = Le risque en vaut-il la peine ?
learn-silverton-depletion =
    Désormais, vos concessions lancent deux dés. Chaque rangée montre les chances : ce qu’une exploitation rapporte en moyenne, et le risque qu’elle épuise la concession. Comparez avec le coût et le prix.
    Exploitez ce que vous voulez, ou rien. Les marchandises d’une concession y restent et peuvent se vendre, même si elle est épuisée.
learn-silverton-gold-title = Vendre l’or
learn-silverton-gold =
    Vos voies vont maintenant de Central City à Denver. Avant de vendre, regardez les chances du prix : beaucoup de marchandises d’un coup le font baisser, attendre peut le faire monter.
    Vendez de l’or de Gregory Lode.
learn-silverton-gold-else = Vendez d’abord de l’or de Gregory Lode à Denver.
learn-silverton-passenger-title = Une ligne de passagers
learn-silverton-passenger =
    Les cartes passagers paient à chaque tour et ne s’épuisent jamais. Pour en viser une, il faut que vos voies construites relient ses deux villes ; un rival dont l’itinéraire est plus court peut tenter plus tard de vous la voler.
    Vous avez Denver–Central City (marqué) : placez le prospecteur Jeb +1 sur cette carte, sous les concessions dans la liste.
learn-silverton-passenger-else = Pour cette leçon, placez le prospecteur +1 sur la carte passagers Denver–Central City.
learn-silverton-season-title = L’hiver approche
learn-silverton-season =
    Regardez la piste des tours, en haut : le tour 8 est un hiver, puis un tour sur quatre. Les tronçons blancs, rayés de bleu et de blanc sur la carte, sont alors enneigés : on ne peut ni les construire ni les emprunter. Vos voies sont brunes et restent ouvertes.
    Placez d’autres pions si vous voulez, puis choisissez « Terminer le placement ».
learn-silverton-line-title = Acheter la ligne
learn-silverton-line =
    Personne ne l’a disputée. Payez 100 $ et encaissez 40 $ à ce tour et à tous les suivants, tant que vos voies relient les deux villes.
learn-silverton-line-else = Achetez la ligne de passagers Denver–Central City.
learn-silverton-end-title = Vous connaissez un tour de Silverton
learn-silverton-end =
    Déroulement d’un tour : placer, régler les disputes, acheter, construire, exploiter, négocier, encaisser, livrer, payer les amendes ; puis les prix et les nouvelles cartes. La partie finit après le tour où un joueur atteint le but ; le plus riche l’emporte.
    À retenir : des concessions près de vos voies, deux bonnes livraisons par tour, et ne pas tout vendre sur un marché qui baisse.
    Continuez ici, découvrez l’hiver et les disputes, ou commencez votre partie. La page peut afficher la règle de chaque étape.

learn-silverton-winter-snow-title = Neige sur les cols
learn-silverton-winter-snow =
    C’est le tour 8, et l’hiver : les tronçons blancs sont fermés. Votre tronçon Leadville–Minturn (marqué) est blanc : les marchandises au-delà ne peuvent pas atteindre Denver ce tour-ci. Pointez un tronçon blanc, et la fiche dit pourquoi.
    Les voies brunes se construisent aussi en hiver. Placez l’ingénieur Amos +1 sur Glenwood Springs–Grand Junction (marqué aussi) : votre concession de charbon est là.
learn-silverton-winter-snow-else = Pour cette leçon, placez l’ingénieur +1 sur Glenwood Springs–Grand Junction.
learn-silverton-winter-contest-title = Disputer une concession
learn-silverton-winter-contest =
    Le prospecteur +1 de votre rival est sur Pagosa Lumber Company, à Pagosa Springs (marqué). Les pions des autres ne vous empêchent pas d’y aller : il y aura seulement dispute.
    Vous avez un prospecteur +2, donc de meilleures chances. Placez-y aussi Jeb +2.
learn-silverton-winter-contest-else = Pour cette leçon, placez le prospecteur +2 sur Pagosa Lumber Company.
learn-silverton-winter-ready-title = Avant les dés
learn-silverton-winter-ready =
    Chacun lancera deux dés et ajoutera le bonus de son pion. Un itinéraire construit jusqu’à la ville de la concession ajouterait 3 ; aucun de vous n’en a. En cas d’égalité, les deux pions restent là un tour.
    Choisissez « Terminer le placement », et les dés roulent.
learn-silverton-winter-ready-else = Pour cette leçon, laissez les autres pions chez eux et terminez votre placement.
learn-silverton-winter-jail-title = Vous gagnez, et votre rival va en prison
learn-silverton-winter-jail =
    Deux as : un pion qui fait 2 dans une dispute va en prison, quel que soit son bonus. À la dernière étape de chaque tour, les amendes, son joueur peut lancer les dés (7 ou 11 le libère) ou payer 200 $ ; votre rival a payé.
    Achetez la concession que vous avez gagnée.
learn-silverton-winter-jail-else = Achetez la concession que vous avez gagnée.
learn-silverton-winter-brown-title = Construire en hiver
learn-silverton-winter-brown =
    Le tronçon est brun, la neige n’y fait rien. Construisez-le : au prochain tour, votre charbon pourra sortir.
learn-silverton-winter-brown-else = Construisez Glenwood Springs–Grand Junction.
learn-silverton-winter-work-title = Les mines travaillent en hiver
learn-silverton-winter-work =
    Une concession s’exploite sans voie, et la neige ne l’arrête pas. Les marchandises attendent sur la carte.
    Exploitez ce qui vous semble valoir son coût, puis terminez l’étape.
learn-silverton-winter-through-title = Ce qui passe
learn-silverton-winter-through =
    De Leadville à Denver, toutes vos voies sont brunes : l’argent passe. Le charbon de Grand Junction est derrière la neige ; la liste le dit. Les lignes de passagers aussi ont besoin d’un itinéraire ouvert.
    Vendez ce que vous voulez.
learn-silverton-winter-thaw-title = La neige a fondu
learn-silverton-winter-thaw =
    Tour 9 : tous les tronçons sont rouverts jusqu’au tour 12. Vous avez plus de 4 000 $ : tous les joueurs voient désormais votre argent.
    Placez ce que vous voulez, puis continuez jusqu’à vos livraisons.
learn-silverton-winter-coal-title = Le charbon roule
learn-silverton-winter-coal =
    Grand Junction, Minturn, Leadville, Denver : l’itinéraire est ouvert. Le charbon a une limite de vente par joueur et par tour. Son prix baisse lentement à Denver, où seule la moitié des ventes compte.
    Livrez ce que vous voulez.
learn-silverton-winter-end-title = À vous de jouer
learn-silverton-winter-end =
    Vous connaissez l’hiver, les disputes et la prison, et donc tout le jeu de base.
    Dans le jeu avancé, vous choisissez vos propres pions. Des trains transportent les marchandises : leur puissance, divisée par le plus long tronçon de l’itinéraire, donne le nombre d’unités, et le double pour l’or et l’argent. Des souffleuses ouvrent en hiver les tronçons blancs : un dé plus le bonus doit atteindre la longueur.
    Finissez cette partie, ou commencez la vôtre. La page peut afficher la règle de chaque étape.
