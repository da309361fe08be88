import { z } from 'zod'
import { tableId } from './base.ts'
import { comparedPlace, entitlements, handValue, waitYaku } from './engine-shapes.ts'
import { eachSeat, integer, ref, ruleSetName, type Shape, text } from './shape.ts'

/** A hand judged under several rule sets, the one in force first. `engine/wording/editions/compare.ts` words it in both languages. */
export const compared = z.strictObject({ hand: text, ruleSets: z.array(ruleSetName), places: z.array(comparedPlace) })
export interface Compared extends Shape<typeof compared> {}

/** Each player's entitlements after act `event`, and the yaku of each wait. `unknown`: the record does not have the player's tiles. */
export const entitled = z.strictObject({
  hand: text,
  event: integer,
  players: eachSeat(entitlements),
  waits: eachSeat(z.union([z.array(waitYaku), z.literal('unknown')])),
})
export interface Entitled extends Shape<typeof entitled> {}

/** A hand that follows another one in the same game. `headed`: the entry that wrote its header. */
const followingHand = z.strictObject({ hand: text, header: z.array(text), headed: ref.nullable() })
export interface FollowingHand extends Shape<typeof followingHand> {}

/** Values of the hands of all players who have declared a win, and the hand after it; null: it is the newest. */
export const handValues = z.strictObject({ hand: text, event: integer, values: z.array(handValue), next: followingHand.nullable() })
export interface HandValues extends Shape<typeof handValues> {}

/** The number of an act in its hand. */
const number = z.number().int().min(0).max(1_000_000)

const place = { table: tableId, hand: tableId.optional() }

/** Queries about a recorded hand (default: the newest of the table). `at`: the state after that act. */
export const askedOfHand = {
  compare: z.object({ ...place, event: number.optional(), rules: z.array(z.string().max(60)).max(50).optional() }),
  moment: z.object({ ...place, at: number.optional() }),
}
