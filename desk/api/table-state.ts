import type { ReadableDb } from '../../db/sqlite/handle.ts'
import { begin } from '../../engine/judging/judge.ts'
import { viewOf } from '../../engine/judging/view/view-table.ts'
import { ok, type Result } from '../../engine/model/result.ts'
import { bySeat, SEATS } from '../../engine/model/seats.ts'
import { mayHaveRedFives } from '../../engine/model/settings.ts'
import { EMPTY_HEADER } from '../../engine/notation/header.ts'
import type { TableView } from '../../engine/table/table-view.ts'
import { ruleSetNameOf } from '../../engine/wording/terms/rule-sets.ts'
import { cachedByKey, currentCaches, readAtOnce } from '../context/caches/file-caches.ts'
import type { HandRow } from '../context/caches/hand-cache.ts'
import type { OpenFile } from '../context/context.ts'
import { notFound, type Refusal } from '../context/refusals.ts'
import { rulesOrDefault } from '../context/rules/rules-in-force.ts'
import type { Change, TableState } from '../contract/tables.ts'
import { refusals } from '../messages/refusals.ts'
import { forksOf } from '../record/concurrent/forks.ts'
import { headerEntry } from '../record/correct/rebase.ts'
import { isLive } from '../record/enter/live-timing.ts'
import type { FindingChange } from '../record/findings/log-findings.ts'
import { concurrentHandsAt } from '../record/forks/concurrent-hands.ts'
import { handRow, newestHand, playHand, rulesOf, settingLinesOf } from '../record/played-hand.ts'
import { actsOf, handsOf } from '../record/tables/hand-list.ts'
import { expectedTotal } from '../record/tables/score-total.ts'
import { seatedAt } from '../record/tables/seated-players.ts'
import { tableSummary } from '../record/tables/tables.ts'
import { redoableUndo } from '../record/undo/target.ts'
import { isOnlyMeant, undoableAct } from '../record/undo/undoable.ts'
import { shownFindings } from '../rulings/findings/shown-findings.ts'

export type TableMoment = { readonly table: string; readonly hand?: string | undefined; readonly at?: number | undefined }

/** Everything that the table screen draws, at one moment of the log. */
export const tableState = (open: OpenFile, place: TableMoment): Result<TableState, Refusal> =>
  readAtOnce(open.db, () => read(open, place, place.hand ? handRow(open.db, place.hand) : newestHand(open.db, place.table)))

/** The changes of an act, with the table as it is now. */
export const changeOf = (
  open: OpenFile,
  table: string,
  hand: string | null,
  { came, gone, moved }: FindingChange,
): Result<Change, Refusal> => {
  const state = readAtOnce(open.db, () => {
    const row = hand === null ? undefined : handRow(open.db, hand)
    return row ? read(open, { table, hand: row.id }, row) : read(open, { table }, newestHand(open.db, table))
  })
  return state.ok
    ? ok({ state: state.value, came: came.map(({ id }) => id), gone: gone.map(({ id }) => id), moved: moved.map(({ id }) => id) })
    : state
}

/** `row`: the hand to show; undefined if there is none. */
const read = ({ db }: OpenFile, { table, hand, at }: TableMoment, row: HandRow | undefined): Result<TableState, Refusal> => {
  const summary = tableSummary(db, table, row)
  if (!summary) return notFound(refusals.noTable)
  if (hand && row?.table_id !== table) return notFound(refusals.noHand)
  const undoable = undoableAct(db, { table })
  const redoable = redoableUndo(db, { table })
  const played = row && playHand(db, row)
  const play = played ? played.plays[Math.min(at ?? played.events.length, played.events.length)] : undefined
  const first = played?.plays[0] ?? begin(EMPTY_HEADER, rulesOf(db, rulesOrDefault(db, table), []))
  const shown = play ?? first
  return ok({
    table: summary,
    hands: handsOf(db, table),
    hand: row?.id ?? '',
    rules: ruleSetNameOf(shown.rules),
    header: row ? row.header.split('\n').filter((line) => line !== '' && !line.startsWith('@set ')) : [],
    headed: row ? headedBy(db, row.id) : null,
    settings: row ? settingLinesOf(row) : [],
    live: isTimed(db, table),
    reds: mayHaveRedFives(shown.rules.settings),
    view: named(viewOf(shown), summary),
    start: { rules: first.rules, header: first.header, carry: first.carry },
    acts: row ? actsOf(db, row.id) : [],
    ...(row && !hand && shown.table.ended !== null && nextSeats(db, row)),
    end: played?.end ?? null,
    forks: row ? forksOf(db, row.id).length : 0,
    handsApart: concurrentHandsAt(db, table).length,
    total: expectedTotal(db, { table, row, rules: shown.rules }),
    findings: played ? shownFindings(db, played) : [],
    canUndo: undoable && {
      ref: undoable.refs[0] ?? null,
      text: undoable.text,
      act: undoable.act,
      by: undoable.by,
      ...(undoable.ruling && { ruling: undoable.ruling }),
      ...(isOnlyMeant(undoable) && { onlyMeant: true as const }),
    },
    canRedo: redoable && { ref: redoable.ref, text: redoable.text, by: redoable.by, author: redoable.author },
    seq: currentCaches(db).upTo?.seq ?? 0,
  })
}

const headedBy = cachedByKey(headerEntry)
const isTimed = cachedByKey(isLive)

/** The seats that change with the next hand; nothing if nobody comes or goes. */
const nextSeats = (db: ReadableDb, row: HandRow): Pick<TableState, 'next'> => {
  const now = seatedAt(db, row.table_id, row)
  const then = seatedAt(db, row.table_id, { ...row, position: row.position + 1 })
  const changed = SEATS.filter((seat) => now[seat]?.id !== then[seat]?.id)
  return changed.length === 0 ? {} : { next: changed.map((seat) => ({ seat, player: then[seat]?.name ?? null })) }
}

/** Adds names from the seating where the hand's record has none. */
const named = (view: TableView, { players }: TableState['table']): TableView => ({
  ...view,
  seats: bySeat((seat) => ({ ...view.seats[seat], name: view.seats[seat].name || (players[seat]?.name ?? null) })),
})
