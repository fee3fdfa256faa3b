# Accounts: for whoever wants his seats on every device.

## Why a call is refused

account-somebody = somebody
account-bad-name = “{ $name }” cannot be an account's name: 1 to { $limit } letters and digits of one script, with spaces, hyphens, dots or apostrophes between them.
account-name-taken = The name “{ $name }” is taken.
account-bad-password = A password has { $least } to { $most } characters, not only a few different ones, and is not the name.
account-wrong = That name and that secret do not belong together.
account-wait = That was wrong too often. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
account-not-in = For this you have to be logged in.
account-confirm = This changes how one gets into the account: first prove again that it is you.
account-wrong-passkey = This passkey opens nothing here.
account-no-passkeys-here = Passkeys need a name for this server, and this address is none.
account-too-many-passkeys = An account has { $most } passkeys at the most.
account-last-way = This is the only way into your account. Set a password first, or add another passkey.
account-preferences-too-long = These are more preferences than an account keeps.
account-nobody = Nobody here is called that.
account-rated = Rated games are for people with accounts: log in first.
account-rated-people = Only games among several people, each at a device of their own, can be rated.
