# Les pendules des tables : ce qu’elles montrent, qui remplace qui, pauses, absences et parties arrêtées.

server-no-clock = Cette table n’a pas de pendule à arrêter.
server-away-too-long = { $days ->
    [0] Vous ne pouvez plus vous absenter cette année : il reste moins d’un jour.
    [one] Vous pouvez encore vous absenter un jour cette année, à compter de maintenant.
   *[other] Vous pouvez encore vous absenter { $days } jours cette année, à compter de maintenant.
}
server-away-too-often = Vous vous êtes déjà absenté { $most } fois cette année. On ne peut pas en retenir davantage.

web-clock = Pendule
web-clock-none = Sans pendule
web-clock-none-about = Chacun prend le temps qu’il lui faut.
web-clock-live = En direct : des minutes
web-clock-live-about = 15 minutes chacun, et une de plus à chaque tour : pour une soirée ensemble.
web-clock-fast = Rapide : un jour
web-clock-fast-about = Un jour chacun, et 12 heures de plus à chaque tour. Personne n’est attendu plus d’un jour.
web-clock-slow = Lent : une semaine
web-clock-slow-about = Une semaine chacun, et 3 jours de plus à chaque tour. Personne n’est attendu plus d’une semaine.
web-clock-pace = { $bank } chacun ; chaque tour ajoute { $increment }, sans dépasser { $bank } en tout.
web-clock-late-what = Quand le temps de quelqu’un est écoulé
web-clock-late-stand-in = Un robot le remplace jusqu’à son retour
web-clock-late-wait = Les autres attendent
web-clock-late-end = Les autres peuvent arrêter la partie
web-clock-late-stand-in-about = Quand le temps de quelqu’un est écoulé, un robot le remplace jusqu’à son retour.
web-clock-late-wait-about = Quand le temps de quelqu’un est écoulé, les autres attendent.
web-clock-late-end-about = Quand le temps de quelqu’un est écoulé, les autres peuvent arrêter la partie.

web-clock-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
web-clock-hours = { $count } h
web-clock-minutes = { $count } min
web-clock-seconds = { $count } s
web-clock-left = Temps restant : { $time }
web-clock-short = reste { $time }
web-clock-only = plus que { $time }
web-clock-out = temps écoulé

web-clock-stand-in = { $player } n’est pas là ; le robot { $bot } joue à sa place.
web-clock-stand-in-mine = Votre temps est écoulé, et le robot { $bot } joue à votre place. Reprenez votre siège quand vous voulez, ou jouez simplement quand c’est à vous.
web-clock-stands-in = le robot { $bot } joue à sa place
web-clock-stood-in = Un robot joue pour vous
web-clock-take-back = Reprendre mon siège
web-clock-late = { $player } n’a plus de temps.
web-clock-late-mine = Vous n’avez plus de temps. Les autres vous attendent.
web-clock-may-end = Vous pouvez attendre encore, ou arrêter la partie.
web-clock-often-late = a dépassé son temps { $lates } fois en { $turns } tours jusqu’ici

web-clock-pause = Proposer une pause
web-clock-pause-about = Si tout le monde est d’accord, aucune pendule ne tourne jusqu’à ce que l’un de vous reprenne la partie. Qui doit jouer peut le faire quand même.
web-clock-pause-proposed = { $count ->
    [one] { $players } propose une pause, pendules arrêtées.
   *[other] { $players } proposent une pause, pendules arrêtées.
}
web-clock-paused = La partie est en pause : aucune pendule ne tourne.
web-clock-go-on = Relancer les pendules
web-clock-withdraw = Retirer
web-clock-end = { $others ->
    [0] Arrêter la partie
   *[other] Proposer d’arrêter la partie
}
web-clock-end-about = Si tout le monde est d’accord, la partie s’arrête ici, sans résultat et sans compter pour rien. Ce qui a été joué reste dans l’enregistrement, et les dés peuvent être vérifiés.
web-clock-end-proposed = { $count ->
    [one] { $players } propose d’arrêter la partie ici, sans résultat.
   *[other] { $players } proposent d’arrêter la partie ici, sans résultat.
}
web-closed-about = { $ended ->
    [agreed] Tout le monde a accepté d’arrêter cette partie : elle n’a pas de résultat. Ce qui a été joué reste dans l’enregistrement.
    [late] Le temps d’un joueur était écoulé, et les autres ont arrêté cette partie : elle n’a pas de résultat. Ce qui a été joué reste dans l’enregistrement.
   *[host] La personne qui avait ouvert cette table l’a fermée : il ne s’y passe plus rien. Ce qui a été joué reste dans l’enregistrement.
}

web-clock-away = absent jusqu’au { $day }
web-clock-away-mine = Vous êtes absent jusqu’au { $day } : vos pendules ne tournent pas.
web-clock-back-on = de retour le { $day }
web-clock-awaited = { $player } sera de retour le { $day } ; d’ici là, sa pendule ne tourne pas.
web-clock-go-away = Je m’absente
web-clock-go-away-about = Jusqu’à votre retour, votre pendule ne tourne à aucune de vos tables ; revenez plus tôt quand vous voulez. { $days ->
    [one] Il reste un jour pour cette année.
   *[other] Il reste { $days } jours pour cette année.
}
web-clock-until = Jusqu’au
web-clock-back = Je suis de retour
web-clock-days-left = { $days ->
    [0] il ne reste aucun jour pour cette année
    [one] il reste un jour pour cette année
   *[other] il reste { $days } jours pour cette année
}
