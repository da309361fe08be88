import type { ClaimDeadline } from '../../judging/entitlements/claims.ts'
import type { ByLanguage, Language } from '../../model/language.ts'
import type { SetClosing, WinClosing } from '../../model/rule-set.ts'
import type { Seat } from '../../model/seats.ts'
import { englishOwner, frenchOf, listInWords } from '../../phrases/seats.ts'

/** The acts of the player whose turn follows. English puts them after the player’s name, French before it. */
type OwnAct = 'discard' | Exclude<SetClosing | WinClosing, 'take' | 'take-by-text'>

const ACTS: Readonly<Record<OwnAct, ByLanguage<string>>> = {
  draw: { en: 'draw', fr: 'à la pioche' },
  'in-hand': { en: 'tile is in the hand', fr: 'à la mise en main de la tuile' },
  discard: { en: 'discard', fr: 'à l’écart' },
  kong: { en: 'kong', fr: 'au kong' },
  'extended-kong': { en: 'extended kong', fr: 'au petit kong exposé' },
  'self-draw': { en: 'win', fr: 'à la victoire' },
}
const OWN_ACTS = Object.keys(ACTS) as readonly OwnAct[]

const UNTIL: ByLanguage<(seat: Seat, acts: readonly string[]) => string> = {
  en: (seat, acts) => `until ${englishOwner(seat)} ${listInWords(acts, 'or')}`,
  fr: (seat, acts) => `jusqu’${listInWords(acts, 'ou')} ${frenchOf(seat)}`,
}
const TAKEN: ByLanguage<string> = { en: ', or until the tile is taken', fr: ', ou à la prise de la tuile' }
const UNSTATED: ByLanguage<string> = { en: 'time limit not stated', fr: 'durée non précisée' }

/** Until when a claim is in time, in words. */
export const sayDeadline = ({ acts, seat }: ClaimDeadline, language: Language): string => {
  if (acts === 'unstated') return UNSTATED[language]
  // all the others come after the draw
  const first = acts.find((act) => act === 'draw' || act === 'in-hand')
  const own = first ? [first] : OWN_ACTS.filter((act) => act === 'discard' || acts.includes(act))
  const until = UNTIL[language](
    seat,
    own.map((act) => ACTS[act][language]),
  )
  return acts.includes('take') || acts.includes('take-by-text') ? `${until}${TAKEN[language]}` : until
}
