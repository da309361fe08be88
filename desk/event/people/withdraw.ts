import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import { ok, type Result } from '../../../engine/model/result.ts'
import { SEATS, type Seat } from '../../../engine/model/seats.ts'
import type { DeskContext, OpenFile } from '../../context/context.ts'
import { referees } from '../../context/permissions/referees.ts'
import { players } from '../../context/players.ts'
import { notFound, type Refusal, refused } from '../../context/refusals.ts'
import { transact } from '../../context/saving/transact.ts'
import { listWords } from '../../messages/lists.ts'
import { refusals } from '../../messages/refusals.ts'
import { seatingOf } from '../seating/seating.ts'
import { mayLead } from '../sign-in/referee-codes.ts'

/** A person withdraws, or (`back`) returns. */
export type Withdrawal = {
  readonly player: string | null
  readonly referee: string | null
  readonly back: boolean
  /** The player who takes over the future seats. */
  readonly substitute?: string | undefined
  readonly reason: string
  readonly by: string
  readonly key?: string | undefined
}

/**
 * A player or a referee withdraws, or returns. The list keeps the person, so that references stay valid. A player's
 * seats at tables that have not begun become free, or the substitute's, in the same act.
 */
export const withdraw = (
  desk: DeskContext,
  open: OpenFile,
  { player, referee, back, substitute, reason, by, key }: Withdrawal,
): Result<null, Refusal> => {
  const { db } = open
  return transact<null>(desk, open, {
    by,
    signed: true,
    numberless: true,
    once: { key, again: null },
    act: (write) => {
      if (referee !== null && !mayLead(desk, db, false)) return refused(refusals.headOnly)
      const one = player === null ? referees(db).find(({ id }) => id === referee) : players(db).find(({ id }) => id === player)
      if (!one) return notFound(player === null ? refusals.noReferee : refusals.noPlayer)
      if (one.withdrawn !== back) return refused(back ? refusals.takesPart(one.name) : refusals.withdrew(one.name))
      if (!back && 'head' in one && one.head && !referees(db).some((other) => other.head && other.id !== one.id && !other.withdrawn))
        return refused(refusals.onlyHead)
      const ahead = player === null || back ? [] : sql<SeatAhead>(db, AHEAD).all(player)
      if (substitute !== undefined && substitute === player) return refused(refusals.withdrew(one.name))
      const wrong = substitute === undefined ? null : whyNot(db, substitute, ahead)
      if (wrong) return wrong
      write('withdrawal', { player, referee, back, reason })
      for (const { table, seat } of ahead) write('seating', { table, seat, player: substitute ?? null })
      return ok(null)
    },
  })
}

type SeatAhead = { readonly table: string; readonly seat: Seat; readonly round: number | null }

/** Why a player can't take over these seats. */
const whyNot = (db: ReadableDb, substitute: string, ahead: readonly SeatAhead[]): Result<null, Refusal> | null => {
  const one = players(db).find(({ id }) => id === substitute)
  if (!one) return notFound(refusals.noPlayer)
  if (one.withdrawn) return refused(refusals.withdrew(one.name))
  for (const round of new Set(ahead.flatMap((seat) => seat.round ?? []))) {
    const table = seatingOf(db, round).find(({ seats }) => SEATS.some((seat) => seats[seat] === substitute))
    if (table) return refused(listWords.sitsAlready({ name: one.name, round, table: table.name }))
  }
  return null
}

/** A person's seats at tables that have not begun. */
const AHEAD = `SELECT table_id AS "table", seat, round FROM seating JOIN table_ ON table_.id = table_id WHERE player = ?
  AND NOT EXISTS (SELECT 1 FROM hand WHERE hand.table_id = seating.table_id AND hand.taken_back IS NULL) ORDER BY seating.entry`
