import type { Ref } from '../../../db/log/entry.ts'
import type { Kind } from '../../../db/log/kinds.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import { handsAt } from '../tables/table-hands.ts'

/** Scope of an undo: one table, or (null) the whole tournament; `by`: only this author's acts; `before`: only acts before that entry. */
export type UndoScope = { readonly table: string | null; readonly by?: string | undefined; readonly before?: number | undefined }

/** An act in force that an undo would revert. `act`: number of its first event, 0 if it is none; `text`: in notation if it is an event. */
export type UndoableAct = {
  readonly kind: Kind
  readonly table: string | null
  readonly hand: string | null
  readonly text: string
  readonly act: number
  readonly refs: readonly Ref[]
  readonly by: string
  /** The act's signed ruling; `exported`: a report with it has been exported. */
  readonly ruling?: { readonly by: string; readonly exported: boolean }
}

/** The newest undoable act: in force, and nothing depends on it except findings, which are judged again. */
export const undoableAct = (db: ReadableDb, scope: UndoScope): UndoableAct | null => {
  for (let before = scope.before ?? Number.MAX_SAFE_INTEGER; ; ) {
    const entry = newestBefore(db, scope, before)
    if (entry === undefined) return null
    const head = headOf(db, entry)
    const parts = partsOf(db, head)
    if (!parts.some((part) => isNeeded(db, part, parts))) return actOf(db, head, parts)
    before = head.seq
  }
}

/** The act that an entry belongs to. */
export const actOfEntry = (db: ReadableDb, entry: number): UndoableAct => {
  const head = headOf(db, entry)
  return actOf(db, head, partsOf(db, head))
}

/** A row of `entry`. */
type Line = {
  readonly seq: number
  readonly device: string
  readonly number: number
  readonly kind: Kind
  readonly by: string
  readonly body: {
    readonly hand?: string
    readonly with?: Ref
    readonly event?: Ref | null
    readonly ruling?: Ref
    readonly form?: { part: number } | null
  }
}

const newestBefore = (db: ReadableDb, { table, by }: UndoScope, before: number): number | undefined => {
  const own = by === undefined ? '' : ' AND by = ?'
  const who = by === undefined ? [] : [by]
  const event =
    table === null
      ? sql<number>(db, `SELECT max(entry) FROM event WHERE number IS NOT NULL AND entry < ?${own}`)
          .pluck()
          .get(before, ...who)
      : by === undefined && before === Number.MAX_SAFE_INTEGER
        ? handsAt(db, table).reduce((newest, hand) => Math.max(newest, hand.newest ?? 0), 0)
        : sql<number>(db, `SELECT max(${newestOfHand(own)}) FROM hand WHERE table_id = ? AND taken_back IS NULL`)
            .pluck()
            .get(before, ...who, table)
  const at = table === null ? [] : [table]
  const other = sql<number>(
    db,
    `SELECT max(entry) FROM act WHERE taken_back IS NULL AND entry < ?${own}${table === null ? '' : ' AND table_id = ?'}`,
  )
    .pluck()
    .get(before, ...who, ...at)
  const newest = Math.max(event ?? 0, other ?? 0)
  return newest === 0 ? undefined : newest
}

/** Through the newest act of each hand, so that the cost doesn't depend on the size of the file. */
const newestOfHand = (own: string): string =>
  `(SELECT entry FROM event WHERE event.hand = hand.id AND number IS NOT NULL AND entry < ?${own} ORDER BY entry DESC LIMIT 1)`

const COLUMNS = 'seq, device, number, kind, by, body'
type Row = Omit<Line, 'body'> & { readonly body: string }
const lineFrom = (row: Row | undefined): Line | undefined => row && { ...row, body: JSON.parse(row.body) as Line['body'] }
const lineAt = (db: ReadableDb, device: string, number: number): Line | undefined =>
  lineFrom(sql<Row>(db, `SELECT ${COLUMNS} FROM entry WHERE device = ? AND number = ?`).get(device, number))
const nameOf = ({ device, number }: Line): Ref => `${device}:${number}`

