import type { Ref } from '../../../db/log/entry.ts'
import { isKnownKind, neededQuery, projections } from '../../../db/projections/by-kind.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { EntryKind } from '../../../engine/wording/record/log-entries.ts'
import { entryKinds } from '../../context/permissions/entry-kinds.ts'
import { handsAt } from '../tables/table-hands.ts'

/** Scope of an undo: one table, or (null) the whole tournament; `by`: only this author's acts; `before`: only acts before that entry. */
export type UndoScope = { readonly table: string | null; readonly by?: string | undefined; readonly before?: number | undefined }

/** An act in force that an undo would revert. `act`: number of its first event, 0 if it is none; `text`: in notation if it is an event. */
export type UndoableAct = {
  readonly kind: EntryKind
  readonly table: string | null
  readonly hand: string | null
  readonly text: string
  readonly act: number
  readonly refs: readonly Ref[]
  readonly by: string
  /** The act's signed ruling; `exported`: a report with it has been exported. */
  readonly ruling?: { readonly by: string; readonly exported: boolean }
}

/** Whether an undo must be meant for this act: a signature or the seats depend on it. */
export const isOnlyMeant = ({ kind }: Pick<UndoableAct, 'kind'>): boolean => entryKinds[kind].undoneBy === 'signer'

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

/** The act of an entry outside the record of a hand. `needed`: later entries depend on it; `none`: it is undone, or there is none. */
export const actInForce = (db: ReadableDb, entry: number): UndoableAct | 'needed' | 'none' => {
  if (!sql(db, 'SELECT 1 FROM act WHERE entry = ? AND taken_back IS NULL').get(entry)) return 'none'
  const head = headOf(db, entry)
  const parts = partsOf(db, head)
  return parts.some((part) => isNeeded(db, part, parts)) ? 'needed' : actOf(db, head, parts)
}

export const actOfEntry = (db: ReadableDb, entry: number): UndoableAct => {
  const head = headOf(db, entry)
  return actOf(db, head, partsOf(db, head))
}

/** A row of `entry`. */
type Line = {
  readonly seq: number
  readonly device: string
  readonly number: number
  readonly kind: EntryKind
  readonly by: string
  readonly body: {
    readonly hand?: string
    readonly with?: Ref
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
type Row = Omit<Line, 'body' | 'kind'> & { readonly body: string; readonly kind: string }
/** Undefined for an entry of a newer version, which belongs to no act. */
const lineFrom = (row: Row | undefined): Line | undefined => {
  if (!row) return undefined
  const { kind, body } = row
  return isKnownKind(kind) ? { ...row, kind, body: JSON.parse(body) as Line['body'] } : undefined
}
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
    if (row.number !== ++number || !isKnownKind(row.kind)) break
    if (projections[row.kind].act === 'none') continue
    const line = lineFrom(row)
    if (!line || !isPart(parts, line)) break
    parts.push(line)
  }
  return parts
}
const FOLLOWING = `SELECT ${COLUMNS} FROM entry WHERE device = ? AND number > ? ORDER BY number`

/** An entry names the first one of its act; the lines of one input are parts of one form. */
const isPart = (parts: readonly Line[], { body: { with: first, form } }: Line): boolean =>
  first === undefined ? (form?.part ?? 1) > 1 : parts.some((part) => nameOf(part) === first)

const actOf = (db: ReadableDb, head: Line, parts: readonly Line[]): UndoableAct => {
  const ruling = rulingIn(db, parts)
  return {
    kind: head.kind,
    table: sql<string | null>(db, TABLE).pluck().get(head.seq, head.seq) ?? null,
    hand: head.body.hand ?? null,
    by: head.by,
    ...said(db, head),
    refs: parts
      .filter((part) => stands(db, part) && (part === head || !projections[part.kind].undo?.remains || !isAskedFor(db, part, parts)))
      .map(nameOf),
    ...(ruling && { ruling: { by: ruling.by, exported: ruling.exported === 1 } }),
  }
}

const TABLE = `SELECT coalesce((SELECT table_id FROM act WHERE entry = ?),
  (SELECT hand.table_id FROM event JOIN hand ON hand.id = event.hand WHERE event.entry = ?))`

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

/** Whether a part of an act is in force. */
const stands = (db: ReadableDb, part: Line): boolean => {
  const { undo } = projections[part.kind]
  return !undo?.isUndoneAlone || sql(db, `SELECT 1 FROM ${undo.rows} WHERE ref = ? AND taken_back IS NULL`).get(nameOf(part)) !== undefined
}

/** The text of the act for the undo button; the kind of its entry if it has none of its own. */
const said = (db: ReadableDb, head: Line): Pick<UndoableAct, 'text' | 'act'> => {
  const query = projections[head.kind].undo?.text ?? null
  return {
    act: sql<number | null>(db, 'SELECT number FROM event WHERE entry = ?').pluck().get(head.seq) ?? 0,
    text: (query === null ? null : sql<string | null>(db, query).pluck().get(nameOf(head))) || head.kind,
  }
}

/** Whether a later entry depends on the act and can't be judged again without it. */
const isNeeded = (db: ReadableDb, part: Line, parts: readonly Line[]): boolean =>
  (part === parts[0] || !projections[part.kind].undo?.remains) && isAskedFor(db, part, parts)

const isAskedFor = (db: ReadableDb, part: Line, parts: readonly Line[]): boolean => {
  const query = neededQuery(part.kind)
  return (
    query !== null &&
    sql(db, `WITH one (ref, seq) AS (VALUES (?, ?)) ${query}`).get(nameOf(part), parts.at(-1)?.seq ?? part.seq) !== undefined
  )
}
