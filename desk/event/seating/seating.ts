import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import { ok } from '../../../engine/model/result.ts'
import { SEATS, type Seat } from '../../../engine/model/seats.ts'
import type { ProcedureOf } from '../../context/context.ts'
import { players } from '../../context/players.ts'
import { notFound, refused } from '../../context/refusals.ts'
import { transact } from '../../context/saving/transact.ts'
import type { seating as contract, ProposedSeats, SeatedTable } from '../../contract/seating.ts'
import { listWords } from '../../messages/lists.ts'
import { refusals } from '../../messages/refusals.ts'
import { tableNames } from '../../record/tables/find-table.ts'
import { meetingsInRounds, proposeSeating } from './propose.ts'

/** The seating of a round, table by table, with those who have taken another player's seat since; null: an empty seat. */
export const seatingOf = (db: ReadableDb, round: number): readonly SeatedTable[] => {
  const seats = sql<{ seat: Seat; player: string | null }>(db, NEWEST)
  const begun = sql(db, 'SELECT 1 FROM hand WHERE table_id = ? AND taken_back IS NULL')
  return tableNames(db)
    .filter((table) => table.round === round)
    .map(({ id, name }) => {
      const sits = new Map(seats.all(id).map(({ seat, player }) => [seat, player]))
      const at = (seat: Seat) => sits.get(seat) ?? null
      return { id, name, begun: begun.get(id) !== undefined, seats: { E: at('E'), S: at('S'), W: at('W'), N: at('N') } }
    })
}

const NEWEST = `SELECT seat, player FROM (
    SELECT seat, player, row_number() OVER (PARTITION BY seat ORDER BY position DESC, entry DESC) AS n FROM seat_set WHERE table_id = ?
  ) WHERE n = 1`

/** Seats for all active players without one in the round. `draw`: the number of the draw among the possible ones. */
export const proposedSeats = (db: ReadableDb, { round, draw }: { readonly round: number; readonly draw: number }): ProposedSeats => {
  const rounds = new Set(tableNames(db).flatMap((table) => table.round ?? []))
  const others = [...rounds].filter((number) => number !== round).map((number) => seatingOf(db, number))
  const present = players(db).flatMap(({ id, withdrawn }) => (withdrawn ? [] : [id]))
  return {
    tables: proposeSeating({ tables: seatingOf(db, round), players: present, others, seed: `${round} ${draw}` }),
    meetings: meetingsInRounds(others),
  }
}

/**
 * Assigns seats by hand, all changes or none: no player twice in the round, and not at tables that have begun. Returns
 * the round as it is then.
 */
export const setSeats: ProcedureOf<typeof contract.set> = (desk, open, { round, changes, by, key }) => {
  const { db } = open
  const done = transact<null>(desk, open, {
    by,
    signed: true,
    numberless: true,
    once: { key, again: null },
    act: (write) => {
      const before = seatingOf(db, round)
      const all = players(db)
      const after = new Map(before.map((table) => [table.id, { ...table, seats: { ...table.seats } }]))
      for (const { table, seat, player } of changes) {
        const at = after.get(table)
        if (!at) return notFound(refusals.noTable)
        if (at.begun) return refused(listWords.begun(at.name, round))
        const who = player === null ? null : all.find(({ id }) => id === player)
        if (who === undefined) return notFound(refusals.noPlayer)
        if (who?.withdrawn) return refused(refusals.withdrew(who.name))
        at.seats[seat] = player
      }
      const twice = sittingTwice([...after.values()])
      if (twice) {
        const name = nameOf(db, twice.player) ?? ''
        const [one, other] = twice.tables
        return refused(
          one === other
            ? listWords.atTableTwice(name)
            : listWords.sitsAlready({ name, round, table: (stoodAt(before, twice) ?? one) || '' }),
        )
      }
      for (const table of before)
        for (const seat of SEATS) {
          const player = after.get(table.id)?.seats[seat] ?? null
          if (player !== table.seats[seat]) write('seating', { table: table.id, seat, player })
        }
      return ok(null)
    },
  })
  return done.ok ? ok(seatingOf(db, round)) : done
}

type Twice = { readonly player: string; readonly tables: readonly string[] }

const sittingTwice = (tables: readonly SeatedTable[]): Twice | undefined => {
  const sits = new Map<string, string[]>()
  for (const { name, seats } of tables)
    for (const seat of SEATS) {
      const player = seats[seat]
      if (player !== null) sits.set(player, [...(sits.get(player) ?? []), name])
    }
  const twice = [...sits].find(([, at]) => at.length > 1)
  return twice && { player: twice[0], tables: twice[1] }
}

/** A player's previous seat. */
const stoodAt = (before: readonly SeatedTable[], { player }: Twice): string | undefined =>
  before.find(({ seats }) => SEATS.some((seat) => seats[seat] === player))?.name

const nameOf = (db: ReadableDb, player: string): string | undefined =>
  sql<string>(db, 'SELECT name FROM player WHERE id = ?').pluck().get(player)
