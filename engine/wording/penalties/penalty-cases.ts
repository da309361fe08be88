import type { ByLanguage, Language } from '../../model/language.ts'
import type { CaseProposal, ProposalCase } from '../../rulebook/rule-in-edition.ts'
import { penaltyName } from './penalties.ts'

/** The condition under which a row of the penalties applies. */
export const PENALTY_CASES: ByLanguage<Readonly<Record<Exclude<ProposalCase, 'always'>, string>>> = {
  en: {
    laid: 'if the group was laid',
    discarded: 'after the discard',
    discardedKong: 'after the discard, with a kong',
    mixed: 'if the tile was mixed into the hand',
    returned: 'if the tile is known and goes back',
    atADraw: 'at an exhaustive draw',
    atTheEnd: 'at the player’s own win or an exhaustive draw',
    unknowing: 'if the player did not know',
    win: 'with a win',
    undeclared: 'if the hand had not been declared dead',
    shown: 'once the hand has been shown',
    winShown: 'once a winning hand is shown',
    withdrawn: 'if the call is withdrawn',
    winWithdrawn: 'if the win is withdrawn',
    acted: 'once play has gone on',
    repeated: 'if repeated',
    kong: 'with a kong',
    riichi: 'with riichi',
    noTileLeft: 'with no tile left in the wall',
    noTileLeftMixed: 'with no tile left in the wall, if the tile was mixed into the hand',
    tooLate: 'once it can no longer be withdrawn',
    mildest: 'at the mildest',
    mildestRiichi: 'with riichi, at the mildest',
    threeTiles: 'from 3 tiles on',
    sevenTiles: 'from 7 tiles on',
    ownHalf: 'for more than half of the hand',
    deadWall: 'for 1 to 3 tiles of the dead wall',
    elsewhere: 'for more of the dead wall, the live wall or another hand',
    tooMany: 'if play cannot go on',
    asViolation: 'where the text makes it a violation',
  },
  fr: {
    laid: 'si le groupe a été posé',
    discarded: 'après l’écart',
    discardedKong: 'après l’écart, pour un kong',
    mixed: 'si la tuile est mêlée à la main',
    returned: 'si la tuile est connue et remise',
    atADraw: 'quand le mur est épuisé',
    atTheEnd: 'si le joueur gagne ou quand le mur est épuisé',
    unknowing: 'si le joueur ne le savait pas',
    win: 'avec une victoire',
    undeclared: 'si la main n’avait pas été déclarée morte',
    shown: 'une fois la main montrée',
    winShown: 'une fois une main gagnante montrée',
    withdrawn: 'si l’appel est retiré',
    winWithdrawn: 'si la victoire est retirée',
    acted: 'une fois que le jeu a continué',
    repeated: 'en cas de récidive',
    kong: 'avec un kong',
    riichi: 'avec riichi',
    noTileLeft: 'si le mur est épuisé',
    noTileLeftMixed: 'si le mur est épuisé et la tuile mêlée à la main',
    tooLate: 'une fois qu’il ne peut plus être retiré',
    mildest: 'au minimum',
    mildestRiichi: 'avec riichi, au minimum',
    threeTiles: 'à partir de 3 tuiles',
    sevenTiles: 'à partir de 7 tuiles',
    ownHalf: 'pour plus de la moitié de la main',
    deadWall: 'pour 1 à 3 tuiles du mur mort',
    elsewhere: 'pour davantage du mur mort, pour le mur vivant ou une autre main',
    tooMany: 'si le jeu ne peut pas continuer',
    asViolation: 'là où le texte en fait une faute',
  },
}

/** The condition of a case; empty for the case that always applies. */
export const caseName = (only: ProposalCase, language: Language): string => (only === 'always' ? '' : PENALTY_CASES[language][only])

/** A penalty with the condition of its case: `Dead hand after the discard`. */
export const penaltyInCase = ({ case: only, penalty }: Pick<CaseProposal, 'case' | 'penalty'>, language: Language): string =>
  [penaltyName(penalty, language), caseName(only, language)].filter((part) => part !== '').join(' ')
