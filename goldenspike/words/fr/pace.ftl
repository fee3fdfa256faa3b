server-no-clock = Cette table n’a pas de pendule à arrêter.
server-away-too-long = { $days ->
    [0] Vous ne pouvez plus vous absenter cette année : il reste moins d’un jour.
    [one] Vous pouvez encore vous absenter un jour cette année, à compter de maintenant.
   *[other] Vous pouvez encore vous absenter { $days } jours cette année, à compter de maintenant.
}
server-away-too-often = Vous vous êtes déjà absenté { $most } fois cette année. On ne peut pas en retenir davantage.
