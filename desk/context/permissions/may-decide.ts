import type { ReadableDb } from '../../../db/sqlite/handle.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import { ok, type Result } from '../../../engine/model/result.ts'
import { refusals } from '../../messages/refusals.ts'
import type { DeskContext } from '../context.ts'
import { type Refusal, refused, sayRefusal } from '../refusals.ts'
import type { RefereeDecision } from './decisions.ts'
import { looksLike, referees, signedInAmong } from './referees.ts'
import { signedByAmong } from './signer.ts'

/** An input to check: its decisions, as parsed, and its author; a preview has none. */
export type CheckedInput = { readonly decisions: readonly RefereeDecision[]; readonly by?: string }

/**
 * Whether the caller may enter the input. Every procedure that takes notation calls this, previews too; `transact` checks each entry again
 * with `whyNotDecide`.
 */
export const mayEnter = (desk: DeskContext, db: ReadableDb, { by, decisions }: CheckedInput): Result<null, Refusal> => {
  const [decision] = decisions
  const why = decision && whyNotDecide(desk, db, by)
  if (!why) return ok(null)
  if (desk.station) desk.tablets?.noteRole(desk.station, decision.kind)
  return refused(why(decision.text))
}

/** Words a refusal for a decision in table notation. */
export type DecisionRefusal = (decision: string) => ByLanguage<string>

/**
 * Why the caller may not decide; undefined if it may. Refuses tablets without a referee role and, if referees have codes, callers who are
 * not signed in.
 */
export const whyNotDecide = (desk: DeskContext, db: ReadableDb, by?: string): DecisionRefusal | undefined => {
  const { station } = desk
  if (station && station.role?.kind !== 'referee') return refusals.refereeOnly
  const all = referees(db)
  const signer = signedInAmong(desk, all)
  if (!signer && all.some(({ hasCode }) => hasCode)) return refusals.signInToDecide
  const signing = signedByAmong(desk, all, station ? desk.by : (by ?? signer?.name ?? ''))
  return signing.ok ? undefined : () => sayRefusal(signing.error)
}

/**
 * The author to record for an unsigned act. If referees have codes, only a sign-in can give a referee's name, never a request. On a tablet,
 * the pairing gives every name.
 */
export const recordedBy = (desk: DeskContext, db: ReadableDb, by: string): string => {
  if (desk.station) return desk.by
  const all = referees(db)
  const isReferee = (one: string): boolean => all.some(({ name }) => looksLike(name, one))
  if (!all.some(({ hasCode }) => hasCode) || !isReferee(by)) return by
  const signer = signedInAmong(desk, all)
  if (signer) return looksLike(signer.name, by) ? signer.name : ''
  return isReferee(desk.by) ? '' : desk.by
}

/** Whether the log has the unsigned acts of an author under a name: mostly the name as given. */
export const recordedUnder =
  (desk: DeskContext, db: ReadableDb, by: string) =>
  (name: string): boolean =>
    name === by || name === recordedBy(desk, db, by)
