import { ok } from '../../../engine/model/result.ts'
import type { ProcedureOf } from '../../context/context.ts'
import { looksLike, referees } from '../../context/permissions/referees.ts'
import { notedBy } from '../../context/permissions/signer.ts'
import { notFound, refused } from '../../context/refusals.ts'
import { transact } from '../../context/saving/transact.ts'
import type { referees as contract } from '../../contract/people.ts'
import { refusals } from '../../messages/refusals.ts'
import { mayLead } from '../sign-in/referee-codes.ts'
import { nameTrouble } from './person-name.ts'
import { refereeRegister } from './register.ts'

/** Corrects the list's details of a referee. Earlier signatures keep the name of that time. */
export const setReferee: ProcedureOf<typeof contract.set> = (desk, open, { referee, name, head, by, key }) => {
  const { db } = open
  if (!mayLead(desk, db, false)) return refused(refusals.headOnly)
  const done = transact<null>(desk, open, {
    by: notedBy(desk, db, by),
    numberless: true,
    once: { key, again: null },
    act: (write) => {
      const before = referees(db).find(({ id }) => id === referee)
      if (!before) return notFound(refusals.noReferee)
      const trouble = nameTrouble(name)
      if (trouble) return refused(trouble)
      const other = before.name === name ? undefined : referees(db).find((one) => one.id !== referee && looksLike(one.name, name))
      if (other) return refused(refusals.refereeNamed(other.name))
      if (before.name !== name || before.head !== head) write('referee', { referee, name, head })
      return ok(null)
    },
  })
  return done.ok ? ok(refereeRegister(db)) : done
}
