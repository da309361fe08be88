import type { Laws } from '../../model/edition-texts.ts'

/** World Riichi Championship rules, 2015: the rules that it words otherwise than the common law. */
export const laws: Laws = {
  'claim.precedence': {
    en: 'A win has priority over every other claim. Otherwise the first call counts; if calls come together or the order is unclear, a chow yields.',
    fr: 'La victoire passe avant tout autre appel. Entre les autres, le premier compte ; s’ils sont simultanés ou si l’ordre est incertain, le chow cède.',
  },
  'claim.awarded': {
    en: 'A win has priority over every other claim; of several wins, the one nearest to the discarder in turn order counts. Otherwise the first call counts; if calls come together, a chow yields.',
    fr: 'La victoire passe avant tout autre appel ; entre plusieurs victoires, celle du joueur qui suit le jeteur de plus près. Entre les autres appels, le premier compte ; s’ils sont simultanés, le chow cède.',
  },
  'win.tile-mixed': {
    en: 'The tile of a self-draw win is kept apart from the hand. Otherwise nothing that hangs on the wait counts, yaku or points.',
    fr: 'La tuile d’un tsumo se garde à part de la main. Sinon, rien de ce qui tient à l’attente ne compte, yaku ou points.',
  },
  'abort.false': {
    en: 'A hand ends with a win or an exhaustive draw. There are no abortive draws.',
    fr: 'Une donne se termine par une victoire ou quand le mur est épuisé. Il n’y a pas de donne annulée.',
  },
}
