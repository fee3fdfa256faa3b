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
