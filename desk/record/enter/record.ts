import { isDeepStrictEqual } from 'node:util'
import type { Ref } from '../../../db/log/entry.ts'
import { type HeadOfLog, isSameHead } from '../../../db/log/read.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { Write } from '../../../db/writing/act.ts'
import type { TableEvent } from '../../../engine/model/events.ts'
import { once } from '../../../engine/model/memo.ts'
import { ok, type Result, refuse } from '../../../engine/model/result.ts'
import type { RuleSet } from '../../../engine/model/rule-set.ts'
import type { SettingLine } from '../../../engine/model/table-file.ts'
import type { NotationError } from '../../../engine/notation/errors/notation-error.ts'
import { EMPTY_HEADER } from '../../../engine/notation/header.ts'
import { errorInUnfinished, type HandLines, readText, type TextReading } from '../../../engine/notation/parse/read-text.ts'
import type { HouseRules } from '../../../engine/rulebook/house/house-rules.ts'
import { cachesOf } from '../../context/caches/file-caches.ts'
import { cacheHand, type PlayedHand } from '../../context/caches/hand-cache.ts'
import type { DeskContext, OpenFile } from '../../context/context.ts'
import { newId } from '../../context/ids.ts'
import { chaptersTrouble } from '../../context/limits/hands-and-acts.ts'
import { decisionsInText, decisionsOnRules } from '../../context/permissions/decisions.ts'
import { mayEnter, recordedUnder } from '../../context/permissions/may-decide.ts'
import { headerLines, headerOfHand, LIVE_CLOCK, readHandHeader } from '../../context/read-hand.ts'
import { notFound, type Refusal, refused } from '../../context/refusals.ts'
import { rulesFor } from '../../context/rules/rules-in-force.ts'
import { ruleSetIn, ruleSetNamesIn, storeHouseRules } from '../../context/rules/stored-rule-sets.ts'
import { entryOfKey } from '../../context/saving/idempotency.ts'
import { transact } from '../../context/saving/transact.ts'
import type { InputOf } from '../../contract/base.ts'
import type { tables } from '../../contract/tables.ts'
import { refusals } from '../../messages/refusals.ts'
import { type FindingChange, logFindings, NO_CHANGE } from '../findings/log-findings.ts'
import { appendEvents, handRow, newestHand, playHand } from '../played-hand.ts'
import { actOfEntry } from '../undo/undoable.ts'
import { handTypedIn, writeAmongOthers } from './concurrent-acts.ts'
import { isLive, withEntryTime } from './live-timing.ts'
import type { TypedAfter } from './unread-acts.ts'
import { asOneAct, asWaited, insertEvents } from './write-events.ts'

/** A request to enter lines. `rules` overrides the text and the tournament, `house` overrides `rules`; `key`: idempotency key. */
export type RecordRequest = InputOf<typeof tables.record> & {
  readonly rules?: string | undefined
  /** Stored in the tournament if new. */
  readonly house?: HouseRules | undefined
}

/** Result of entering lines; `seq`, `written`: row id and reference of the last event, null if there was none. */
export type Recorded = FindingChange & { readonly hand: string | null; readonly seq: number | null; readonly written: Ref | null }

/** Lines that were checked before the transaction. `last`: the newest entry then. */
export type CheckedAhead = { readonly ready: ReadyToEnter; readonly last: HeadOfLog | undefined }

/**
 * Enters lines of notation, all or none: events and changes of findings, in one transaction. Lines that were checked ahead are checked
 * again only if the log has grown since.
 */
export const record = (desk: DeskContext, open: OpenFile, recording: RecordRequest, ahead?: CheckedAhead): Result<Recorded, Refusal> => {
  const { key } = recording
  const done = transact(desk, open, {
    by: recording.by,
    table: recording.table,
    numberless: true,
    act: (write, last) => {
      const isChecked = ahead !== undefined && isSameHead(ahead.last, last)
      const ready = isChecked ? ok(ahead.ready) : readyToEnter(desk, open, recording)
      return ready.ok ? enter(desk, open, write, recording, ready.value) : ready
    },
    once: { key, again: { hand: null, seq: null, written: null, ...NO_CHANGE } },
  })
  // a repeated request returns the reference of the first time
  return done.ok && done.value.seq === null && key !== undefined ? ok({ ...done.value, written: writtenUnder(open.db, key) }) : done
}

const writtenUnder = (db: ReadableDb, key: string): Ref | null => {
  const entry = entryOfKey(db, key)
  return entry === 0 ? null : (actOfEntry(db, entry).refs.at(-1) ?? null)
}

