import type { Ref } from '../../../db/log/entry.ts'
import { listedDetails, NO_PLAYER_TEXTS, PLAYER_DETAILS } from '../../../db/log/listed-player.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { Write } from '../../../db/writing/act.ts'
import { isHandNoted } from '../../../engine/judging/view/view-table.ts'
import { type Finding, LEVELS, type Level } from '../../../engine/model/findings.ts'
import { once } from '../../../engine/model/memo.ts'
import { ok } from '../../../engine/model/result.ts'
import { type BySeat, bySeat, SEATS, type Seat } from '../../../engine/model/seats.ts'
import { cachedByKey, currentCaches } from '../../context/caches/file-caches.ts'
import type { HandRow, SeatedPlayer } from '../../context/caches/hand-cache.ts'
import type { CachedSummary, OpenAtLevel } from '../../context/caches/table-cache.ts'
import { toLocalTime } from '../../context/clock-offsets.ts'
import type { ProcedureOf } from '../../context/context.ts'
import { newId } from '../../context/ids.ts'
import { notedBy } from '../../context/permissions/signer.ts'
import { playersNamed, whyNotNamed } from '../../context/players.ts'
import { readHandHeader } from '../../context/read-hand.ts'
import { refused } from '../../context/refusals.ts'
import { ruleSetNameIn } from '../../context/rules/stored-rule-sets.ts'
import { transact } from '../../context/saving/transact.ts'
import type { TableName } from '../../contract/base.ts'
import type { PlayerAtTable } from '../../contract/people.ts'
import type { TableSummary, tables } from '../../contract/tables.ts'
import { refusals } from '../../messages/refusals.ts'
import { callsAt } from './calls.ts'
import { tableNames } from './find-table.ts'
import { openFindings } from './open-findings.ts'
import { firstWindIn, seatedAt } from './seated-players.ts'
import { cachedSummary, handsAt } from './table-hands.ts'

/** All tables, ordered by round and name, with their open matters. */
export const tableSummaries = (db: ReadableDb): readonly TableSummary[] => summariesOf(db, tableNames(db))

/** One table and one of its hands, by whose winds its players are named; undefined: it has none. */
export const tableSummary = (db: ReadableDb, table: string, hand: HandRow | undefined): TableSummary | undefined => {
  const name = tableName(db, table)
  if (!name) return undefined
  const caches = currentCaches(db)
  const hands = handsAt(db, table, caches)
  const make = () => atRest(db, name, hand, openFindings(db, caches, [name])(table))
  return {
    ...cachedSummary(caches, table, { hand: hand?.id ?? null, make }),
    begun: hands.some(({ acts }) => acts > 0),
    inHand: hands.find(({ id }) => id === hand?.id)?.acts ?? 0,
  }
}

export const tableName = cachedByKey((db, table) => sql<TableName>(db, 'SELECT id, name, round FROM table_ WHERE id = ?').get(table))

/** Creates a table, of the newest round if none is given; its players by name. */
export const createTable: ProcedureOf<typeof tables.create> = (desk, open, asked) => {
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
      for (const name of Object.values(asked.players).map((name) => name.trim())) {
        const why = whyNotNamed(db, name)
        if (why) return why
      }
      write('table', { table: id, name: asked.name, round })
      for (const seat of SEATS) {
        const name = asked.players[seat].trim()
        if (name) write('seating', { table: id, seat, player: playerNamed(db, write, name) })
      }
      const made = tableSummary(db, id, undefined)
      return made ? ok(made) : refused(refusals.tableNotMade)
    },
  })
}

type First = { data: string; rules: string; edition: string; ref: Ref; at: string; player: string | null }

/** Reads the newest hand of each table alone, not all hands. */
const summariesOf = (db: ReadableDb, tables: readonly TableName[]): readonly TableSummary[] => {
  const ids = JSON.stringify(tables.map(({ id }) => id))
  const caches = currentCaches(db)
  const rows = sql<ShownHand>(db, SHOWN).all(ids)
  const open = once(() => openFindings(db, caches, tables))
  return tables.map((table, n) => {
    const { acts, begun, ...row } = rows[n] as ShownHand
    const shown = row.id ? (row as HandRow) : undefined
    const make = () => atRest(db, table, shown, open()(table.id))
    return { ...cachedSummary(caches, table.id, { hand: shown?.id ?? null, make }), begun: begun === 1, inHand: acts ?? 0 }
  })
}

/** A hand, all null if the table has none. `acts`: number of its events; `begun`: the table has an event in any of its hands. */
type ShownHand = Partial<HandRow> & { readonly acts: number | null; readonly begun: 0 | 1 }

