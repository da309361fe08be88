import { capitalized } from '../../phrases/typeset.ts'
import type { RuleWords } from '../rule-words.ts'

export const recordTileWords: RuleWords = {
  whom: 'nobody',
  at: 'act',
  en: {
    name: 'Tile entered wrongly',
    when: 'A line has the wrong tile, or confuses the drawn tile with a tile from the hand; or a call names a tile that nobody has discarded.',
    notWhen: 'The referee says that the record is right.',
    headline: (f) => `${capitalized(f.at)} ${f.word('line') ? 'is wrong in the record' : 'has a wrong tile'}`,
    fact: (f) =>
      f.word('why') === 'named'
        ? `The call at ${f.at} names ${f.tile}, but nobody has just discarded that: either the call or the discard has a wrong tile.`
        : f.number('paid')
          ? f.word('act') === 'tenpai'
            ? `The hand entered at ${f.at} does not wait, but with one different tile it does. It was paid at the draw: four players saw the hand.`
            : `The hand entered at ${f.at} is not a winning hand, but one different tile makes it one. The win was paid: four players saw the hand.`
          : `The record is wrong at ${f.at}: ${EN_LINES[f.word('line') ?? ''] ?? 'either the tile, or whether it was the drawn one'}.`,
    law: 'If a wrong tile explains the contradiction, it is a mistake in the record and nobody is at fault.',
    wouldChange: (f) => (f.word('line') ? `The record is right at ${f.at}.` : `The tile entered at ${f.at} is the one that was played.`),
  },
  fr: {
    name: 'Tuile mal notée',
    when: 'Une ligne a la mauvaise tuile, ou confond la tuile piochée avec une tuile de la main ; ou un appel nomme une tuile que personne n’a écartée.',
    notWhen: 'L’arbitre dit que le relevé est juste.',
    headline: (f) => `${capitalized(f.at)} ${f.word('line') ? 'est mal noté' : 'a une mauvaise tuile'}`,
    fact: (f) =>
      f.word('why') === 'named'
        ? `L’appel à ${f.at} nomme ${f.tile}, que personne ne vient d’écarter : l’appel ou l’écart a une mauvaise tuile.`
        : f.number('paid')
          ? f.word('act') === 'tenpai'
            ? `La main notée à ${f.at} n’attend aucune tuile, mais une seule tuile différente suffirait. Elle a été payée : quatre joueurs l’ont vue.`
            : `La main notée à ${f.at} n’est pas gagnante, mais une seule tuile différente la complète. La victoire a été payée : quatre joueurs ont vu la main.`
          : `Le relevé est faux à ${f.at} : ${FR_LINES[f.word('line') ?? ''] ?? 'soit la tuile, soit le fait qu’elle vienne de la pioche'}.`,
    law: 'Si une tuile mal notée explique la contradiction, c’est une erreur du relevé : personne n’est en faute.',
    wouldChange: (f) => (f.word('line') ? `Le relevé est juste à ${f.at}.` : `La tuile notée à ${f.at} est bien celle qui a été jouée.`),
  },
}

