# Robots : en trouver un, et l’interroger.

bot-unknown = Il n’y a pas de robot « { $name } ». Il y a : { $known }.
bot-other-game = Le robot « { $name } » ne joue pas à { $game }. Ceux-ci le font : { $known }.
bot-at-wrong-table = Le robot « { $name } » ne joue pas à { $game }.
bot-bad-name = « { $name } » ne peut pas être le nom d’un robot : employez des minuscules, des chiffres et des traits d’union simples, { $limit } caractères au plus.
bot-name-taken = Il y a déjà un autre robot nommé « { $name } ».
bot-broken = Le robot « { $name } » est installé, mais ne peut pas être chargé : { $detail }
bot-not-asked = La place { $seat } n’a rien à choisir en ce moment.
bot-bad-budget = « { $budget } » n’est pas un budget : écrivez un nombre d’étapes, comme 400, ou de secondes, comme 0.5s.

## Pourquoi un robot a joué ainsi

bot-why-said = { $text }
bot-why-cd-found = Depuis { $city }, il y a pour { $cost } $ de voie jusqu’à { $port }.
bot-why-cd-sold-out = Les dernières actions de { $railroad } : tout vendu, chacune vaut { $points ->
    [one] 1 point
   *[other] { $points } points
} de plus.
bot-why-cd-control = Pour construire pour { $railroad }.
bot-why-cd-shares = Une action de { $railroad } vaut déjà { $points ->
    [one] 1 point
   *[other] { $points } points
}.
bot-why-cd-pass = Garde son argent pour plus tard.
bot-why-cd-nothing = Il n’y a pas d’action pour son argent.
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
    [0] et la caisse y suffit
   *[other] et il manque { $short } $ à la caisse
}.
bot-why-cd-first = Pour acheter avant les autres.
bot-why-cd-last = Pour voir d’abord ce que font les autres.
bot-why-sv-own = Vers { $town }, où { $commodity ->
    [gold] son or
    [silver] son argent
    [copper] son cuivre
    [lumber] son bois
   *[coal] son charbon
} attend une voie.
bot-why-sv-shown = Vers { $town }, où il y a { $commodity ->
    [gold] de l’or
    [silver] de l’argent
    [copper] du cuivre
    [lumber] du bois
   *[coal] du charbon
} à prendre.
bot-why-sv-passengers = Vers { $town }, pour les voyageurs entre { $from } et { $to }.
bot-why-sv-city = Vers { $town }, un marché de plus.
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
bot-why-sv-offer = Un marché peut être bon pour les deux.
bot-why-sv-accept = Y voit une bonne affaire.
bot-why-sv-decline = En voudrait davantage.
bot-why-sv-far = Aucune de ses voies ne mène à { $town }.
bot-why-sv-train = Pour transporter davantage à la fois.
bot-why-sv-operate = En moyenne, cela rapporte { $gain } $ de plus que cela ne coûte.
bot-why-sv-sell = { $price } $ est un bon prix pour { $commodity ->
    [gold] l’or
    [silver] l’argent
    [copper] le cuivre
    [lumber] le bois
   *[coal] le charbon
}{ $falls ->
    [1] , et il va plutôt baisser
   *[0] { "" }
}.
bot-why-sv-last = La partie s’achève : ce qui n’est pas vendu maintenant ne vaudra plus rien.
bot-why-sv-keep = Garde ses marchandises : le prix { $commodity ->
    [gold] de l’or
    [silver] de l’argent
    [copper] du cuivre
    [lumber] du bois
   *[coal] du charbon
} va plutôt monter.
