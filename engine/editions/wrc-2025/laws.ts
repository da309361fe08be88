import type { Laws } from '../../model/edition-texts.ts'

/** World Riichi Championship rules and penalties, 2025: the rules that they word otherwise than the common law. */
export const laws: Laws = {
  'claim.order': {
    en: 'The claimant calls, shows the tiles, discards and then takes the claimed tile. Taking it before the discard is tolerated; any other order is pointed out.',
    fr: 'Le réclamant annonce, montre ses tuiles, écarte, puis prend la tuile réclamée. La prendre avant d’écarter est toléré ; tout autre ordre se signale.',
  },
  'claim.not-taken': {
    en: 'The claimant must take the tile before drawing again. Otherwise the hand has too few tiles, which is a chombo.',
    fr: 'Le réclamant doit prendre la tuile avant de piocher de nouveau. Sinon il manque une tuile à sa main, et c’est un chombo.',
  },
  'claim.wrong-seat': {
    en: 'Only the player about to take a turn can call chii. Another player’s chii is an empty call: it is void and the hand is dead.',
    fr: 'Seul le joueur dont le tour va commencer peut annoncer chii. Le chii d’un autre est un appel vide : il est nul et la main est morte.',
  },
  'claim.own-discard': {
    en: 'Only the other 3 players can claim a discard. A call on one’s own discard is empty: it is void and the hand is dead.',
    fr: 'Seuls les 3 autres joueurs peuvent réclamer un écart. Un appel sur son propre écart est vide : il est nul et la main est morte.',
  },
  'claim.no-group': {
    en: 'The tiles shown must make the group called. A mistake may be corrected until the discard. After that the hand is dead, and a false kong is a chombo.',
    fr: 'Les tuiles montrées doivent faire le groupe annoncé. On peut corriger jusqu’à l’écart ; ensuite la main est morte, et un faux kong est un chombo.',
  },
  'claim.late': {
    en: 'A discard can be called until the next player draws; that player can no longer call it after touching the wall. A later call is void without a penalty, even after a draw that was too fast. In that case the player who drew is reminded of the pace.',
    fr: 'Un écart peut être réclamé jusqu’à la pioche du joueur suivant ; celui-ci ne le peut plus dès qu’il a touché le mur. Un appel plus tardif est nul, sans pénalité, même après une pioche trop rapide. On rappelle alors le rythme de jeu à celui qui a pioché.',
  },
  'claim.precedence': {
    en: 'A win has priority over every other claim. Of the others, the first call counts if they were clearly apart. Otherwise a chow yields to a pung or kong.',
    fr: 'La victoire passe avant tout autre appel. Entre les autres, le premier compte s’ils sont nettement séparés. Sinon le chow cède au pung ou au kong.',
  },
  'claim.awarded': {
    en: 'A win has priority over every other claim; of several wins, the one nearest to the discarder in turn order counts, whatever the speed of the calls. Of other calls the first counts if they were clearly apart; otherwise a chow yields.',
    fr: 'La victoire passe avant tout autre appel ; entre plusieurs victoires, celle du joueur qui suit le jeteur de plus près, quelle que soit la vitesse des appels. Entre les autres appels, le premier compte s’ils sont nettement séparés ; sinon le chow cède.',
  },
  'claim.together': {
    en: 'If 2 calls are clearly apart, the first has the tile. If they come at about the same time, or nobody can tell, the pung or kong has it.',
    fr: 'Si 2 appels sont nettement séparés, le premier obtient la tuile. S’ils viennent à peu près en même temps, ou si l’on ne peut le dire, c’est le pung ou le kong.',
  },
  'claim.changed': {
    en: 'The first call, of any kind, has to be completed; another call for that tile costs a notice. Withdrawing a chow, pung or kong makes the hand dead; withdrawing a win is a chombo.',
    fr: 'Le premier appel, quel qu’il soit, doit être mené à terme ; en annoncer un autre pour cette tuile vaut un avertissement. Retirer un chow, un pung ou un kong rend la main morte ; retirer une victoire est un chombo.',
  },
  'claim.last-discard': {
    en: 'With no tile left in the live wall, the last discard can be claimed only for a win. Any other call is void and costs a notice.',
    fr: 'Quand le mur vivant est vide, le dernier écart ne se réclame que pour gagner. Tout autre appel est nul et vaut un avertissement.',
  },
  'claim.under-riichi': {
    en: 'After riichi a tile may be claimed only for a win. The call is void and the hand is dead.',
    fr: 'Après riichi, on ne réclame que pour gagner. L’appel est nul et la main est morte.',
  },
  'call.word': {
    en: 'Calls are chii, pon, kan, riichi or reach, ron and tsumo. After another word, or an unclear one, the call counts as what is shown, and it costs a notice.',
    fr: 'On annonce chii, pon, kan, riichi ou reach, ron et tsumo. Après un autre mot, ou un mot indistinct, l’appel vaut ce qui est montré, avec un avertissement.',
  },
  'swap.same-tile': {
    en: 'The kind of tile just claimed may not be discarded in that turn. The hand is dead; the group and the discard stay.',
    fr: 'La sorte de tuile réclamée ne peut pas être écartée dans le même tour. La main est morte ; le groupe et l’écart restent.',
  },
  'swap.other-end': {
    en: 'After a chii, the tile at the other end of the same 2 tiles may not be discarded in that turn. The hand is dead; the group and the discard stay.',
    fr: 'Après un chii, la tuile de l’autre bout des 2 mêmes tuiles ne peut pas être écartée dans ce tour. La main est morte ; le groupe et l’écart restent.',
  },
  'turn.draw': {
    en: 'Only the player whose turn it is draws. A tile drawn out of turn goes back without a penalty; if it was mixed into the hand, it is a chombo.',
    fr: 'Seul le joueur dont c’est le tour pioche. Une tuile piochée hors tour est remise sans pénalité ; si elle est mêlée à la main, c’est un chombo.',
  },
  'turn.act': {
    en: 'A player declares riichi, a concealed or extended kong, or a self-draw win only in their own turn. Otherwise the declaration is empty: the hand is dead, and an empty win is a chombo.',
    fr: 'On ne déclare riichi, un kong caché, un petit kong exposé ou tsumo qu’à son propre tour. Sinon la déclaration est vide : la main est morte, et pour une victoire, c’est un chombo.',
  },
  'turn.no-draw': {
    en: 'Without a claim, a turn begins with a draw. A player who forgets it has one tile too few, which is a chombo.',
    fr: 'Sans réclamation, un tour commence par une pioche. Le joueur qui l’oublie a une tuile de moins, et c’est un chombo.',
  },
  'hand.count': {
    en: 'A hand has 13 tiles between turns and 14 in the player’s own turn; each displayed group counts as 3. More or fewer cannot be corrected and is a chombo.',
    fr: 'Une main compte 13 tuiles entre les tours et 14 pendant le tour du joueur ; chaque groupe exposé compte pour 3. Plus ou moins ne se corrige pas et c’est un chombo.',
  },
  'pace.slow': {
    en: 'There is no time limit, but players keep the pace of the table. Stalling is obstruction, which the referee may penalize.',
    fr: 'Il n’y a pas de limite de temps, mais on suit le rythme de la table. Faire traîner le jeu est une obstruction, que l’arbitre peut pénaliser.',
  },
  'deal.courtesy': {
    en: 'East does not begin before everybody has the tiles of the deal. South, by courtesy, waits a few seconds before the first draw, so that everybody can see the first discard.',
    fr: 'Est attend que tous aient pioché leurs tuiles. Par politesse, Sud attend quelques secondes avant la première pioche, pour que chacun voie le premier écart.',
  },
  'deal.unfinished': {
    en: 'East may not discard while a player still lacks tiles of the deal. It costs a notice, and the deal is completed. Found only after South has drawn or called, it is a chombo.',
    fr: 'Est n’écarte pas avant que tous aient pioché leurs tuiles. Cela vaut un avertissement, et la distribution est achevée. Découvert seulement après la pioche ou l’appel de Sud, c’est un chombo.',
  },
  'draw.wrong-place': {
    en: 'A tile drawn from the wrong place goes back without a penalty; mixed into the hand, it is a chombo. With no tile left in the live wall, a draw costs a notice; mixed, it makes the hand dead.',
    fr: 'Une tuile prise au mauvais endroit est remise sans pénalité ; mêlée à la main, c’est un chombo. Quand le mur vivant est vide, piocher vaut un avertissement ; si la tuile est mêlée, la main est morte.',
  },
  'draw.opponents-hand': {
    en: 'The text names no penalty for a tile drawn from another player’s hand. The referee decides.',
    fr: 'Le texte ne prévoit pas de pénalité pour une tuile prise dans la main d’un autre. L’arbitre décide.',
  },
  'draw.into-hand': {
    en: 'The drawn tile is kept apart or at the side of the hand until the end of the turn.',
    fr: 'La tuile piochée se garde à part ou au bord de la main jusqu’à la fin du tour.',
  },
  'discard.taken-back': {
    en: 'A discard is made when the tile lies open in front of the hand; from then on it stays. A tile that fell by accident is no discard.',
    fr: 'Une tuile est écartée dès qu’elle est posée face visible devant la main. On ne la reprend pas, sauf si elle est tombée par accident.',
  },
  'kong.after-claim': {
    en: 'A concealed or extended kong takes a turn in which the player has drawn a tile: from the live wall, or as a replacement tile. Such a kong cannot follow a chow or pung claimed in that turn.',
    fr: 'Un kong caché ou un petit kong exposé demande un tour où le joueur a pioché une tuile, dans le mur vivant ou en remplacement. Il ne peut pas suivre un chow ou un pung réclamé dans ce tour.',
  },
  'kong.no-group': {
    en: 'A kong takes 4 identical tiles, in the hand or as a melded pung and its fourth tile. A false kong not corrected before the discard is a chombo.',
    fr: 'Un kong demande 4 tuiles identiques, en main ou comme pung exposé avec sa quatrième tuile. Un faux kong non corrigé avant l’écart est un chombo.',
  },
  'kong.last-tile': {
    en: 'With no tile left in the live wall no kong can be made. It is void and costs a notice.',
    fr: 'Quand le mur vivant est vide, aucun kong n’est possible. Il est nul et vaut un avertissement.',
  },
  'kong.no-wait': {
    en: 'A pung is extended, and the replacement drawn, only if no other player robs the kong. An indicator turned before is turned back. The app asks whether the others had time before the replacement was drawn.',
    fr: 'Un pung n’est complété, et le remplacement pioché, que si personne ne vole le kong. Un indicateur déjà retourné est remis face cachée. On demande si les autres ont eu le temps d’annoncer avant la pioche du remplacement.',
  },
  'kong.no-replacement': {
    en: 'After a kong, the player must take a replacement tile before the discard. Without it the hand is one tile short, which is a chombo.',
    fr: 'Après un kong, on pioche une tuile de remplacement avant d’écarter. Sans elle, il manque une tuile à la main, et c’est un chombo.',
  },
  'kong.dora-late': {
    en: 'The new indicator is turned before the player who made the kong discards.',
    fr: 'Le nouvel indicateur est retourné avant l’écart du joueur qui a fait le kong.',
  },
  'kong.riichi': {
    en: 'After riichi, a concealed kong must use the tile just drawn and must not change the waits. The other 3 tiles must be a pung in every reading of the hand, even a lower-valued one or one that needs a fifth tile. Otherwise it is a chombo, but only at that player’s own win or an exhaustive draw.',
    fr: 'Après riichi, un kong caché se fait avec la tuile piochée, sans changer l’attente. Les 3 autres tuiles doivent être un pung dans toute lecture de la main, même de moindre valeur ou demandant une cinquième tuile. Sinon c’est un chombo, mais seulement à sa propre victoire ou si le mur est épuisé.',
  },
  'kong.rob-concealed': {
    en: 'Nobody can win on the tile of a concealed kong, not even with Thirteen Orphans. A win called on it is a chombo.',
    fr: 'On ne gagne jamais sur la tuile d’un kong caché, même avec Treize Orphelins. Une victoire annoncée ainsi est un chombo.',
  },
  'group.rotation': {
    en: 'The position of the sideways tile shows the discarder: on the left, in the middle or on the right. A mistake is put right at once without a penalty; one that stays may count for furiten.',
    fr: 'La place de la tuile tournée indique le jeteur : à gauche, au milieu ou à droite. Une erreur se corrige aussitôt, sans pénalité ; si elle reste, elle peut compter pour le furiten.',
  },
  'riichi.open-hand': {
    en: 'Riichi is for a concealed hand only; with a melded group the hand is dead and no stick is paid.',
    fr: 'Le riichi est réservé à une main fermée ; avec un groupe réclamé, la main est morte et aucun bâton n’est payé.',
  },
  'riichi.rotation': {
    en: 'The discard of a riichi is laid sideways; otherwise it costs a notice, and the riichi remains valid. If nobody knows any more which tile it was, the earliest one that it can be counts for furiten.',
    fr: 'L’écart d’un riichi se pose tourné ; sinon c’est un avertissement, et le riichi reste valable. Si l’on ne sait plus quelle tuile c’était, la première possible compte pour le furiten.',
  },
  'riichi.rotate-next': {
    en: 'If the sideways tile is claimed for a group, the player in riichi lays the next discard sideways instead; so again if that one is claimed too.',
    fr: 'Si la tuile tournée est réclamée pour un groupe, le joueur en riichi tourne à la place son écart suivant ; et de même si celui-ci est réclamé à son tour.',
  },
  'riichi.returned': {
    en: 'If another player wins on the very first discard after the declaration, the riichi does not count and its stick is given back.',
    fr: 'Si un autre joueur gagne sur le tout premier écart après la déclaration, le riichi ne compte pas et le bâton est rendu.',
  },
  'riichi.word': {
    en: 'The word riichi is said clearly. If it was forgotten, the sideways discard declares riichi all the same: it costs a notice, and the riichi remains valid.',
    fr: 'Le mot riichi se dit clairement. S’il a été oublié, l’écart tourné vaut déclaration : c’est un avertissement, et le riichi reste valable.',
  },
  'riichi.order': {
    en: 'The stick is laid promptly after the sideways discard. If it comes late, the riichi remains valid; the referee may give a notice.',
    fr: 'Le bâton se pose aussitôt après l’écart tourné. S’il vient tard, le riichi reste valable ; l’arbitre peut donner un avertissement.',
  },
  'riichi.taken-back': {
    en: 'A riichi that is withdrawn is an empty declaration: the hand is dead. After the discard it can no longer be withdrawn.',
    fr: 'Un riichi retiré est une déclaration vide : la main est morte. Après l’écart, on ne peut plus le retirer.',
  },
  'riichi.touching': {
    en: 'After riichi the drawn tile is kept apart from the hand.',
    fr: 'Après riichi, la tuile piochée se garde à part de la main.',
  },
  'riichi.not-shown': {
    en: 'A player in riichi shows the hand at an exhaustive draw. Only a player who is not in riichi may declare a waiting hand noten.',
    fr: 'Un joueur en riichi montre sa main quand le mur est épuisé. Seul un joueur qui n’est pas en riichi peut déclarer noten une main en attente.',
  },
  'riichi.hand-changed': {
    en: 'After riichi, a drawn tile that does not win is discarded, except for a kong. A changed hand is dead; at an exhaustive draw it is a chombo.',
    fr: 'Après riichi, on écarte toute tuile piochée qui ne gagne pas, sauf pour un kong. Une main changée est morte ; si le mur est épuisé, c’est un chombo.',
  },
  'riichi.not-waiting': {
    en: 'A player may declare riichi only with a waiting hand, and a fifth tile of a kind is no wait. Otherwise it is a chombo, but only at that player’s own win or an exhaustive draw. A hand that was waiting, died later and is shown is no fault.',
    fr: 'On ne déclare riichi qu’avec une main en attente ; la cinquième tuile d’une sorte n’en est pas une. Sinon c’est un chombo, mais seulement à sa propre victoire ou si le mur est épuisé. Une main qui attendait, qui est morte ensuite et que l’on montre n’est pas une faute.',
  },
  'win.late': {
    en: 'A player can win on a discard until the next player draws; that player can no longer do so after touching the wall. The text does not say until when for the tile added to a pung. A later win is void. It costs nothing until the next player discards, nor if that turn was too fast; later it is a chombo.',
    fr: 'On peut gagner sur un écart jusqu’à la pioche du joueur suivant ; celui-ci ne le peut plus dès qu’il a touché le mur. Le texte ne dit pas jusqu’à quand pour la tuile ajoutée à un pung. Une victoire plus tardive est nulle. Elle ne coûte rien jusqu’à l’écart du joueur suivant, ni si ce tour était trop rapide ; ensuite c’est un chombo.',
  },
  'win.furiten': {
    en: 'A player cannot win on a discard if a tile that completes the hand is among their own discards; one added to a pung does not count as such. The same holds if they let one pass since their own last draw or call or, in riichi, since declaring. A win against this rule is a chombo.',
    fr: 'On ne gagne pas sur un écart si une tuile qui complète la main est parmi ses propres écarts ; une tuile ajoutée à un pung n’en est pas un. De même si l’on en a laissé passer une depuis sa dernière pioche ou son dernier appel ou, en riichi, depuis la déclaration. Une victoire contraire à cette règle est un chombo.',
  },
  'win.no-yaku': {
    en: 'A winning hand needs at least 1 yaku. Blessing of man (renhou) is one; dora are not. A win against this rule is a chombo.',
    fr: 'Une main gagnante demande au moins 1 yaku. La Main de l’homme (renhou) en est un ; les dora n’en sont pas. Une victoire contraire à cette règle est un chombo.',
  },
  'win.incomplete': {
    en: 'A winning hand has 4 groups and a pair, 7 pairs or Thirteen Orphans. A win against this rule is a chombo.',
    fr: 'Une main gagnante compte 4 groupes et une paire, 7 paires, ou forme les Treize Orphelins. Une victoire contraire à cette règle est un chombo.',
  },
  'win.tile-mixed': {
    en: 'The tile of a self-draw win is kept apart. Otherwise it costs a notice, and yaku and fu that may depend on that tile do not count.',
    fr: 'La tuile d’un tsumo se garde à part. Sinon c’est un avertissement, et les yaku et fu qui peuvent dépendre de cette tuile ne comptent pas.',
  },
  'win.laid-tile': {
    en: 'In a dispute, a tile closer to the discards than to the hand counts as discarded, unless the player declares a self-draw win. If it lay discarded beyond dispute, the win is empty, which is a chombo.',
    fr: 'En cas de litige, une tuile plus proche des écarts que de la main compte comme écartée, sauf si le joueur déclare tsumo. Si elle était écartée sans conteste, l’annonce est vide, et c’est un chombo.',
  },
  'win.tile-taken': {
    en: 'The winning tile is left in the river of the player who discarded it.',
    fr: 'Le gagnant ne prend pas la tuile gagnante : elle reste parmi les écarts de celui qui l’a écartée.',
  },
  'win.after-end': {
    en: 'A player who has clearly declared tenpai or noten can no longer win: the hand is over. The win is void, without a penalty. A hand shown with the win declared at once is a valid win.',
    fr: 'Un joueur qui a clairement déclaré tenpai ou noten ne peut plus gagner : la donne est finie. La victoire est nulle, sans pénalité. Une main montrée avec la victoire aussitôt annoncée gagne.',
  },
  'win.liability': {
    en: 'The player who feeds the third dragon group, the fourth wind group or the fourth kong is liable if the other groups are visible: melded, or concealed kongs. On a self-draw that player alone pays for that yakuman, and for the counters if it is the only one; on another player’s discard the two pay half each, and the discarder pays the counters.',
    fr: 'Le joueur qui donne le troisième groupe de dragons, le quatrième de vents ou le quatrième kong est responsable si les autres sont visibles : exposés, ou kongs cachés. En cas de tsumo, il paie seul ce yakuman, et les compteurs si c’est le seul ; sur l’écart d’un autre, chacun des deux paie la moitié, et le jeteur paie les compteurs.',
  },
  'dead-hand.act': {
    en: 'A player with a dead hand only draws and discards, known or not. A call, riichi or kong is void: it costs 30 tournament points if the player knew, otherwise a notice. A win is a chombo either way.',
    fr: 'Avec une main morte, qu’on le sache ou non, on ne fait que piocher et écarter. Un appel, un riichi ou un kong est nul : il coûte 30 points de tournoi si le joueur le savait, et vaut sinon un avertissement. Une victoire est un chombo dans les deux cas.',
  },
  'tenpai.false': {
    en: 'After an exhaustive draw, a player may declare tenpai only with a waiting hand, and shows it. A fifth tile of a kind is no wait. A false one counts as noten and costs a notice, 5 tournament points if repeated.',
    fr: 'Quand le mur est épuisé, on ne déclare tenpai qu’avec une main en attente, et on la montre. La cinquième tuile d’une sorte n’est pas une attente. Une fausse déclaration compte comme noten et vaut un avertissement, ou 5 points de tournoi en cas de récidive.',
  },
  'tenpai.early': {
    en: 'Tenpai and noten are declared only after the last discard. Declared before, the hand is dead. It is a chombo if the hand was shown, or if another player was misled into showing theirs.',
    fr: 'Tenpai et noten ne se déclarent qu’après le dernier écart. Avant, la main est morte. C’est un chombo si la main a été montrée, ou si un autre joueur a été amené à montrer la sienne.',
  },
  'tenpai.changed': {
    en: 'A declaration of tenpai or noten cannot be changed, even if it came before the player’s turn. The first one counts; changing it costs a notice.',
    fr: 'On ne change pas sa déclaration de tenpai ou de noten, même faite avant son tour. La première compte ; en changer vaut un avertissement.',
  },
  'abort.false': {
    en: 'A hand ends with a win or an exhaustive draw. There are no abortive draws.',
    fr: 'Une donne se termine par une victoire ou quand le mur est épuisé. Il n’y a pas de donne annulée.',
  },
  'tiles.exposed': {
    en: '1 or 2 exposed tiles, of any place, cost a notice, or 5 tournament points if repeated. 3 to 6 make the hand dead; 7 or more are a chombo. During the deal there is no penalty; the tiles are shuffled again if need be.',
    fr: '1 ou 2 tuiles découvertes, où que ce soit, valent un avertissement, ou 5 points de tournoi en cas de récidive. De 3 à 6, la main est morte ; à partir de 7, c’est un chombo. Pendant la distribution, pas de pénalité ; on remélange s’il le faut.',
  },
}
