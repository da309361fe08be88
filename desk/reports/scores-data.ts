import { z } from 'zod'
import type { ReadableDb } from '../../db/handle.ts'
import { playerSum, playerSums } from './penalties-data.ts'
import { type PenaltyRow, penalty, penaltyRows, points } from './penalty-row.ts'
import { playerRows } from './players-data.ts'
import { REPORT_HEAD, reportHead, whole } from './report-head.ts'

/** One penalty that stands, as somebody who keeps scores needs it. */
const each = z.strictObject({
  round: whole.nullable(),
  table: z.string().nullable(),
  rule: z.string(),
  penalty,
  worth: points.nullable(),
  reason: z.string(),
  id: whole,
})

/** What a player's penalties take off, in all and each by itself. */
export const scoreRow = z.strictObject({ ...playerSum.shape, each: z.array(each) })
export type ScoreRow = z.infer<typeof scoreRow>

/** What a scoring program or a spreadsheet takes: every player of the list, and whoever else has a penalty that stands. */
export const scoresReport = z.strictObject({ report: z.literal('scores'), ...REPORT_HEAD, players: z.array(scoreRow) })
export type ScoresData = z.infer<typeof scoresReport>

/** Gathers penalties and their effect by player: those of the list by number, then the others. */
export const scoresData = (db: ReadableDb): ScoresData | undefined => {
  const head = reportHead(db)
  if (!head) return undefined
  const standing = Map.groupBy(
    penaltyRows(db).filter(({ state }) => state === 'stands'),
    ({ player }) => keyOf(player.number, player.name),
  )
  const sums = new Map(playerSums(db).map((sum) => [keyOf(sum.number, sum.player), sum]))
  const listed = playerRows(db).map(({ number, name, country }) => ({
    ...NOTHING,
    ...sums.get(keyOf(number, name)),
    number,
    player: name,
    country,
  }))
  const keys = new Set(listed.map(({ number, player }) => keyOf(number, player)))
  const others = [...sums].filter(([key]) => !keys.has(key)).map(([, sum]) => sum)
  return {
    report: 'scores',
    ...head,
    players: [...listed, ...others].map((sum) => ({ ...sum, each: (standing.get(keyOf(sum.number, sum.player)) ?? []).map(eachOf) })),
  }
}

const NOTHING = {
  penalties: 0,
  notices: 0,
  deadHands: 0,
  chombos: 0,
  disqualifications: 0,
  tablePoints: 0,
  tournamentPoints: 0,
  notInPoints: 0,
}

const keyOf = (number: number | null, name: string | null): string => `${number ?? ''} ${name ?? ''}`

const eachOf = ({ round, table, rule, penalty, worth, reason, id }: PenaltyRow): ScoreRow['each'][number] => ({
  round,
  table,
  rule,
  penalty,
  worth,
  reason,
  id,
})
