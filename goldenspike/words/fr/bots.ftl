# Robots : erreurs, et raisons qu’ils donnent de leurs coups.

bot-unknown = Robot inconnu « { $name } ». Disponibles : { $known }.
bot-other-game = Le robot « { $name } » ne joue pas à { $game }. Disponibles : { $known }.
bot-at-wrong-table = Le robot « { $name } » ne joue pas à { $game }.
bot-bad-name = « { $name } » n’est pas un nom de robot valable : utilisez { $limit } minuscules, chiffres et traits d’union simples au plus.
bot-name-taken = Il y a déjà un robot nommé « { $name } ».
bot-broken = Le robot « { $name } » est installé, mais ne peut pas être chargé : { $detail }
bot-not-asked = Ce n’est pas le tour de la place { $seat }.
bot-bad-budget = « { $budget } » n’est pas un budget valable : utilisez un nombre d’étapes, comme 400, ou de secondes, comme 0.5s.

## Pourquoi un robot a joué ainsi

bot-why-said = { $text }
bot-why-cd-found = Depuis { $city }, la voie jusqu’à { $port } coûte { $cost } $.
bot-why-cd-sold-out = La dernière action de { $railroad } : quand tout est vendu, chacune vaut { $points ->
    [one] 1 point
   *[other] { $points } points
} de plus.
bot-why-cd-control = Pour construire pour { $railroad }.
bot-why-cd-shares = Une action de { $railroad } vaut déjà { $points ->
    [one] 1 point
   *[other] { $points } points
}.
bot-why-cd-pass = Garde son argent pour plus tard.
bot-why-cd-nothing = N’a pas de quoi acheter une action.
bot-why-cd-port = Jusqu’à { $port } : { $points ->
    [one] 1 point
   *[other] { $points } points
} par action.
bot-why-cd-divide = Par-delà la ligne de partage : { $points ->
    [one] 1 point
   *[other] { $points } points
} par action.
bot-why-cd-region = Jusque dans la région { $region ->
    [west] ouest
   *[central] centrale
} : { $points ->
    [one] 1 point
   *[other] { $points } points
} par action.
bot-why-cd-toward = Vers { $port } : encore { $cost } $ de voie, { $short ->
    [0] que la caisse peut payer
   *[other] mais il manque { $short } $ à la caisse
}.
bot-why-cd-first = Pour acheter avant les autres.
bot-why-cd-last = Pour voir d’abord ce que font les autres.
bot-why-sv-own = Vers { $town }, où { $commodity ->
    [gold] son or
    [silver] son argent
    [copper] son cuivre
    [lumber] son bois
   *[coal] son charbon
} a besoin d’une voie.
bot-why-sv-shown = Vers { $town }, où il y a { $commodity ->
    [gold] de l’or
    [silver] de l’argent
    [copper] du cuivre
    [lumber] du bois
   *[coal] du charbon
} à vendre.
bot-why-sv-passengers = Vers { $town }, pour les voyageurs entre { $from } et { $to }.
bot-why-sv-city = Vers { $town }, pour un marché de plus.
bot-why-sv-claim = { $commodity ->
    [gold] L’or
    [silver] L’argent
    [copper] Le cuivre
    [lumber] Le bois
   *[coal] Le charbon
} à { $town } devrait rapporter { $gain } $ de plus qu’il ne coûte.
bot-why-sv-line = Les voyageurs entre { $from } et { $to } paient { $revenue } $ par tour.
bot-why-sv-deck = Espère une bonne carte de la pioche.
bot-why-sv-leave = La carte coûte plus qu’elle ne rapporterait.
bot-why-sv-offer = Un accord peut profiter aux deux.
bot-why-sv-accept = C’est une bonne affaire.
bot-why-sv-decline = En veut davantage.
bot-why-sv-far = N’a pas de voie jusqu’à { $town }.
bot-why-sv-train = Pour transporter davantage à la fois.
bot-why-sv-operate = En moyenne, cela rapporte { $gain } $ de plus que cela ne coûte.
bot-why-sv-sell = { $price } $ est un bon prix pour { $commodity ->
    [gold] l’or
    [silver] l’argent
    [copper] le cuivre
    [lumber] le bois
   *[coal] le charbon
}{ $falls ->
    [1] , et il devrait baisser
   *[0] { "" }
}.
bot-why-sv-last = La partie s’achève : les marchandises invendues ne valent plus rien.
bot-why-sv-keep = Garde ses marchandises : le prix { $commodity ->
    [gold] de l’or
    [silver] de l’argent
    [copper] du cuivre
    [lumber] du bois
   *[coal] du charbon
} devrait monter.
