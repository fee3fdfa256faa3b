# Jouer dans un terminal, quel que soit le jeu.

terminal-welcome = Tapez « { $help } » pour obtenir de l’aide. Golden Spike est une réalisation indépendante, avec un texte de règles qui lui est propre ; les noms appartiennent à leurs propriétaires, et le plateau est une reconstitution.
terminal-curtain = C’est à { $player }. Passez-lui l’écran, puis appuyez sur Entrée.
terminal-unknown-command = Il n’y a pas de commande « { $typed } » ; « { $help } » les énumère toutes.
terminal-no-choice = Il n’y a pas de choix { $typed } maintenant.
terminal-ambiguous = « { $typed } » peut vouloir dire : { $known }.
terminal-not-a-number = « { $typed } » n’est pas un nombre entier.
terminal-nothing-to-undo = Personne n’a encore rien fait qui puisse être repris.
terminal-may-undo = { $player }, acceptez-vous que { $asker } reprenne le dernier coup ? (oui/non)
terminal-not-undone = Tout le monde n’est pas d’accord : rien n’est repris.
terminal-yes = oui
terminal-saved = La partie est enregistrée dans { $file }.
terminal-keep = Garder la partie dans { $file } ? (oui/non ; Entrée veut dire oui)
terminal-kept = La partie est gardée. Pour continuer : goldenspike play --resume { $file }
terminal-help = Tapez le numéro d’un choix ou une commande ; le début d’un mot suffit, avec ou sans accents et majuscules.
terminal-rules = « règles { $family }-5 » ou « aide { $family }-5.4 » montre un chapitre ou une règle ; « règles » suivi de mots fait une recherche.
terminal-word-choices = choix
terminal-word-help = aide
terminal-word-rules = règles
terminal-word-log = journal
terminal-word-explain = expliquer
terminal-word-undo = reprendre
terminal-word-save = sauver
terminal-word-quit = quitter
terminal-help-choices = tout montrer à nouveau
terminal-help-help = [RÈGLE] : cette liste, ou le texte d’une règle, comme « aide { $family }-5.4 »
terminal-help-rules = [RÈGLE ou MOTS] : les règles : leur sommaire, l’une d’elles, ou celles qui parlent d’une chose
terminal-help-log = [N] : ce qui s’est passé pendant les N derniers coups
terminal-help-explain = pourquoi les robots ont joué ainsi depuis votre dernier coup
terminal-help-undo = reprendre le dernier coup d’une personne, et ce que les robots ont fait depuis ; les autres personnes sont consultées
terminal-help-save = [FICHIER] : enregistrer la partie telle qu’elle est
terminal-help-quit = s’en aller ; la partie peut être gardée pour plus tard

## Places

seats-person = Joueur { $number }
seats-too-many-bots = Il y a { $bots } robots pour { $players } places ; une place n’en reçoit qu’un.
seats-other-names = { $people ->
    [0] Personne ne joue : il n’y a personne à nommer
    [one] { $people } personne joue
   *[other] { $people } personnes jouent
}, mais { $found ->
    [one] { $found } nom a été donné
   *[other] { $found } noms ont été donnés
} ; les robots portent leur propre nom.
seats-same-name = Deux joueurs ne peuvent pas porter le même nom.

## Fichiers

file-unwritable = { $file } ne peut pas être écrit : { $reason }.
file-unreadable = { $file } ne peut pas être lu : { $reason }.
file-in-the-way = { $file } existe et n’est pas un enregistrement de cette partie ; il a été laissé tel quel. Choisissez un autre nom.
file-reason-missing = ce fichier ou ce dossier n’existe pas
file-reason-not-a-folder = une partie du chemin n’est pas un dossier
file-reason-folder = c’est un dossier
file-reason-forbidden = l’accès est refusé
file-reason-read-only = le système de fichiers est en lecture seule
file-reason-full = le disque est plein
file-reason-name-too-long = le nom est trop long

## A game without a face of its own

terminal-plain-asked = C’est à { $player } de choisir.
terminal-plain-result = { $count ->
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
}
terminal-nothing-to-explain = Aucun robot n’a joué depuis, ou aucun ne dit pourquoi.
terminal-bot-lacks = Il manque ici l’extra goldenspike[bots] à { $name } ; « { $by } » joue à sa place.
