import { sql } from '../../db/handle.ts'
import type { Result } from '../../engine/result.ts'
import type { Seat } from '../../engine/seats.ts'
import type { Office, OpenFile } from '../office.ts'
import { notFound, type Refusal, refused } from '../refusal.ts'
import { players } from '../rulings/players.ts'
import { signedBy } from '../rulings/signer.ts'
import { save } from '../saving.ts'
import { mayLead } from '../tournaments/referee-codes.ts'
import { referees } from '../tournaments/referees.ts'
import { refusals } from '../words/refusals.ts'

/** Somebody takes no further part, or (`back`) does again. */
export type Withdrawal = {
  readonly player: string | null
  readonly referee: string | null
  readonly back: boolean
  readonly reason: string
  readonly by: string
  readonly key?: string | undefined
}

/**
 * A player or a referee withdraws, or comes back. Nobody is taken off the list: whatever names them stays. A player's seats at tables that have not begun
 * are free from then on, in the same act.
 */
export const withdraw = (office: Office, open: OpenFile, { player, referee, back, reason, by, key }: Withdrawal): Result<null, Refusal> => {
  const { db } = open
  const signer = signedBy(office, db, by)
  if (!signer.ok) return signer
  if (referee !== null && !mayLead(office, db, false)) return refused(refusals.headOnly)
  return save<null>(office, open, {
    by: signer.value,
    table: null,
    numberless: true,
    once: key === undefined ? undefined : { key, again: null },
    act: (write) => {
      const one = player === null ? referees(db).find(({ id }) => id === referee) : players(db).find(({ id }) => id === player)
      if (!one) return notFound(player === null ? refusals.noReferee : refusals.noPlayer)
      if (one.withdrawn !== back) return refused(back ? refusals.takesPart(one.name) : refusals.withdrew(one.name))
      if (!back && 'head' in one && one.head && !referees(db).some((other) => other.head && other.id !== one.id && !other.withdrawn))
        return refused(refusals.onlyHead)
      write('withdrawal', { player, referee, back, reason })
      if (player !== null && !back)
        for (const { table, seat } of sql<{ table: string; seat: Seat }>(db, AHEAD).all(player))
          write('seating', { table, seat, player: null })
      return { ok: true, value: null }
    },
  })
}

/** Where somebody is to sit at a table that has not begun. */
const AHEAD = `SELECT table_id AS "table", seat FROM seating WHERE player = ?
  AND NOT EXISTS (SELECT 1 FROM hand WHERE hand.table_id = seating.table_id AND hand.taken_back IS NULL) ORDER BY seating.entry`
