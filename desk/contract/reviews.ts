import { z } from 'zod'
import { REVIEW_OUTCOMES } from '../../db/log/vocabulary.ts'
import { refereeCall } from './access.ts'
import { counted, key } from './base.ts'
import { reason, signature } from './inputs.ts'
import { answer, byLanguage, finding, integer, moment, ref, type Shape, seat, text } from './shape.ts'

/** A ruling whose finding changed or disappeared after it. `before`, `after`: the finding; null if there was none. */
export const review = z.strictObject({
  id: integer,
  ruling: integer,
  /** Permanent reference of the ruling. */
  ref,
  incident: integer,
  finding: integer,
  rule: text,
  seat: seat.nullable(),
  event: integer,
  before: finding.nullable(),
  after: finding.nullable(),
  /** The player whom the finding named then and names now; null if none, or without a finding. */
  players: z.strictObject({ before: text.nullable(), after: text.nullable() }),
  /** For whom its penalty counts until a referee has decided; null unless the player is another one. */
  counts: byLanguage.nullable(),
  at: moment,
  /** `same-again`: the finding is as it was then. `superseded`: another ruling has replaced this one. */
  state: z.enum(['open', 'same-again', 'stands', 'superseded']),
  looked: z.strictObject({ by: text, at: moment, reason: text }).nullable(),
})
export interface Review extends Shape<typeof review> {}

/** Reviews of rulings whose finding changed after them. */
export const reviews = {
  /** Rulings whose finding has changed or disappeared, with the finding before and after. */
  list: refereeCall.output(answer<readonly Review[]>(z.array(review))),
  /** Records a referee's review of a ruling: the ruling is still in force, or another one has replaced it. */
  settle: refereeCall
    .input(z.object({ ruling: counted, outcome: z.enum(REVIEW_OUTCOMES), reason, by: signature, key }))
    .output(answer<Review>(review)),
}
