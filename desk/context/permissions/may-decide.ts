import type { ReadableDb } from '../../../db/sqlite/handle.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import type { Result } from '../../../engine/model/result.ts'
import { refusals } from '../../messages/refusals.ts'
import type { Office } from '../context.ts'
import { type Refusal, refused, sayRefusal } from '../refusals.ts'
import type { Decision } from './decisions.ts'
import { isTakenFor, referees, signedIn } from './referees.ts'
import { signedBy } from './signer.ts'

/** What somebody asks to enter: the decisions in it as the parser read them, and in whose name; a preview names nobody. */
export type Entering = { readonly decisions: readonly Decision[]; readonly by?: string }

/**
 * Whether somebody may enter what was read. Every procedure that takes notation asks here, previews too; `save` asks `whyNotDecide` again for each
 * entry that is written.
 */
export const mayEnter = (office: Office, db: ReadableDb, { by, decisions }: Entering): Result<null, Refusal> => {
  const [decision] = decisions
  const why = decision && whyNotDecide(office, db, by)
  if (!why) return { ok: true, value: null }
  if (office.station) office.tablets?.noteRole(office.station, decision.kind)
  return refused(why(decision.text))
}

/** Words of a refusal for a decision in table notation. */
export type WhyNot = (decision: string) => ByLanguage<string>

/** Why somebody may not decide: a tablet that is no referee's; wherever referees have codes, anybody who has not signed in. Undefined where nothing is in the way. */
export const whyNotDecide = (office: Office, db: ReadableDb, by?: string): WhyNot | undefined => {
  const { station } = office
  if (station && station.role?.kind !== 'referee') return refusals.refereeOnly
  const signer = signedIn(office, db)
  if (!signer && referees(db).some(({ hasCode }) => hasCode)) return refusals.signInToDecide
  const signing = signedBy(office, db, station ? office.by : (by ?? signer?.name ?? ''))
  return signing.ok ? undefined : () => sayRefusal(signing.error)
}

/**
 * In whose name an act is recorded that nobody has to sign. Wherever referees have codes, a referee's name comes from who is signed in, never from a
 * request; on a tablet every name comes from what the tablet is paired for.
 */
export const recordedBy = (office: Office, db: ReadableDb, by: string): string => {
  if (office.station) return office.by
  const all = referees(db)
  const isReferee = (one: string): boolean => all.some(({ name }) => isTakenFor(name, one))
  if (!all.some(({ hasCode }) => hasCode) || !isReferee(by)) return by
  return signedIn(office, db)?.name ?? (isReferee(office.by) ? '' : office.by)
}