/** The play at the table, where the line has another. */
const EN_LINES: Readonly<Record<string, string>> = {
  riichi: 'the tile was only discarded, as the acts after it show that the player was not in riichi',
  'riichi-twice': 'riichi was called once',
  'riichi-order': 'the steps of the riichi came in the right order',
  wall: 'tiles were left in the live wall',
  count: 'later the hand has all its tiles',
  group: 'the group lay there complete, since four players saw it and the hand was paid',
  set: 'the tiles shown make another group than the one called, and its player goes on with it',
  kong: 'the kong was concealed, as its player declares riichi later',
  paid: 'the hand had the right number of tiles, since four players saw it and it was paid',
  'self-draw': 'the win was a self-draw, and the hand shown has the drawn tile',
  'win-on-discard': 'the win was on the discard, and the hand shown has no drawn tile',
  winner: 'another player called the win and shows a hand that wins on that tile',
  extended: 'the kong extended the player’s pung',
  'word-of-riichi': 'riichi was called, as the tile lies sideways and the stick was paid',
  named: 'the call was for the newest discard, the only one that the tiles shown fit',
  'last-shown': 'the drawn tile completes the hand, and the hand shown has another in its place',
  'shown-by': 'another player showed these tiles, as they fit that player’s call',
  swapped: 'the discard was perhaps another tile, as a later line can’t be right with this one',
  taken: 'the claimed tile was taken, as its player extends the pung later',
  'riichi-of-next': 'the next player called riichi, as that player’s tile lies sideways and the stick was paid',
  exchanged: 'this discard came after the next one, as the call after both claims it',
  'declared-by': 'the last player to declare said this',
  'claimed-by-next': 'the next player made this claim, as play goes on after that player',
  'claimed-by-other': 'another player made this claim, as play goes on after that one',
  discarded: 'the tile was discarded, as play goes on after it',
  'declared-by-shown': 'the player who said nothing, and shows a hand, declared this',
  'self-draw-ended': 'the win was a self-draw, as its player had drawn and the hand ended with it',
  'win-not-set': 'a win was called, as the hand shown wins on the discard',
  'shown-count': 'the hand was shown with another number of tiles',
}
const FR_LINES: typeof EN_LINES = {
  riichi: 'la tuile a seulement été écartée, car la suite montre que le joueur n’était pas en riichi',
  'riichi-twice': 'riichi n’a été annoncé qu’une fois',
  'riichi-order': 'les étapes du riichi étaient dans le bon ordre',
  wall: 'il restait des tuiles dans le mur',
  count: 'ensuite, la main a toutes ses tuiles',
  group: 'le groupe était complet, car quatre joueurs l’ont vu et la main a été payée',
  set: 'les tuiles montrées forment un autre groupe, et le jeu a continué',
  kong: 'le kong était caché, car son joueur annonce riichi ensuite',
  paid: 'la main avait le bon nombre de tuiles, car quatre joueurs l’ont vue et elle a été payée',
  'self-draw': 'la victoire était un tsumo, et la main montrée contient la tuile piochée',
  'win-on-discard': 'la victoire était un ron, et la main montrée ne contient pas de tuile piochée',
  winner: 'un autre joueur a annoncé la victoire et montre une main qui gagne sur cette tuile',
  extended: 'le kong complétait le pung du joueur',
  'word-of-riichi': 'c’est riichi qui a été annoncé, car la tuile est tournée et le bâton a été posé',
  named: 'l’appel portait sur le dernier écart, le seul que complètent les tuiles montrées',
  'last-shown': 'la tuile piochée complète la main, et la main montrée en a une autre à sa place',
  'shown-by': 'un autre joueur a montré ces tuiles, car elles correspondent à son appel',
  swapped: 'la tuile écartée en était peut-être une autre, car une ligne suivante est impossible avec celle-ci',
  taken: 'la tuile réclamée a été prise, car le joueur complète le pung ensuite',
  'riichi-of-next': 'c’est le joueur suivant qui a annoncé riichi, car sa tuile est tournée et le bâton a été posé',
  exchanged: 'cet écart est venu après le suivant, car l’appel qui suit les deux le réclame',
  'declared-by': 'c’est le dernier joueur à déclarer qui a dit cela',
  'claimed-by-next': 'c’est le joueur suivant qui a fait cet appel, car le jeu continue après lui',
  'claimed-by-other': 'c’est un autre joueur qui a fait cet appel, car le jeu continue après lui',
  discarded: 'la tuile a été écartée, car le jeu continue après elle',
  'declared-by-shown': 'c’est le joueur muet qui l’a dit, car il montre sa main',
  'self-draw-ended': 'la victoire était un tsumo, car son joueur avait pioché et la donne s’est terminée là',
  'win-not-set': 'c’est une victoire qui a été annoncée, car la main montrée gagne sur l’écart',
  'shown-count': 'la main a été montrée avec un autre nombre de tuiles',
}
