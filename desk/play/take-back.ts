import { type ReadableDb, sql } from '../../db/handle.ts'
import type { Ref } from '../../db/log/entry.ts'
import type { Result } from '../../engine/result.ts'
import type { Office, OpenFile } from '../office.ts'
import { type Refusal, refused } from '../refusal.ts'
import { actOfRuling } from '../rulings/act-of-ruling.ts'
import { save } from '../saving.ts'
import { refusals } from '../words/refusals.ts'
import { type FindingChange, logFindings } from './log-findings.ts'
import { handRow, playHand } from './played-hand.ts'

/** The last act of a table that stands: what an undo would take back. `act`: the number of its first event, 0 for a hand just begun. */
export type LastAct = {
  readonly hand: string
  readonly text: string
  readonly act: number
  readonly refs: readonly Ref[]
  /** The signed ruling that it is; `exported`: a report of it has left the file. */
  readonly ruling?: { readonly by: string; readonly exported: boolean }
}

/** A line that was entered, with all its events and the ruling and penalty that hang on it; or a hand that has no event yet. */
export const lastAct = (db: ReadableDb, table: string): LastAct | null => {
  const last = sql<EventRow>(db, LAST_EVENT).get(table)
  const begun = sql<HandRow>(db, LAST_HAND).get(table)
  if (begun && (!last || begun.entry > last.entry))
    return { hand: begun.id, text: `@hand ${begun.wind}${begun.number} ${begun.counters}`, act: 0, refs: [begun.ref] }
  if (!last) return null
  const first = last.number - (last.form_part ?? 1) + 1
  const refs = sql<Ref>(db, 'SELECT ref FROM event WHERE hand = ? AND number >= ? ORDER BY place').pluck().all(last.hand, first)
  const ruling = sql<RulingRow>(db, RULING).get(last.ref)
  return {
    hand: last.hand,
    text: last.form_text ?? last.text,
    act: first,
    refs: ruling ? [...new Set([...refs, ...actOfRuling(db, ruling.id)])] : refs,
    ...(ruling && { ruling: { by: ruling.by, exported: ruling.exported === 1 } }),
  }
}

/** What an undo took back and nothing has overtaken since. */
export const lastUndo = (db: ReadableDb, table: string): { readonly ref: Ref; readonly text: string } | null =>
  sql<{ ref: Ref; text: string }>(db, LAST_UNDO).get(table) ?? null

/** At which table, by whom; a `key` is done once. `keepsRulings`: refused where the last act is a signed ruling. */
export type TakingBack = {
  readonly table: string
  readonly by: string
  readonly keepsRulings?: boolean | undefined
  readonly key?: string | undefined
}

/** The hand that it changed, null where it had been done before. */
export type TakenBack = FindingChange & { readonly hand: string | null }

/** Takes the last act back. It stays in the log; what the engine finds without it is shown. */
export const undo = (office: Office, open: OpenFile, { table, by, key, keepsRulings }: TakingBack): Result<TakenBack, Refusal> =>
  save<TakenBack>(office, open, {
    by,
    table,
    once: key === undefined ? undefined : { key, again: { hand: null, came: [], gone: [] } },
    act: (write) => {
      const last = lastAct(open.db, table)
      if (!last) return refused(refusals.nothingToUndo)
      if (last.ruling && keepsRulings) return refused(refusals.signed(last.ruling.by))
      write('undo', { table, entries: [...last.refs], text: last.text })
      return { ok: true, value: { hand: last.hand, ...refold(open, write, last.hand) } }
    },
  })

/** Puts back what the last undo took back. */
export const redo = (office: Office, open: OpenFile, { table, by, key }: TakingBack): Result<TakenBack, Refusal> =>
  save<TakenBack>(office, open, {
    by,
    table,
    once: key === undefined ? undefined : { key, again: { hand: null, came: [], gone: [] } },
    act: (write) => {
      const taken = lastUndo(open.db, table)
      if (!taken) return refused(refusals.nothingToRedo)
      write('redo', { undo: taken.ref })
      const hand = lastAct(open.db, table)?.hand ?? ''
      return { ok: true, value: { hand, ...refold(open, write, hand) } }
    },
  })

const refold = ({ db, hands }: OpenFile, write: Parameters<typeof logFindings>[1], hand: string): FindingChange => {
  const row = handRow(db, hand)
  return row ? logFindings(db, write, playHand(db, hands, row)) : { came: [], gone: [] }
}

type RulingRow = { id: number; by: string; exported: 0 | 1 }
const RULING = `SELECT id, by, EXISTS (SELECT 1 FROM export WHERE export.incident = ruling.incident AND export.entry > ruling.entry) AS exported
  FROM ruling WHERE event = ? AND taken_back IS NULL`

type EventRow = { entry: number; ref: Ref; hand: string; number: number; text: string; form_text: string | null; form_part: number | null }
type HandRow = { id: string; entry: number; ref: Ref; wind: string; number: number; counters: number }

/** Through the newest act of each hand, so that it costs the same however much the file holds. */
const LAST_EVENT = `SELECT event.entry, event.ref, event.hand, event.number, event.text, event.form_text, event.form_part
  FROM hand JOIN event ON event.entry = (SELECT max(entry) FROM event last WHERE last.hand = hand.id AND last.number IS NOT NULL)
  WHERE hand.table_id = ? AND hand.taken_back IS NULL ORDER BY event.entry DESC LIMIT 1`

const LAST_HAND = `SELECT id, entry, ref, wind, number, counters FROM hand
  WHERE table_id = ? AND taken_back IS NULL AND NOT EXISTS (SELECT 1 FROM event WHERE event.hand = hand.id AND event.number IS NOT NULL)
  ORDER BY position DESC LIMIT 1`

/** The newest undo that was not redone, unless something was entered at the table after it. */
const LAST_UNDO = 'SELECT ref, text FROM undo WHERE table_id = ? AND redone IS NULL AND overtaken IS NULL ORDER BY entry DESC LIMIT 1'
