import { type ReadableDb, sql } from '../../db/handle.ts'
import type { Ref } from '../../db/log/entry.ts'
import { head } from '../../db/log/read.ts'
import { begin } from '../../engine/judge.ts'
import { BARE } from '../../engine/notation/header.ts'
import type { Result } from '../../engine/result.ts'
import { bySeat } from '../../engine/seats.ts'
import { viewOf } from '../../engine/table/view.ts'
import type { TableView } from '../../engine/view.ts'
import { ruleSetNameOf } from '../../engine/words/rule-sets.ts'
import type { Act, HandSummary } from '../contract/hands.ts'
import type { Change, TableState } from '../contract/tables.ts'
import { forksAt } from '../forks/forks.ts'
import { handsApartAt } from '../forks/hands-apart.ts'
import type { OpenFile } from '../office.ts'
import { notFound, type Refusal } from '../refusal.ts'
import { rulesOrDefault } from '../rule-sets/in-force.ts'
import { refusals } from '../words/refusals.ts'
import { lastAct } from './last-act.ts'
import { isLive } from './live-timing.ts'
import type { FindingChange } from './log-findings.ts'
import { lastUndo } from './named-act.ts'
import { handRow, newestHand, playHand, rulesOf, settingsOf } from './played-hand.ts'
import { scoreTotal } from './score-total.ts'
import { headed } from './seen-acts.ts'
import { shownFindings } from './shown-findings.ts'
import { handsAt } from './table-hands.ts'
import { tableSummary } from './tables.ts'

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
  const first = played?.plays[0] ?? begin(BARE, rulesOf(db, rulesOrDefault(db, table), []))
  const shown = play ?? first
  return {
    ok: true,
    value: {
      table: summary,
      hands: handsOf(db, table),
      hand: row?.id ?? '',
      rules: ruleSetNameOf(shown.rules),
      header: row ? row.header.split('\n').filter((line) => line !== '' && !line.startsWith('@set ')) : [],
      headed: row ? headed(db, row.id) : null,
      settings: row ? settingsOf(row) : [],
      live: isLive(db, table),
      reds: shown.rules.settings['red-fives'] > 0,
      view: named(viewOf(shown), summary),
      start: { rules: first.rules, header: first.header, carry: first.carry },
      acts: row ? actsOf(db, row.id) : [],
      end: played?.end ?? null,
      forks: row ? forksAt(db, row.id) : 0,
      handsApart: handsApartAt(db, table).length,
      total: scoreTotal(db, { table, row, settings: shown.rules.settings }),
      findings: played ? shownFindings(db, played) : [],
      canUndo: undoable && {
        ref: undoable.refs[0] ?? null,
        text: undoable.text,
        act: undoable.act,
        by: undoable.by,
        ...(undoable.ruling && { ruling: undoable.ruling }),
      },
      canRedo: redoable && { ref: redoable.ref, text: redoable.text },
      seq: head(db)?.seq ?? 0,
    },
  }
}

/** Names from the seating, where the hand's record has none. */
const named = (view: TableView, { players }: TableState['table']): TableView => ({
  ...view,
  seats: bySeat((seat) => ({ ...view.seats[seat], name: view.seats[seat].name || (players[seat]?.name ?? null) })),
})

/** The hands of a table that stand, in order. */
export const handsOf = (db: ReadableDb, table: string): readonly HandSummary[] =>
  handsAt(db, table).map(({ id, position, wind, number, counters, noted, acts }) => ({
    id,
    position,
    wind,
    number,
    counters,
    noted: noted === 1,
    acts,
  }))

type ActRow = {
  number: number | null
  seq: number
  ref: Ref
  text: string
  form_text: string | null
  form_part: number
  form_parts: number
  replaces: number | null
  at: string
  by: string
}

/** The acts of a hand that stand, as they were entered. */
export const actsOf = (db: ReadableDb, hand: string): readonly Act[] => {
  const listed = sql<ActRow>(
    db,
    'SELECT number, entry AS seq, ref, text, form_text, form_part, form_parts, replaces, at, by FROM event WHERE hand = ? ORDER BY place',
  ).all(hand)
  const bySeq = new Map(listed.map((row) => [row.seq, row]))
  const inserted = new Set<number>()
  let next = Number.MAX_SAFE_INTEGER
  for (const { seq } of listed.toReversed()) {
    if (seq > next) inserted.add(seq)
    next = Math.min(next, seq)
  }
  return listed.filter(isStanding).map(({ number, seq, ref, text, form_text, form_part, form_parts, replaces, at, by }, i, rows) => {
    const form = form_text !== null && isWhole(rows, i) ? { text: form_text, part: form_part, parts: form_parts } : null
    const was = firstText(bySeq, replaces)
    return { number, seq, ref, text, form, at: new Date(at), by, was, inserted: was === null && inserted.has(seq) }
  })
}

type StandingRow = ActRow & { readonly number: number }
const isStanding = (row: ActRow): row is StandingRow => row.number !== null

/** What was entered first where an act now stands in the place of others. */
const firstText = (bySeq: ReadonlyMap<number, ActRow>, replaces: number | null): string | null => {
  const before = replaces === null ? undefined : bySeq.get(replaces)
  return before ? (firstText(bySeq, before.replaces) ?? before.form_text ?? before.text) : null
}

/** Whether the short form that an act was entered in still stands whole: a correction can have parted it. */
const isWhole = (rows: readonly StandingRow[], i: number): boolean => {
  const { form_text, form_part, form_parts } = rows[i] as StandingRow
  return Array.from({ length: form_parts }, (_, n) => rows[i - form_part + 1 + n]).every(
    (row, n) => row?.form_text === form_text && row.form_part === n + 1,
  )
}
