import type { ReadableDb } from '../../../db/sqlite/handle.ts'
import type { Result } from '../../../engine/model/result.ts'
import { refusals } from '../../messages/refusals.ts'
import type { Office } from '../context.ts'
import { type Refusal, refused } from '../refusals.ts'
import { isSameName, referees, signedIn } from './referees.ts'

/**
 * In whose name an act of a referee is written: wherever a referee of the tournament has a code, of the one who is signed in; where none has, of whoever
 * is named.
 */
export const signedBy = (office: Office, db: ReadableDb, by: string): Result<string, Refusal> => {
  const signer = signedIn(office, db)
  if (signer) return isSameName(signer.name, by) ? { ok: true, value: signer.name } : refused(refusals.signedInAs(signer.name))
  const all = referees(db)
  const named = all.find(({ name }) => isSameName(name, by))
  if (named?.withdrawn) return refused(refusals.withdrew(named.name))
  if (!all.some(({ hasCode }) => hasCode)) return { ok: true, value: by }
  if (!named) return refused(refusals.notReferee(by))
  return refused(named.hasCode ? refusals.signInFirst(named.name) : refusals.noCodeYet(named.name))
}

/**
 * In whose name an act is noted that nobody has to sign: of the one who is signed in, else of whoever is named where no referee has a code, else of nobody.
 */
export const notedBy = (office: Office, db: ReadableDb, by = ''): string => {
  const signer = signedIn(office, db)
  if (signer) return signer.name
  const named = by.trim() === '' ? undefined : signedBy(office, db, by.trim())
  return named?.ok ? named.value : office.by
}
