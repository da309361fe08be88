import { z } from 'zod'
import type { ReadableDb } from '../../../db/sqlite/handle.ts'
import { countPenalties } from '../../../engine/model/penalty-counts.ts'
import { byName } from '../../context/collate.ts'
import { players } from '../../context/players.ts'
import { reportHead } from '../../context/report-head.ts'
import { playerSum } from '../../contract/penalties.ts'
import { type PenaltyRow, penaltyRow } from '../../contract/penalty-fields.ts'
import { REPORT_HEAD } from '../../contract/report-data.ts'
import type { Shape } from '../../contract/shape.ts'
import { penaltyRows, whoseIs } from './penalty-row.ts'

/** One penalty in force, with the details that a scorer needs. */
const each = penaltyRow.pick({ round: true, table: true, rule: true, penalty: true, worth: true, reason: true, id: true })

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
  const whose = whoseIs(db)
  const standing = Map.groupBy(
    penaltyRows(db).filter(({ state }) => state === 'stands'),
    ({ id, player }) => whose.get(id) ?? `${NOT_LISTED}${player.name ?? ''}`,
  )
  const listed = players(db).map(({ id, number, name, country }) => scored({ number, player: name, country }, standing.get(id) ?? []))
  const others = [...standing]
    .filter(([key]) => key.startsWith(NOT_LISTED))
    .map(([, rows]) => scored({ number: null, player: rows[0]?.player.name ?? null, country: null }, rows))
  return { report: 'scores', ...head, players: [...listed, ...others.toSorted((a, b) => byName(a.player ?? '', b.player ?? ''))] }
}

/** A prefix that no player's id has. */
const NOT_LISTED = 'name '

const scored = (who: Pick<ScoreRow, 'number' | 'player' | 'country'>, rows: readonly PenaltyRow[]): ScoreRow => ({
  ...who,
  ...countPenalties(rows),
  each: rows.map(eachOf),
})

const eachOf = ({ round, table, rule, penalty, worth, reason, id }: PenaltyRow): ScoreRow['each'][number] => ({
  round,
  table,
  rule,
  penalty,
  worth,
  reason,
  id,
})