const enter = (
  desk: DeskContext,
  open: OpenFile,
  write: Write,
  { house, waited, together }: RecordRequest,
  { entering, begins, chosen }: ReadyToEnter,
): Result<Recorded, Refusal> => {
  const kept = house && begins ? storeHouseRules(open.db, write, house) : undefined
  if (kept?.ok === false) return kept
  const rules = kept?.value ?? (chosen === undefined ? undefined : ruleSetIn(open.db, chosen))
  const written = asWaited(together ? asOneAct(write) : write, waited)
  return ok(enterChapters(open, written, { ...entering, rules, typed: typedAtOf(waited, desk.now()) }))
}

/** When the user typed; null if unknown. */
export const typedAtOf = (waited: number | undefined, now: Date): Date | null =>
  waited === undefined ? null : new Date(now.getTime() - waited)

/** Lines that are valid and allowed. `begins`: they start a hand; `chosen`: the rule set that they name. */
export type ReadyToEnter = {
  readonly entering: Pick<TableInput, 'table' | 'read' | 'running' | 'behind'>
  readonly begins: boolean
  readonly chosen: string | undefined
}

/** Parses lines as a continuation of the current hand and checks the author's permission; writes nothing. */
export const readyToEnter = (
  desk: DeskContext,
  { db }: OpenFile,
  { table, text, by, rules, house, behind }: RecordRequest,
): Result<ReadyToEnter, Refusal> => {
  const typedAt = behind && handTypedIn(db, table, behind)
  const running = typedAt ?? newestPlayed(db, table)
  if (!running && sql(db, 'SELECT 1 FROM table_ WHERE id = ?').get(table) === undefined) return notFound(refusals.noTable)
  const read = readText(text, { hand: running && { ...handOf(running), game: running.row.game }, ruleSets: ruleSetNamesIn(db, house) })
  if (!read.ok) return refuse({ code: 'NOTATION', error: read.error })
  const decisions = [...decisionsInText(read.value), ...decisionsOnRules(rules, [])]
  const may = mayEnter(desk, db, { by, decisions })
  if (!may.ok) return may
  const chosen = rules ?? read.value.rules
  if (!house && chosen !== undefined && !ruleSetIn(db, chosen)) return refused(refusals.noRuleSet(chosen))
  const late = running && running.events.length > 0 && !read.value.chapters.some((chapter) => chapter.begins)
  if (late && (read.value.rules !== undefined || read.value.settings.length > 0)) return refused(refusals.lateHeader)
  const tooLong = chaptersTrouble(read.value, running?.events)
  if (tooLong) return refused(tooLong)
  const begins = chaptersOf(read.value).some((chapter) => chapter.begins) || running?.events.length === 0
  return ok({
    entering: { table, read: read.value, running, behind: typedAt && behind && { isOwn: recordedUnder(desk, db, by), ...behind } },
    begins,
    chosen,
  })
}

/**
 * Input to enter at a table. `rules`: rule set of new hands, unless it is that of the previous hand or the tournament. `typed`: time of
 * typing during play, null if unknown; absent for a file. `running`: the table's newest hand, if already folded.
 */
export type TableInput = {
  readonly table: string
  readonly read: TextReading
  readonly rules: RuleSet | undefined
  readonly typed?: Date | null
  readonly running?: PlayedHand | undefined
  /** The act of the current hand after which the user typed. */
  readonly behind?: TypedAfter | undefined
}

/** Enters parsed hands and acts: appends acts to the table's newest hand or starts new hands. */
export const enterChapters = (open: OpenFile, write: Write, { table, read, rules, typed, running, behind }: TableInput): Recorded => {
  const { db } = open
  let last = running ?? newestPlayed(db, table)
  const before = last
  const live = once(() => typed !== undefined && isLive(db, table))
  const setup = once(() => setupOf(db, before, read, { table, chosen: rules, live: live() }))
  const newest = chaptersOf(read)
    .flatMap(({ lines }) => lines)
    .at(-1)
  let seq: number | null = null
  let written: Ref | null = null
  const came: FindingChange['came'][number][] = []
  const gone: FindingChange['gone'][number][] = []
  let hasBegun = false
  for (const chapter of chaptersOf(read)) {
    // only the first new hand can be concurrent with hands of others; the next one continues it
    const unseen = chapter.begins && !hasBegun && behind ? begunSince(db, table, behind.hand) : undefined
    hasBegun ||= chapter.begins
    if (chapter.begins || (last && last.events.length === 0))
      last = writeHand(open, write, { table, chapter, setup: setup(), before: last, unseen })
    if (!last) continue
    const apart =
      behind && last.row.id === running?.row.id ? writeAmongOthers(open, write, last, { behind, lines: chapter.lines, typed }) : undefined
    if (apart) {
      last = apart.hand
      seq = apart.seq
      written = apart.ref
      came.push(...apart.change.came)
      gone.push(...apart.change.gone)
      continue
    }
    for (const events of chapter.lines) {
      // only the last of several lines was typed when it happened
      const isTimed = typed && events === newest && last.rules.settings.clock === 'live' && live()
      const timed = isTimed ? withEntryTime(db, last, events, typed) : events
      const done = writeEvents(write, last, timed)
      last = done.hand
      seq = done.seq
      written = done.ref
    }
    cacheHand(cachesOf(db).hands, last)
    if (chapter.lines.length === 0) continue
    const change = logFindings(db, write, last)
    came.push(...change.came)
    gone.push(...change.gone)
  }
  return { hand: last?.row.id ?? null, seq, written, came, gone, moved: [] }
}

