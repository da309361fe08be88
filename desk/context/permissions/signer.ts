import type { ReadableDb } from '../../../db/sqlite/handle.ts'
import { ok, type Result } from '../../../engine/model/result.ts'
import type { Referee } from '../../contract/people.ts'
import { refusals } from '../../messages/refusals.ts'
import type { DeskContext } from '../context.ts'
import { type Refusal, refused } from '../refusals.ts'
import { isSameName, referees, signedIn, signedInAmong } from './referees.ts'

/** The author to record for a referee's act: the signed-in referee if any referee has a code, else the given name. */
export const signedBy = (desk: DeskContext, db: ReadableDb, by: string): Result<string, Refusal> => signedByAmong(desk, referees(db), by)

/** The same, if the referees are known. */
export const signedByAmong = (desk: DeskContext, all: readonly Referee[], by: string): Result<string, Refusal> => {
  const signer = signedInAmong(desk, all)
  if (signer) return isSameName(signer.name, by) ? ok(signer.name) : refused(refusals.signedInAs(signer.name))
  const named = all.find(({ name }) => isSameName(name, by))
  if (named?.withdrawn) return refused(refusals.withdrew(named.name))
  if (!all.some(({ hasCode }) => hasCode)) return ok(by)
  if (!named) return refused(refusals.notReferee(by))
  return refused(named.hasCode ? refusals.signInFirst(named.name) : refusals.noCodeYet(named.name))
}

/**
 * The author to record for an act that needs no signature: the signed-in referee; else the given name if no referee has a code; else the
 * desk's default.
 */
export const notedBy = (desk: DeskContext, db: ReadableDb, by = ''): string => {
  const signer = signedIn(desk, db)
  if (signer) return signer.name
  const named = by.trim() === '' ? undefined : signedBy(desk, db, by.trim())
  return named?.ok ? named.value : desk.by
}
