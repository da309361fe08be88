import type { Laws } from '../../model/edition-texts.ts'

/** Russian riichi regulations 1.5, over the claim rules of WRC 2015: the rules that it words otherwise than the common law. */
export const laws: Laws = {
  'claim.no-group': {
    en: 'The tiles shown must make the group called. A mistake seen at once costs a notice; later, the hand is dead.',
    fr: 'Les tuiles montrées doivent faire le groupe annoncé. Une erreur vue aussitôt vaut un avertissement ; plus tard, la main est morte.',
  },
  'claim.late': {
    en: 'The section of the Russian regulations on a call after the draw is not on file. The referee decides.',
    fr: 'La section du règlement russe sur les appels après la pioche n’est pas disponible. L’arbitre décide.',
  },
  'claim.precedence': {
    en: 'A win has priority over every other claim. Otherwise the first call counts; if calls come together, a chow yields.',
    fr: 'La victoire passe avant tout autre appel. Entre les autres, le premier compte ; s’ils sont simultanés, le chow cède.',
  },
  'claim.awarded': {
    en: 'A win has priority over every other claim; of several wins, the one nearest to the discarder in turn order counts. Otherwise the first call counts.',
    fr: 'La victoire passe avant tout autre appel ; entre plusieurs victoires, celle du joueur qui suit le jeteur de plus près. Entre les autres appels, le premier compte.',
  },
  'claim.changed': {
    en: 'Changing a call costs a notice. Once tiles are shown, a correct call has to be completed.',
    fr: 'Changer d’appel vaut un avertissement. Une fois les tuiles montrées, un appel correct doit être mené à terme.',
  },
  'claim.under-riichi': {
    en: 'After riichi a tile may be claimed only for a win; otherwise the hand is dead.',
    fr: 'Après riichi, on ne réclame que pour gagner ; sinon la main est morte.',
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
    en: 'Only the player whose turn it is draws. Otherwise the hand is dead; if the tile is known and goes back, it costs a notice.',
    fr: 'Seul le joueur dont c’est le tour pioche. Sinon la main est morte ; si la tuile est connue et remise, c’est un avertissement.',
  },
  'pace.slow': {
    en: 'A reasonable pace is expected. Obstruction costs a notice first, then 2,000 points, doubling each time.',
    fr: 'Un rythme raisonnable est attendu. L’obstruction vaut d’abord un avertissement, puis 2 000 points, doublés à chaque fois.',
  },
  'kong.no-group': {
    en: 'A kong takes 4 identical tiles, in the hand or as a melded pung and its fourth tile. A false kong not seen at once makes the hand dead.',
    fr: 'Un kong demande 4 tuiles identiques, en main ou comme pung exposé avec sa quatrième tuile. Un faux kong non vu aussitôt rend la main morte.',
  },
  'kong.riichi': {
    en: 'After riichi, a concealed kong must use the tile just drawn and must not change the waits. The other 3 tiles must not be readable as anything but a pung. Otherwise it is a chombo, at that player’s own win or an exhaustive draw.',
    fr: 'Après riichi, un kong caché se fait avec la tuile piochée, sans changer l’attente. Les 3 autres tuiles ne doivent pouvoir se lire que comme un pung. Sinon c’est un chombo, à sa propre victoire ou si le mur est épuisé.',
  },
  'riichi.open-hand': {
    en: 'Riichi is for a concealed hand only; with a melded group the hand is dead and the stick goes back.',
    fr: 'Le riichi est réservé à une main fermée ; avec un groupe réclamé, la main est morte et le bâton est rendu.',
  },
  'riichi.rotation': {
    en: 'The discard of a riichi is laid sideways; otherwise it costs a notice (elsewhere the text says dead hand).',
    fr: 'L’écart d’un riichi se pose tourné ; sinon c’est un avertissement (un autre passage du texte dit main morte).',
  },
  'riichi.hand-changed': {
    en: 'After riichi, a drawn tile that does not win is discarded. A changed hand is dead; at an exhaustive draw it is a chombo unless the player can prove the drawn tile.',
    fr: 'Après riichi, on écarte toute tuile piochée qui ne gagne pas. Une main changée est morte ; si le mur est épuisé, c’est un chombo, sauf si le joueur prouve quelle tuile il a piochée.',
  },
  'riichi.not-waiting': {
    en: 'A player may declare riichi only with a waiting hand. Otherwise it is a chombo, at an exhaustive draw.',
    fr: 'On ne déclare riichi qu’avec une main en attente. Sinon c’est un chombo, si le mur est épuisé.',
  },
  'win.furiten': {
    en: 'A player cannot win on a discard if a tile that completes the hand is among their own discards. The same holds if they let one pass since the last of these or, in riichi, since declaring. A win against this rule is a chombo if the hand is shown; if not, the hand is dead.',
    fr: 'On ne gagne pas sur un écart si une tuile qui complète la main est parmi ses propres écarts. De même si l’on en a laissé passer une depuis le dernier ou, en riichi, depuis la déclaration. Une victoire contraire à cette règle est un chombo si la main est montrée ; sinon la main est morte.',
  },
  'win.no-yaku': {
    en: 'A winning hand needs at least 1 yaku. Dora do not count as one. A win against this rule is a chombo if the hand is shown; if not, the hand is dead.',
    fr: 'Une main gagnante demande au moins 1 yaku. Les dora n’en sont pas un. Une victoire contraire à cette règle est un chombo si la main est montrée ; sinon la main est morte.',
  },
  'win.incomplete': {
    en: 'A winning hand has 4 groups and a pair, 7 pairs or Thirteen Orphans. A win against this rule is a chombo if the hand is shown; if not, the hand is dead.',
    fr: 'Une main gagnante compte 4 groupes et une paire, 7 paires, ou est Treize Orphelins. Une victoire contraire à cette règle est un chombo si la main est montrée ; sinon la main est morte.',
  },
  'dead-hand.act': {
    en: 'A player with a dead hand only draws and discards. Any other act is a chombo, or a dead hand if the hand had not yet been declared dead.',
    fr: 'Avec une main morte, on ne fait que piocher et écarter. Tout autre acte est un chombo, ou une main morte si elle n’avait pas encore été déclarée morte.',
  },
  'tiles.exposed': {
    en: 'A few tiles of the player’s own hand cost a notice; more than half make it dead. 1 to 3 tiles of the dead wall make the hand dead. More of them, tiles of the live wall or another player’s hand are a chombo.',
    fr: 'Quelques tuiles de sa main valent un avertissement, plus de la moitié la rend morte. De 1 à 3 tuiles du mur mort rendent la main morte. Au-delà, ou pour le mur vivant ou la main d’un autre, c’est un chombo.',
  },
}
