# Simulations : ce qui ne peut être ni joué ni écrit.

lab-games = Impossible de jouer { $found } { $found ->
    [one] partie
   *[other] parties
} ; demandez-en au moins une.
lab-workers = Il ne peut y avoir { $found } processus pour jouer ; demandez-en au moins un.
lab-bots = { $found ->
    [0] Aucun robot n’a été nommé
    [one] Un seul robot a été nommé
   *[other] { $found } robots ont été nommés
} pour { $players } joueurs. Nommez-en un seul pour toutes les places, ou { $players }, un par place.
lab-records-folder = Impossible d’écrire les parties dans « { $path } » : { $detail }.
lab-records-taken = « { $path } » contient déjà { $file } ; rien n’a été joué, pour n’écraser aucune partie. Choisissez un autre dossier.
lab-bot-stays = Le robot « { $name } » ne peut pas être envoyé à un autre processus, car il n’est pas défini au premier niveau d’un module ; jouez avec un seul processus.
lab-worker-died = L’un des processus qui jouent les parties s’est arrêté. La mémoire de la machine est peut-être épuisée ; essayez avec moins de processus.
