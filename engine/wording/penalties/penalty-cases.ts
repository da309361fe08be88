import type { ByLanguage, Language } from '../../model/language.ts'
import type { CaseProposal, ProposalCase } from '../../rulebook/rule-in-edition.ts'
import { penaltyName } from './penalties.ts'

/** A case as the condition of a penalty (`if the group was laid`), and as an answer to “Which was it?” (`the group was laid`). */
type CaseWords = { readonly condition: ByLanguage<string>; readonly fact: ByLanguage<string> }
const given = (fact: ByLanguage<string>): CaseWords => ({ condition: { en: `if ${fact.en}`, fr: `si ${fact.fr}` }, fact })
const when = (condition: ByLanguage<string>, fact = condition): CaseWords => ({ condition, fact })

/** The cases under which a row of the penalties applies. */
export const PENALTY_CASES: Readonly<Record<Exclude<ProposalCase, 'always'>, CaseWords>> = {
  laid: given({ en: 'the group was laid', fr: 'le groupe a été posé' }),
  discarded: when({ en: 'after the discard', fr: 'après l’écart' }),
  discardedKong: when({ en: 'after the discard, with a kong', fr: 'après l’écart, pour un kong' }),
  mixed: given({ en: 'the tile was mixed into the hand', fr: 'la tuile est mêlée à la main' }),
  returned: given({ en: 'the tile is known and goes back', fr: 'la tuile est connue et remise' }),
  atADraw: when({ en: 'at an exhaustive draw', fr: 'quand le mur est épuisé' }),
  atTheEnd: when(
    { en: 'at the player’s own win or an exhaustive draw', fr: 'si le joueur gagne ou quand le mur est épuisé' },
    { en: 'at the player’s own win or an exhaustive draw', fr: 'victoire du joueur ou mur épuisé' },
  ),
  unknowing: given({ en: 'the player did not know', fr: 'le joueur ne le savait pas' }),
  win: when({ en: 'with a win', fr: 'avec une victoire' }),
  undeclared: given({ en: 'the hand had not been declared dead', fr: 'la main n’avait pas été déclarée morte' }),
  shown: when({ en: 'once the hand has been shown', fr: 'une fois la main montrée' }),
  winShown: when({ en: 'once a winning hand is shown', fr: 'une fois une main gagnante montrée' }),
  withdrawn: given({ en: 'the call is withdrawn', fr: 'l’appel est retiré' }),
  winWithdrawn: given({ en: 'the win is withdrawn', fr: 'la victoire est retirée' }),
  drawnOut: given({ en: 'the player goes on after a draw out of turn', fr: 'le joueur continue après une pioche hors de son tour' }),
  acted: when({ en: 'once play has gone on', fr: 'une fois que le jeu a continué' }),
  kong: when({ en: 'with a kong', fr: 'avec un kong' }),
  riichi: when({ en: 'with riichi', fr: 'avec riichi' }),
  noTileLeft: when(
    { en: 'with no tile left in the wall', fr: 'si le mur est épuisé' },
    { en: 'no tile was left in the wall', fr: 'le mur était épuisé' },
  ),
  noTileLeftMixed: when(
    { en: 'with no tile left in the wall, if the tile was mixed into the hand', fr: 'si le mur est épuisé et la tuile mêlée à la main' },
    { en: 'no tile was left in the wall, and the tile was mixed into the hand', fr: 'le mur était épuisé et la tuile mêlée à la main' },
  ),
  tooLate: when({ en: 'once it can no longer be withdrawn', fr: 'une fois qu’il ne peut plus être retiré' }),
  mildest: when({ en: 'at the mildest', fr: 'au minimum' }),
  mildestRiichi: when({ en: 'with riichi, at the mildest', fr: 'avec riichi, au minimum' }),
  threeTiles: when({ en: 'from 3 tiles on', fr: 'à partir de 3 tuiles' }),
  sevenTiles: when({ en: 'from 7 tiles on', fr: 'à partir de 7 tuiles' }),
  ownHalf: when({ en: 'for more than half of the hand', fr: 'pour plus de la moitié de la main' }),
  deadWall: when({ en: 'for 1 to 3 tiles of the dead wall', fr: 'pour 1 à 3 tuiles du mur mort' }),
  elsewhere: when({
    en: 'for more of the dead wall, the live wall or another hand',
    fr: 'pour davantage du mur mort, pour le mur vivant ou une autre main',
  }),
  tooMany: given({ en: 'play cannot go on', fr: 'le jeu ne peut pas continuer' }),
  asViolation: when(
    { en: 'where the text makes it a violation', fr: 'là où le texte en fait une faute' },
    { en: 'a case that the text makes a violation', fr: 'un cas dont le texte fait une faute' },
  ),
}

/** The condition of a case; empty for the case that always applies. */
export const caseName = (only: ProposalCase, language: Language): string =>
  only === 'always' ? '' : PENALTY_CASES[only].condition[language]

/** A penalty with the condition of its case: `Dead hand after the discard`. */
export const penaltyInCase = ({ case: only, penalty }: Pick<CaseProposal, 'case' | 'penalty'>, language: Language): string =>
  [penaltyName(penalty, language), caseName(only, language)].filter((part) => part !== '').join(' ')
