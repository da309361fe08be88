import type { Ref } from '../../../db/log/entry.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import { column, columnsFor, select } from '../../../db/sqlite/select.ts'
import type { Finding } from '../../../engine/model/findings.ts'
import { ok } from '../../../engine/model/result.ts'
import type { ResolvedProcedureOf } from '../../context/context.ts'
import { refused } from '../../context/refusals.ts'
import { transact } from '../../context/saving/transact.ts'
import { type reviews as contract, type Review, review } from '../../contract/reviews.ts'
import { refusals } from '../../messages/refusals.ts'
import { reviewWords } from '../../messages/ruling-refusals.ts'
import { findingRow } from './finding-row.ts'

/** Rulings whose finding changed or went since, oldest first; those that a referee has looked at too. */
export const reviews = (db: ReadableDb): readonly Review[] => REVIEWS.all(db, 'ORDER BY reviews.id')

/** Records the review of a ruling: it stays in force, or another one has replaced it. */
export const settleReview: ResolvedProcedureOf<typeof contract.settle> = (desk, open, { ruling, outcome, reason, by, key }) => {
  const { db } = open
  const done = transact<unknown>(desk, open, {
    by,
    signed: true,
    once: { key, again: null },
    act: (write) => {
      const waits = reviews(db).some((review) => review.ruling === ruling && review.state === 'open')
      const ref = sql<Ref>(db, 'SELECT ref FROM ruling WHERE id = ? AND taken_back IS NULL').pluck().get(ruling)
      if (!waits || ref === undefined) return refused(refusals.noReview(ruling))
      return ok(write('reviewed', { ruling: ref, outcome, reason }))
    },
  })
  if (!done.ok) return done
  const settled = reviews(db).findLast((review) => review.ruling === ruling)
  return settled ? ok(settled) : refused(refusals.noReview(ruling))
}

const PLAYERS = column.record({
  before: column.orNull(column.text("reviews.before ->> '$.player'")),
  after: column.orNull(column.text("reviews.after ->> '$.player'")),
})

const REVIEWS = select<Review>(
  columnsFor(review.shape, 'reviews', {
    ref: column.ref('ruling.ref'),
    event: column.made(
      column.record({ finding: column.number('reviews.finding'), event: column.number('reviews.event') }),
      ({ finding, event }, db) => findingRow(db, finding)?.finding.event ?? event,
    ),
    before: column.orNull(column.json('reviews.before', (finding) => finding as Finding)),
    after: column.orNull(column.json('reviews.after', (finding) => finding as Finding)),
    players: PLAYERS,
    counts: column.made(
      column.record({ players: PLAYERS, state: column.text('reviews.state') }),
      ({ players: { before, after }, state }) =>
        state === 'open' && before !== null && after !== null && before !== after ? reviewWords.countsFor(after, before) : null,
    ),
    looked: column.orNull(
      column.record({
        by: column.text('reviews.reviewed_by'),
        at: column.time('reviews.reviewed_at'),
        reason: column.text('reviews.reason'),
      }),
    ),
  }),
  'reviews JOIN ruling ON ruling.id = reviews.ruling',
)
