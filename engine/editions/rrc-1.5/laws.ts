import type { Laws } from '../../model/edition-texts.ts'

/** Russian riichi regulations 1.5: the rules that they word otherwise than the common law. */
export const laws: Laws = {
  'claim.order': {
    en: 'A claim has 3 steps: call, lay the matching tiles open, then discard and take in either order. The discard may not be laid open together with them. A wrong order is pointed out.',
    fr: 'Une réclamation se fait en 3 étapes : annoncer, découvrir ses tuiles, puis écarter et prendre, dans l’ordre que l’on veut. L’écart ne se découvre pas en même temps qu’elles. Une erreur d’ordre se signale.',
  },
  'claim.not-taken': {
    en: 'The claimed tile belongs to the group. The text does not say until when it must be taken; a player who draws without having taken it has a wrong number of tiles, and the hand is dead.',
    fr: 'La tuile réclamée appartient au groupe. Le texte ne dit pas jusqu’à quand la prendre ; un joueur qui pioche sans l’avoir prise n’a pas le bon nombre de tuiles, et sa main est morte.',
  },
  'claim.wrong-seat': {
    en: 'A chow is claimed only from the player on the left. The call is void and costs a notice; once its caller has discarded, the hand is dead.',
    fr: 'Un chow ne se réclame que du joueur de gauche. L’appel est nul et vaut un avertissement ; une fois que son auteur a écarté, la main est morte.',
  },
  'claim.own-discard': {
    en: 'Only another player’s discard can be claimed. The call is void and costs a notice; once its caller has discarded, the hand is dead.',
    fr: 'On ne réclame que l’écart d’un autre joueur. L’appel est nul et vaut un avertissement ; une fois que son auteur a écarté, la main est morte.',
  },
  'claim.no-group': {
    en: 'The tiles shown must make the group called. A mistake seen at once is put right, or the call is cancelled, and it costs a notice. After the discard the hand is dead.',
    fr: 'Les tuiles montrées doivent faire le groupe annoncé. Une erreur vue aussitôt se corrige, ou l’appel est annulé, et elle vaut un avertissement. Après l’écart, la main est morte.',
  },
  'claim.late': {
    en: 'A discard can be claimed until the next player has drawn and put the tile into the hand. The next player may not claim it any more after touching the wall. A later call is void and costs a notice.',
    fr: 'Un écart peut être réclamé tant que le joueur suivant n’a pas mis dans sa main la tuile qu’il pioche. Celui-ci ne peut plus le réclamer dès qu’il a touché le mur. Un appel plus tardif est nul et vaut un avertissement.',
  },
  'claim.precedence': {
    en: 'A win has priority over every other claim, and a pung or kong over a chow, whoever called first.',
    fr: 'La victoire passe avant tout autre appel, et le pung ou le kong avant le chow, quel que soit le premier appel.',
  },
  'claim.awarded': {
    en: 'A win has priority over every other claim, and every player who calls ron on the tile wins. A chow yields to a pung or kong.',
    fr: 'La victoire passe avant tout autre appel, et tous ceux qui annoncent ron sur la tuile gagnent. Le chow cède au pung et au kong.',
  },
  'claim.changed': {
    en: 'Changing or withdrawing a call of a group costs a notice. Once its tiles are shown, a correct call has to be completed. Changing or withdrawing a win makes the hand dead.',
    fr: 'Changer ou retirer un appel de groupe vaut un avertissement. Une fois ses tuiles montrées, un appel correct doit être mené à terme. Changer ou retirer une victoire rend la main morte.',
  },
  'claim.last-discard': {
    en: 'The last discard can be claimed only for a win. Any other call is void and costs a notice.',
    fr: 'Le dernier écart ne se réclame que pour gagner. Tout autre appel est nul et vaut un avertissement.',
  },
  'claim.under-riichi': {
    en: 'After riichi a tile may be claimed only for a win. Any other call is void: a notice, and once tiles are shown a dead hand.',
    fr: 'Après riichi, on ne réclame que pour gagner. Tout autre appel est nul : un avertissement, et une main morte dès que des tuiles sont montrées.',
  },
  'call.word': {
    en: 'A win is declared with ron or tsumo. With any other word and the hand opened it is a chombo. Another word for a group or riichi is pointed out.',
    fr: 'Une victoire s’annonce par ron ou tsumo. Avec un autre mot et la main découverte, c’est un chombo. Un autre mot pour un groupe ou un riichi se signale.',
  },
  'swap.same-tile': {
    en: 'The kind of tile just claimed may not be discarded in that turn. The hand is dead; the group and the discard stay.',
    fr: 'La sorte de tuile réclamée ne peut pas être écartée dans le même tour. La main est morte ; le groupe et l’écart restent.',
  },
  'swap.other-end': {
    en: 'After a chii, the tile at the other end of the same 2 tiles may not be discarded in that turn. The hand is dead; the group and the discard stay.',
    fr: 'Après un chii, la tuile de l’autre bout des 2 mêmes tuiles ne peut pas être écartée dans ce tour. La main est morte ; le groupe et l’écart restent.',
  },
  'draw.not-returned': {
    en: 'When a claim is valid although the next player has drawn, the drawn tile goes back into the wall.',
    fr: 'Quand une réclamation est valable bien que le joueur suivant ait pioché, la tuile piochée retourne dans le mur.',
  },
  'draw.wrong-place': {
    en: 'A tile taken from the wrong place of the wall makes the hand dead; if the tile is known and goes back, it costs a notice.',
    fr: 'Une tuile prise au mauvais endroit du mur rend la main morte ; si la tuile est connue et remise, c’est un avertissement.',
  },
  'draw.opponents-hand': {
    en: 'Taking a tile from another player’s hand is a chombo. If that player had laid the hand face down, the referee decides.',
    fr: 'Prendre une tuile dans la main d’un autre est un chombo. Si ce joueur avait posé sa main face cachée, l’arbitre décide.',
  },
  'discard.taken-back': {
    en: 'The tile just discarded cannot be taken back and replaced by another. The discard stays, and it costs a notice.',
    fr: 'On ne reprend pas la tuile que l’on vient d’écarter pour en écarter une autre. L’écart reste, et c’est un avertissement.',
  },
  'turn.draw': {
    en: 'Only the player whose turn it is draws. Otherwise the hand is dead; if the tile is known and goes back, it costs a notice.',
    fr: 'Seul le joueur dont c’est le tour pioche. Sinon la main est morte ; si la tuile est connue et remise, c’est un avertissement.',
  },
  'turn.act': {
    en: 'A player declares riichi, a concealed or extended kong, or a self-draw win only in their own turn. Otherwise a kong costs a notice; a riichi makes the hand dead, at the mildest it costs a notice. A win makes it dead too, and is a chombo if the hand is shown.',
    fr: 'On ne déclare riichi, un kong caché, un petit kong exposé ou tsumo qu’à son propre tour. Sinon un kong vaut un avertissement ; un riichi rend la main morte, ou vaut au minimum un avertissement. Une victoire la rend morte aussi, et c’est un chombo si elle est montrée.',
  },
  'turn.no-draw': {
    en: 'Without a claim, a turn begins with a draw. A player who forgets it has one tile too few, and the hand is dead.',
    fr: 'Sans réclamation, un tour commence par une pioche. Le joueur qui l’oublie a une tuile de moins, et sa main est morte.',
  },
  'hand.count': {
    en: 'A hand has 13 tiles between turns and 14 in the player’s own turn; each displayed group counts as 3. With more or fewer it is dead.',
    fr: 'Une main compte 13 tuiles entre les tours et 14 pendant le tour du joueur ; chaque groupe exposé compte pour 3. Avec plus ou moins, elle est morte.',
  },
  'pace.slow': {
    en: 'A reasonable pace is expected; up to 10 seconds to think about a claim may be asked for. A player who regularly plays too slowly gets a notice first, then 2,000 points, doubling each time.',
    fr: 'Un rythme raisonnable est attendu ; on peut demander jusqu’à 10 secondes pour réfléchir à une réclamation. Un joueur régulièrement trop lent reçoit d’abord un avertissement, puis 2 000 points, doublés à chaque fois.',
  },
  'deal.courtesy': {
    en: 'Before the first discard, East makes sure that all players have their 13 tiles.',
    fr: 'Avant le premier écart, Est s’assure que tous les joueurs ont leurs 13 tuiles.',
  },
  'deal.unfinished': {
    en: 'Before the first discard, all players must have their 13 tiles. After a mistake in the deal the hand is dealt again, without a penalty.',
    fr: 'Avant le premier écart, tous les joueurs doivent avoir leurs 13 tuiles. Après une erreur de distribution, on redistribue, sans pénalité.',
  },
  'kong.after-claim': {
    en: 'A concealed or extended kong cannot follow a chow or pung claimed in that turn; after another kong it may. It is void and costs a notice; after the discard the hand is dead.',
    fr: 'Un kong caché ou un petit kong exposé ne peut pas suivre un chow ou un pung réclamé dans ce tour ; après un autre kong il le peut. Il est nul et vaut un avertissement ; après l’écart, la main est morte.',
  },
  'kong.no-group': {
    en: 'A kong takes 4 identical tiles, in the hand or as a melded pung and its fourth tile. A false kong seen at once costs a notice; after the discard the hand is dead.',
    fr: 'Un kong demande 4 tuiles identiques, en main ou comme pung exposé avec sa quatrième tuile. Un faux kong vu aussitôt vaut un avertissement ; après l’écart, la main est morte.',
  },
  'kong.last-tile': {
    en: 'With no tile left in the live wall no kong can be made. It is void and costs a notice. With one tile left a kong may be made, and its replacement is the last tile of the hand (text of June 2026).',
    fr: 'Quand le mur vivant est vide, aucun kong n’est possible. Il est nul et vaut un avertissement. S’il reste une tuile, un kong est permis, et son remplacement est la dernière tuile de la donne (texte de juin 2026).',
  },
  'kong.fifth': {
    en: 'A hand has at most 4 kongs. A fifth is void and costs a notice; after the discard the hand is dead.',
    fr: 'Il y a au plus 4 kongs par donne. Un cinquième est nul et vaut un avertissement ; après l’écart, la main est morte.',
  },
  'kong.dora-late': {
    en: 'The new indicator is turned at once or after the replacement is drawn, but before the player who made the kong discards.',
    fr: 'Le nouvel indicateur se retourne aussitôt ou après la pioche du remplacement, mais avant l’écart du joueur qui a fait le kong.',
  },
  'kong.fourth-abort': {
    en: 'There are no abortive draws unless the tournament allows them. If it does, 4 kongs by more than one player end the hand, unless somebody wins on the discard after the fourth.',
    fr: 'Il n’y a pas de donne annulée, sauf si le tournoi l’admet. Alors 4 kongs de plusieurs joueurs mettent fin à la donne, sauf victoire sur l’écart qui suit le quatrième.',
  },
  'kong.no-replacement': {
    en: 'After a kong, the player must take a replacement tile before the discard. Without it the hand has a wrong number of tiles and is dead.',
    fr: 'Après un kong, on pioche une tuile de remplacement avant d’écarter. Sans elle, la main n’a pas le bon nombre de tuiles et elle est morte.',
  },
  'kong.riichi': {
    en: 'After riichi, a concealed kong must use the tile just drawn. It must change neither the waits nor the ways in which the groups of the hand can be read. Otherwise it is a chombo, at that player’s own win or a draw: an exhaustive one, or an abortive one where the tournament allows them.',
    fr: 'Après riichi, un kong caché se fait avec la tuile piochée. Il ne change ni l’attente, ni les lectures possibles des groupes de la main. Sinon c’est un chombo, à sa propre victoire, si le mur est épuisé ou, là où le tournoi l’admet, si la donne est annulée.',
  },
  'kong.rob-concealed': {
    en: 'Only Thirteen Orphans can win on the tile of a concealed kong. Another win makes the hand dead; once shown, it is a chombo.',
    fr: 'On ne gagne sur la tuile d’un kong caché qu’avec Treize Orphelins. Une autre victoire rend la main morte ; une fois la main montrée, c’est un chombo.',
  },
  'group.rotation': {
    en: 'The position of the sideways tile shows the discarder: on the left, between or on the right; in a kong claimed from across, either middle tile. A mistake is put right; the referee may give a notice.',
    fr: 'La place de la tuile tournée indique le jeteur : à gauche, au milieu ou à droite ; dans un kong réclamé d’en face, l’une des deux du milieu. Une erreur se corrige ; l’arbitre peut donner un avertissement.',
  },
  'group.faces': {
    en: 'In a concealed kong the 2 outer tiles lie face down, after they have been shown.',
    fr: 'Dans un kong caché, ce sont les 2 tuiles extérieures qui sont face cachée, après avoir été montrées.',
  },
  'riichi.open-hand': {
    en: 'Riichi is for a concealed hand only; with a melded group the riichi is void, the stick goes back and the hand is dead; at the mildest, it costs a notice.',
    fr: 'Le riichi est réservé à une main fermée ; avec un groupe réclamé, le riichi est nul, le bâton est rendu et la main est morte ; au minimum, c’est un avertissement.',
  },
  'riichi.wall': {
    en: 'Riichi needs at least 4 tiles in the live wall. Otherwise it is void, the stick goes back and the hand is dead; at the mildest, it costs a notice.',
    fr: 'Pour un riichi, il faut au moins 4 tuiles dans le mur vivant. Sinon il est nul, le bâton est rendu et la main est morte ; au minimum, c’est un avertissement.',
  },
  'riichi.points': {
    en: 'Riichi needs no number of points, unless the tournament ends a game when a score falls below zero. Then a player with fewer than 1,000 points may not declare it: it is void, the stick goes back and the hand is dead; at the mildest, it costs a notice.',
    fr: 'Le riichi ne demande aucun nombre de points, sauf si le tournoi arrête la partie quand un score passe sous zéro. Alors un joueur qui a moins de 1 000 points ne peut pas le déclarer : il est nul, le bâton est rendu et la main est morte ; au minimum, c’est un avertissement.',
  },
  'riichi.rotation': {
    en: 'The discard of a riichi is laid sideways. The text contradicts itself about one that is not: in one place the riichi is void and the hand dead, in another it costs a notice. The referee decides.',
    fr: 'L’écart d’un riichi se pose tourné. Le texte se contredit s’il ne l’est pas : ici le riichi est nul et la main morte, là c’est un avertissement. L’arbitre tranche.',
  },
  'riichi.word': {
    en: 'The word riichi has to be said. Without it the riichi is void, the stick goes back and the hand is dead; at the mildest, it costs a notice.',
    fr: 'Le mot riichi doit être dit. Sans lui, le riichi est nul, le bâton est rendu et la main est morte ; au minimum, c’est un avertissement.',
  },
  'riichi.order': {
    en: 'Riichi is declared in this order: the word, the sideways discard, the stick. In another order it is void, the stick goes back and the hand is dead; at the mildest, it costs a notice.',
    fr: 'Un riichi se déclare dans cet ordre : le mot, l’écart tourné, le bâton. Dans un autre ordre il est nul, le bâton est rendu et la main est morte ; au minimum, c’est un avertissement.',
  },
  'riichi.taken-back': {
    en: 'A riichi withdrawn before the stick lies on the table is void, and the hand is dead. Once the stick is laid it cannot be withdrawn.',
    fr: 'Un riichi retiré avant que le bâton soit posé est nul, et la main est morte. Une fois le bâton posé, on ne peut plus le retirer.',
  },
  'riichi.not-shown': {
    en: 'A player in riichi shows the hand at an exhaustive draw, even a dead one. Turning it face down is a chombo.',
    fr: 'Un joueur en riichi montre sa main quand le mur est épuisé, même si elle est morte. La poser face cachée est un chombo.',
  },
  'riichi.hand-changed': {
    en: 'After riichi, a drawn tile that does not win is discarded, except for a kong. A changed hand is dead; at an exhaustive draw it is a chombo unless it can be proved that the drawn tile was discarded.',
    fr: 'Après riichi, on écarte toute tuile piochée qui ne gagne pas, sauf pour un kong. Une main changée est morte ; si le mur est épuisé, c’est un chombo, sauf si l’on peut prouver que la tuile piochée a été écartée.',
  },
  'riichi.not-waiting': {
    en: 'A player may declare riichi only with a waiting hand. Otherwise it is a chombo, but only at a draw: an exhaustive one, or an abortive one where the tournament allows them. After a correct riichi a hand that died later is no fault: it counts as noten.',
    fr: 'On ne déclare riichi qu’avec une main en attente. Sinon c’est un chombo, mais seulement si le mur est épuisé ou, là où le tournoi l’admet, si la donne est annulée. Après un riichi correct, une main morte ensuite n’est pas une faute : elle compte comme noten.',
  },
  'win.late': {
    en: 'A player can win on a discard until the next player discards; if the tile is claimed for a group, only until it is taken into the group (text of June 2026). On the tile added to a pung: until its player discards, declares another kong or wins. Later the hand is dead, and a chombo once shown.',
    fr: 'On peut gagner sur un écart jusqu’à l’écart du joueur suivant ; si la tuile est réclamée en groupe, seulement avant qu’elle soit prise (texte de juin 2026). Sur la tuile ajoutée à un pung : jusqu’à ce que son joueur écarte, déclare un autre kong ou gagne. Plus tard, la main est morte, et c’est un chombo si elle est montrée.',
  },
  'win.after-tsumo': {
    en: 'A declared win ends the hand, but a discard can be won on until the next discard. The text does not say which counts; the referee decides.',
    fr: 'Une victoire déclarée termine la donne, mais on peut gagner sur un écart jusqu’au suivant. Le texte ne dit pas ce qui compte ; l’arbitre tranche.',
  },
  'win.furiten': {
    en: 'A player cannot win on a discard if a tile that completes the hand is among their own discards, claimed ones too. The same holds if they let one pass since the last of these or, in riichi, since declaring. A win against this rule is a chombo once the hand is shown.',
    fr: 'On ne gagne pas sur un écart si une tuile qui complète la main est parmi ses propres écarts, même réclamés. De même si l’on en a laissé passer une depuis son dernier écart ou, en riichi, depuis la déclaration. Une victoire contraire à cette règle est un chombo dès que la main est montrée.',
  },
  'win.no-yaku': {
    en: 'A winning hand needs at least 1 yaku, such as renhou. Dora do not count as one. A win against this rule is a chombo once the hand is shown.',
    fr: 'Une main gagnante demande au moins 1 yaku, par exemple renhou. Les dora n’en sont pas. Une victoire contraire à cette règle est un chombo dès que la main est montrée.',
  },
  'win.incomplete': {
    en: 'A winning hand has 4 groups and a pair, 7 pairs or Thirteen Orphans. A win against this rule is a chombo once the hand is shown.',
    fr: 'Une main gagnante compte 4 groupes et une paire, 7 paires, ou forme les Treize Orphelins. Une victoire contraire à cette règle est un chombo dès que la main est montrée.',
  },
  'win.tile-mixed': {
    en: 'The tile of a self-draw win is not put into the hand. Otherwise pinfu and the fu of the wait do not count.',
    fr: 'La tuile d’un tsumo ne se met pas dans la main. Sinon le pinfu et les fu de l’attente ne comptent pas.',
  },
  'win.laid-tile': {
    en: 'Tsumo may not be declared on a tile already laid among the discards. The hand is dead; once shown, it is a chombo.',
    fr: 'On ne déclare pas tsumo sur une tuile déjà posée parmi les écarts. La main est morte ; une fois montrée, c’est un chombo.',
  },
  'win.tile-taken': {
    en: 'The winner may not take the winning tile from another player’s discards. It goes back, and it costs a notice.',
    fr: 'Le gagnant ne prend pas la tuile gagnante dans les écarts d’un autre. Elle y retourne, et c’est un avertissement.',
  },
  'win.after-end': {
    en: 'A hand ends when the live wall is empty and nobody has won. The text does not say whether a win can follow tenpai or noten; the referee decides.',
    fr: 'Une donne finit quand le mur vivant est vide sans victoire. Le texte ne dit pas si l’on peut gagner après tenpai ou noten ; l’arbitre tranche.',
  },
  'win.liability': {
    en: 'The player who feeds the third declared dragon group or the fourth declared wind group is liable. On a self-draw that player pays for the big hand and the counters alone; on another player’s discard the two pay half each, and the discarder pays the counters.',
    fr: 'Le joueur qui donne le troisième groupe déclaré de dragons ou le quatrième de vents est responsable. En cas de tsumo, il paie seul la grande main et les compteurs ; sur l’écart d’un autre, chacun des deux paie la moitié, et le jeteur paie les compteurs.',
  },
  'dead-hand.act': {
    en: 'A player with a dead hand only draws and discards. Any other act is a chombo, or a dead hand if the hand had not yet been declared dead.',
    fr: 'Avec une main morte, on ne fait que piocher et écarter. Tout autre acte est un chombo, ou une main morte si elle n’avait pas encore été déclarée morte.',
  },
  'tenpai.false': {
    en: 'At an exhaustive draw players show a waiting hand. A hand that does not wait counts as noten; the referee decides.',
    fr: 'Quand le mur est épuisé, on montre une main en attente. Une main qui n’attend pas compte comme noten ; l’arbitre décide.',
  },
  'tenpai.early': {
    en: 'Telling the state of one’s hand before the end passes information and costs a notice. Showing more than half of the hand makes it dead.',
    fr: 'Dire l’état de sa main avant la fin, c’est passer une information, et cela vaut un avertissement. Montrer plus de la moitié de sa main la rend morte.',
  },
  'tenpai.changed': {
    en: 'A hand may be shown before the player’s turn, but the decision to show it or not cannot be changed.',
    fr: 'On peut montrer sa main avant son tour, mais on ne revient pas sur la décision de la montrer ou non.',
  },
  'abort.false': {
    en: 'There are no abortive draws unless the tournament allows them.',
    fr: 'Il n’y a pas de donne annulée, sauf si le tournoi l’admet.',
  },
  'tiles.exposed': {
    en: 'A few tiles of the player’s own hand cost a notice; more than half of it, or the waits or the whole hand in riichi, make it dead. 1 to 3 tiles of the dead wall make the hand dead, at the mildest a notice; more are a chombo. Tiles of the live wall are a chombo, but the referee may let a few pass. Tiles of another player’s hand are a chombo; one or two may cost a notice, unless that player is in riichi or has at most four concealed tiles.',
    fr: 'Quelques tuiles de sa main valent un avertissement ; plus de la moitié, ou en riichi l’attente ou toute la main, la rend morte. De 1 à 3 tuiles du mur mort rendent la main morte, au minimum un avertissement ; au-delà, c’est un chombo. Des tuiles du mur vivant sont un chombo, mais l’arbitre peut en laisser passer quelques-unes. Celles de la main d’un autre sont un chombo ; une ou deux peuvent valoir un avertissement, sauf si ce joueur est en riichi ou n’a pas plus de quatre tuiles cachées.',
  },
}
