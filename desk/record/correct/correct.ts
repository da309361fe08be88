import type { Ref } from '../../../db/log/entry.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { Write } from '../../../db/writing/act.ts'
import type { Finding } from '../../../engine/model/findings.ts'
import { ok, type Result } from '../../../engine/model/result.ts'
import { formatActs } from '../../../engine/notation/format/format-event.ts'
import { judgeCorrected as correctPlay, type RecordCorrection } from '../../../engine/repair/corrections.ts'
import type { EditedEvents } from '../../../engine/repair/edits/edit-events.ts'
import { type ListEdit, movedTo } from '../../../engine/repair/edits/list-edit.ts'
import type { PlayedHand } from '../../context/caches/hand-cache.ts'
import type { DeskContext, OpenFile, ProcedureOf } from '../../context/context.ts'
import { decisionsIn, type RefereeDecision } from '../../context/permissions/decisions.ts'
import { mayEnter, recordedBy } from '../../context/permissions/may-decide.ts'
import { headerOfHand } from '../../context/read-hand.ts'
import { notFound, type Refusal, refused } from '../../context/refusals.ts'
import { ruleSetNamesIn } from '../../context/rules/stored-rule-sets.ts'
import { transact } from '../../context/saving/transact.ts'
import type { InputOf } from '../../contract/base.ts'
import type { CorrectionEdit, HeaderEdit } from '../../contract/entering.ts'
import type { tables } from '../../contract/tables.ts'
import { refusals } from '../../messages/refusals.ts'
import { directlyAfter, insertAt, insertEvents } from '../enter/write-events.ts'
import { judgeAgain } from '../findings/judge-again.ts'
import { type FindingChange, NO_CHANGE } from '../findings/log-findings.ts'
import { currentPlay, handRow, newestHand, playHand } from '../played-hand.ts'
import { type ReadEdit, readEdit } from './edit.ts'
import { decisionsInHeader, judgeUnderHeader, writeHeader } from './header.ts'
import { headerSetBy, rebase } from './rebase.ts'

/**
 * `hand`: the newest of the table if absent. `key`: idempotency key. `seen`: the acts as known to the author, whose numbers may have
 * changed since.
 */
export type CorrectionRequest = InputOf<typeof tables.correct>

/** The corrected hand; null for a repeated request. */
export type CorrectedHand = FindingChange & { readonly hand: string | null }

/**
 * Corrects the record of a hand; the original entries remain in the log. The hand is judged again and changes of findings are logged.
 * Rulings on changed findings need a review by a referee.
 */
export const correct = (desk: DeskContext, open: OpenFile, correcting: CorrectionRequest): Result<CorrectedHand, Refusal> =>
  transact<CorrectedHand>(desk, open, {
    by: correcting.by,
    table: correcting.table,
    numberless: correcting.seen !== undefined,
    once: { key: correcting.key, again: { hand: null, ...NO_CHANGE } },
    act: (write) => {
      const hand = playedHandAt(open, correcting)
      if (!hand.ok) return hand
      const written = writeCorrection(desk, open.db, write, hand.value, correcting)
      if (!written.ok) return written
      return ok({ hand: hand.value.row.id, ...judgeAgain(open, write, ...written.value) })
    },
  })

/** Previews a correction; writes nothing. */
export const previewCorrection: ProcedureOf<typeof tables.preview> = (desk, open, { table, hand: id, edit }) => {
  const hand = playedHandAt(open, { table, hand: id })
  if (!hand.ok) return hand
  const done = isOfHeader(edit) ? withHeader(open.db, hand.value, edit) : withEdit(open.db, hand.value, edit)
  if (!done.ok) return done
  const { becomes, correction, decisions } = done.value
  const may = mayEnter(desk, open.db, { decisions })
  if (!may.ok) return may
  const signed = isOfHeader(edit) ? undefined : signedLine(open.db, hand.value, edit)
  if (signed) return refused(refusals.signedAct(signed.number, signed.by))
  const { new: came, gone, moved } = correction
  const rulings = sql<{ ruling: number; data: string }>(open.db, RULED).all(hand.value.row.id)
  return ok({
    acts: formatActs(becomes.events),
    came,
    gone,
    moved,
    rulings: rulings.filter(({ data }) => isOneOf(gone, JSON.parse(data) as Finding)).map(({ ruling }) => ruling),
    decisions: becomes.gone.map(({ number }) => number),
  })
}

type Done = { readonly becomes: EditedEvents; readonly correction: RecordCorrection; readonly decisions: readonly RefereeDecision[] }

const isOfHeader = (edit: CorrectionEdit): edit is HeaderEdit => edit.do === 'header' || edit.do === 'rules'

const withHeader = (db: ReadableDb, hand: PlayedHand, edit: HeaderEdit): Result<Done, Refusal> => {
  const decisions = decisionsInHeader(db, hand, edit)
  if (!decisions.ok) return decisions
  const correction = judgeUnderHeader(db, hand, edit)
  if (!correction.ok) return correction
  return ok({ becomes: { events: hand.events, gone: [] }, correction: correction.value, decisions: decisions.value })
}

const withEdit = (db: ReadableDb, hand: PlayedHand, edit: ListEdit): Result<Done, Refusal> => {
  const read = readEdit(correctionInput(db, hand), edit)
  if (!read.ok) return read
  const { becomes } = read.value
  return ok({ becomes, correction: correctPlay(currentPlay(hand), becomes), decisions: decisionsInEdit(hand, read.value) })
}

