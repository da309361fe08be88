import type { GameForm } from '../model/game-form.ts'
import type { RuleSet } from '../model/rule-set.ts'
import { type BySeat, bySeat, firstWind, type Seat } from '../model/seats.ts'
import type { HandHeader } from '../model/table-file.ts'
import type { CarriedCounts, Table } from '../table/table.ts'

/** A count of each player, by name or by place at the table. */
type ByPlayer = Readonly<Record<string, number>>

/**
 * The state carried from hand to hand: each player's counts. `named`: an earlier hand has given the players' names; a hand without names
 * has the players of the places.
 */
export type Carry = Readonly<Record<keyof CarriedCounts, ByPlayer>> & { readonly named: boolean }

/** The carry before the first hand. */
export const NOTHING_CARRIED: Carry = { slow: {}, touched: {}, named: false }

/** A hand judged to its end, as far as the next one depends on it. */
type PlayedHand = { readonly table: Table; readonly header: HandHeader; readonly carry: Carry }

/** The counts that a judged hand passes on to the next one. */
export const carryFrom = ({ table, header, carry }: PlayedHand): Carry => {
  const after = (count: keyof CarriedCounts): ByPlayer => {
    const counts = { ...carry[count] }
    for (const seat of table.form.seats) {
      const name = nameAt(header, seat, table.form)
      counts[placeAt(header, seat, table.form)] = table.players[seat][count]
      if (name !== undefined) counts[name] = table.players[seat][count]
    }
    return counts
  }
  return { slow: after('slow'), touched: after('touched'), named: carry.named || header.players !== undefined }
}

/** Whether a hand with these lines may add to the counts. Other hands, the most, pass them on without being judged. */
export const mayHaveCounted = (lines: string, { settings }: RuleSet): boolean => settings['slow-limit'] !== null || COUNTED.test(lines)

/** The counts that go on into another game, where players without a name may be others. */
export const carryToGame = ({ slow, touched, named }: Carry): Carry => {
  const ofNames = (counts: ByPlayer): ByPlayer => Object.fromEntries(Object.entries(counts).filter(([who]) => who.startsWith(NAME)))
  return { slow: ofNames(slow), touched: ofNames(touched), named }
}

/** The words for overlong discards and for tiles that touched the hand. Discards can also be overlong by the clock, against a limit. */
const COUNTED = /\b(?:slow|touching|mixed)\b/

/** Each seat's counts before this hand. */
export const countsBefore = (header: HandHeader, carry: Carry, form: GameForm): BySeat<CarriedCounts> => {
  if (carry === NOTHING_CARRIED) return NONE_COUNTED
  const { slow, touched, named } = carry
  return bySeat((seat) => {
    const name = nameAt(header, seat, form)
    const byPlace = name === undefined || !named ? placeAt(header, seat, form) : undefined
    const before = (counts: ByPlayer): number =>
      (name === undefined ? undefined : counts[name]) ?? (byPlace === undefined ? undefined : counts[byPlace]) ?? 0
    return { slow: before(slow), touched: before(touched) }
  })
}

const NONE_COUNTED: BySeat<CarriedCounts> = bySeat(() => ({ slow: 0, touched: 0 }))

const nameAt = ({ players }: HandHeader, seat: Seat, { seats }: GameForm): string | undefined => {
  const name = players?.[seats.indexOf(seat)]
  return name === undefined ? undefined : `${NAME}${name}`
}

const NAME = 'name '

/** The seat that a player had in the first hand: the winds move on with the deal. */
const placeAt = ({ name }: HandHeader, seat: Seat, { seats }: GameForm): string =>
  `place ${seats.indexOf(firstWind(seat, name?.number ?? 1, seats))}`
