import type { Ref } from '../../../db/log/entry.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { Write } from '../../../db/writing/act.ts'
import { isHandNoted } from '../../../engine/judging/view/view-table.ts'
import type { Finding, Level } from '../../../engine/model/findings.ts'
import type { Result } from '../../../engine/model/result.ts'
import { type BySeat, bySeat, SEATS, type Seat } from '../../../engine/model/seats.ts'
import type { HandRow, SeatedPlayer } from '../../context/caches/hand-cache.ts'
import type { CachedSummary } from '../../context/caches/table-cache.ts'
import { toLocalTime } from '../../context/clock-offsets.ts'
import type { DeskContext, OpenFile } from '../../context/context.ts'
import { newId } from '../../context/ids.ts'
import { notedBy } from '../../context/permissions/signer.ts'
import { readHeader } from '../../context/read-hand.ts'
import { type Refusal, refused } from '../../context/refusals.ts'
import { ruleSetNameIn } from '../../context/rules/stored-rule-sets.ts'
import { transact } from '../../context/saving/transact.ts'
import type { TableName } from '../../contract/base.ts'
import type { PlayerAtTable } from '../../contract/people.ts'
import type { TableSummary } from '../../contract/tables.ts'
import { refusals } from '../../messages/refusals.ts'
import { handRow } from '../played-hand.ts'
import { callsAt } from './calls.ts'
import { tableNames } from './find-table.ts'
import { firstWindIn, seatedAt } from './seated-players.ts'
import { cachedSummary, handsAt } from './table-hands.ts'

/** All tables, ordered by round and name, with their open matters. */
export const tableSummaries = (db: ReadableDb): readonly TableSummary[] =>
  tableNames(db).map((row) => summaryOf(db, row, handsAt(db, row.id).at(-1)?.id))

/** One table; its players by their wind in the given hand, else in the newest. */
export const tableSummary = (db: ReadableDb, table: string, hand?: string): TableSummary | undefined => {
  const row = sql<TableName>(db, 'SELECT id, name, round FROM table_ WHERE id = ?').get(table)
  return row && summaryOf(db, row, hand ?? handsAt(db, table).at(-1)?.id)
}

/** Creates a table, of the newest round if none is given; its players by name. */
export const createTable = (
  desk: DeskContext,
  open: OpenFile,
  asked: { readonly name: string; readonly players: BySeat<string>; readonly round?: number | undefined; readonly by?: string | undefined },
): Result<TableSummary, Refusal> => {
  const id = newId()
  const { db } = open
  return transact(desk, open, {
    by: notedBy(desk, db, asked.by),
    table: id,
    numberless: true,
    act: (write) => {
      const round = asked.round ?? sql<number | null>(db, 'SELECT max(number) FROM round').pluck().get() ?? null
      if (sql(db, 'SELECT 1 FROM table_ WHERE name = ? AND round IS ?').get(asked.name, round))
        return refused(refusals.tableNamed(asked.name))
      write('table', { table: id, name: asked.name, round })
      for (const seat of SEATS) {
        const name = asked.players[seat].trim()
        if (name) write('seating', { table: id, seat, player: playerNamed(db, write, name) })
      }
      const made = tableSummary(db, id)
      return made ? { ok: true, value: made } : refused(refusals.tableNotMade)
    },
  })
}

type First = { data: string; rules: string; edition: string; ref: Ref; at: string }

const summaryOf = (db: ReadableDb, table: TableName, hand: string | undefined): TableSummary => {
  const hands = handsAt(db, table.id)
  const changed =
    hands
      .map((one) => one.changed ?? '')
      .toSorted()
      .at(-1) ?? ''
  return {
    ...cachedSummary(db, table.id, {
      hand: hand ?? null,
      make: () => atRest(db, table, hand === undefined ? undefined : handRow(db, hand)),
    }),
    acts: hands.reduce((sum, one) => sum + one.acts, 0),
    inHand: hands.find((one) => one.id === hand)?.acts ?? 0,
    changed: changed === '' ? null : new Date(changed),
  }
}

