import type { ReadableDb } from '../../../db/sqlite/handle.ts'
import { ok, type Result, refuse } from '../../../engine/model/result.ts'
import type { DeskContext, OpenFile, ProcedureOf } from '../../context/context.ts'
import { newId } from '../../context/ids.ts'
import { hashCode } from '../../context/permissions/code-hash.ts'
import { looksLike, refereeNamed, referees, signedIn } from '../../context/permissions/referees.ts'
import { notedBy } from '../../context/permissions/signer.ts'
import { notFound, type Refusal, refused } from '../../context/refusals.ts'
import { transact } from '../../context/saving/transact.ts'
import type { InputOf } from '../../contract/base.ts'
import type { referees as contract, Referee } from '../../contract/people.ts'
import { refusals } from '../../messages/refusals.ts'

/** Sets or takes away the code of a referee: oneself, or the head referee; anybody, as long as no head referee has one. */
export const setCode = async (
  desk: DeskContext,
  open: OpenFile,
  asked: InputOf<typeof contract.setCode>,
): Promise<Result<Referee, Refusal>> => {
  const { db } = open
  const allowed = whoseCode(desk, db, asked.referee)
  if (!allowed.ok) return allowed
  const code = asked.code === null ? null : await hashCode(asked.code)
  if (desk.open !== open) return refuse({ code: 'NO_TOURNAMENT' })
  return transact(desk, open, {
    by: notedBy(desk, db, asked.by),
    act: (write) => {
      // the user may have signed out meanwhile
      const referee = whoseCode(desk, db, asked.referee)
      if (!referee.ok) return referee
      write('referee-code', { referee: asked.referee, code })
      return ok({ ...referee.value, hasCode: code !== null, oldCode: false })
    },
  })
}

/** The referee, if the signed-in referee may change that one's code. */
const whoseCode = (desk: DeskContext, db: ReadableDb, id: string): Result<Referee, Refusal> => {
  const referee = referees(db).find((one) => one.id === id)
  if (!referee) return notFound(refusals.noReferee)
  const isOwn = referee.hasCode && signedIn(desk, db)?.id === referee.id
  return isOwn || mayLead(desk, db, referee.hasCode) ? ok(referee) : refused(refusals.headOnly)
}

/** A further referee of the tournament. */
export const addReferee: ProcedureOf<typeof contract.add> = (desk, open, { name, head, by, key }) => {
  const { db } = open
  if (!mayLead(desk, db, false)) return refused(refusals.headOnly)
  const done = transact<null>(desk, open, {
    by: notedBy(desk, db, by),
    once: { key, again: null },
    act: (write) => {
      const other = referees(db).find((one) => looksLike(one.name, name))
      if (other) return refused(refusals.refereeNamed(other.name))
      write('referee', { referee: newId(), name, head })
      return ok(null)
    },
  })
  if (!done.ok) return done
  const added = refereeNamed(db, name)
  return added ? ok(added) : notFound(refusals.noReferee)
}

/**
 * Whether the head referee's actions are allowed now: the head referee is signed in, or none has a code. `guarded`: a
 * sign-in is required in any case.
 */
export const mayLead = (desk: DeskContext, db: ReadableDb, guarded: boolean): boolean =>
  signedIn(desk, db)?.head === true || (!guarded && !referees(db).some(({ head, hasCode, withdrawn }) => head && hasCode && !withdrawn))
