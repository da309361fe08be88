import { z } from 'zod'
import type { ReadableDb } from '../../../db/sqlite/handle.ts'
import { countPenalties } from '../../../engine/model/penalty-counts.ts'
import { players } from '../../context/players.ts'
import { reportHead } from '../../context/report-head.ts'
import { playerSum } from '../../contract/penalties.ts'
import { type PenaltyRow, penaltyRow } from '../../contract/penalty-fields.ts'
import { REPORT_HEAD } from '../../contract/report-data.ts'
import type { Shape } from '../../contract/shape.ts'
import { penaltiesByPlayer } from './penalties-by-player.ts'

/** One penalty in force, with the details that a scorer needs. */
const each = penaltyRow.pick({ round: true, table: true, rule: true, penalty: true, worth: true, reason: true, id: true, review: true })

/** The deductions of a player, in all and one by one. */
export const scoreRow = z.strictObject({ ...playerSum.shape, each: z.array(each) })
export type ScoreRow = Shape<typeof scoreRow>

/** The export for scoring programs and spreadsheets: every player of the list, and all others with a penalty in force. */
export const scoresReport = z.strictObject({ report: z.literal('scores'), ...REPORT_HEAD, players: z.array(scoreRow) })
export type ScoresData = Shape<typeof scoresReport>

/** Gathers penalties and their effect by player: those of the list by number, then the others. */
export const scoresData = (db: ReadableDb): ScoresData | undefined => {
  const head = reportHead(db)
  if (!head) return undefined
  const penalized = penaltiesByPlayer(db)
  const listed = players(db).map(({ id, number, name, country }) =>
    scored({ number, player: name, country }, penalized.find((one) => one.id === id)?.rows ?? []),
  )
  const others = penalized.filter(({ id }) => id === null).map(({ who, rows }) => scored(who, rows))
  return { report: 'scores', ...head, players: [...listed, ...others] }
}

const scored = (who: Pick<ScoreRow, 'number' | 'player' | 'country' | 'nameless'>, rows: readonly PenaltyRow[]): ScoreRow => ({
  ...who,
  ...countPenalties(rows),
  each: rows.map(eachOf),
})

const eachOf = ({ round, table, rule, penalty, worth, reason, id, review }: PenaltyRow): ScoreRow['each'][number] => ({
  round,
  table,
  rule,
  penalty,
  worth,
  reason,
  id,
  review,
})
