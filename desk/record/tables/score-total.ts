import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { RuleSet } from '../../../engine/model/rule-set.ts'
import { pointsOfSticks, type ScoreTotal } from '../../../engine/scoring/score-sum.ts'
import { cachedByKey } from '../../context/caches/file-caches.ts'
import type { HandRow } from '../../context/caches/hand-cache.ts'
import { readHandHeader } from '../../context/read-hand.ts'
import { rulesOrDefault } from '../../context/rules/rules-in-force.ts'
import { newestHand, rulesOf, settingLinesOf } from '../played-hand.ts'

/** Required sum of the scores in a table's newest hand; null if neither rules nor record give it. */
export const scoreTotalAt = (db: ReadableDb, table: string): ScoreTotal | null => {
  const row = newestHand(db, table)
  return expectedTotal(db, { table, row, rules: rulesAt(db, table) })
}

/** The rules of a table's newest hand with its settings; before the first hand, those in force for it. */
export const rulesAt = (db: ReadableDb, table: string): RuleSet => {
  const row = newestHand(db, table)
  return rulesOf(db, row ?? rulesOrDefault(db, table), row ? settingLinesOf(row) : [])
}

/** The required sum in a known hand under known rules. */
export const expectedTotal = (
  db: ReadableDb,
  { table, row, rules }: { readonly table: string; readonly row: HandRow | undefined; readonly rules: RuleSet },
): ScoreTotal | null => {
  const { form, settings } = rules
  const starting = settings['starting-points']
  const points = starting === null ? row && pointsBefore(db, row) : form.seats.length * starting
  if (points === undefined) return null
  return {
    points,
    from: starting === null ? 'scores-before' : 'starting-points',
    penalties: penaltiesAt(db, table),
    deducted: settings['table-penalties'],
  }
}

/** Scores and sticks in total in the first hand of the game whose header has scores. */
const pointsBefore = (db: ReadableDb, { table_id, game, position }: HandRow): number | undefined => {
  const text = sql<string>(db, FIRST_SCORES).pluck().get(table_id, game, position)
  const read = text === undefined ? undefined : readHandHeader(text)
  const header = read?.ok ? read.value.header : undefined
  return header?.scores && header.scores.reduce((sum, one) => sum + one, 0) + pointsOfSticks(header.name?.sticks ?? 0)
}

const FIRST_SCORES = `SELECT header FROM hand WHERE table_id = ? AND game = ? AND position <= ? AND taken_back IS NULL AND header LIKE '%@scores %'
  ORDER BY position LIMIT 1`

const penaltiesAt = cachedByKey((db, table): readonly number[] => sql<number>(db, PENALTIES).pluck().all(table))

const PENALTIES = `SELECT penalty.amount FROM penalty JOIN ruling_now ruling ON ruling.id = penalty.ruling JOIN incident ON incident.id = ruling.incident
  WHERE penalty.kind = 'points' AND penalty.unit = 'table' AND penalty.taken_back IS NULL AND penalty.cancelled_at IS NULL
    AND ruling.superseded_by IS NULL AND coalesce(ruling.conflict, 0) < ruling.id AND incident.taken_back IS NULL AND incident.table_id = ?`
