import type { Language } from '../engine/language.ts'
import type { NotationError } from '../engine/notation/error.ts'
import { sayNotationError } from '../engine/notation/error-text.ts'

/** Why the desk does not do what was asked; worded in English, for the screen that asked. */
export type Refusal =
  | { readonly code: 'NO_TOURNAMENT' }
  | { readonly code: 'NOT_FOUND' | 'REFUSED'; readonly message: string }
  | { readonly code: 'NOT_SAVED'; readonly trouble: 'disk-full' | 'read-only' | 'other'; readonly detail: string }
  | { readonly code: 'NOTATION'; readonly error: NotationError }

export const notFound = (message: string) => ({ ok: false, error: { code: 'NOT_FOUND', message } }) as const
export const refused = (message: string) => ({ ok: false, error: { code: 'REFUSED', message } }) as const

/** A refusal in one line. */
export const sayRefusal = (refusal: Refusal, language: Language = 'en'): string => {
  switch (refusal.code) {
    case 'NO_TOURNAMENT':
      return 'no tournament file is open'
    case 'NOT_SAVED':
      return `not saved (${refusal.trouble}): ${refusal.detail}`
    case 'NOTATION':
      return sayNotationError(refusal.error, language)
    case 'NOT_FOUND':
    case 'REFUSED':
      return refusal.message
  }
}
