import type { Side } from '../../engine/model/events.ts'
import { nextSeat, SEATS, type Seat, seatDistance } from '../../engine/model/seats.ts'
import type { KnownTile } from '../../engine/model/tiles.ts'
import { expandShort } from '../../engine/notation/short-forms.ts'
import { groupOf, type Wanted, wantedBy } from './choose-claim.ts'
import { isByFirstCall } from './options.ts'
import { type HandState, takeOut } from './state.ts'

/** A resolved claim: the player who gets the tile, and the calls of the others. */
export type Settled = { readonly wanted: Wanted; readonly called: readonly Wanted[] }

/** Collects the claims on a discard, and resolves them under the rule set of the game. */
export const settleClaims = (state: HandState, tile: KnownTile, from: Seat): Settled | undefined => {
  const wants = state.dice
    .shuffled(SEATS.filter((seat) => seat !== from))
    .flatMap((seat) => wantedBy(state, state.players[seat], tile, from) ?? [])
  const better = wants.find(({ call }) => call !== 'chii')
  const [first] = wants
  if (!first) return undefined
  const contested = wants.length > 1 && state.dice.chance(0.5)
  if (!contested) return { wanted: better ?? first, called: [better ?? first] }
  return { wanted: isByFirstCall(state.setup.options.rules) ? first : (better ?? first), called: wants }
}

/** Writes a claim down and lays its group. Returns `to-take` if the player takes the tile only after discarding. */
export const writeClaim = (state: HandState, { wanted, called }: Settled, tile: KnownTile, from: Seat): 'taken' | 'to-take' => {
  const { events, dice, players } = state
  const { by, call, shown } = wanted
  const player = players[by]
  takeOut(player, shown)
  player.groups = [...player.groups, groupOf(wanted, tile, from, 0)]
  state.claimed = true
  if (call === 'kan') state.kongs = [...state.kongs, by]
  const late = called.length === 1 && isDrawnAtOnce(state, from, by)
  if (called.length === 1 && !late && dice.chance(0.6)) {
    events.push(...expandShort({ actor: by, form: call === 'kan' ? 'daiminkan' : call, tiles: shown }))
    return 'taken'
  }
  for (const each of called) events.push({ actor: each.by, verb: 'call', call: each.call, ...(late && { together: true }) })
  if (late) events.push({ actor: nextSeat(from, SEATS), verb: 'return', tile: state.wall[0] ?? '?' })
  events.push({ actor: by, verb: 'show', tiles: shown })
  if (call !== 'kan' && dice.chance(0.4)) return 'to-take'
  events.push({ actor: by, verb: 'take', tile, ...(dice.chance(0.5) && { side: sideOf(by, from) }) })
  return 'taken'
}

/** The side that shows the discarder's seat. */
const sideOf = (by: Seat, from: Seat): Side => (['right', 'middle', 'left'] as const)[seatDistance(by, from, SEATS) - 1] ?? 'left'

/** True sometimes: the next player draws at the moment of the call and puts the tile back. */
const isDrawnAtOnce = (state: HandState, from: Seat, by: Seat): boolean => {
  const next = nextSeat(from, SEATS)
  if (by === next || !state.dice.chance(0.05)) return false
  state.events.push({ actor: next, verb: 'draw', tile: state.wall[0] ?? '?' })
  return true
}
