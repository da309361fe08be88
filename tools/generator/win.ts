import { ruleSet } from '../../engine/editions/index.ts'
import { nextSeat, SEATS, type Seat, seatDistance } from '../../engine/model/seats.ts'
import { type KnownTile, kindOf } from '../../engine/model/tiles.ts'
import { payments } from './evaluate.ts'
import { isWinOverAtDraw, winnersUnder } from './options.ts'
import { type HandState, isFuriten, type PlayerState } from './state.ts'

/** A winner, and the gain or payment of each seat. */
export type Winner = { readonly seat: Seat; readonly shares: readonly number[] }

/** The winning tile; `from` is undefined for a self-draw. */
export type WinTile = { readonly tile: KnownTile; readonly from?: Seat; readonly replacement?: boolean; readonly robbing?: boolean }

/**
 * The payments of a win; undefined if the hand has no yaku that all rule sets of the game know. `first`: this winner gets counters and
 * sticks.
 */
export const sharesOf = (state: HandState, player: PlayerState, { tile, from, replacement, robbing }: WinTile, first = true) => {
  const { setup, players } = state
  const hand = [...player.hand]
  if (!from) hand.splice(hand.lastIndexOf(tile), 1)
  return payments({
    seat: player.seat,
    hand,
    groups: players[player.seat].groups,
    tile,
    ...(from && { from }),
    prevailing: setup.prevailing,
    openTanyao: ruleSet(setup.options.rules)?.settings['open-tanyao'] === 'on',
    riichi: player.riichi,
    lastTile: state.wall.length === 0,
    replacement: replacement === true,
    robbing: robbing === true,
    dora: state.indicators.slice(0, state.turned),
    ura: state.under.slice(0, state.turned),
    counters: first ? setup.counters : 0,
    sticks: first ? state.sticks : 0,
  })
}

/** The players who call a win on a tile, nearest first. A player who could complete the hand without calling has let the tile pass. */
export const winnersOn = (state: HandState, on: WinTile & { readonly from: Seat }): readonly Seat[] => {
  const { dice, players, setup } = state
  const { rules } = setup.options
  const able = [...SEATS]
    .filter((seat) => seat !== on.from && players[seat].waits.includes(kindOf(on.tile)))
    .sort((a, b) => seatDistance(on.from, a, SEATS) - seatDistance(on.from, b, SEATS))
  const willing = able.filter((seat) => !isFuriten(players[seat]) && sharesOf(state, players[seat], on) !== undefined && dice.chance(0.95))
  // If the rule set does not resolve several wins, only one player calls.
  const callers = winnersUnder(rules) === 'ask' ? willing.slice(0, 1) : willing
  for (const seat of able) if (!callers.includes(seat)) players[seat].passed = true
  return callers
}

/** Writes the win on a discard: the calls in any order, then the hands of the entitled winners. */
export const writeRon = (state: HandState, callers: readonly Seat[], on: WinTile & { readonly from: Seat }): readonly Winner[] => {
  const { events, players, setup, dice } = state
  const entitled = winnersUnder(setup.options.rules) === 'all' ? callers : callers.slice(0, 1)
  for (const [i, seat] of dice.shuffled(callers).entries())
    events.push({ actor: seat, verb: 'call', call: 'ron', ...(i > 0 && dice.chance(0.5) && { together: true }) })
  for (const seat of entitled) events.push({ actor: seat, verb: 'reveal', tiles: [...players[seat].hand] })
  return entitled.map((seat, i) => ({ seat, shares: sharesOf(state, players[seat], on, i === 0) ?? [0, 0, 0, 0] }))
}

/** Writes a self-draw win. */
export const writeTsumo = (state: HandState, player: PlayerState, on: WinTile, shares: readonly number[]): readonly Winner[] => {
  const hand = [...player.hand]
  hand.splice(hand.lastIndexOf(on.tile), 1)
  state.events.push({ actor: player.seat, verb: 'call', call: 'tsumo' }, { actor: player.seat, verb: 'reveal', tiles: [...hand, on.tile] })
  return [{ seat: player.seat, shares }]
}

/** Sometimes lets the next player draw before the call of a win. The call is still in time unless a draw ends the window. */
export const drawBeforeRon = (state: HandState, from: Seat, callers: readonly Seat[]): void => {
  const next = nextSeat(from, SEATS)
  const tile = state.wall[0]
  if (isWinOverAtDraw(state.setup.options.rules) || callers.includes(next) || !tile || !state.dice.chance(0.1)) return
  state.wall = state.wall.slice(1)
  state.events.push({ actor: next, verb: 'draw', tile })
}
