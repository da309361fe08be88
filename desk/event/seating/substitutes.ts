import type { Body } from '../../../db/log/kinds.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { Write } from '../../../db/writing/act.ts'
import { ok, type Result } from '../../../engine/model/result.ts'
import { SEATS, type Seat } from '../../../engine/model/seats.ts'
import type { HandRow } from '../../context/caches/hand-cache.ts'
import type { DeskContext, OpenFile, ProcedureOf } from '../../context/context.ts'
import { newId } from '../../context/ids.ts'
import { resolvePerson } from '../../context/players.ts'
import { notFound, type Refusal, refused } from '../../context/refusals.ts'
import { transact } from '../../context/saving/transact.ts'
import type { InputOf } from '../../contract/base.ts'
import type { seats as contract } from '../../contract/seating.ts'
import { refusals } from '../../messages/refusals.ts'
import { judgeAgain } from '../../record/findings/judge-again.ts'
import { currentPlay, handRow, newestHand, playHand } from '../../record/played-hand.ts'
import { firstWindIn } from '../../record/tables/seated-players.ts'
import { addPlayer } from '../../record/tables/tables.ts'
import { standingResult } from '../rounds/results.ts'

/**
 * At which table, from which hand on: null: from the beginning. If none is named: from the one being played, or from the next one if a player
 * comes or goes between two hands. Seats are winds of the named or newest hand.
 */
type SeatAct = Omit<InputOf<typeof contract.leave>, 'seat'>

/** A substitute takes a seat. */
export const substitute: ProcedureOf<typeof contract.substitute> = (desk, open, asked) =>
  changeSeats(desk, open, asked, 'substitute', ({ db, write, from, begins, sits, afterwards }) => {
    const who = resolvePerson(db, asked.player)
    if (!who.ok) return who
    const seat = firstWindIn(asked.seat, from)
    if (who.value.player !== null && SEATS.some((other) => sits(other) === who.value.player)) return refused(refusals.sitsAlready)
    const player = who.value.player ?? newId()
    if (who.value.player === null) afterwards(() => addPlayer(db, write, player, asked.player.name))
    return ok([{ seat, player, ...begins }])
  })

/** A player leaves the table. */
export const leaveSeat: ProcedureOf<typeof contract.leave> = (desk, open, asked) =>
  changeSeats(desk, open, asked, 'left', ({ from, begins, sits }) => {
    const seat = firstWindIn(asked.seat, from)
    return sits(seat) === null ? refused(refusals.seatEmpty) : ok([{ seat, player: null, ...begins }])
  })

/** Swaps two players who had sat the other way round; a later substitute on one of the two seats moves with it. */
export const swapSeats: ProcedureOf<typeof contract.swap> = (desk, open, asked) =>
  changeSeats(desk, open, asked, 'swapped', ({ db, from }) => {
    const [one, other] = [firstWindIn(asked.seats[0], from), firstWindIn(asked.seats[1], from)]
    if (one === other) return refused(refusals.sameSeat)
    const later = sql<{ hand: string; position: number; next: 0 | 1 }>(db, LATER).all(asked.table, one, other, from?.position ?? 0)
    const changes = [{ hand: from?.id ?? null, position: from?.position ?? 0, next: 0 }, ...later].flatMap(({ hand, position, next }) => {
      const begins = { hand, ...(next === 1 && { after: true as const }) }
      return [
        { seat: one, player: sitsAt(db, asked.table, other, position), ...begins },
        { seat: other, player: sitsAt(db, asked.table, one, position), ...begins },
      ]
    })
    return ok(changes)
  })

type Change = Body<'seats-changed'>['changes'][number]
type Why = Body<'seats-changed'>['why']
type Given = {
  readonly db: ReadableDb
  readonly write: Write
  readonly from: HandRow | undefined
  /** The first hand for a player who comes or goes. */
  readonly begins: Pick<Change, 'hand' | 'after'>
  readonly sits: (seat: Seat) => string | null
  /** Writes that belong to the act, after the change. */
  readonly afterwards: (what: () => void) => void
}

/** Changes the seats and judges the hands from then on again, in one act. */
const changeSeats = (
  desk: DeskContext,
  open: OpenFile,
  { table, hand, reason, by, key }: SeatAct,
  why: Why,
  what: (given: Given) => Result<readonly Change[], Refusal>,
): Result<null, Refusal> => {
  const { db } = open
  return transact<null>(desk, open, {
    by,
    table,
    once: { key, again: null },
    act: (write) => {
      if (!sql(db, 'SELECT 1 FROM table_ WHERE id = ?').get(table)) return notFound(refusals.noTable)
      const from = hand === undefined ? newestHand(db, table) : hand === null ? undefined : handRow(db, hand)
      if (typeof hand === 'string' && from?.table_id !== table) return notFound(refusals.noHand)
      const behind: (() => void)[] = []
      const isBetween = hand === undefined && from !== undefined && currentPlay(playHand(db, from)).table.ended
      if (!isBetween && standingResult(db, table)) return refused(refusals.resultSigned)
      const begins = { hand: from?.id ?? null, ...(isBetween && { after: true as const }) }
      const sits = (seat: Seat) => sitsAt(db, table, seat, (from?.position ?? 0) + (isBetween ? 1 : 0))
      const changes = what({ db, write, from, begins, sits, afterwards: (more) => void behind.push(more) })
      if (!changes.ok) return changes
      write('seats-changed', { table, why, changes: [...changes.value], reason })
      for (const more of behind) more()
      const first = from?.id ?? sql<string>(db, FIRST_HAND).pluck().get(table)
      if (first !== undefined) judgeAgain(open, write, first)
      return ok(null)
    },
  })
}

/** The player at a seat (by its wind in the first hand) in the hand at a position. */
const sitsAt = (db: ReadableDb, table: string, seat: Seat, position: number): string | null =>
  sql<string | null>(
    db,
    'SELECT player FROM seat_set WHERE table_id = ? AND seat = ? AND position <= ? ORDER BY position DESC, entry DESC LIMIT 1',
  )
    .pluck()
    .get(table, seat, position) ?? null

const FIRST_HAND = 'SELECT id FROM hand WHERE table_id = ? AND taken_back IS NULL ORDER BY position LIMIT 1'

const LATER = `SELECT DISTINCT c.hand, c.after_hand AS next, hand.position + c.after_hand AS position FROM seat_change c JOIN hand ON hand.id = c.hand
  WHERE c.table_id = ? AND c.seat IN (?, ?) AND c.taken_back IS NULL AND hand.position + c.after_hand > ? ORDER BY 3`
