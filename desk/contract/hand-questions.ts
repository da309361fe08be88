import { z } from 'zod'
import type { ComparedPlace } from '../../engine/judging/compare-editions.ts'
import type { Entitlements } from '../../engine/judging/entitlements/entitlements.ts'
import type { WaitYaku } from '../../engine/judging/entitlements/wait-yaku.ts'
import type { BySeat } from '../../engine/model/seats.ts'
import type { HandValue } from '../../engine/scoring/value.ts'
import type { RuleSetName } from '../../engine/wording/terms/rule-sets.ts'
import { tableId } from './base.ts'

/** A hand judged under several rule sets, the one in force first. `engine/wording/editions/compare.ts` words it in both languages. */
export type Compared = { readonly hand: string; readonly ruleSets: readonly RuleSetName[]; readonly places: readonly ComparedPlace[] }

/** Each player's entitlements after act `event`, and the yaku of each wait. `unknown`: the record does not have the player's tiles. */
export type Entitled = {
  readonly hand: string
  readonly event: number
  readonly players: BySeat<Entitlements>
  readonly waits: BySeat<readonly WaitYaku[] | 'unknown'>
}

/** Values of the hands of all players who have declared a win. */
export type HandValues = { readonly hand: string; readonly event: number; readonly values: readonly HandValue[] }

/** The number of an act in its hand. */
const number = z.number().int().min(0).max(1_000_000)

const place = { table: tableId, hand: tableId.optional() }

/** Queries about a recorded hand (default: the newest of the table). `at`: the state after that act. */
export const askedOfHand = {
  compare: z.object({ ...place, event: number.optional(), rules: z.array(z.string().max(60)).max(50).optional() }),
  moment: z.object({ ...place, at: number.optional() }),
}
