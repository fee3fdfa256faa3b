# Jouer dans un terminal, pour tous les jeux.

terminal-welcome = Tapez « { $help } » pour obtenir de l’aide. Golden Spike est une adaptation indépendante, avec son propre texte de règles ; les noms appartiennent à leurs propriétaires, et le plateau est une reconstitution.
terminal-curtain = C’est à { $player } de jouer. Passez-lui l’écran, puis appuyez sur Entrée.
terminal-unknown-command = Commande inconnue « { $typed } ». Tapez « { $help } » pour la liste des commandes.
terminal-no-choice = Il n’y a pas de choix { $typed } maintenant.
terminal-ambiguous = « { $typed } » est ambigu : { $known }.
terminal-not-a-number = « { $typed } » n’est pas un nombre entier.
terminal-nothing-to-undo = Il n’y a encore rien à reprendre.
terminal-may-undo = { $player }, acceptez-vous que { $asker } reprenne le dernier coup ? (oui/non)
terminal-not-undone = Tout le monde n’est pas d’accord : rien n’est repris.
terminal-yes = oui
terminal-saved = Partie enregistrée dans { $file }.
terminal-keep = Enregistrer la partie dans { $file } ? (oui/non ; Entrée veut dire oui)
terminal-kept = Partie enregistrée. Pour continuer : goldenspike play --resume { $file }
terminal-help = Tapez le numéro d’un choix, ou une commande. Le début d’un mot suffit, avec ou sans accents et majuscules.
terminal-rules = « règles { $family }-5 » ou « aide { $family }-5.4 » affiche un chapitre ou une règle ; « règles » suivi de mots fait une recherche.
terminal-word-choices = choix
terminal-word-help = aide
terminal-word-rules = règles
terminal-word-log = journal
terminal-word-explain = expliquer
terminal-word-undo = reprendre
terminal-word-save = sauver
terminal-word-quit = quitter
terminal-help-choices = afficher à nouveau la position et les choix
terminal-help-help = [RÈGLE] : cette liste, ou le texte d’une règle, comme « aide { $family }-5.4 »
terminal-help-rules = [RÈGLE ou MOTS] : le sommaire, une règle ou une recherche
terminal-help-log = [N] : afficher les N derniers coups
terminal-help-explain = pourquoi les robots ont joué ainsi depuis votre dernier coup
terminal-help-undo = reprendre le dernier coup d’une personne et tous les coups des robots depuis ; les autres doivent accepter
terminal-help-save = [FICHIER] : enregistrer la partie
terminal-help-quit = quitter ; la partie peut être enregistrée pour plus tard

## Places

seats-person = Joueur { $number }
seats-too-many-bots = Il y a { $bots } robots pour { $players } places. Nommez un robot au plus par place.
seats-other-names = { $people ->
    [0] Seuls des robots jouent
    [one] { $people } personne joue
   *[other] { $people } personnes jouent
}, mais { $found ->
    [one] { $found } nom a été donné
   *[other] { $found } noms ont été donnés
}. Ne nommez que les personnes ; les robots ont leurs propres noms.
seats-same-name = Deux joueurs ne peuvent pas porter le même nom.

## Fichiers

file-unwritable = Impossible d’écrire { $file } : { $reason }.
file-unreadable = Impossible de lire { $file } : { $reason }.
file-in-the-way = { $file } existe déjà et n’est pas un enregistrement de cette partie ; il n’a pas été remplacé. Choisissez un autre nom.
file-reason-missing = ce fichier ou ce dossier n’existe pas
file-reason-not-a-folder = une partie du chemin n’est pas un dossier
file-reason-folder = c’est un dossier
file-reason-forbidden = accès refusé
file-reason-read-only = le système de fichiers est en lecture seule
file-reason-full = le disque est plein
file-reason-name-too-long = le nom est trop long

## Jeux sans affichage propre dans le terminal

terminal-plain-asked = C’est à { $player } de choisir.
terminal-plain-result = { $count ->
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
}
terminal-nothing-to-explain = Aucun robot n’a joué depuis, ou aucun n’a donné de raison.
terminal-bot-lacks = { $name } demande l’extra goldenspike[bots], qui n’est pas installé ici ; « { $by } » joue à sa place.