/** The first entry of the act that an entry belongs to. */
const headOf = (db: ReadableDb, seq: number): Line => {
  const line = lineFrom(sql<Row>(db, `SELECT ${COLUMNS} FROM entry WHERE seq = ?`).get(seq))
  if (!line) throw new Error(`entry ${seq} is not in the log`)
  const { device, number, body } = line
  const first = body.with ? Number(body.with.slice(body.with.lastIndexOf(':') + 1)) : number - (body.form?.part ?? 1) + 1
  return (first === number ? undefined : lineAt(db, device, first)) ?? line
}

/** All entries of an act, the first one first. Entries of an act are consecutive for their device. */
const partsOf = (db: ReadableDb, head: Line): readonly Line[] => {
  const parts = [head]
  let { number } = head
  for (const row of sql<Row>(db, FOLLOWING).iterate(head.device, number)) {
    const line = lineFrom(row)
    if (line?.number !== ++number || (!SHOWN.includes(line.kind) && !isPart(parts, line))) break
    if (!SHOWN.includes(line.kind)) parts.push(line)
  }
  return parts
}
const FOLLOWING = `SELECT ${COLUMNS} FROM entry WHERE device = ? AND number > ? ORDER BY number`
const SHOWN: readonly Kind[] = ['finding', 'finding-gone']

const isPart = (parts: readonly Line[], line: Line): boolean => {
  const { with: first, form, event, ruling } = line.body
  const isOf = (ref: Ref | null | undefined) => parts.some((part) => nameOf(part) === ref)
  if (first !== undefined) return isOf(first)
  if (line.kind === 'event') return (form?.part ?? 1) > 1
  if (line.kind === 'ruling') return isOf(event)
  return line.kind === 'penalty' && isOf(ruling)
}

const actOf = (db: ReadableDb, head: Line, parts: readonly Line[]): UndoableAct => {
  const ruling = rulingIn(db, parts)
  const { kind } = head
  const table = sql<string | null>(
    db,
    kind === 'event'
      ? 'SELECT hand.table_id FROM event JOIN hand ON hand.id = event.hand WHERE event.entry = ?'
      : 'SELECT table_id FROM act WHERE entry = ?',
  )
    .pluck()
    .get(head.seq)
  return {
    kind,
    table: table ?? null,
    hand: head.body.hand ?? null,
    by: head.by,
    ...said(db, head),
    refs: parts
      .filter((part) => stands(db, part) && (part === head || part.kind !== 'incident' || !isSpokenOf(db, part, parts)))
      .map(nameOf),
    ...(ruling && { ruling: { by: ruling.by, exported: ruling.exported === 1 } }),
  }
}

type RulingRow = { readonly id: number; readonly by: string; readonly exported: 0 | 1 }
const rulingIn = (db: ReadableDb, parts: readonly Line[]): RulingRow | undefined => {
  const line = parts.find(({ kind }) => kind === 'ruling')
  return (
    line &&
    sql<RulingRow>(
      db,
      `SELECT id, by, EXISTS (SELECT 1 FROM export WHERE export.incident = ruling.incident AND export.entry > ruling.entry) AS exported
       FROM ruling WHERE ref = ?`,
    ).get(nameOf(line))
  )
}

/** Whether a part of an act is in force: a part that concerns an incident can have been undone on its own. */
const stands = (db: ReadableDb, part: Line): boolean => {
  const table = OF_AN_INCIDENT[part.kind]
  return table === undefined || sql(db, `SELECT 1 FROM ${table} WHERE ref = ? AND taken_back IS NULL`).get(nameOf(part)) !== undefined
}

const OF_AN_INCIDENT: { readonly [K in Kind]?: string } = {
  incident: 'incident',
  ruling: 'ruling',
  penalty: 'penalty',
  'penalty-cancelled': 'penalty_cancelled',
  'appeal-decided': 'appeal_decided',
}

/** The text of the act for the undo button. */
const said = (db: ReadableDb, { kind, seq, number, device }: Line): Pick<UndoableAct, 'text' | 'act'> => {
  if (kind === 'event') {
    const row = sql<{ text: string; act: number }>(
      db,
      'SELECT coalesce(form_text, text) AS text, coalesce(number, 0) AS act FROM event WHERE entry = ?',
    )
    return row.get(seq) ?? { text: '', act: 0 }
  }
  const text = SAYS[kind]
  return { act: 0, text: text === undefined ? '' : (sql<string | null>(db, text).pluck().get(`${device}:${number}`) ?? '') }
}

