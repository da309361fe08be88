import type { ByLanguage } from '../../model/language.ts'
import type { PenaltyCase } from '../../model/rule-set.ts'

/** The condition under which a row of the penalties applies. */
export const PENALTY_CASES: ByLanguage<Readonly<Record<Exclude<PenaltyCase, 'always'>, string>>> = {
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
    acted: 'once the player has gone on',
    repeated: 'if repeated',
    kong: 'with a kong',
    riichi: 'with riichi',
    noTileLeft: 'with no tile left in the wall',
    noTileLeftMixed: 'with no tile left in the wall, if the tile was mixed into the hand',
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
    acted: 'une fois que le joueur a continué',
    repeated: 'en cas de récidive',
    kong: 'avec un kong',
    riichi: 'avec riichi',
    noTileLeft: 'si le mur est épuisé',
    noTileLeftMixed: 'si le mur est épuisé et la tuile mêlée à la main',
  },
}
