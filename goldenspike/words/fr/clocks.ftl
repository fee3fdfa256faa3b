# Pendules des tables : cadences, robots remplaçants, pauses, absences et parties arrêtées.

server-no-clock = Cette table n’a pas de pendule à arrêter.
server-away-too-long = { $days ->
    [0] Il ne vous reste aucun jour d’absence cette année.
    [one] Vous pouvez encore vous absenter { $days } jour cette année, à compter de maintenant.
   *[other] Vous pouvez encore vous absenter { $days } jours cette année, à compter de maintenant.
}
server-away-too-often = Vous avez déjà déclaré { $most } absences cette année ; c’est le maximum.

web-clock = Pendule
web-clock-none = Sans pendule
web-clock-none-about = Chacun prend le temps qu’il veut.
web-clock-live = En direct (minutes)
web-clock-live-about = 15 minutes chacun, plus 1 minute par tour. Pour jouer en une séance.
web-clock-fast = Rapide (1 jour)
web-clock-fast-about = 1 jour chacun, plus 12 heures par tour, sans dépasser 1 jour.
web-clock-slow = Lente (1 semaine)
web-clock-slow-about = 1 semaine chacun, plus 3 jours par tour, sans dépasser 1 semaine.
web-clock-pace = { $bank } chacun, plus { $increment } par tour, sans dépasser { $bank }.
web-clock-late-what = Quand un joueur n’a plus de temps
web-clock-late-stand-in = Un robot joue jusqu’à son retour
web-clock-late-wait = Les autres joueurs attendent
web-clock-late-end = Les autres joueurs peuvent arrêter la partie
web-clock-late-stand-in-about = Si un joueur n’a plus de temps, un robot joue à sa place jusqu’à son retour.
web-clock-late-wait-about = Si un joueur n’a plus de temps, les autres attendent.
web-clock-late-end-about = Si un joueur n’a plus de temps, les autres peuvent arrêter la partie.

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

web-clock-stand-in = { $player } n’est pas là. Le robot { $bot } joue à sa place.
web-clock-stand-in-mine = Votre temps est écoulé, et le robot { $bot } joue pour vous. Récupérez votre place à tout moment, ou jouez simplement quand c’est à vous.
web-clock-stands-in = le robot { $bot } joue à sa place
web-clock-stood-in = Un robot joue pour vous
web-clock-take-back = Récupérer ma place
web-clock-late = { $player } n’a plus de temps.
web-clock-late-mine = Vous n’avez plus de temps. Les autres joueurs vous attendent.
web-clock-may-end = Vous pouvez continuer d’attendre ou arrêter la partie.
web-clock-often-late = temps dépassé à { $lates } tours sur { $turns }

web-clock-pause = Proposer une pause
web-clock-pause-about = Si tout le monde est d’accord, toutes les pendules s’arrêtent jusqu’à ce que l’un de vous reprenne la partie. On peut jouer pendant la pause.
web-clock-pause-proposed = { $count ->
    [one] { $players } propose une pause : toutes les pendules s’arrêtent.
   *[other] { $players } proposent une pause : toutes les pendules s’arrêtent.
}
web-clock-paused = La partie est en pause : toutes les pendules sont arrêtées.
web-clock-go-on = Relancer les pendules
web-clock-withdraw = Retirer
web-clock-end = { $others ->
    [0] Arrêter la partie
   *[other] Proposer d’arrêter la partie
}
web-clock-end-about = Si tout le monde est d’accord, la partie s’arrête maintenant, sans résultat et sans effet sur les cotes. Les coups restent dans l’enregistrement, et les dés peuvent être vérifiés.
web-clock-end-proposed = { $count ->
    [one] { $players } propose d’arrêter la partie maintenant, sans résultat.
   *[other] { $players } proposent d’arrêter la partie maintenant, sans résultat.
}
web-closed-about = { $ended ->
    [agreed] Les joueurs ont décidé d’arrêter cette partie sans résultat. Les coups sont dans l’enregistrement.
    [late] Un joueur n’avait plus de temps, et les autres ont arrêté cette partie sans résultat. Les coups sont dans l’enregistrement.
   *[host] L’hôte a fermé cette table. Les coups sont dans l’enregistrement.
}

web-clock-away = en congé jusqu’au { $day }
web-clock-away-mine = Vous êtes en congé jusqu’au { $day } : vos pendules sont arrêtées.
web-clock-back-on = de retour le { $day }
web-clock-awaited = { $player } sera de retour le { $day } ; d’ici là, sa pendule est arrêtée.
web-clock-go-away = M’absenter
web-clock-go-away-about = Jusqu’à votre retour, votre pendule est arrêtée à toutes vos tables. Vous pouvez revenir plus tôt à tout moment. { $days ->
    [one] Il vous reste { $days } jour cette année.
   *[other] Il vous reste { $days } jours cette année.
}
web-clock-until = Jusqu’au
web-clock-back = Je suis de retour
web-clock-days-left = { $days ->
    [0] aucun jour restant cette année
    [one] { $days } jour restant cette année
   *[other] { $days } jours restants cette année
}
