# Comptes, profils et cotes.

## Erreurs et noms

account-somebody = compte supprimé
account-guest = { $name } (invité)
account-bad-name = « { $name } » n’est pas un nom de compte valable : utilisez de 1 à { $limit } lettres et chiffres d’une même écriture, séparés au besoin par des espaces, traits d’union, points ou apostrophes.
account-name-taken = Le nom « { $name } » est déjà pris.
account-bad-password = Choisissez un mot de passe de { $least } à { $most } caractères variés, différent de votre nom.
account-wrong = Nom ou mot de passe incorrect.
account-wait = Trop de tentatives. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
account-not-in = Connectez-vous pour continuer.
account-confirm = Cette opération modifie votre façon de vous connecter. Confirmez que c’est bien vous.
account-wrong-passkey = Cette clé d’accès ne correspond à aucun compte de ce serveur.
account-no-passkeys-here = Les clés d’accès demandent un nom de domaine ; elles ne fonctionnent pas avec une simple adresse IP.
account-too-many-passkeys = Un compte peut avoir au plus { $most } clés d’accès.
account-last-way = C’est votre seul moyen de connexion. Définissez d’abord un mot de passe ou ajoutez une autre clé d’accès.
account-preferences-too-long = Ces préférences sont trop volumineuses pour être enregistrées.
account-nobody = Il n’y a pas de compte à ce nom.
account-rated = Les parties classées demandent un compte. Connectez-vous d’abord.
account-rated-people = Seules les parties entre plusieurs personnes, chacune sur son appareil, peuvent être classées.

## Connexion

account-log-in = Se connecter
account-log-out = Se déconnecter
account-mine = Mon compte
account-way-log-in = Se connecter
account-way-new = Créer un compte
account-way-recover = Récupérer votre compte
account-about-log-in = Les places et les tables de ce navigateur passent sur votre compte : vous pouvez jouer sur tous vos appareils.
account-about-new = Avec un compte, vous jouez sur tous vos appareils, avec un profil et des parties classées. Les places et les tables de ce navigateur y sont rattachées.
account-about-recover = Connectez-vous avec un de vos codes de secours et choisissez un nouveau mot de passe. Tous les autres appareils sont déconnectés et toutes les clés d’accès retirées ; ajoutez ensuite les vôtres de nouveau.
account-optional = Tout se joue sans compte. Un compte ne demande pas d’adresse de courriel et ne fait appel à aucun service tiers. Vous pouvez exporter ou supprimer vos données à tout moment.
account-name = Nom
account-name-about = Visible par tous. Lettres et chiffres, 30 caractères au plus.
account-password = Mot de passe
account-new-password = Nouveau mot de passe
account-password-about = Au moins 8 caractères. Quelques mots à la suite conviennent bien.
account-show-password = Afficher le mot de passe
account-code = Code de secours
account-or = ou
account-do-log-in = Se connecter
account-do-new = Créer le compte
account-do-recover = Définir le mot de passe et se connecter
account-log-in-by-passkey = Se connecter avec une clé d’accès
account-new-by-passkey = Utiliser une clé d’accès au lieu d’un mot de passe
account-passkey-about = Connectez-vous avec votre téléphone, votre ordinateur ou une clé de sécurité : rien à retenir, rien à deviner.
account-to-log-in = J’ai déjà un compte
account-to-new = Créer un compte
account-to-recover = Je n’arrive pas à me connecter

## Mon compte

account-profile = Mon profil
account-codes = Codes de secours
account-codes-about = Si vous perdez votre mot de passe ou votre clé d’accès, chaque code permet de vous connecter une fois. Conservez-les en lieu sûr : ils ne seront plus affichés.
account-codes-save = Enregistrer dans un fichier
account-codes-kept = Je les ai enregistrés
account-codes-by-hand = Votre navigateur n’a pas permis la copie. Enregistrez les codes dans un fichier ou notez-les.
account-codes-left = { $count ->
    [0] Il ne reste aucun code. Créez-en de nouveaux pour pouvoir toujours vous reconnecter.
    [one] Il reste { $count } code.
   *[other] Il reste { $count } codes.
}
account-codes-new = Créer de nouveaux codes
account-password-ends = Tous les autres appareils seront déconnectés.
account-change-password = Changer le mot de passe
account-set-password = Définir un mot de passe
account-password-changed = Mot de passe modifié.
account-passkeys = Clés d’accès
account-add-passkey = Ajouter une clé d’accès
account-no-passkeys = Les clés d’accès ne sont pas disponibles ici : il faut une connexion sécurisée (HTTPS) et un nom de domaine.
account-remove = Retirer
account-remove-passkey = Retirer la clé d’accès : { $name }
account-since = depuis le { $when }
account-sessions = Sessions actives
account-here = ce navigateur
account-seen = dernière utilisation : { $when }
account-device-unknown = appareil inconnu
account-end = Déconnecter
account-end-session = Déconnecter : { $device }
account-end-others = Déconnecter tous les autres appareils
account-data = Vos données
account-data-about = Téléchargez en un fichier tout ce qui est enregistré à votre sujet, y compris vos parties terminées.
account-export = Exporter mes données
account-delete = Supprimer mon compte
account-delete-about = Votre nom est retiré de vos parties ; les parties en cours continuent sans vous. Profil, cotes, notes et préférences sont supprimés. Cette opération est irréversible.
account-deleted = Votre compte a été supprimé. Ce navigateur est de nouveau un invité.
account-preferences-about = Vos réglages (langue, thème, son, etc.) sont enregistrés dans votre compte et s’appliquent sur tous vos appareils.
account-prove = Confirmez que c’est bien vous
account-do-prove = Confirmer

## Profils

account-profile-about = { $games ->
    [0] Aucune partie terminée
    [one] { $games } partie terminée
   *[other] { $games } parties terminées
}, compte créé le { $when }
account-ratings = Cotes
account-rated-games = en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
account-ratings-about = On commence à 1000. Le nombre après ± indique l’incertitude de la cote ; elle diminue à chaque partie classée.
account-standings = Résultats
account-games = Parties
account-wins = Gagnées
account-wins-shared = Une victoire partagée compte pour une fraction.
account-best-score = Record
account-latest = Parties récentes
account-won = { $how ->
    [alone] gagnée
    [shared] victoire partagée
   *[no] pas gagnée
}
account-mark = compte enregistré
account-rated-mark = classée
account-no-games = Les parties terminées apparaîtront ici.
account-players = { $players ->
    [one] en solitaire
   *[other] { $players } joueurs
}
account-best = Meilleurs résultats en solitaire
account-best-about = Les meilleurs résultats en solitaire, par scénario et par niveau. Chacun a été vérifié en rejouant son enregistrement, dés compris.
account-best-none = Aucun résultat pour l’instant. Connectez-vous et terminez un scénario en solitaire pour apparaître ici.
account-turns = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}

## Tables classées

account-rate = Classée
account-rated-bots = Les parties avec des robots ne sont pas classées.
account-rate-about = Compte pour la cote des joueurs. Compte obligatoire pour tous ; sans robots.