const SAYS: { readonly [K in Kind]?: string } = {
  hand: "SELECT '@hand ' || (body ->> '$.wind') || (body ->> '$.number') || ' ' || (body ->> '$.counters') FROM past WHERE ref = ?",
  tournament: "SELECT body ->> '$.name' FROM past WHERE ref = ?",
  referee: "SELECT body ->> '$.name' FROM past WHERE ref = ?",
  player: "SELECT body ->> '$.name' FROM past WHERE ref = ?",
  withdrawal: `SELECT CASE back WHEN 1 THEN '+ ' ELSE '− ' END || coalesce(player.name, referee.name) FROM withdrawal
    LEFT JOIN player ON player.id = withdrawal.player LEFT JOIN referee ON referee.id = withdrawal.referee WHERE withdrawal.ref = ?`,
  table: "SELECT body ->> '$.name' FROM past WHERE ref = ?",
  round: "SELECT 'round ' || (body ->> '$.round') FROM past WHERE ref = ?",
  'round-clock': "SELECT 'round ' || round || ' ' || what FROM round_clock WHERE ref = ?",
  'time-added': "SELECT 'round ' || round || ' +' || minutes FROM time_added WHERE ref = ?",
  'live-timing': "SELECT 'live timing ' || CASE is_on WHEN 1 THEN 'on' ELSE 'off' END FROM live_timing WHERE ref = ?",
  'event-removed':
    "SELECT group_concat(text, ', ') FROM (SELECT text FROM event_removed JOIN event ON event.entry = event_removed.event WHERE event_removed.ref = ? ORDER BY place)",
  'fork-settled':
    "SELECT CASE how WHEN 'ordered' THEN 'acts put in order' ELSE 'acts kept as they are' END FROM fork_settled WHERE ref = ?",
  'hands-settled':
    "SELECT CASE WHEN stands IN ('one', 'other') THEN 'one of two hands kept' ELSE 'both hands kept' END FROM hands_settled WHERE ref = ?",
  import: 'SELECT file FROM import WHERE ref = ?',
  // the measure at the table that this entry adds to the previous one, or removes
  'incident-filled': `WITH this AS (SELECT * FROM incident_filled WHERE ref = ?),
    now AS (SELECT value FROM this, json_each(fields ->> '$.done.remedies')),
    before AS (SELECT value FROM this, json_each(coalesce(
      (SELECT earlier.fields ->> '$.done.remedies' FROM incident_filled earlier WHERE earlier.incident = this.incident AND earlier.entry < this.entry
        AND earlier.taken_back IS NULL AND earlier.fields ->> '$.done.ruling' = this.fields ->> '$.done.ruling' ORDER BY earlier.entry DESC LIMIT 1),
      (SELECT remedies FROM ruling WHERE ruling.ref = this.fields ->> '$.done.ruling'))))
    SELECT group_concat(said, ', ') FROM (SELECT '+ ' || value AS said FROM now WHERE value NOT IN (SELECT value FROM before)
      UNION ALL SELECT '− ' || value FROM before WHERE value NOT IN (SELECT value FROM now))`,
  incident: "SELECT '! ' || name FROM incident JOIN table_ ON table_.id = incident.table_id WHERE incident.ref = ?",
  ruling: 'SELECT rule FROM ruling WHERE ref = ?',
}

/** Whether a later entry depends on the act and can't be judged again without it. */
const isNeeded = (db: ReadableDb, part: Line, parts: readonly Line[]): boolean =>
  part.kind === 'incident' ? part === parts[0] && isSpokenOf(db, part, parts) : isAskedFor(db, NEEDED[part.kind], part, parts)

/** Whether entries of other acts concern the incident. */
const isSpokenOf = (db: ReadableDb, part: Line, parts: readonly Line[]): boolean => isAskedFor(db, SPOKEN_OF, part, parts)

const isAskedFor = (db: ReadableDb, query: string | undefined, part: Line, parts: readonly Line[]): boolean =>
  query !== undefined &&
  sql(db, `WITH one (ref, seq) AS (VALUES (?, ?)) ${query}`).get(nameOf(part), parts.at(-1)?.seq ?? part.seq) !== undefined

