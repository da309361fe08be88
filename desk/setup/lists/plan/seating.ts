import { type ReadableDb, sql } from '../../../../db/sqlite/handle.ts'
import { SEATS, type Seat } from '../../../../engine/model/seats.ts'
import { byName } from '../../../context/collate.ts'
import { newId } from '../../../context/ids.ts'
import type { Bad } from '../../../contract/lists.ts'
import type { Field } from '../../../contract/vocabulary.ts'
import { listWords } from '../../../messages/lists.ts'
import { eachLine, type LineCells, LineError } from './cells.ts'
import { type ListPlan, type PlanContext, rowOf } from './plan.ts'
import { type BookPlayer, playerBook } from './player-book.ts'
import { type SeatOfLine, seatsIn, shapeOf } from './seat-lines.ts'

/** A table of a round with its planned players; `before` if it is in the tournament already. */
type Table = {
  readonly round: number
  readonly name: string
  readonly seats: Map<Seat, { readonly player: string | null; readonly line: number }>
  readonly before: TableBefore | undefined
  line: number
}
type TableBefore = { readonly id: string; readonly begun: boolean; readonly seats: Readonly<Partial<Record<Seat, string>>> }

/** The seating by round. Missing rounds and tables are made; no player sits twice in a round, and a table that has begun stays. */
export const planSeating = (context: PlanContext, lines: readonly LineCells[], columns: readonly (Field | null)[]): ListPlan => {
  const { db } = context
  const book = playerBook(context)
  const before = tablesBefore(db)
  const rounds = new Set(sql<number>(db, 'SELECT number FROM round').pluck().all())
  const tables = new Map<string, Table>()
  const shape = shapeOf(columns)
  const oneRound = rounds.size > 1 ? null : ([...rounds][0] ?? 1)
  const sits = new Map<string, { readonly table: string; readonly line: number }>()

  const place = (said: SeatOfLine): (() => void) => {
    const key = keyOf(said.round, said.table)
    const table = tables.get(key) ?? { round: said.round, name: said.table, seats: new Map(), before: before.get(key), line: said.line }
    const seat = said.seat ?? SEATS.find((one) => !table.seats.has(one))
    if (seat === undefined) throw new LineError(listWords.tableFull(said.table, said.round))
    const taken = table.seats.get(seat)
    if (taken) throw new LineError(listWords.seatTwice({ seat, table: said.table, round: said.round, line: taken.line }))
    if (table.before?.begun && (table.before.seats[seat] ?? null) !== (said.player?.id ?? null))
      throw new LineError(listWords.begun(said.table, said.round))
    if (said.player?.withdrawn && table.before?.seats[seat] !== said.player.id) throw new LineError(listWords.withdrew(said.player.name))
    const who = said.player && `${said.round} ${said.player.id}`
    const other = who === null ? undefined : sits.get(who)
    if (said.player && other) throw new LineError(listWords.sitsTwice({ name: said.player.name, round: said.round, ...other }))
    return () => {
      const kept = tables.get(key) ?? table
      tables.set(key, kept)
      kept.seats.set(seat, { player: said.player?.id ?? null, line: said.line })
      if (who !== null) sits.set(who, { table: said.table, line: said.line })
    }
  }

  const bad: Bad[] = [
    ...eachLine(lines, (line) => {
      // a line counts whole or not at all
      try {
        for (const keep of seatsIn(line, { shape, columns, book, oneRound }).map(place)) keep()
      } catch (error) {
        book.drop(line.line)
        throw error
      }
    }),
  ]
  const all = [...tables.values()]
  const left = stillElsewhere(all, before, tables)
  for (const table of all)
    for (const [seat, { player, line }] of table.seats) {
      const other = player === null ? undefined : left.get(`${table.round} ${player}`)
      if (player !== null && other !== undefined) {
        bad.push({
          line,
          text: listWords.sitsAlready({ name: nameOf(book.all(), player), round: table.round, table: other }),
          cells: lines.find((one) => one.line === line)?.cells ?? [],
        })
        table.seats.delete(seat)
      }
    }
  for (const [key, table] of tables) if (table.seats.size === 0) tables.delete(key)
  const names = new Map(book.all().map((player) => [player.id, label(player)]))
  const standing = [...tables.values()].toSorted((a, b) => a.round - b.round || byName(a.name, b.name))
  const newRounds = [...new Set(standing.map(({ round }) => round))].filter((round) => !rounds.has(round))
  const changedSeats = (table: Table) => [...table.seats].filter(([seat, { player }]) => (table.before?.seats[seat] ?? null) !== player)
  return {
    rows: standing.map((table) => {
      const now = SEATS.map((seat) => names.get(playerAt(table, seat) ?? '') ?? '')
      const old = table.before && SEATS.map((seat) => names.get(table.before?.seats[seat] ?? '') ?? '')
      const at = [String(table.round), table.name]
      return rowOf(table.line, [...at, ...now], old && [...at, ...old])
    }),
    bad: bad.toSorted((a, b) => a.line - b.line),
    notes: [...unlikelyRounds(db, standing), ...notesOn(standing, book.all(), names)],
    entries:
      book.entries() + newRounds.length + standing.reduce((sum, table) => sum + Number(!table.before) + changedSeats(table).length, 0),
    write: (write) => {
      book.write(write)
      for (const round of newRounds) write('round', { round, starts: null, minutes: null })
      for (const table of standing) {
        const id = table.before?.id ?? newId()
        if (!table.before) write('table', { table: id, name: table.name, round: table.round })
        for (const [seat, { player }] of changedSeats(table)) write('seating', { table: id, seat, player })
      }
    },
  }
}

