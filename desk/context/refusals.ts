import type { ByLanguage } from '../../engine/model/language.ts'
import { type NotationError, sayNotationError } from '../../engine/notation/errors/notation-error.ts'
import type { SavingTrouble } from '../contract/vocabulary.ts'
import { refusals } from '../messages/refusals.ts'

/** Why the desk refuses a call. */
export type Refusal =
  | { readonly code: 'NO_TOURNAMENT' }
  | { readonly code: 'NOT_FOUND' | 'REFUSED'; readonly text: ByLanguage<string> }
  | { readonly code: 'NOT_SAVED'; readonly trouble: SavingTrouble; readonly detail: ByLanguage<string> }
  | { readonly code: 'NOTATION'; readonly error: NotationError }

export const notFound = (text: ByLanguage<string>) => ({ ok: false, error: { code: 'NOT_FOUND', text } }) as const
export const refused = (text: ByLanguage<string>) => ({ ok: false, error: { code: 'REFUSED', text } }) as const

/** A refusal as one line of text. */
export const sayRefusal = (refusal: Refusal): ByLanguage<string> => {
  switch (refusal.code) {
    case 'NO_TOURNAMENT':
      return refusals.noTournament
    case 'NOT_SAVED':
      return refusals.notSaved(refusal.trouble, refusal.detail)
    case 'NOTATION':
      return { en: sayNotationError(refusal.error, 'en'), fr: sayNotationError(refusal.error, 'fr') }
    case 'NOT_FOUND':
    case 'REFUSED':
      return refusal.text
  }
}
