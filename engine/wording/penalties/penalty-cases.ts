import type { ByLanguage, Language } from '../../model/language.ts'
import type { CaseProposal, ProposalCase } from '../../rulebook/rule-in-edition.ts'
import { penaltyName } from './penalties.ts'

/** The condition under which a row of the penalties applies. */
export const PENALTY_CASES: Readonly<Record<Exclude<ProposalCase, 'always'>, ByLanguage<string>>> = {
  laid: { en: 'if the group was laid', fr: 'si le groupe a été posé' },
  discarded: { en: 'after the discard', fr: 'après l’écart' },
  discardedKong: { en: 'after the discard, with a kong', fr: 'après l’écart, pour un kong' },
  mixed: { en: 'if the tile was mixed into the hand', fr: 'si la tuile est mêlée à la main' },
  returned: { en: 'if the tile is known and goes back', fr: 'si la tuile est connue et remise' },
  atADraw: { en: 'at an exhaustive draw', fr: 'quand le mur est épuisé' },
  atTheEnd: { en: 'at the player’s own win or an exhaustive draw', fr: 'si le joueur gagne ou quand le mur est épuisé' },
  unknowing: { en: 'if the player did not know', fr: 'si le joueur ne le savait pas' },
  win: { en: 'with a win', fr: 'avec une victoire' },
  undeclared: { en: 'if the hand had not been declared dead', fr: 'si la main n’avait pas été déclarée morte' },
  shown: { en: 'once the hand has been shown', fr: 'une fois la main montrée' },
  winShown: { en: 'once a winning hand is shown', fr: 'une fois une main gagnante montrée' },
  withdrawn: { en: 'if the call is withdrawn', fr: 'si l’appel est retiré' },
  winWithdrawn: { en: 'if the win is withdrawn', fr: 'si la victoire est retirée' },
  drawnOut: { en: 'if the player goes on after a draw out of turn', fr: 'si le joueur continue après une pioche hors de son tour' },
  acted: { en: 'once play has gone on', fr: 'une fois que le jeu a continué' },
  kong: { en: 'with a kong', fr: 'avec un kong' },
  riichi: { en: 'with riichi', fr: 'avec riichi' },
  noTileLeft: { en: 'with no tile left in the wall', fr: 'si le mur est épuisé' },
  noTileLeftMixed: {
    en: 'with no tile left in the wall, if the tile was mixed into the hand',
    fr: 'si le mur est épuisé et la tuile mêlée à la main',
  },
  tooLate: { en: 'once it can no longer be withdrawn', fr: 'une fois qu’il ne peut plus être retiré' },
  mildest: { en: 'at the mildest', fr: 'au minimum' },
  mildestRiichi: { en: 'with riichi, at the mildest', fr: 'avec riichi, au minimum' },
  threeTiles: { en: 'from 3 tiles on', fr: 'à partir de 3 tuiles' },
  sevenTiles: { en: 'from 7 tiles on', fr: 'à partir de 7 tuiles' },
  ownHalf: { en: 'for more than half of the hand', fr: 'pour plus de la moitié de la main' },
  deadWall: { en: 'for 1 to 3 tiles of the dead wall', fr: 'pour 1 à 3 tuiles du mur mort' },
  elsewhere: {
    en: 'for more of the dead wall, the live wall or another hand',
    fr: 'pour davantage du mur mort, pour le mur vivant ou une autre main',
  },
  tooMany: { en: 'if play cannot go on', fr: 'si le jeu ne peut pas continuer' },
  asViolation: { en: 'where the text makes it a violation', fr: 'là où le texte en fait une faute' },
}

/** The condition of a case; empty for the case that always applies. */
export const caseName = (only: ProposalCase, language: Language): string => (only === 'always' ? '' : PENALTY_CASES[only][language])

/** A penalty with the condition of its case: `Dead hand after the discard`. */
export const penaltyInCase = ({ case: only, penalty }: Pick<CaseProposal, 'case' | 'penalty'>, language: Language): string =>
  [penaltyName(penalty, language), caseName(only, language)].filter((part) => part !== '').join(' ')
