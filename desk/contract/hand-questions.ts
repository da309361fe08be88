import { z } from 'zod'
import type { ComparedPlace } from '../../engine/judging/compare-editions.ts'
import type { Entitlements } from '../../engine/judging/entitlements/entitlements.ts'
import type { WaitYaku } from '../../engine/judging/entitlements/wait-yaku.ts'
import type { BySeat } from '../../engine/model/seats.ts'
import type { HandValue } from '../../engine/scoring/value.ts'
import type { RuleSetName } from '../../engine/wording/terms/rule-sets.ts'
import { tableId } from './base.ts'

/** A hand under several rule sets, the one in force first; its words in both languages come from `engine/wording/editions/compare.ts`. */
export type Compared = { readonly hand: string; readonly ruleSets: readonly RuleSetName[]; readonly places: readonly ComparedPlace[] }

/** What each player is entitled to after act `event`, and the yaku of each of their waits; unknown where the record does not know the hand. */
export type Entitled = {
  readonly hand: string
  readonly event: number
  readonly players: BySeat<Entitlements>
  readonly waits: BySeat<readonly WaitYaku[] | 'unknown'>
}

/** What the hands of those who have declared a win are worth. */
export type HandValues = { readonly hand: string; readonly event: number; readonly values: readonly HandValue[] }

/** The number of an act. */
const number = z.number().int().min(0).max(1_000_000)

const place = { table: tableId, hand: tableId.optional() }

/** What is asked of a hand that is looked at again: the newest hand of the table if none is named, `at` as it was after that act. */
export const askedOfHand = {
  compare: z.object({ ...place, event: number.optional(), rules: z.array(z.string().max(60)).max(50).optional() }),
  moment: z.object({ ...place, at: number.optional() }),
}
