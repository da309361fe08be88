import { createHash } from 'node:crypto'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import { ok, type Result } from '../../../engine/model/result.ts'
import { SEATS } from '../../../engine/model/seats.ts'
import { type Refusal, refused } from '../../context/refusals.ts'
import type { Field, Match } from '../../contract/vocabulary.ts'
import { listWords } from '../../messages/lists.ts'
import type { GameFile } from '../../record/import/read-games.ts'
import { roundOfField } from './fields.ts'
import { cellsOf } from './plan/cells.ts'
import { planPlayers, planReferees } from './plan/people.ts'
import type { ListPlan, PlanContext } from './plan/plan.ts'
import { planRounds } from './plan/rounds.ts'
import { planSeating } from './plan/seating.ts'
import { readListInThread } from './read/read-in-thread.ts'
import type { ReadAs, ReadList } from './read/read-list.ts'
import { LIST_LIMITS, type LineProgress } from './read/text.ts'
import { type LayoutChoices, type RecognizedList, recognizeList } from './recognize.ts'

/** A list to be read: the user's choices override the file's own statements. */
export type ListAsked = ReadAs & LayoutChoices & { readonly match?: Match | undefined; readonly apart?: readonly number[] | undefined }

/** A list with its effect on the tournament. `seen`: a mark of the effect, by which a later change of the tournament is detected. */
export type PlannedList = { readonly read: ReadList; readonly recognized: RecognizedList; readonly plan: ListPlan; readonly seen: string }

/** Reads a list and computes its effect; nothing is written. */
export const planList = async (
  db: ReadableDb,
  file: GameFile,
  asked: ListAsked,
  { progress, signal }: { readonly progress: LineProgress; readonly signal?: AbortSignal | undefined },
): Promise<Result<PlannedList, Refusal>> => {
  const read = await readListInThread({ bytes: file.bytes, as: asked }, { progress, signal })
  if (!read.ok) return refused(listWords.inFile(file.name, read.error))
  return ok(plannedFrom(db, file.name, read.value, asked))
}

/** The same from lines that were read. */
export const plannedFrom = (db: ReadableDb, name: string, read: ReadList, asked: ListAsked): PlannedList => {
  const recognized = recognizeList(read.lines, [read.sheet ?? '', name].filter(Boolean), asked)
  const day = sql<string>(db, 'SELECT date FROM tournament').pluck().get() ?? ''
  const plan = planned({ db, match: asked.match ?? 'number', apart: new Set(asked.apart), day }, recognized)
  return { read, recognized, plan, seen: markOf(plan, recognized) }
}

/** Why a plan can't be carried out as a whole, except its bad lines. */
export const troubleOf = ({ recognized, plan }: PlannedList): ReturnType<typeof listWords.notMapped> | null => {
  const missing = missingOf(recognized)
  if (missing) return listWords.notMapped(missing)
  if (recognized.body.length === 0) return listWords.noBody
  return plan.entries > LIST_LIMITS.entries ? listWords.tooMuch(plan.entries, LIST_LIMITS.entries) : null
}

/** Whether a sheet looks like a list: it has headings, including the required ones. */
export const isList = (recognized: RecognizedList): boolean => recognized.header !== null && missingOf(recognized) === null

const planned = (context: PlanContext, { kind, columns, body, ...rest }: RecognizedList): ListPlan => {
  if (missingOf({ kind, columns, body, ...rest })) return NOTHING
  const lines = body.map(cellsOf(columns))
  if (kind === 'players') return planPlayers(context, lines)
  if (kind === 'referees') return planReferees(context, lines)
  return kind === 'rounds' ? planRounds(context, lines) : planSeating(context, lines, columns)
}

const NOTHING: ListPlan = { rows: [], bad: [], notes: [], entries: 0, write: () => undefined }

/** The required fields that a list of a kind lacks. */
const missingOf = ({ kind, columns }: RecognizedList) => {
  const has = (...fields: readonly Field[]) => fields.some((field) => columns.includes(field))
  const named = has('name', 'first', 'last')
  if (kind === 'rounds') return has('round', 'starts') ? null : listWords.aRound
  if (kind !== 'seating') return named ? null : listWords.aName
  if (has(...SEATS)) return has('table') ? null : listWords.aTable
  if (!named && !has('number', 'player')) return listWords.aSeat
  return has('table') || columns.some((field) => roundOfField(field) !== null) ? null : listWords.aTable
}

const markOf = ({ rows, bad }: ListPlan, { kind, columns }: RecognizedList): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, columns, rows, bad.map(({ line }) => line)]))
    .digest('hex')