const atRest = (db: ReadableDb, { id, name, round }: TableName, hand: HandRow | undefined): CachedSummary => {
  const first = sql<First>(db, FIRST).get(id)
  const levels = new Map(sql<[Level, number]>(db, OPEN).raw().all(id))
  const read = hand && readHeader(hand.header)
  const header = read?.ok ? read.value.header : undefined
  const seated = seatedAt(db, id, hand, header?.players)
  const result = sql<{ at: string; scores: string }>(db, RESULT).get(id)
  return {
    id,
    name,
    round,
    players: bySeat((seat) => playerOf(seated[seat])),
    hand: hand
      ? { wind: hand.wind, number: hand.number, counters: hand.counters, noted: header === undefined || isHandNoted(header) }
      : null,
    open: {
      violation: levels.get('violation') ?? 0,
      question: levels.get('question') ?? 0,
      record: levels.get('record') ?? 0,
      advice: levels.get('advice') ?? 0,
    },
    first: first
      ? {
          finding: JSON.parse(first.data) as Finding,
          rules: ruleSetNameIn(db, first.rules, first.edition),
          since: toLocalTime(db, first.ref, first.at),
        }
      : null,
    calls: callsAt(db, id),
    scores: result ? pointsIn(result.scores, hand) : scoresIn(header?.scores),
    signed: result ? new Date(result.at) : null,
  }
}

const scoresIn = (scores: readonly number[] | undefined): BySeat<number> | null =>
  scores ? bySeat((seat) => scores[SEATS.indexOf(seat)] ?? 0) : null

/** Converts points by the winds of the first hand to the winds of another. */
const pointsIn = (scores: string, hand: HandRow | undefined): BySeat<number> => {
  const signed = JSON.parse(scores) as readonly { readonly seat: Seat; readonly points: number }[]
  return bySeat((seat) => signed.find((one) => one.seat === firstWindIn(seat, hand))?.points ?? 0)
}

export const playerOf = (seated: SeatedPlayer | null): PlayerAtTable | null =>
  seated && { number: seated.number, name: seated.name, country: seated.country }

const playerNamed = (db: ReadableDb, write: Write, name: string): string => {
  const known = sql<string>(db, 'SELECT id FROM player WHERE name = ?').pluck().get(name)
  if (known !== undefined) return known
  const player = newId()
  addPlayer(db, write, player, name)
  return player
}

/** Adds a player to the list with the next number. */
export const addPlayer = (db: ReadableDb, write: Write, player: string, name: string): void => {
  const number = sql<number>(db, 'SELECT 1 + coalesce(max(number), 0) FROM player').pluck().get() ?? null
  write('player', { player, number, name, country: '' })
}

/** Open findings: not gone, without a ruling, and not settled by a declaration that the hand is dead. */
const IS_OPEN = `FROM finding JOIN hand ON hand.id = finding.hand WHERE hand.table_id = ? AND finding.gone IS NULL AND finding.state = 'open'
  AND json_type(finding.data, '$.declared') IS NOT 'integer'
  AND NOT EXISTS (SELECT 1 FROM ruling WHERE ruling.finding = finding.id AND ruling.taken_back IS NULL)`
const OPEN = `SELECT finding.level, count(*) ${IS_OPEN} GROUP BY finding.level`
const FIRST = `SELECT finding.data, finding.rules, finding.edition, finding.ref, finding.at ${IS_OPEN} AND finding.level <> 'info'
  ORDER BY instr('violation question record advice', finding.level), finding.entry LIMIT 1`

const RESULT = `SELECT at, scores FROM result WHERE table_id = ? AND taken_back IS NULL
  AND NOT EXISTS (SELECT 1 FROM result_reopened r WHERE r.result = result.id AND r.taken_back IS NULL) ORDER BY id DESC LIMIT 1`
