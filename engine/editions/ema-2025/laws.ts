import type { Laws } from '../../model/edition-texts.ts'

/** European Mahjong Association, riichi rules, August 2025: the rules that it words otherwise than the common law. */
export const laws: Laws = {
  'claim.order': {
    en: 'A claim has 3 steps: call, show the tiles, then discard and take in either order. A wrong order is pointed out; only repeats may be penalized.',
    fr: 'Une réclamation a 3 étapes : annoncer, montrer les tuiles, puis écarter et prendre dans un ordre ou l’autre. Un autre ordre est signalé ; seule la récidive peut être pénalisée.',
  },
  'claim.not-taken': {
    en: 'A player may discard before taking the claimed tile, but must take it before 2 other tiles have been discarded. The others should remind the claimant. After that the group is false, and the hand is to be declared dead.',
    fr: 'On peut écarter avant de prendre la tuile réclamée, mais il faut la prendre avant 2 autres écarts. Les autres devraient le rappeler au réclamant. Ensuite le groupe est faux, et la main est à déclarer morte.',
  },
  'claim.wrong-seat': {
    en: 'Only the player to the discarder’s right may claim a tile for a chow. The call is void without a penalty; once the claimant has discarded, the group is false and the hand is to be declared dead.',
    fr: 'Seul le joueur à droite du jeteur peut réclamer une tuile en chow. L’appel est nul, sans pénalité ; une fois que le réclamant a écarté, le groupe est faux et la main est à déclarer morte.',
  },
  'claim.own-discard': {
    en: 'Only the other 3 players can claim a discard. The call is void without a penalty; once the claimant has discarded or drawn the replacement tile, the group is false and the hand is to be declared dead.',
    fr: 'Seuls les 3 autres joueurs peuvent réclamer un écart. L’appel est nul, sans pénalité ; une fois que le réclamant a écarté ou pioché le remplacement, le groupe est faux et la main est à déclarer morte.',
  },
  'claim.no-group': {
    en: 'The tiles shown must make the group called. A mistake is corrected until the discard or the replacement tile. After that the hand is to be declared dead.',
    fr: 'Les tuiles montrées doivent faire le groupe annoncé. On corrige une erreur jusqu’à l’écart ou à la tuile de remplacement. Ensuite, la main est à déclarer morte.',
  },
  'claim.late': {
    en: 'A discard can be claimed for a group until the next player draws; that player’s own right ends on touching the wall. A later call is void without a penalty, unless the turn left no time to call.',
    fr: 'Un écart peut être réclamé pour un groupe tant que le joueur suivant n’a pas pioché ; celui-ci ne peut plus le réclamer dès qu’il a touché le mur. Un appel plus tardif est nul, sans pénalité, sauf si le tour n’a pas laissé le temps d’annoncer.',
  },
  'claim.precedence': {
    en: 'A win has priority over every other claim. Between groups, the first call counts if the calls were clearly apart; if they came together, or nobody can tell, the chow yields.',
    fr: 'La victoire passe avant tout autre appel. Entre groupes, le premier appel compte si l’autre est venu nettement après ; s’ils sont simultanés, ou si l’on ne peut pas le dire, le chow cède.',
  },
  'claim.awarded': {
    en: 'A win has priority over every other claim, and every player who calls ron on the tile wins. Between groups, the first call counts if the calls were clearly apart; otherwise the chow yields.',
    fr: 'La victoire passe avant tout autre appel, et tous ceux qui annoncent ron sur la tuile gagnent. Entre groupes, le premier appel compte si l’autre est venu nettement après ; sinon le chow cède.',
  },
  'claim.changed': {
    en: 'A call for a win is binding: the hand of a player who changes or withdraws it is to be declared dead, unless it is then shown and wins; shown without winning, it is a chombo. A call for a group may be changed quickly; withdrawing it is pointed out. Once its tiles are shown it has to be completed.',
    fr: 'Un appel de victoire engage : si le joueur le change ou le retire, sa main est à déclarer morte, sauf s’il la montre et qu’elle gagne ; montrée sans gagner, c’est un chombo. Un appel de groupe peut être vite corrigé ; un retrait est signalé. Une fois les tuiles montrées, l’appel doit être mené à terme.',
  },
  'claim.last-discard': {
    en: 'Once the live wall is empty, the last discard can be claimed only for a win. A call for a group is void, without a penalty.',
    fr: 'Quand le mur vivant est vide, le dernier écart ne se réclame que pour gagner. Un appel de groupe est nul, sans pénalité.',
  },
  'claim.under-riichi': {
    en: 'After riichi no tile may be claimed for a group. If it is put right before the discard or the replacement tile, the hand is to be declared dead. After that it is a chombo.',
    fr: 'Après riichi, on ne réclame aucune tuile pour un groupe. Si l’erreur est corrigée avant l’écart ou la tuile de remplacement, la main est à déclarer morte. Ensuite, c’est un chombo.',
  },
  'call.word': {
    en: 'A win called with the wrong word, ron for tsumo included, is valid, and an unclear call counts as what is shown: 2 tiles a pung, the whole hand a win. It is pointed out. Chow, pung and kong are good words.',
    fr: 'Une victoire annoncée du mauvais mot, même ron pour tsumo, est valable, et un appel peu clair vaut ce qui est montré : 2 tuiles un pung, toute la main une victoire. On le signale. Chow, pung et kong sont admis.',
  },
  'claim.together': {
    en: 'Of two calls for a group, the first counts if they were clearly apart. If they came together, or nobody can tell, the chow yields to the pung or kong.',
    fr: 'De deux appels de groupe, le premier compte si l’autre est venu nettement après. S’ils sont simultanés, ou si l’on ne peut pas le dire, le chow cède au pung ou au kong.',
  },
  'claim.too-fast': {
    en: 'A claim and discard too fast for the others to call do not end the right to win on the tile claimed. The referee may penalize obstruction.',
    fr: 'Une réclamation suivie d’un écart trop rapide n’ôte pas aux autres le droit de gagner sur la tuile réclamée. L’arbitre peut pénaliser l’obstruction.',
  },
  'swap.same-tile': {
    en: 'The kind of tile just claimed may not be discarded in that same turn. Otherwise the hand is to be declared dead. In a later turn it may be discarded.',
    fr: 'La sorte de tuile réclamée ne peut pas être écartée dans le même tour. Sinon la main est à déclarer morte. À un tour suivant, c’est permis.',
  },
  'swap.other-end': {
    en: 'After a chii, the tile that would complete the same 2 tiles at their other end may not be discarded in that turn. Otherwise the hand is to be declared dead.',
    fr: 'Après un chii, la tuile qui compléterait les 2 mêmes tuiles à l’autre bout ne peut pas être écartée dans ce tour. Sinon la main est à déclarer morte.',
  },
  'draw.too-fast': {
    en: 'A turn too fast for the others to call does not end their right. A win on the discard before it counts. For a pung or kong, play goes back to before that turn, but a self-draw win stays. If the drawn tile cannot be told from the hand, or a replacement was drawn, that hand is to be declared dead. The referee may penalize obstruction.',
    fr: 'Un tour trop rapide pour que les autres annoncent ne leur ôte pas ce droit. Une victoire sur l’écart précédent compte. Pour un pung ou un kong, le jeu revient à avant ce tour, mais un tsumo reste valable. Si la tuile piochée ne se distingue plus de la main, ou si un remplacement a été pioché, cette main est à déclarer morte. L’arbitre peut pénaliser l’obstruction.',
  },
  'draw.not-returned': {
    en: 'When a pung or kong counts despite a turn that was too fast, every tile of that turn goes back where it came from.',
    fr: 'Quand un pung ou un kong compte malgré un tour trop rapide, toutes les tuiles de ce tour retournent d’où elles venaient.',
  },
  'draw.wrong-place': {
    en: 'A tile drawn from the wrong place goes back, as long as it is not yet in the hand and the player has neither discarded nor called tsumo, riichi or kan. After that a tile of the live wall stays without a penalty; one of the dead wall is a chombo.',
    fr: 'Une tuile piochée au mauvais endroit est remise tant qu’elle n’est pas dans la main et que le joueur n’a ni écarté ni annoncé tsumo, riichi ou kan. Ensuite, une tuile du mur vivant reste, sans pénalité ; une tuile du mur mort est un chombo.',
  },
  'draw.opponents-hand': {
    en: 'It is a chombo to draw from another hand, if nobody stops it in time.',
    fr: 'Piocher une tuile dans la main d’un autre est un chombo, sauf si le joueur est arrêté à temps.',
  },
  'draw.into-hand': {
    en: 'Outside riichi the drawn tile is kept apart until the discard, so that a draw can be undone. A player may add it to the hand after a few seconds of thought. If it has to go back and cannot be told from the hand, the hand is to be declared dead.',
    fr: 'Hors riichi, la tuile piochée se garde à part jusqu’à l’écart, pour qu’une pioche puisse être annulée. On peut la ranger après quelques secondes de réflexion. Si elle doit être remise et ne se distingue plus de la main, la main est à déclarer morte.',
  },
  'discard.taken-back': {
    en: 'The text does not speak of a discard that is taken back. The referee decides.',
    fr: 'Le texte ne parle pas d’un écart repris. L’arbitre décide.',
  },
  'turn.draw': {
    en: 'Only the player whose turn it is draws. A tile drawn out of turn goes back without a penalty. Once it is in the hand, or the player has discarded or called tsumo, riichi or kan, the hand is to be declared dead; a discard is taken back.',
    fr: 'Seul le joueur dont c’est le tour pioche. Une tuile piochée hors tour est remise sans pénalité. Une fois qu’elle est dans la main, ou que le joueur a écarté ou annoncé tsumo, riichi ou kan, la main est à déclarer morte ; un écart est repris.',
  },
  'turn.discard': {
    en: 'Only the player whose turn it is discards, after a draw or a claim. After a draw out of turn the discard is taken back, and the hand is to be declared dead.',
    fr: 'Seul le joueur dont c’est le tour écarte, après une pioche ou une réclamation. Après une pioche hors tour, l’écart est repris et la main est à déclarer morte.',
  },
  'turn.act': {
    en: 'A player declares riichi, a concealed or extended kong, or a self-draw win only in their own turn. A self-draw win needs a tile just drawn: otherwise the hand is to be declared dead, and once it is shown it is a chombo.',
    fr: 'On ne déclare riichi, un kong caché, un petit kong exposé ou tsumo qu’à son propre tour. Le tsumo demande une tuile tout juste piochée : sinon la main est à déclarer morte et, si elle est montrée, c’est un chombo.',
  },
  'turn.no-draw': {
    en: 'Without a claim, a turn begins with a draw. A player who forgets it has one tile too few, and the hand is to be declared dead.',
    fr: 'Sans réclamation, un tour commence par une pioche. Le joueur qui l’oublie a une tuile de moins, et sa main est à déclarer morte.',
  },
  'hand.count': {
    en: 'A hand has 13 tiles between turns and 14 in the player’s own turn; each displayed group counts as 3. With more or fewer it is to be declared dead once somebody notices.',
    fr: 'Une main compte 13 tuiles entre les tours et 14 pendant le tour du joueur ; chaque groupe exposé compte pour 3. Avec plus ou moins, elle est à déclarer morte dès qu’on le remarque.',
  },
  'pace.slow': {
    en: 'There is no time limit, but a reasonable pace is expected. The referee may penalize repeated slow play as obstruction, with 8,000 or 12,000 points if it is deliberate.',
    fr: 'Il n’y a pas de limite de temps, mais un rythme raisonnable est attendu. L’arbitre peut pénaliser des lenteurs répétées comme une obstruction : 8 000 ou 12 000 points si elle est délibérée.',
  },
  'deal.courtesy': {
    en: 'East should hold the first discard until everybody has seen their tiles.',
    fr: 'Est devrait retenir son premier écart tant que tous n’ont pas vu leurs tuiles.',
  },
  'deal.unfinished': {
    en: 'East makes the first discard once all players have the tiles of the deal. A mistake in the deal is corrected, without a penalty.',
    fr: 'Est n’écarte qu’une fois que tous ont les tuiles de la donne. Une erreur de distribution se corrige, sans pénalité.',
  },
  'kong.after-claim': {
    en: 'A player must draw from the wall or the dead wall before a concealed or extended kong. Such a kong cannot follow a chow or pung claimed in that turn; after a claimed kong it needs the replacement tile first.',
    fr: 'Il faut piocher dans le mur ou le mur mort avant un kong caché ou un petit kong exposé. Un tel kong ne peut pas suivre un chow ou un pung réclamé dans le même tour ; après un kong réclamé, il faut d’abord la tuile de remplacement.',
  },
  'kong.no-group': {
    en: 'Only the player’s own melded pung can be extended to a kong, and a concealed kong takes 4 identical tiles in the hand. A false kong is corrected until the replacement tile or the discard. After that the hand is to be declared dead.',
    fr: 'Seul un pung exposé du joueur peut devenir un petit kong exposé, et un kong caché demande 4 tuiles identiques en main. Un faux kong se corrige jusqu’à la tuile de remplacement ou à l’écart. Ensuite, la main est à déclarer morte.',
  },
  'kong.last-tile': {
    en: 'Once the last tile of the live wall is drawn, no kong can be made. With one tile left a kong is allowed: its replacement is then the last draw, and no other kong may follow.',
    fr: 'Une fois piochée la dernière tuile du mur vivant, aucun kong n’est possible. S’il en reste une, un kong est permis : son remplacement est alors la dernière pioche, et aucun autre kong ne peut suivre.',
  },
  'kong.fifth': {
    en: 'A fourth kong does not end the hand, but it is the last one allowed.',
    fr: 'Après le quatrième kong, le jeu continue, mais on ne peut plus en déclarer dans cette donne.',
  },
  'kong.order': {
    en: 'After a kong the next kan dora indicator is turned first, then the replacement tile is drawn. Another order is pointed out; only repeats may be penalized.',
    fr: 'Après un kong, on retourne d’abord l’indicateur de dora suivant, puis on pioche la tuile de remplacement. Un autre ordre est signalé ; seule la récidive peut être pénalisée.',
  },
  'kong.no-replacement': {
    en: 'After a kong, the player must draw a replacement tile before the discard. Without it the hand is one tile short, and is to be declared dead.',
    fr: 'Après un kong, on pioche une tuile de remplacement avant d’écarter. Sans elle, il manque une tuile à la main, qui est à déclarer morte.',
  },
  'kong.riichi': {
    en: 'After riichi, a concealed kong must use the tile just drawn and must not change the waits. Whichever tile completes the hand, the other 3 tiles must be readable only as a pung. Otherwise it is a chombo, but only at that player’s own win or an exhaustive draw.',
    fr: 'Après riichi, un kong caché se fait avec la tuile piochée, sans changer l’attente. Quelle que soit la tuile qui complète la main, les 3 autres ne doivent pouvoir se lire que comme un pung. Sinon c’est un chombo, mais seulement à sa propre victoire ou si le mur est épuisé.',
  },
  'kong.rob-concealed': {
    en: 'Only Thirteen Orphans can win on the tile of a concealed kong. After another call of ron the hand is to be declared dead; once the hand is shown it is a chombo.',
    fr: 'On ne gagne sur la tuile d’un kong caché qu’avec Treize Orphelins. Après un autre ron, la main est à déclarer morte ; si elle est montrée, c’est un chombo.',
  },
  'group.rotation': {
    en: 'The position of the sideways tile shows the discarder: on the left, in the middle or on the right. A mistake is corrected once it is noticed. If a win comes first, the player pointed at counts as the discarder, for furiten too.',
    fr: 'La place de la tuile tournée indique le jeteur : à gauche, au milieu ou à droite. Une erreur se corrige dès qu’on la remarque. Si une victoire vient avant, le joueur désigné compte comme le jeteur, pour le furiten aussi.',
  },
  'riichi.open-hand': {
    en: 'Riichi is for a concealed hand only. With a melded group it is void: the stick goes back, the sideways tile is turned, and the hand is to be declared dead.',
    fr: 'Le riichi est réservé à une main fermée. Avec un groupe réclamé, il est nul : le bâton est rendu, la tuile tournée est redressée, et la main est à déclarer morte.',
  },
  'riichi.wall': {
    en: 'Riichi needs at least 1 tile in the live wall. Without one it is void and the stick goes back, without a penalty.',
    fr: 'Pour un riichi, il faut au moins 1 tuile dans le mur vivant. Sinon il est nul et le bâton est rendu, sans pénalité.',
  },
  'riichi.rotation': {
    en: 'Riichi takes the word and a discard laid sideways. If one of the two is missing, it is void: the stick goes back, and the hand is to be declared dead.',
    fr: 'Un riichi demande l’annonce et un écart posé tourné. Si l’un des deux manque, il est nul : le bâton est rendu, et la main est à déclarer morte.',
  },
  'riichi.rotate-next': {
    en: 'If the sideways tile is claimed for a group, the player in riichi lays the next discard sideways instead. If it is forgotten, it is pointed out, without a penalty.',
    fr: 'Si la tuile tournée est réclamée pour un groupe, le joueur en riichi tourne à la place son écart suivant. Un oubli est signalé, sans pénalité.',
  },
  'riichi.hand-changed': {
    en: 'After riichi, a drawn tile that does not win is discarded, except for a kong. Discarding another tile, or putting the drawn one into the hand before the discard, is a chombo.',
    fr: 'Après riichi, on écarte toute tuile piochée qui ne gagne pas, sauf pour un kong. Écarter une autre tuile, ou ranger la tuile piochée dans la main avant d’écarter, est un chombo.',
  },
  'riichi.not-waiting': {
    en: 'A player may declare riichi only with a waiting hand, and a fifth tile of a kind is no wait. Otherwise it is a chombo, but only at an exhaustive draw. A hand declared dead after a valid riichi is shown and pays as noten, without a chombo.',
    fr: 'On ne déclare riichi qu’avec une main en attente ; la cinquième tuile d’une sorte n’en est pas une. Sinon c’est un chombo, mais seulement si le mur est épuisé. Une main déclarée morte après un riichi valable est montrée et paie comme noten, sans chombo.',
  },
  'riichi.word': {
    en: 'Riichi takes the word, clearly said, and a discard laid sideways. Without the word it is void: the stick goes back, and the hand is to be declared dead.',
    fr: 'Un riichi demande l’annonce, dite clairement, et un écart posé tourné. Sans l’annonce, il est nul : le bâton est rendu, et la main est à déclarer morte.',
  },
  'riichi.order': {
    en: 'Riichi is said first, then the tile is discarded sideways, then the stick is laid. A stick at the wrong moment is pointed out; one that was forgotten is laid later, and the riichi is valid. If the discard came before the word, the riichi is void: the stick goes back, and the hand is to be declared dead.',
    fr: 'On annonce riichi, puis on écarte la tuile tournée, puis on pose le bâton. Un bâton posé au mauvais moment est signalé ; un bâton oublié se pose plus tard, et le riichi est valable. Si l’écart est venu avant l’annonce, le riichi est nul : le bâton est rendu, et la main est à déclarer morte.',
  },
  'riichi.taken-back': {
    en: 'A player who withdraws riichi before the discard, or takes back a stick laid for it, loses it: the stick goes back, and the hand is to be declared dead. After the discard it can no longer be withdrawn.',
    fr: 'Un joueur qui retire son riichi avant d’écarter, ou reprend le bâton posé pour l’annoncer, le perd : le bâton est rendu, et la main est à déclarer morte. Après l’écart, on ne peut plus le retirer.',
  },
  'riichi.touching': {
    en: 'After riichi, drawn tiles must not touch the hand. The first time it is pointed out; if it happens again, in that hand or a later one, the hand is to be declared dead, unless the tile wins.',
    fr: 'Après riichi, les tuiles piochées ne doivent pas toucher la main. La première fois, on le signale ; si cela se répète, dans cette donne ou une autre, la main est à déclarer morte, sauf si la tuile gagne.',
  },
  'riichi.not-shown': {
    en: 'After an exhaustive draw, a player in riichi shows the hand, even if it has been declared dead: it must prove a valid riichi without a false kong.',
    fr: 'Quand le mur est épuisé, un joueur en riichi montre sa main, même déclarée morte : elle doit prouver un riichi valable, sans faux kong.',
  },
  'win.late': {
    en: 'A player can win on a discard until the next player discards, declares a kong of their own or calls tsumo, unless that turn left no time to call. The next player’s own right ends on touching the wall. The text does not say until when for the tile added to a pung. After a later win the hand is to be declared dead; once it is shown it is a chombo.',
    fr: 'On peut gagner sur un écart tant que le joueur suivant n’a pas écarté, déclaré un kong ou annoncé tsumo, sauf si ce tour n’a pas laissé le temps d’annoncer. Le joueur suivant perd ce droit dès qu’il touche le mur. Le texte ne dit pas jusqu’à quand pour la tuile ajoutée à un pung. Après une victoire plus tardive, la main est à déclarer morte ; si elle est montrée, c’est un chombo.',
  },
  'win.after-tsumo': {
    en: 'Once the next player has called tsumo, nobody can win on the discard, unless that turn left no time to call. Otherwise the hand is to be declared dead; once it is shown it is a chombo.',
    fr: 'On ne peut plus gagner sur un écart une fois que le joueur suivant a annoncé tsumo, sauf si ce tour n’a pas laissé le temps d’annoncer. Sinon la main est à déclarer morte ; si elle est montrée, c’est un chombo.',
  },
  'win.furiten': {
    en: 'A player cannot win on a discard if a tile that completes the hand is among their own discards, claimed ones too. The same holds after letting one pass, until their next draw or claim, and in riichi until the end. A tile that extended their own pung does not count. A win against this rule is a chombo.',
    fr: 'On ne gagne pas sur un écart si une tuile qui complète la main est parmi ses propres écarts, même réclamés. De même après en avoir laissé passer une, jusqu’à sa prochaine pioche ou réclamation, et en riichi jusqu’à la fin. Une tuile qui a complété son propre pung en kong ne compte pas. Une victoire contraire à cette règle est un chombo.',
  },
  'win.no-yaku': {
    en: 'A winning hand needs at least 1 yaku. Dora do not count as one. A hand shown as a win without one is a chombo.',
    fr: 'Une main gagnante demande au moins 1 yaku. Les dora n’en sont pas. Montrer comme gagnante une main qui n’en a pas est un chombo.',
  },
  'win.incomplete': {
    en: 'A winning hand has 4 groups and a pair, 7 pairs or Thirteen Orphans. Another hand shown as a win is a chombo.',
    fr: 'Une main gagnante compte 4 groupes et une paire, 7 paires, ou forme les Treize Orphelins. Montrer comme gagnante une autre main est un chombo.',
  },
  'win.tile-mixed': {
    en: 'The tile of a self-draw win is laid beside the hand, where all can see it. If it cannot be told from the hand, the tile that scores least counts as the winning one.',
    fr: 'La tuile d’un tsumo se pose à côté de la main, bien en vue. Si elle ne se distingue plus de la main, c’est la tuile qui rapporte le moins qui compte comme gagnante.',
  },
  'win.liability': {
    en: 'The player who feeds the third group of dragons or the fourth of winds, the others having been called, is liable. On a self-draw that player alone pays the whole hand. On another player’s discard the two pay half each, and the discarder pays the counters.',
    fr: 'Le joueur qui donne le troisième groupe de dragons ou le quatrième de vents, les autres étant déjà appelés, est responsable. En cas de tsumo, il paie seul toute la main. Sur l’écart d’un autre, chacun des deux paie la moitié, et le jeteur paie les compteurs.',
  },
  'win.laid-tile': {
    en: 'A self-draw win is void if its tile already lay by the discards when tsumo was called. The hand is to be declared dead; once it is shown it is a chombo.',
    fr: 'Un tsumo est nul si sa tuile était déjà posée avec les écarts au moment de l’annonce. La main est à déclarer morte ; si elle est montrée, c’est un chombo.',
  },
  'win.tile-taken': {
    en: 'The winning tile of a ron stays in the discarder’s river. Taking it is pointed out.',
    fr: 'La tuile gagnante d’un ron reste dans la rivière du jeteur. Si un joueur la prend, on le lui signale.',
  },
  'win.after-end': {
    en: 'The last discard can still be won on. The text does not say whether a player who has already declared tenpai or noten may do so. The referee decides.',
    fr: 'On peut encore gagner sur le dernier écart. Le texte ne dit pas si un joueur qui a déjà déclaré tenpai ou noten le peut. L’arbitre décide.',
  },
  'dead-hand.act': {
    en: 'Once a hand has been declared dead, its player only draws and discards: a call, riichi, kong or win is a chombo. Before that the hand is alive, and every player has to point out that it should be dead.',
    fr: 'Une fois sa main déclarée morte, le joueur ne fait que piocher et écarter : un appel, un riichi, un kong ou une victoire est un chombo. Avant cela, la main est vivante, et chacun doit signaler qu’elle devrait être morte.',
  },
  'dead-hand.undeclared': {
    en: 'No hand is dead until somebody says so. Its calls are valid up to then, and every player has to point out that it should be dead.',
    fr: 'Une main n’est morte qu’une fois déclarée morte. Jusque-là ses appels sont valables, et chacun doit signaler qu’elle devrait être morte.',
  },
  'dead-hand.at-call': {
    en: 'If a hand is declared dead after its call, and before its discard, its replacement tile or the robbing of its kong, the call is cancelled.',
    fr: 'Si une main est déclarée morte après l’appel de son joueur, et avant l’écart, la tuile de remplacement ou le vol du kong, l’appel est annulé.',
  },
  'tenpai.false': {
    en: 'After an exhaustive draw, a player may declare tenpai only with a waiting hand, and shows it. A fifth tile of a kind is no wait. Otherwise the player pays as noten, and the referee decides.',
    fr: 'Quand le mur est épuisé, on ne déclare tenpai qu’avec une main en attente, et on la montre. La cinquième tuile d’une sorte n’est pas une attente. Sinon le joueur paie comme noten, et l’arbitre décide.',
  },
  'tenpai.early': {
    en: 'Players declare tenpai or noten once the last discard is made and nobody wins on it. A player about to show a hand before that should be told.',
    fr: 'On déclare tenpai ou noten après le dernier écart, si personne ne gagne dessus. On prévient un joueur qui s’apprête à montrer sa main avant.',
  },
  'tenpai.changed': {
    en: 'After an exhaustive draw, East, South, West and North say in this order whether they are tenpai. Another order costs nothing, but nobody may change the answer.',
    fr: 'Quand le mur est épuisé, Est, Sud, Ouest et Nord disent dans cet ordre s’ils sont tenpai. Un autre ordre ne coûte rien, mais la réponse ne se change pas.',
  },
  'abort.false': {
    en: 'A hand ends with a win or an exhaustive draw. There are no abortive draws.',
    fr: 'Une donne se termine par une victoire ou quand le mur est épuisé. Il n’y a pas de donne annulée.',
  },
  'tiles.exposed': {
    en: 'A few exposed tiles go back without a penalty, as do any before a player has seen a tile. If so many are seen that play cannot go on, it is a chombo; where the player is not at fault, the hand is dealt again without a penalty. How many are too many depends on the case; with a small wall or hand it takes fewer.',
    fr: 'Quelques tuiles découvertes sont remises sans pénalité ; de même toutes, avant qu’un joueur ait vu une tuile. Si l’on en a vu trop pour continuer, c’est un chombo ; si le joueur n’y est pour rien, on redistribue sans pénalité. Le nombre dépend du cas : plus le mur ou la main est petit, moins il en faut.',
  },
}
