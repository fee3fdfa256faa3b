# Les comptes : pour qui veut retrouver ses places sur tous ses appareils.

## Pourquoi un appel est refusé

account-somebody = quelqu’un
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
