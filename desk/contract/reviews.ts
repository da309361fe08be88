import { type } from '@orpc/contract'
import { z } from 'zod'
import type { Ref } from '../../db/log/entry.ts'
import { REVIEW_OUTCOMES } from '../../db/log/vocabulary.ts'
import type { Finding } from '../../engine/model/findings.ts'
import type { Seat } from '../../engine/model/seats.ts'
import { REFEREE } from './access.ts'
import { counted, key, procedure } from './base.ts'
import { name, reason } from './inputs.ts'

/** A ruling whose finding changed or went after it; `before` and `after`: the finding, null where it was not found. */
export type Review = {
  readonly id: number
  readonly ruling: number
  /** The name of the ruling. */
  readonly ref: Ref
  readonly incident: number
  readonly finding: number
  readonly rule: string
  readonly seat: Seat | null
  readonly event: number
  readonly before: Finding | null
  readonly after: Finding | null
  readonly at: Date
  /** `same-again`: it reads as it did then; `superseded`: another ruling has taken its place. */
  readonly state: 'open' | 'same-again' | 'stands' | 'superseded'
  readonly looked: { readonly by: string; readonly at: Date; readonly reason: string } | null
}

/** Rulings whose finding changed after them. */
export const reviews = {
  /** Rulings whose finding changed or went since, with what it said before and says after. */
  list: procedure({ access: REFEREE }).output(type<readonly Review[]>()),
  /** A referee has looked at a ruling: it stands, or another one has taken its place. */
  settle: procedure({ access: REFEREE })
    .input(z.object({ ruling: counted, outcome: z.enum(REVIEW_OUTCOMES), reason, by: name, key }))
    .output(type<Review>()),
}
