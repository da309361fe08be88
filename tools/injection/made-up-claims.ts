import type { GroupCall } from '../../engine/model/events.ts'
import { nextSeat, SEATS, type Seat } from '../../engine/model/seats.ts'
import { isKnown, type KnownTile, kindOf } from '../../engine/model/tiles.ts'
import type { Table } from '../../engine/table/table.ts'
import { chows, swapKinds } from '../generator/choose-claim.ts'
import { without } from '../generator/choose-discard.ts'
import type { Dice } from '../generator/dice.ts'
import { heldOf } from './hands.ts'
import { free, type Moment, moments, type Quiet, quietDiscards, type Story } from './story.ts'

/** A possible chow or pung of a discard that no player claimed; `left` is the hand after showing. */
export type MadeUp = Quiet & {
  readonly by: Seat
  readonly call: 'chii' | 'pon'
  readonly shown: readonly KnownTile[]
  readonly left: readonly KnownTile[]
}

/** The discards without a claim, in random order, except riichi discards. */
export const someQuiet = (story: Story, dice: Dice): readonly Quiet[] =>
  dice.shuffled(quietDiscards(story)).filter(({ discard, table }) => !discard.rotated && table.wall !== 0)

/** Possible claims, in random order. */
export const madeUpClaims = (story: Story, dice: Dice): readonly MadeUp[] => someQuiet(story, dice).flatMap(claimsOn)

/** Possible claims of one discard. */
export const claimsOn = (quiet: Quiet): readonly MadeUp[] => {
  const { table, discard } = quiet
  return free(table, discard.actor).flatMap((by) => [
    ...pungOf(table, by, discard.tile).map((shown) => claimOf(quiet, by, 'pon', shown)),
    ...(by === nextSeat(discard.actor, SEATS)
      ? chows(table.players[by].hand.known, discard.tile).map((shown) => claimOf(quiet, by, 'chii', shown))
      : []),
  ])
}

/** Tiles that a claimant may discard without swap-calling. */
export const maySwap = ({ call, discard, shown, left }: MadeUp): readonly KnownTile[] => {
  const forbidden = swapKinds(call, discard.tile, shown)
  return left.filter((tile) => !forbidden.includes(kindOf(tile)))
}

const pungOf = (table: Table, by: Seat, tile: KnownTile): readonly (readonly KnownTile[])[] => {
  const held = heldOf(table, by, kindOf(tile))
  return held.length >= 2 ? [held.slice(0, 2)] : []
}

const claimOf = (quiet: Quiet, by: Seat, call: 'chii' | 'pon', shown: readonly KnownTile[]): MadeUp => ({
  ...quiet,
  by,
  call,
  shown,
  left: shown.reduce<readonly KnownTile[]>(without, quiet.table.players[by].hand.known),
})

/** A claim in short form: its first event, the claimed tile and its discarder, and the claimant's next discard. */
export type ShortClaim = Moment<'call'> & {
  readonly call: GroupCall
  readonly shown: readonly KnownTile[]
  readonly from: Seat
  readonly tile: KnownTile
}

/** All claims in short form. */
export const shortClaims = (story: Story): readonly ShortClaim[] =>
  moments(story, 'call').flatMap((moment) => {
    const { event, table } = moment
    const { target } = table
    const call = event.call === 'chii' || event.call === 'pon' || event.call === 'kan' ? event.call : undefined
    if (event.short?.part !== 0 || !call || !target || !isKnown(target.tile)) return []
    return [{ ...moment, call, shown: event.short.tiles.filter(isKnown), from: target.seat, tile: target.tile }]
  })
