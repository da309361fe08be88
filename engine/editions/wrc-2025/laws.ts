import type { Laws } from '../../model/edition-texts.ts'

/** WRC penalties 2025, chapter 12, over the claim rules of WRC 2015: the rules that it words otherwise than the common law. */
export const laws: Laws = {
  'claim.not-taken': {
    en: 'The claimant must take the tile before drawing again. Otherwise the hand has too few tiles, which is a chombo.',
    fr: 'Le réclamant doit prendre la tuile avant de piocher de nouveau. Sinon il manque une tuile à sa main, et c’est un chombo.',
  },
  'claim.no-group': {
    en: 'The tiles shown must make the group called. A mistake may be corrected until the discard. After that the hand is dead, and a false kong is a chombo.',
    fr: 'Les tuiles montrées doivent faire le groupe annoncé. On peut corriger jusqu’à l’écart ; ensuite la main est morte, et un faux kong est un chombo.',
  },
  'claim.late': {
    en: 'A draw beats a call that comes after it: the call is void, and the player who drew is reminded of the pace.',
    fr: 'La pioche l’emporte sur l’appel qui la suit : l’appel est nul, et on rappelle le rythme de jeu au joueur qui a pioché.',
  },
  'claim.precedence': {
    en: 'A win has priority over every other claim. Otherwise the first call counts.',
    fr: 'La victoire passe avant tout autre appel. Entre les autres, le premier compte.',
  },
  'claim.awarded': {
    en: 'A win has priority over every other claim; of several wins, the one nearest to the discarder in turn order counts. Otherwise the first call counts.',
    fr: 'La victoire passe avant tout autre appel ; entre plusieurs victoires, celle du joueur qui suit le jeteur de plus près. Entre les autres appels, le premier compte.',
  },
  'claim.changed': {
    en: 'The first call, of any kind, has to be completed; changing it costs a notice. Withdrawing a chow, pung or kong call makes the hand dead.',
    fr: 'Le premier appel, quel qu’il soit, doit être mené à terme ; en changer vaut un avertissement. Retirer un appel de chow, de pung ou de kong rend la main morte.',
  },
  'claim.under-riichi': {
    en: 'After riichi a tile may be claimed only for a win. The call is void and the hand is dead.',
    fr: 'Après riichi, on ne réclame que pour gagner. L’appel est nul et la main est morte.',
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
  'turn.no-draw': {
    en: 'Without a claim, a turn begins with a draw. A player who forgets it has one tile too few, which is a chombo.',
    fr: 'Sans réclamation, un tour commence par une pioche. Le joueur qui l’oublie a une tuile de moins, et c’est un chombo.',
  },
  'hand.count': {
    en: 'A hand has 13 tiles between turns and 14 in the player’s own turn; each displayed group counts as 3. More or fewer is a chombo.',
    fr: 'Une main compte 13 tuiles entre les tours et 14 pendant le tour du joueur ; chaque groupe exposé compte pour 3. Plus ou moins, c’est un chombo.',
  },
  'kong.no-group': {
    en: 'A kong takes 4 identical tiles, in the hand or as a melded pung and its fourth tile. A false kong not corrected before the discard is a chombo.',
    fr: 'Un kong demande 4 tuiles identiques, en main ou comme pung exposé avec sa quatrième tuile. Un faux kong non corrigé avant l’écart est un chombo.',
  },
  'kong.no-replacement': {
    en: 'After a kong, the player must take a replacement tile before the discard. Without it the hand is one tile short, which is a chombo.',
    fr: 'Après un kong, on pioche une tuile de remplacement avant d’écarter. Sans elle, il manque une tuile à la main, et c’est un chombo.',
  },
  'kong.riichi': {
    en: 'After riichi, a concealed kong must use the tile just drawn and must not change the waits. The other 3 tiles must not be readable as anything but a pung. Otherwise it is a chombo, but only at that player’s own win or an exhaustive draw.',
    fr: 'Après riichi, un kong caché se fait avec la tuile piochée, sans changer l’attente. Les 3 autres tuiles ne doivent pouvoir se lire que comme un pung. Sinon c’est un chombo, mais seulement à sa propre victoire ou si le mur est épuisé.',
  },
  'riichi.open-hand': {
    en: 'Riichi is for a concealed hand only; with a melded group the hand is dead and no stick is paid.',
    fr: 'Le riichi est réservé à une main fermée ; avec un groupe réclamé, la main est morte et aucun bâton n’est payé.',
  },
  'riichi.rotation': {
    en: 'The discard of a riichi is laid sideways; otherwise it costs a notice, and the riichi remains valid.',
    fr: 'L’écart d’un riichi se pose tourné ; sinon c’est un avertissement, et le riichi reste valable.',
  },
  'riichi.hand-changed': {
    en: 'After riichi, a drawn tile that does not win is discarded. A changed hand is dead; at an exhaustive draw it is a chombo.',
    fr: 'Après riichi, on écarte toute tuile piochée qui ne gagne pas. Une main changée est morte ; si le mur est épuisé, c’est un chombo.',
  },
  'riichi.not-waiting': {
    en: 'A player may declare riichi only with a waiting hand. Otherwise it is a chombo, but only at that player’s own win or an exhaustive draw.',
    fr: 'On ne déclare riichi qu’avec une main en attente. Sinon c’est un chombo, mais seulement à sa propre victoire ou si le mur est épuisé.',
  },
  'win.furiten': {
    en: 'A player cannot win on a discard if a tile that completes the hand is among their own discards. The same holds if they let one pass since the last of these or, in riichi, since declaring. A win against this rule is a chombo.',
    fr: 'On ne gagne pas sur un écart si une tuile qui complète la main est parmi ses propres écarts. De même si l’on en a laissé passer une depuis le dernier ou, en riichi, depuis la déclaration. Une victoire contraire à cette règle est un chombo.',
  },
  'win.no-yaku': {
    en: 'A winning hand needs at least 1 yaku. Dora do not count as one. A win against this rule is a chombo.',
    fr: 'Une main gagnante demande au moins 1 yaku. Les dora n’en sont pas un. Une victoire contraire à cette règle est un chombo.',
  },
  'win.incomplete': {
    en: 'A winning hand has 4 groups and a pair, 7 pairs or Thirteen Orphans. A win against this rule is a chombo.',
    fr: 'Une main gagnante compte 4 groupes et une paire, 7 paires, ou est Treize Orphelins. Une victoire contraire à cette règle est un chombo.',
  },
  'win.tile-mixed': {
    en: 'The tile of a self-draw win is kept apart. Otherwise it costs a notice, and points for the wait do not count.',
    fr: 'La tuile d’un tsumo se garde à part. Sinon c’est un avertissement, et les points de l’attente ne comptent pas.',
  },
  'dead-hand.act': {
    en: 'A player with a dead hand only draws and discards. Any other act costs 30 tournament points if the player knew, otherwise a notice; a win is a chombo.',
    fr: 'Avec une main morte, on ne fait que piocher et écarter. Tout autre acte coûte 30 points de tournoi si le joueur le savait, et vaut sinon un avertissement ; une victoire est un chombo.',
  },
  'tiles.exposed': {
    en: '1 or 2 exposed tiles cost a notice, or 5 points if repeated. 3 to 6 make the hand dead; 7 or more are a chombo.',
    fr: '1 ou 2 tuiles découvertes valent un avertissement, 5 points en cas de récidive. De 3 à 6, la main est morte ; à partir de 7, c’est un chombo.',
  },
}
