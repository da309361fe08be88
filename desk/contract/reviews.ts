import { type } from '@orpc/contract'
import { z } from 'zod'
import type { Ref } from '../../db/log/entry.ts'
import { REVIEW_OUTCOMES } from '../../db/log/vocabulary.ts'
import type { Finding } from '../../engine/model/findings.ts'
import type { Seat } from '../../engine/model/seats.ts'
import { REFEREE } from './access.ts'
import { counted, key, procedure } from './base.ts'
import { name, reason } from './inputs.ts'

/** A ruling whose finding changed or disappeared after it. `before`, `after`: the finding; null if there was none. */
export type Review = {
  readonly id: number
  readonly ruling: number
  /** Permanent reference of the ruling. */
  readonly ref: Ref
  readonly incident: number
  readonly finding: number
  readonly rule: string
  readonly seat: Seat | null
  readonly event: number
  readonly before: Finding | null
  readonly after: Finding | null
  readonly at: Date
  /** `same-again`: the finding is as it was then. `superseded`: another ruling has replaced this one. */
  readonly state: 'open' | 'same-again' | 'stands' | 'superseded'
  readonly looked: { readonly by: string; readonly at: Date; readonly reason: string } | null
}

/** Reviews of rulings whose finding changed after them. */
export const reviews = {
  /** Rulings whose finding has changed or disappeared, with the finding before and after. */
  list: procedure({ access: REFEREE }).output(type<readonly Review[]>()),
  /** Records a referee's review of a ruling: the ruling is still in force, or another one has replaced it. */
  settle: procedure({ access: REFEREE })
    .input(z.object({ ruling: counted, outcome: z.enum(REVIEW_OUTCOMES), reason, by: name, key }))
    .output(type<Review>()),
}
