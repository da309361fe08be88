import type { Ref } from '../../../db/log/entry.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { Finding } from '../../../engine/model/findings.ts'
import type { Result } from '../../../engine/model/result.ts'
import type { DeskContext, OpenFile } from '../../context/context.ts'
import { type Refusal, refused } from '../../context/refusals.ts'
import { transact } from '../../context/saving/transact.ts'
import type { ResolvedInputOf } from '../../contract/base.ts'
import type { reviews as contract, Review } from '../../contract/reviews.ts'
import { refusals } from '../../messages/refusals.ts'
import { findingRow } from './finding-row.ts'

/** Rulings whose finding changed or went since, oldest first; those that a referee has looked at too. */
export const reviews = (db: ReadableDb): readonly Review[] =>
  sql<Row>(db, 'SELECT reviews.*, ruling.ref FROM reviews JOIN ruling ON ruling.id = reviews.ruling ORDER BY reviews.id')
    .all()
    .map((row) => reviewFrom(db, row))

/** A referee's answer to a ruling that needs a review. */
export type ReviewAnswer = ResolvedInputOf<typeof contract.settle>

/** Records the review of a ruling: it stays in force, or another one has replaced it. */
export const settleReview = (
  desk: DeskContext,
  open: OpenFile,
  { ruling, outcome, reason, by, key }: ReviewAnswer,
): Result<Review, Refusal> => {
  const { db } = open
  const done = transact<unknown>(desk, open, {
    by,
    signed: true,
    once: { key, again: null },
    act: (write) => {
      const waits = reviews(db).some((review) => review.ruling === ruling && review.state === 'open')
      const ref = sql<Ref>(db, 'SELECT ref FROM ruling WHERE id = ? AND taken_back IS NULL').pluck().get(ruling)
      if (!waits || ref === undefined) return refused(refusals.noReview(ruling))
      return { ok: true, value: write('reviewed', { ruling: ref, outcome, reason }) }
    },
  })
  if (!done.ok) return done
  const settled = reviews(db).findLast((review) => review.ruling === ruling)
  return settled ? { ok: true, value: settled } : refused(refusals.noReview(ruling))
}

type Row = Omit<Review, 'before' | 'after' | 'at' | 'looked'> & {
  readonly before: string | null
  readonly after: string | null
  readonly at: string
  readonly reviewed_by: string | null
  readonly reviewed_at: string | null
  readonly reason: string | null
}

const reviewFrom = (
  db: ReadableDb,
  { id, ruling, ref, incident, finding, rule, seat, event, state, before, after, at, ...looked }: Row,
): Review => ({
  id,
  ruling,
  ref,
  incident,
  finding,
  rule,
  seat,
  event: findingRow(db, finding)?.finding.event ?? event,
  state,
  before: before === null ? null : (JSON.parse(before) as Finding),
  after: after === null ? null : (JSON.parse(after) as Finding),
  at: new Date(at),
  looked:
    looked.reviewed_by === null ? null : { by: looked.reviewed_by, at: new Date(looked.reviewed_at ?? 0), reason: looked.reason ?? '' },
})
