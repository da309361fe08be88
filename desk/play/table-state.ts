import { type ReadableDb, sql } from '../../db/handle.ts'
import { head } from '../../db/log/read.ts'
import { begin } from '../../engine/judge.ts'
import { BARE } from '../../engine/notation/header.ts'
import type { Result } from '../../engine/result.ts'
import { bySeat, type Seat } from '../../engine/seats.ts'
import { viewOf } from '../../engine/table/view.ts'
import type { TableView } from '../../engine/view.ts'
import { ruleSetNameOf } from '../../engine/words/rule-sets.ts'
import type { Act, Change, HandSummary, TableState } from '../contract.ts'
import type { OpenFile } from '../office.ts'
import { notFound, type Refusal } from '../refusal.ts'
import { refusals } from '../words/refusals.ts'
import { lastAct } from './last-act.ts'
import type { FindingChange } from './log-findings.ts'
import { handRow, newestHand, playHand, rulesOf } from './played-hand.ts'
import { shownFindings } from './shown-findings.ts'
import { tableSummary } from './tables.ts'
import { lastUndo } from './take-back.ts'

export type Place = { readonly table: string; readonly hand?: string | undefined; readonly at?: number | undefined }

/** Everything that the table screen draws, at one moment of the log. */
export const tableState = (open: OpenFile, place: Place): Result<TableState, Refusal> => open.db.transaction(() => read(open, place))()

/** What an act changed, with the table as it is now. */
export const changeOf = (
  open: OpenFile,
  table: string,
  hand: string | null,
  { came, gone, moved }: FindingChange,
): Result<Change, Refusal> => {
  const shown = hand && handRow(open.db, hand) ? { table, hand } : { table }
  const state = tableState(open, shown)
  return state.ok
    ? {
        ok: true,
        value: { state: state.value, came: came.map(({ id }) => id), gone: gone.map(({ id }) => id), moved: moved.map(({ id }) => id) },
      }
    : state
}

const read = ({ db, hands }: OpenFile, { table, hand, at }: Place): Result<TableState, Refusal> => {
  const row = hand ? handRow(db, hand) : newestHand(db, table)
  const summary = tableSummary(db, table, row?.id)
  if (!summary) return notFound(refusals.noTable)
  if (hand && row?.table_id !== table) return notFound(refusals.noHand)
  const undoable = lastAct(db, { table })
  const redoable = lastUndo(db, { table })
  const played = row && playHand(db, hands, row)
  const play = played ? played.plays[Math.min(at ?? played.events.length, played.events.length)] : undefined
  const shown = play ?? begin(BARE, rulesOf(db, tournamentRules(db), []))
  return {
    ok: true,
    value: {
      table: summary,
      hands: handsOf(db, table),
      hand: row?.id ?? '',
      rules: ruleSetNameOf(shown.rules),
      view: named(viewOf(shown), summary),
      acts: row ? actsOf(db, row.id) : [],
      findings: row ? shownFindings(db, row.id) : [],
      canUndo: undoable && { text: undoable.text, act: undoable.act, ...(undoable.ruling && { ruling: undoable.ruling }) },
      canRedo: redoable && { text: redoable.text },
      seq: head(db)?.seq ?? 0,
    },
  }
}

/** Names from the seating, where the hand's record has none. */
const named = (view: TableView, { players }: TableState['table']): TableView => ({
  ...view,
  seats: bySeat((seat) => ({ ...view.seats[seat], name: view.seats[seat].name || (players[seat]?.name ?? null) })),
})

const tournamentRules = (db: ReadableDb): { rules: string; edition: string } =>
  sql<{ rules: string; edition: string }>(db, 'SELECT rules, edition FROM tournament').get() ?? { rules: 'wrc-2015', edition: '' }

const handsOf = (db: ReadableDb, table: string): readonly HandSummary[] =>
  sql<HandSummary & { wind: Seat }>(
    db,
    `SELECT id, position, wind, number, counters, coalesce((SELECT event.number FROM event WHERE event.hand = hand.id AND event.number IS NOT NULL ORDER BY place DESC LIMIT 1), 0) AS acts
     FROM hand WHERE table_id = ? AND taken_back IS NULL ORDER BY position`,
  ).all(table)

type ActRow = {
  number: number
  seq: number
  text: string
  form_text: string | null
  form_part: number
  form_parts: number
  at: string
  by: string
}

const actsOf = (db: ReadableDb, hand: string): readonly Act[] =>
  sql<ActRow>(
    db,
    'SELECT number, entry AS seq, text, form_text, form_part, form_parts, at, by FROM event WHERE hand = ? AND number IS NOT NULL ORDER BY place',
  )
    .all(hand)
    .map(({ number, seq, text, form_text, form_part, form_parts, at, by }, i, rows) => {
      const form = form_text !== null && isWhole(rows, i) ? { text: form_text, part: form_part, parts: form_parts } : null
      return { number, seq, text, form, at: new Date(at), by }
    })

/** Whether the short form that an act was entered in still stands whole: a correction can have parted it. */
const isWhole = (rows: readonly ActRow[], i: number): boolean => {
  const { form_text, form_part, form_parts } = rows[i] as ActRow
  return Array.from({ length: form_parts }, (_, n) => rows[i - form_part + 1 + n]).every(
    (row, n) => row?.form_text === form_text && row.form_part === n + 1,
  )
}