const keyOf = (round: number, table: string): string => `${round} ${table}`
const label = ({ number, name }: BookPlayer): string => (number === null ? name : `${number} ${name}`)
const nameOf = (all: readonly BookPlayer[], id: string): string => all.find((player) => player.id === id)?.name ?? ''
const playerAt = ({ seats, before }: Table, seat: Seat): string | null => {
  const said = seats.get(seat)
  return said ? said.player : (before?.seats[seat] ?? null)
}

const tablesBefore = (db: ReadableDb): ReadonlyMap<string, TableBefore> => {
  const rows = sql<{ id: string; name: string; round: number; begun: number }>(
    db,
    `SELECT id, name, round, EXISTS (SELECT 1 FROM hand WHERE hand.table_id = table_.id AND hand.taken_back IS NULL) AS begun
     FROM table_ WHERE round IS NOT NULL ORDER BY entry`,
  ).all()
  const seats = new Map<string, Partial<Record<Seat, string>>>()
  for (const { table_id, seat, player } of sql<{ table_id: string; seat: Seat; player: string }>(
    db,
    'SELECT table_id, seat, player FROM seating',
  ).all())
    seats.set(table_id, { ...seats.get(table_id), [seat]: player })
  return new Map(rows.map(({ id, name, round, begun }) => [keyOf(round, name), { id, begun: begun === 1, seats: seats.get(id) ?? {} }]))
}

/** The players at seats that the list leaves as they are: the table by round and player. */
const stillElsewhere = (
  all: readonly Table[],
  before: ReadonlyMap<string, TableBefore>,
  tables: ReadonlyMap<string, Table>,
): ReadonlyMap<string, string> => {
  const rounds = new Set(all.map(({ round }) => round))
  const left = new Map<string, string>()
  for (const [key, { seats }] of before) {
    const [round = '', ...name] = key.split(' ')
    if (!rounds.has(Number(round))) continue
    for (const seat of SEATS) {
      const player = seats[seat]
      if (player !== undefined && !tables.get(key)?.seats.has(seat)) left.set(`${round} ${player}`, name.join(' '))
    }
  }
  return left
}

/** Rounds of the list that may be typing errors: not planned although others are, or without a round before them. */
const unlikelyRounds = (db: ReadableDb, tables: readonly Table[]): ListPlan['notes'] => {
  const known = new Map(
    sql<{ number: number; isPlanned: 0 | 1 }>(db, ROUNDS)
      .all()
      .map(({ number, isPlanned }) => [number, isPlanned === 1]),
  )
  const somePlanned = [...known.values()].includes(true)
  return [...Map.groupBy(tables, ({ round }) => round)].flatMap(([round, those]) => {
    const line = Math.min(...those.map((table) => table.line))
    if (somePlanned) return known.get(round) ? [] : [listWords.roundNotPlanned(line, round)]
    const follows = round === 1 || known.has(round - 1) || tables.some((table) => table.round === round - 1)
    return follows ? [] : [listWords.roundSkips(line, round)]
  })
}

const ROUNDS = `SELECT number, max(planned) AS isPlanned FROM (SELECT number, starts IS NOT NULL AS planned FROM round
  UNION ALL SELECT round, 0 FROM table_ WHERE round IS NOT NULL) GROUP BY number`

/** Tables of fewer than four, and players without a seat. */
const notesOn = (tables: readonly Table[], players: readonly BookPlayer[], names: ReadonlyMap<string, string>) => {
  const short = tables.filter((table) => SEATS.some((seat) => playerAt(table, seat) === null))
  const rounds = Map.groupBy(tables, ({ round }) => round)
  const idle = [...rounds].flatMap(([round, those]) => {
    const sitting = new Set(those.flatMap((table) => SEATS.map((seat) => playerAt(table, seat))))
    const nowhere = players.filter(({ id, withdrawn }) => !withdrawn && !sitting.has(id))
    return nowhere.length > 0 && nowhere.length <= players.length / 2
      ? [
          listWords.nowhere(
            round,
            nowhere.map(({ id }) => names.get(id) ?? ''),
          ),
        ]
      : []
  })
  return [
    ...short
      .slice(0, 20)
      .map((table) => listWords.tableOf(table.name, table.round, SEATS.filter((seat) => playerAt(table, seat) !== null).length)),
    ...(short.length > 20 ? [listWords.moreShort(short.length - 20)] : []),
    ...idle,
  ]
}
