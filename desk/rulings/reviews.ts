import { type ReadableDb, sql } from '../../db/handle.ts'
import type { Ref } from '../../db/log/entry.ts'
import type { Finding } from '../../engine/findings.ts'
import type { Result } from '../../engine/result.ts'
import type { Review } from '../contract.ts'
import type { Office, OpenFile } from '../office.ts'
import { type Refusal, refused } from '../refusal.ts'
import { save } from '../saving.ts'
import { refusals } from '../words/refusals.ts'

/** Rulings whose finding changed or went since, oldest first; those that a referee has looked at too. */
export const reviews = (db: ReadableDb): readonly Review[] => sql<Row>(db, 'SELECT * FROM reviews').all().map(reviewFrom)

/** What a referee says who has looked at a ruling that waits for it. */
export type Look = { readonly ruling: number; readonly outcome: 'stands' | 'superseded'; readonly reason: string; readonly by: string }

/** Notes that a referee has looked: the ruling stands, or another one has taken its place. */
export const settleReview = (office: Office, open: OpenFile, { ruling, outcome, reason, by }: Look): Result<Review, Refusal> =>
  save<Review>(office, open, {
    by,
    table: null,
    act: (write) => {
      const waiting = reviews(open.db).findLast((review) => review.ruling === ruling && review.state === 'open')
      const ref = sql<Ref>(open.db, 'SELECT ref FROM ruling WHERE id = ? AND taken_back IS NULL').pluck().get(ruling)
      if (!waiting || ref === undefined) return refused(refusals.noReview(ruling))
      write('reviewed', { ruling: ref, outcome, reason })
      const settled = reviews(open.db).find(({ id }) => id === waiting.id)
      return settled ? { ok: true, value: settled } : refused(refusals.noReview(ruling))
    },
  })

type Row = Omit<Review, 'before' | 'after' | 'at' | 'looked'> & {
  readonly before: string | null
  readonly after: string | null
  readonly at: string
  readonly reviewed_by: string | null
  readonly reviewed_at: string | null
  readonly reason: string | null
}

const reviewFrom = ({ id, ruling, incident, finding, rule, seat, event, state, before, after, at, ...looked }: Row): Review => ({
  id,
  ruling,
  incident,
  finding,
  rule,
  seat,
  event,
  state,
  before: before === null ? null : (JSON.parse(before) as Finding),
  after: after === null ? null : (JSON.parse(after) as Finding),
  at: new Date(at),
  looked:
    looked.reviewed_by === null ? null : { by: looked.reviewed_by, at: new Date(looked.reviewed_at ?? 0), reason: looked.reason ?? '' },
})