const SPOKEN_OF = ['ruling', 'statement', 'attachment', 'incident_filled', 'appeal', 'incident_closed']
  .map(
    (table) =>
      `SELECT 1 FROM ${table} later JOIN incident ON incident.id = later.incident JOIN one ON one.ref = incident.ref WHERE later.taken_back IS NULL AND later.entry > seq`,
  )
  .join(' UNION ALL ')

const SUBJECT = '(SELECT subject FROM past WHERE ref = (SELECT ref FROM one))'
const EARLIER = `SELECT 1 FROM past earlier JOIN past ON past.kind = earlier.kind AND past.subject = earlier.subject JOIN one ON one.ref = past.ref
  WHERE earlier.entry < past.entry AND earlier.taken_back IS NULL`
const ON_RULING =
  'JOIN ruling ON ruling.id = later.ruling JOIN one ON one.ref = ruling.ref WHERE later.taken_back IS NULL AND later.entry > seq'
const NEEDED: { readonly [K in Kind]?: string } = {
  hand: `SELECT 1 FROM one WHERE NOT EXISTS (${EARLIER}) AND (EXISTS (SELECT 1 FROM event WHERE hand = ${SUBJECT} AND number IS NOT NULL AND entry > seq)
    OR EXISTS (SELECT 1 FROM past WHERE kind = 'hand' AND subject = ${SUBJECT} AND entry > seq AND taken_back IS NULL))`,
  ruling: `SELECT 1 FROM reviewed later ${ON_RULING} UNION ALL SELECT 1 FROM appeal later ${ON_RULING}
    UNION ALL SELECT 1 FROM ruling_superseded link JOIN ruling later ON later.id = link.ruling JOIN ruling ON ruling.id = link.former JOIN one ON one.ref = ruling.ref
      WHERE later.taken_back IS NULL`,
  appeal:
    'SELECT 1 FROM appeal_decided later JOIN appeal ON appeal.id = later.appeal JOIN one ON one.ref = appeal.ref WHERE later.taken_back IS NULL AND later.entry > seq',
  'result-signed':
    'SELECT 1 FROM result_reopened later JOIN result ON result.id = later.result JOIN one ON one.ref = result.ref WHERE later.taken_back IS NULL',
  referee: `SELECT 1 FROM sign_in WHERE referee = ${SUBJECT}`,
  tournament: `SELECT 1 FROM one WHERE NOT EXISTS (${EARLIER})`,
  table: `SELECT 1 FROM live_timing WHERE table_id = ${SUBJECT} AND taken_back IS NULL
    UNION ALL SELECT 1 FROM hand WHERE table_id = ${SUBJECT} AND taken_back IS NULL
    UNION ALL SELECT 1 FROM incident WHERE table_id = ${SUBJECT} AND taken_back IS NULL`,
  // without it, the clock times since then would count as table time, and would raise violations
  'live-timing': `SELECT 1 FROM live_timing JOIN one ON one.ref = live_timing.ref JOIN hand ON hand.table_id = live_timing.table_id JOIN event ON event.hand = hand.id
    WHERE live_timing.is_on = 1 AND event.number IS NOT NULL AND event.entry > seq`,
  player: `SELECT 1 FROM finding WHERE player = ${SUBJECT} UNION ALL SELECT 1 FROM penalty WHERE player = ${SUBJECT}
    UNION ALL SELECT 1 FROM seating JOIN past ON past.kind = 'seating' AND past.entry = seating.entry JOIN one WHERE player = ${SUBJECT} AND past.entry > seq
    UNION ALL SELECT 1 FROM seat_change JOIN one WHERE player = ${SUBJECT} AND seat_change.entry > seq AND taken_back IS NULL`,
  seating: `SELECT 1 FROM hand WHERE table_id = substr(${SUBJECT}, 3) AND taken_back IS NULL`,
  round: ['table_', 'round_clock WHERE taken_back IS NULL', 'time_added WHERE taken_back IS NULL']
    .map(
      (later) =>
        `SELECT 1 FROM (SELECT round, entry FROM ${later}) later JOIN one WHERE later.round = CAST(${SUBJECT} AS INTEGER) AND later.entry > seq`,
    )
    .join(' UNION ALL '),
}
