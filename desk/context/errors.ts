import { ORPCError } from '@orpc/server'
import type { Result } from '../../engine/model/result.ts'
import { typeset } from '../../engine/phrases/typeset.ts'
import type { DeskContext, OpenFile } from './context.ts'
import { type Refusal, sayRefusal } from './refusals.ts'

/** Unwraps a result; throws the refusal as the contract's error. */
export const orThrow = <T>(result: Result<T, Refusal>): T => {
  if (result.ok) return result.value
  throw errorOf(result.error)
}

/** The open file; throws the contract's error if there is none. */
export const requireOpenFile = (desk: DeskContext): OpenFile => {
  if (!desk.open) throw errorOf({ code: 'NO_TOURNAMENT' })
  return desk.open
}

/** `fr` accompanies the message: the window picks the language. */
const errorOf = (refusal: Refusal) => {
  const { en: message, fr: plain } = sayRefusal(refusal)
  const fr = typeset(plain, 'fr')
  switch (refusal.code) {
    case 'NO_TOURNAMENT':
      return new ORPCError(refusal.code, { status: 409, message: 'No tournament file is open', data: { fr } })
    case 'NOT_SAVED':
      return new ORPCError(refusal.code, {
        status: 507,
        message: refusal.detail.en,
        data: { code: refusal.trouble, detail: refusal.detail.en, fr: typeset(refusal.detail.fr, 'fr') },
      })
    case 'NOTATION': {
      const { line, column, found, expected } = refusal.error
      return new ORPCError(refusal.code, { status: 400, message, data: { line, column, found, expected, message, fr } })
    }
    case 'NOT_FOUND':
    case 'REFUSED':
      return new ORPCError(refusal.code, {
        status: refusal.code === 'NOT_FOUND' ? 404 : 422,
        message,
        data: { message, fr },
      })
  }
}