const RULED = `SELECT ruling.id AS ruling, finding.data FROM finding JOIN ruling ON ruling.finding = finding.id
  WHERE finding.hand = ? AND finding.gone IS NULL AND ruling.taken_back IS NULL AND ruling.decision <> 'dismissed' ORDER BY ruling.id`

const isOneOf = (findings: readonly Finding[], { rule, level, seat, event }: Finding): boolean =>
  findings.some((one) => one.rule === rule && one.level === level && one.seat === seat && one.event === event)

export const playedHandAt = ({ db }: OpenFile, { table, hand }: Pick<CorrectionRequest, 'table' | 'hand'>): Result<PlayedHand, Refusal> => {
  const row = hand === undefined ? newestHand(db, table) : handRow(db, hand)
  return row?.table_id === table ? ok(playHand(db, row)) : notFound(refusals.noHand)
}

export const correctionInput = (db: ReadableDb, { row, events, rules }: PlayedHand) => {
  return { header: headerOfHand(row).header, events, ruleSets: ruleSetNamesIn(db), live: rules.settings.clock === 'live' }
}

/** The decisions in a correction: among the added acts, the changed acts, and the acts that are undone together with them. */
const decisionsInEdit = ({ events }: PlayedHand, { edit, added, becomes }: ReadEdit): readonly RefereeDecision[] => {
  const changed = edit.do === 'insert' ? [] : events.slice(edit.at - 1, edit.at - 1 + edit.count)
  return decisionsIn([...added, ...changed, ...becomes.gone.map(({ event }) => event)])
}

const writeCorrection = (
  desk: DeskContext,
  db: ReadableDb,
  write: Write,
  hand: PlayedHand,
  { edit: asked, seen, by }: Pick<CorrectionRequest, 'edit' | 'seen' | 'by'>,
): Result<readonly string[], Refusal> => {
  if (isOfHeader(asked)) {
    const decisions = decisionsInHeader(db, hand, asked)
    if (!decisions.ok) return decisions
    const may = mayEnter(desk, db, { by, decisions: decisions.value })
    if (!may.ok) return may
    const setBy = seen ? headerSetBy(db, hand.row.id, seen) : null
    return setBy === null ? writeHeader(db, write, hand, asked) : refused(refusals.headerSet(setBy))
  }
  const stands = seen ? rebase(db, hand, asked, { seen, by: recordedBy(desk, db, by) }) : ok(asked)
  if (!stands.ok) return stands
  const edit = stands.value
  const read = readEdit(correctionInput(db, hand), edit)
  if (!read.ok) return read
  const may = mayEnter(desk, db, { by, decisions: decisionsInEdit(hand, read.value) })
  if (!may.ok) return may
  if (edit.at !== asked.at && read.value.added.some(({ verb }) => verb === 'answer' || verb === 'ruling'))
    return refused(refusals.actsRenumbered)
  const signed = signedLine(db, hand, edit)
  if (signed) return refused(refusals.signedAct(signed.number, signed.by))
  writeEdit(db, write, hand, read.value)
  return ok([hand.row.id])
}

/**
 * The line of a signed ruling among the acts to remove. A correction may not remove it: the referee undoes it or rules again. It is removed
 * only together with the act that it is about.
 */
const signedLine = (db: ReadableDb, { refs }: PlayedHand, edit: ListEdit): { readonly number: number; readonly by: string } | undefined => {
  if (edit.do === 'insert') return undefined
  for (const [i, ref] of refs.slice(edit.at - 1, edit.at - 1 + edit.count).entries()) {
    const by = sql<string>(db, 'SELECT by FROM ruling WHERE event = ? AND taken_back IS NULL').pluck().get(ref)
    if (by !== undefined) return { number: edit.at + i, by }
  }
  return undefined
}

/** Writes a change of the list; `act`: the entry that it belongs to, if another one. */
export const writeEdit = (
  db: ReadableDb,
  write: Write,
  hand: PlayedHand,
  { edit, added, act }: ReadEdit & { readonly act?: Ref },
): void => {
  const refOf = (number: number): Ref => {
    const ref = hand.refs[number - 1]
    if (ref === undefined) throw new Error(`hand ${hand.row.id} has no act ${number}`)
    return ref
  }
  const from = edit.do === 'replace' ? edit.at + 1 : edit.at
  const count = edit.do === 'insert' ? 0 : edit.do === 'replace' ? edit.count - 1 : edit.count
  const events = hand.refs.slice(from - 1, from - 1 + count)
  const removed = events.length > 0 ? write('event-removed', { hand: hand.row.id, events, ...(act && { with: act }) }).ref : undefined
  if (edit.do === 'remove') return
  if (edit.do === 'replace') {
    const replaced = refOf(edit.at)
    insertEvents(write, hand, { events: added, first: edit.at, ...directlyAfter(db, replaced), replaces: replaced, with: act ?? removed })
    return
  }
  const last = edit.do === 'insert' ? edit.at - 1 : edit.after
  const first = edit.do === 'move' ? movedTo(edit) : edit.at
  insertAt(db, write, hand, { events: added, place: last, first, with: act ?? removed })
}
