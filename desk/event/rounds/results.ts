import type { Ref } from '../../../db/log/entry.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import { ok, type Result } from '../../../engine/model/result.ts'
import { type BySeat, bySeat, SEATS, type Seat } from '../../../engine/model/seats.ts'
import { type GameScore, gameScores } from '../../../engine/scoring/game-score.ts'
import { type SumDifference, sumDifference } from '../../../engine/scoring/score-sum.ts'
import type { DeskContext, OpenFile, ProcedureOf } from '../../context/context.ts'
import { signedBy } from '../../context/permissions/signer.ts'
import { notFound, type Refusal, refused } from '../../context/refusals.ts'
import { transact } from '../../context/saving/transact.ts'
import type { results as contract, TableResult } from '../../contract/results.ts'
import { refusals } from '../../messages/refusals.ts'
import { newestHand } from '../../record/played-hand.ts'
import { rulesAt, scoreTotalAt } from '../../record/tables/score-total.ts'
import { seatedAt } from '../../record/tables/seated-players.ts'

/**
 * Records the result of a table as its players and the referee signed it. One that does not add up needs a reason,
 * which is recorded with it.
 */
export const signResult: ProcedureOf<typeof contract.sign> = (desk, open, { table, points, sticks = 0, reason, signed, by, key }) =>
  inTheNameOf(desk, open, { table, by, key }, (signer, write) => {
    const { db } = open
    if (standingResult(db, table)) return refused(refusals.resultSigned)
    const total = scoreTotalAt(db, table)
    const difference = total && sumDifference({ scores: SEATS.map((seat) => points[seat]), sticks, final: true }, total)
    if (difference && reason === undefined) return refused(refusals.sumDiffers(difference))
    const newest = newestHand(db, table)
    const seated = seatedAt(db, table, { number: 1, position: newest?.position ?? 0, seats: newest?.seats ?? SEATS.join('') })
    const scores = SEATS.map((seat) => ({
      seat,
      player: seated[seat]?.id ?? null,
      playerName: seated[seat]?.name ?? null,
      points: points[seat],
    }))
    write('result-signed', {
      table,
      scores,
      signed: [...signed, signer],
      ...(sticks > 0 && { sticks }),
      ...(difference && { difference, reason }),
    })
    return ok(null)
  })

/** Opens a signed result again, for a reason. */
export const reopenResult: ProcedureOf<typeof contract.reopen> = (desk, open, { reason, ...asked }) =>
  inTheNameOf(desk, open, asked, (_, write) => {
    const result = standingResult(open.db, asked.table)
    if (!result) return refused(refusals.noResult)
    if (asked.result !== undefined && asked.result !== result) return refused(refusals.otherResult)
    write('result-reopened', { result, reason })
    return ok(null)
  })

/** All results that were not undone, including reopened ones, by table in the order in which they were signed. */
export const results = (db: ReadableDb, table?: string): readonly TableResult[] => {
  const rows = sql<Row>(db, RESULTS).all(table ?? null)
  return rows.map(({ scores: signedScores, signed, sticks, difference, reason, reopened_by, reopened_at, reopened_reason, at, ...row }) => {
    const scores = JSON.parse(signedScores) as { seat: Seat; playerName: string | null; points: number }[]
    const final = finalOf(db, row.tableId, { scores, sticks: sticks ?? 0 })
    return {
      ...row,
      sticks: sticks ?? 0,
      sum: difference === null ? null : { difference: JSON.parse(difference) as SumDifference, reason: reason ?? '' },
      at: new Date(at),
      scores: scores.map(({ seat, playerName, points }) => ({ seat, player: playerName, points, final: final?.[seat] ?? null })),
      signed: JSON.parse(signed) as readonly string[],
      reopened: reopened_by === null ? null : { by: reopened_by, at: new Date(reopened_at), reason: reopened_reason },
    }
  })
}

type SignedScores = { readonly scores: readonly { readonly seat: Seat; readonly points: number }[]; readonly sticks: number }

/** The results with uma under the rules of the table's newest hand; null without a score of every seat, or where the rules state no uma. */
const finalOf = (db: ReadableDb, table: string, { scores, sticks }: SignedScores): BySeat<GameScore> | null => {
  const points = new Map(scores.map((score) => [score.seat, score.points]))
  if (!SEATS.every((seat) => points.has(seat))) return null
  const { settings } = rulesAt(db, table)
  return gameScores({ scores: bySeat((seat) => points.get(seat) ?? 0), sticks }, settings)
}

type Write = Parameters<Parameters<typeof transact>[2]['act']>[0]
type Asked = { readonly table: string; readonly result?: Ref | undefined; readonly by: string; readonly key?: string | undefined }

const inTheNameOf = (
  desk: DeskContext,
  open: OpenFile,
  { table, by, key }: Asked,
  act: (signer: string, write: Write) => Result<null, Refusal>,
): Result<TableResult, Refusal> => {
  const { db } = open
  const signer = signedBy(desk, db, by)
  if (!signer.ok) return signer
  const done = transact<null>(desk, open, {
    by: signer.value,
    table,
    once: { key, again: null },
    act: (write) => (sql(db, 'SELECT 1 FROM table_ WHERE id = ?').get(table) ? act(signer.value, write) : notFound(refusals.noTable)),
  })
  if (!done.ok) return done
  const result = results(db, table).at(-1)
  return result ? ok(result) : refused(refusals.noResult)
}

/** The signed result of a table, unless it was reopened. */
export const standingResult = (db: ReadableDb, table: string): Ref | undefined =>
  sql<Ref>(
    db,
    `SELECT ref FROM result WHERE table_id = ? AND taken_back IS NULL
       AND NOT EXISTS (SELECT 1 FROM result_reopened r WHERE r.result = result.id AND r.taken_back IS NULL) ORDER BY id DESC LIMIT 1`,
  )
    .pluck()
    .get(table)

type Row = {
  readonly id: number
  readonly ref: Ref
  readonly tableId: string
  readonly table: string
  readonly round: number | null
  readonly scores: string
  readonly signed: string
  readonly sticks: number | null
  readonly difference: string | null
  readonly reason: string | null
  readonly by: string
  readonly at: string
  readonly reopened_by: string | null
  readonly reopened_at: string
  readonly reopened_reason: string
}

const RESULTS = `SELECT result.id, result.ref, result.table_id AS tableId, table_.name AS "table", table_.round, result.scores, result.signed, result.by, result.at,
    entry.body ->> '$.sticks' AS sticks, entry.body -> '$.difference' AS difference, entry.body ->> '$.reason' AS reason,
    reopened.by AS reopened_by, reopened.at AS reopened_at, reopened.reason AS reopened_reason
  FROM result JOIN table_ ON table_.id = result.table_id JOIN entry ON entry.seq = result.entry
    LEFT JOIN result_reopened reopened ON reopened.entry = (SELECT max(entry) FROM result_reopened r WHERE r.result = result.id AND r.taken_back IS NULL)
  WHERE result.taken_back IS NULL AND result.table_id = coalesce(?, result.table_id) ORDER BY result.id`