/** A rule set or setting alone starts a hand if the table has none, so that it isn't lost before the hand is named. */
export const chaptersOf = ({ chapters, rules, settings }: TextReading): readonly HandLines[] =>
  chapters.length === 0 && (rules !== undefined || settings.length > 0)
    ? [{ begins: true, game: 1, header: EMPTY_HEADER, lines: [] }]
    : chapters

/** Errors of header lines that are to be entered later together with the first event. */
export const headerTrouble = (
  { db }: OpenFile,
  { table, text, house }: Pick<RecordRequest, 'table' | 'text' | 'house'>,
): NotationError | undefined => {
  const running = newestPlayed(db, table)
  return errorInUnfinished(text, { hand: running && { ...handOf(running), game: running.row.game }, ruleSets: ruleSetNamesIn(db, house) })
}

/** Appends events to a hand, each with its short form, and folds them; `act`: the entry that they belong to, if another one. */
export const writeEvents = (
  write: Write,
  hand: PlayedHand,
  events: readonly TableEvent[],
  act?: Ref,
): { hand: PlayedHand; seq: number; ref: Ref } => {
  const written = insertEvents(write, hand, { events, first: hand.refs.length + 1, after: hand.end, with: act })
  const last = written.at(-1)
  if (!last) throw new Error('no event to write')
  return {
    hand: appendEvents(
      hand,
      events,
      written.map(({ ref }) => ref),
    ),
    seq: last.seq,
    ref: last.ref,
  }
}

const newestPlayed = (db: ReadableDb, table: string): PlayedHand | undefined => {
  const row = newestHand(db, table)
  return row && playHand(db, row)
}

/** The hand as the parser continues it. */
const handOf = ({ row, events }: PlayedHand) => ({ header: headerOfHand(row).header, events })

type Setup = { readonly rules: string; readonly edition: string; readonly settings: readonly SettingLine[] }

/** Rule set and settings of new hands: from the text, else from the previous hand, else from the tournament. */
const setupOf = (
  db: ReadableDb,
  before: PlayedHand | undefined,
  { settings }: TextReading,
  { table, chosen, live }: { readonly table: string; readonly chosen: RuleSet | undefined; readonly live: boolean },
): Setup => {
  const named = before?.row ?? rulesFor(db, table)
  const rules = chosen ?? (named && ruleSetIn(db, named.rules, named.edition))
  if (!rules) throw new Error(`there is no rule set ${named?.rules}, edition ${named?.edition}`)
  const kept = before ? readHandHeader(before.row.header) : undefined
  const said = (name: string): boolean => settings.some((set) => set.name === name)
  const inherited = kept?.ok ? kept.value.settings.filter(({ name }) => !said(name) && name !== LIVE_CLOCK.name) : []
  const clock = live && !said(LIVE_CLOCK.name) ? [LIVE_CLOCK] : []
  return { rules: rules.id, edition: rules.edition, settings: [...inherited, ...clock, ...settings] }
}

/** The first hand that others started after the given one (empty: any hand), unknown to the author. */
const begunSince = (db: ReadableDb, table: string, hand: string): Ref | undefined => sql<Ref>(db, BEGUN_SINCE).pluck().get(table, hand)

const BEGUN_SINCE = `SELECT ref FROM hand WHERE table_id = ? AND taken_back IS NULL
  AND position > coalesce((SELECT position FROM hand WHERE id = ?), -1) ORDER BY position LIMIT 1`

type NewHand = {
  readonly table: string
  readonly chapter: HandLines
  readonly setup: Setup
  readonly before: PlayedHand | undefined
  readonly unseen: Ref | undefined
}

/** Starts a hand, or replaces the header of one without events. */
const writeHand = ({ db }: OpenFile, write: Write, { table, chapter, setup, before, unseen }: NewHand): PlayedHand => {
  const { begins, game, header } = chapter
  const id = begins || !before ? newId() : before.row.id
  const { wind, number, counters } = header.name ?? { wind: 'E', number: 1, counters: 0 }
  const lines = headerLines(setup.settings, header)
  const fields = { game, wind, number, counters, rules: setup.rules, edition: setup.edition }
  if (before && !begins && isDeepStrictEqual({ ...before.row, ...fields, header: lines.join('\n') }, before.row)) return before
  write('hand', { hand: id, table, ...fields, lines, ...(unseen !== undefined && { unseen }) })
  const row = handRow(db, id)
  if (!row) throw new Error(`hand ${id} was not written`)
  return playHand(db, row)
}
