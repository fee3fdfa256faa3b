# Les comptes : pour qui veut retrouver ses places sur tous ses appareils.

## Pourquoi un appel est refusé

account-somebody = quelqu’un
account-guest = { $name } (invité)
account-bad-name = « { $name } » ne peut pas être le nom d’un compte : 1 à { $limit } lettres et chiffres d’une même écriture, séparés au besoin par des espaces, traits d’union, points ou apostrophes.
account-name-taken = Le nom « { $name } » est déjà pris.
account-bad-password = Un mot de passe compte de { $least } à { $most } caractères, assez variés, et n’est pas le nom.
account-wrong = Ce nom et ce secret ne vont pas ensemble.
account-wait = C’était faux trop souvent. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
account-not-in = Pour cela, il faut être connecté.
account-confirm = Cela change la façon d’entrer dans le compte : prouvez d’abord que c’est bien vous.
account-wrong-passkey = Cette clé d’accès n’ouvre rien ici.
account-no-passkeys-here = Les clés d’accès exigent que ce serveur ait un nom, et cette adresse n’en est pas un.
account-too-many-passkeys = Un compte a au plus { $most } clés d’accès.
account-last-way = C’est la seule façon d’entrer dans votre compte. Choisissez d’abord un mot de passe, ou ajoutez une autre clé.
account-preferences-too-long = C’est plus de préférences qu’un compte n’en garde.
account-nobody = Personne ici ne s’appelle ainsi.
account-rated = Les parties classées sont pour ceux qui ont un compte : connectez-vous d’abord.
account-rated-people = Seules les parties entre plusieurs personnes, chacune à son appareil, peuvent être classées.

## Entrer

account-log-in = Se connecter
account-log-out = Se déconnecter
account-mine = Mon compte
account-way-log-in = Se connecter
account-way-new = Un nouveau compte
account-way-recover = Accès perdu ?
account-about-log-in = Vos places et vos tables de ce navigateur vous suivent, et vous les retrouvez sur tous vos appareils.
account-about-new = Avec un compte, vous avez vos parties sur tous vos appareils, un profil et, si vous voulez, des parties classées. Vos places et vos tables de ce navigateur vous suivent.
account-about-recover = Un de vos codes de secours vous fait entrer une fois, et vous choisissez un nouveau mot de passe. Quiconque est connecté à votre compte ailleurs est déconnecté, et ses clés d’accès sont retirées : ajoutez les vôtres de nouveau.
account-optional = Tout Golden Spike se joue sans compte. Un compte ne demande pas d’adresse électronique et n’appelle le serveur de personne d’autre ; vous pouvez à tout moment emporter vos données et les effacer.
account-name = Nom
account-name-about = Tout le monde le voit. Lettres et chiffres, 30 au plus.
account-password = Mot de passe
account-new-password = Nouveau mot de passe
account-password-about = Au moins 8 caractères ; le mieux : quelques mots à la suite.
account-show-password = Montrer le mot de passe
account-code = Code de secours
account-or = ou
account-do-log-in = Se connecter
account-do-new = Créer le compte
account-do-recover = Changer le mot de passe et entrer
account-log-in-by-passkey = Entrer avec une clé d’accès
account-new-by-passkey = Avec une clé d’accès, sans mot de passe
account-passkey-about = Votre téléphone, votre ordinateur ou une clé de sécurité prouve qui vous êtes : rien à retenir, rien à deviner.
account-to-log-in = J’ai un compte
account-to-new = Créer un compte
account-to-recover = Je n’arrive plus à entrer

## Mon compte

account-profile = Mon profil
account-codes = Codes de secours
account-codes-about = Chacun vous fait entrer une fois si le mot de passe ou la clé sont perdus. Gardez-les là où vous les retrouverez : on ne les montre plus.
account-codes-save = Enregistrer un fichier
account-codes-kept = Je les ai gardés
account-codes-by-hand = Le navigateur ne laisse pas la page les copier. Enregistrez-les, ou notez-les.
account-codes-left = { $count ->
    [0] Il n’en reste aucun. Faites-en de nouveaux, pour pouvoir toujours rentrer.
    [one] Il en reste un.
   *[other] Il en reste { $count }.
}
account-codes-new = Créer de nouveaux codes
account-password-ends = Tous les autres appareils sont déconnectés.
account-change-password = Changer le mot de passe
account-set-password = Choisir un mot de passe
account-password-changed = Le mot de passe est changé.
account-passkeys = Clés d’accès
account-add-passkey = Ajouter une clé d’accès
account-no-passkeys = Ici le navigateur n’en propose pas : il faut une connexion sûre (https) et un nom au serveur.
account-remove = Retirer
account-remove-passkey = Retirer la clé d’accès : { $name }
account-since = depuis le { $when }
account-sessions = Où vous êtes connecté
account-here = ce navigateur
account-seen = utilisé pour la dernière fois le { $when }
account-device-unknown = un appareil inconnu
account-end = Déconnecter
account-end-session = Déconnecter là-bas : { $device }
account-end-others = Déconnecter partout ailleurs
account-data = Vos données
account-data-about = Tout ce qui est gardé sur vous, en un fichier, avec les enregistrements de vos parties terminées.
account-export = Emporter mes données
account-delete = Effacer mon compte
account-delete-about = Vos places deviennent celles de quelqu’un, sans votre nom ; les parties en cours continuent sans vous. Profil, cotes, notes et préférences disparaissent. C’est sans retour.
account-deleted = Votre compte est effacé. Ce navigateur est de nouveau un invité.
account-preferences-about = Vos réglages (langue, thème, son et autres) sont gardés dans votre compte et les mêmes sur tous vos appareils.
account-prove = Est-ce bien vous ?
account-do-prove = C’est moi

## Profils

account-profile-about = { $games ->
    [0] Aucune partie terminée
    [one] Une partie terminée
   *[other] { $games } parties terminées
}, ici depuis le { $when }
account-ratings = Cotes
account-rated-games = en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
account-ratings-about = On commence à 1000. Le nombre après ± dit combien la cote est encore incertaine : chaque partie classée la précise.
account-standings = Résultats
account-games = Parties
account-wins = Gagnées
account-wins-shared = Une victoire partagée compte pour une part.
account-best-score = Record
account-latest = Dernières parties
account-won = { $how ->
    [alone] gagnée
    [shared] gagnée à plusieurs
   *[no] pas gagnée
}
account-mark = le compte de ce nom
account-rated-mark = classée
account-no-games = Ici figureront les parties menées jusqu’au bout.
account-players = { $players ->
    [one] seul
   *[other] { $players } joueurs
}
account-best = Les meilleurs en solitaire
account-best-about = Les résultats d’un joueur seul contre le livre, par scénario et niveau. Chacun a été vérifié en rejouant son enregistrement, dés compris.
account-best-none = Personne n’en a encore inscrit. Menez jusqu’au bout un scénario pour un joueur en étant connecté.
account-turns = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}

## Tables classées

account-rate = Classée
account-rated-bots = Avec des robots à la table, la partie n’est pas classée.
account-rate-about = Compte pour la cote de ceux qui jouent : pour qui a un compte, sans robots.