/** The number of the last event in force is the number of events. */
const SHOWN = `SELECT hand.id, hand.table_id, position, game, wind, hand.number, counters, seats, rules, edition, header,
    (SELECT number FROM event WHERE event.hand = hand.id AND number IS NOT NULL ORDER BY place DESC LIMIT 1) AS acts,
    EXISTS (SELECT 1 FROM hand one JOIN event ON event.hand = one.id AND event.number IS NOT NULL
      WHERE one.table_id = asked.value AND one.taken_back IS NULL) AS begun
  FROM json_each(?) asked LEFT JOIN hand ON hand.taken_back IS NULL AND hand.id =
    (SELECT id FROM hand newest WHERE newest.table_id = asked.value AND newest.taken_back IS NULL ORDER BY position DESC LIMIT 1)
  ORDER BY asked.key`

const atRest = (db: ReadableDb, { id, name, round }: TableName, hand: HandRow | undefined, open: readonly OpenAtLevel[]): CachedSummary => {
  const worstFirst = open.toSorted((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) || a.entry - b.entry)
  const [worst] = worstFirst
  const first = worst && sql<First>(db, FIRST).get(worst.id)
  const count = (level: Level): number => open.reduce((sum, one) => sum + (one.level === level ? one.count : 0), 0)
  const read = hand && readHandHeader(hand.header)
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
      violation: count('violation'),
      question: count('question'),
      record: count('record'),
      advice: count('advice'),
    },
    first: first
      ? {
          finding: JSON.parse(first.data) as Finding,
          rules: ruleSetNameIn(db, first.rules, first.edition),
          since: toLocalTime(db, first.ref, first.at),
          player: first.player,
        }
      : null,
    openIn: worstFirst
      .filter((one, n) => worstFirst.findIndex((other) => other.hand === one.hand) === n)
      .map((one) => ({ hand: one.hand, finding: one.id })),
    calls: callsAt(db, id),
    scores: result ? pointsIn(result.scores, hand) : scoresIn(header?.scores),
    signed: result ? new Date(result.at) : null,
    signedFor: result ? signedForOthers(db, result.scores, { hand, seated }) : null,
  }
}

const scoresIn = (scores: readonly number[] | undefined): BySeat<number> | null =>
  scores ? bySeat((seat) => scores[SEATS.indexOf(seat)] ?? 0) : null

/** The players of a signed result by the winds of a hand; null if the same sit there now. */
const signedForOthers = (
  db: ReadableDb,
  scores: string,
  { hand, seated }: { readonly hand: HandRow | undefined; readonly seated: BySeat<SeatedPlayer | null> },
): TableSummary['signedFor'] => {
  const signed = JSON.parse(scores) as readonly SignedScore[]
  const at = bySeat((seat) => signed.find((one) => one.seat === firstWindIn(seat, hand)))
  const isSame = SEATS.every((seat) => {
    const { player = null, playerName = null } = at[seat] ?? {}
    return player === (seated[seat]?.id ?? null) && (player !== null || playerName === (seated[seat]?.name ?? null))
  })
  return isSame ? null : bySeat((seat) => playerOfScore(db, at[seat]))
}

/** The player as signed for: with the name that the result has, and the number and country of today. */
const playerOfScore = (db: ReadableDb, score: SignedScore | undefined): PlayerAtTable | null => {
  if (!score || score.playerName === null) return null
  const known = sql<PlayerAtTable>(db, `SELECT ${PLAYER_DETAILS.join(', ')} FROM player WHERE id = ?`).get(score.player)
  return { number: null, ...NO_PLAYER_TEXTS, ...known, name: score.playerName }
}

type SignedScore = { readonly seat: Seat; readonly points: number; readonly player: string | null; readonly playerName: string | null }

/** Converts points by the winds of the first hand to the winds of another. */
const pointsIn = (scores: string, hand: HandRow | undefined): BySeat<number> => {
  const signed = JSON.parse(scores) as readonly SignedScore[]
  return bySeat((seat) => signed.find((one) => one.seat === firstWindIn(seat, hand))?.points ?? 0)
}

export const playerOf = (seated: SeatedPlayer | null): PlayerAtTable | null => seated && listedDetails(seated)

const playerNamed = (db: ReadableDb, write: Write, name: string): string => {
  const [known] = playersNamed(db, name)
  if (known) return known.id
  const player = newId()
  addPlayer(db, write, player, name)
  return player
}

/** Adds a player to the list with the next number. */
export const addPlayer = (db: ReadableDb, write: Write, player: string, name: string): void => {
  const number = sql<number>(db, 'SELECT 1 + coalesce(max(number), 0) FROM player').pluck().get() ?? null
  write('player', { player, number, name, ...NO_PLAYER_TEXTS })
}

const FIRST = `SELECT data, rules, edition, ref, at, coalesce((SELECT name FROM player WHERE player.id = finding.player), player_name) AS player
  FROM finding WHERE id = ?`

const RESULT = `SELECT at, scores FROM result WHERE table_id = ? AND taken_back IS NULL
  AND NOT EXISTS (SELECT 1 FROM result_reopened r WHERE r.result = result.id AND r.taken_back IS NULL) ORDER BY id DESC LIMIT 1`
