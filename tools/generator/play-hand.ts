import { ruleSet } from '../../engine/editions/index.ts'
import type { DiscardEvent } from '../../engine/model/events.ts'
import { bySeat, nextSeat, SEATS, type Seat } from '../../engine/model/seats.ts'
import type { Hand } from '../../engine/model/table-file.ts'
import { type KnownTile, kindOf, type TileKind } from '../../engine/model/tiles.ts'
import { expandShort } from '../../engine/notation/short-forms.ts'
import { swapKinds } from './choose-claim.ts'
import { type Choice, chooseDiscard } from './choose-discard.ts'
import { settleClaims, writeClaim } from './claims.ts'
import type { Dice } from './dice.ts'
import { type After, abortAfterDiscard, endByAbort, endByWin, endExhausted, hasNineTerminals } from './endings.ts'
import { waitsFor } from './evaluate.ts'
import { layKong, ownKong } from './kong.ts'
import { dealHand, type HandState, isConcealed, type PlayerState, type Setup, takeOut } from './state.ts'
import { drawBeforeRon, sharesOf, winnersOn, writeRon, writeTsumo } from './win.ts'

/**
 * The origin of the turn's tile. `forbidden`: kinds that may not be discarded after a claim. `toTake`: the claimed tile if it still lies in
 * the river.
 */
type Turn =
  | { readonly seat: Seat; readonly by: 'draw' | 'kong' }
  | { readonly seat: Seat; readonly by: 'claim'; readonly forbidden: readonly TileKind[]; readonly toTake: KnownTile | null }

/** Plays a whole hand. Returns it, and the state for the next one. */
export const playHand = (setup: Setup, dice: Dice): { readonly hand: Hand; readonly after: After } => {
  const state = dealHand(setup, dice)
  const { prevailing, counters, sticks, points } = setup
  const deal = bySeat((seat) => [...state.players[seat].hand])
  const begun = { from: 'deal', deal, melds: [], riichi: [], scores: points } as const
  const name = { wind: prevailing, number: 1, counters, sticks }
  for (const seat of SEATS) state.players[seat].waits = waitsFor(state.players[seat])
  if (dice.chance(0.2)) for (const seat of ['S', 'W', 'N'] as const) state.events.push({ actor: seat, verb: 'ready' })
  const dora = state.indicators[0] ?? '1z'
  let turn: Turn | After = { seat: 'E', by: 'draw' }
  while ('seat' in turn) turn = playTurn(state, turn)
  return { hand: { header: { ...begun, name, dora }, events: state.events }, after: turn }
}

/** Plays one turn up to the discard and the reactions to it. Returns the next turn, or the end of the hand. */
const playTurn = (state: HandState, turn: Turn): Turn | After => {
  const player = state.players[turn.seat]
  if (turn.by === 'claim') return discarding(state, player, turn, chooseDiscard(player, state.dice, turn.forbidden))
  if (turn.by === 'draw' && state.wall.length === 0) return endExhausted(state)
  const drawn = turn.by === 'draw' ? drawTile(state, player) : replaceTile(state, player)
  if (player.waits.includes(kindOf(drawn))) {
    const on = { tile: drawn, replacement: turn.by === 'kong' }
    const shares = sharesOf(state, player, on)
    if (shares) return endByWin(state, writeTsumo(state, player, on, shares))
  }
  if (hasNineTerminals(state, player) && state.dice.chance(0.7)) return endByAbort(state, 'nine-terminals', [player.seat])
  const kong = state.owed > 0 ? undefined : ownKong(state, player, drawn)
  if (!kong)
    return discarding(state, player, turn, player.riichi ? { tile: drawn, waits: player.waits } : chooseDiscard(player, state.dice), drawn)
  layKong(player, kong)
  state.kongs = [...state.kongs, player.seat]
  const { kind, tile } = kong
  const faces = kind === 'ankan' && state.dice.chance(0.3) ? { faces: facesOf(state) } : {}
  state.events.push(kind === 'ankan' ? { actor: player.seat, verb: kind, tile, ...faces } : { actor: player.seat, verb: kind, tile })
  const on = { tile: kong.tile, from: player.seat, robbing: true }
  const robbers = kong.kind === 'kakan' ? winnersOn(state, on) : []
  if (robbers.length > 0) return endByWin(state, writeRon(state, robbers, on))
  if (kong.kind === 'ankan') turnDora(state, 1)
  else oweDora(state)
  return { seat: player.seat, by: 'kong' }
}

/** Discards, with riichi if the hand waits and the player chooses it. Then come wins, claims, or the next turn. */
const discarding = (state: HandState, player: PlayerState, turn: Turn, { tile, waits }: Choice, drawn?: KnownTile): Turn | After => {
  const { dice, events } = state
  const { seat } = player
  const declares = drawn !== undefined && waits.length > 0 && mayDeclare(state, player) && dice.chance(0.85)
  const rotated = declares || player.rotateNext
  takeOut(player, [tile])
  player.river.push(tile)
  player.waits = waits
  player.passed = player.riichi && player.passed
  player.rotateNext = false
  const on = { tile, from: seat }
  const callers = winnersOn(state, on)
  const source = drawn === undefined ? {} : { source: tile === drawn ? ('drawn' as const) : ('hand' as const) }
  const line = { actor: seat, verb: 'discard', tile, ...source, ...(rotated && { rotated: true as const }) } as const
  if (declares) declareRiichi(state, player, line, callers.length > 0)
  else events.push(line)
  if (turn.by === 'claim' && turn.toTake) events.push({ actor: seat, verb: 'take', tile: turn.toTake })
  if (callers.length > 0) {
    drawBeforeRon(state, seat, callers)
    return endByWin(state, writeRon(state, callers, on))
  }
  turnDora(state, state.owed)
  if (dice.chance(0.01)) events.push({ actor: seat, verb: 'count', count: player.hand.length })
  const abort = abortAfterDiscard(state)
  if (abort) return endByAbort(state, abort, abort === 'four-riichi' ? SEATS : [])
  const claim = settleClaims(state, tile, seat)
  if (!claim) return { seat: nextSeat(seat, SEATS), by: 'draw' }
  player.rotateNext = rotated
  const taken = writeClaim(state, claim, tile, seat)
  const { by, call, shown } = claim.wanted
  if (call !== 'kan') return { seat: by, by: 'claim', forbidden: swapKinds(call, tile, shown), toTake: taken === 'to-take' ? tile : null }
  oweDora(state)
  return { seat: by, by: 'kong' }
}

const mayDeclare = (state: HandState, player: PlayerState): boolean =>
  !player.riichi && isConcealed(player) && state.wall.length >= 4 && player.points >= 1000

/** Writes riichi in short form or in long form. The stick is never paid if the discard is won on. */
const declareRiichi = (state: HandState, player: PlayerState, line: DiscardEvent, won: boolean): void => {
  const { actor } = line
  player.riichi = true
  if (won || state.dice.chance(0.3)) {
    state.events.push({ actor, verb: 'call', call: 'riichi' }, line)
    if (won) return
    state.events.push({ actor, verb: 'stick' })
  } else state.events.push(...expandShort({ actor, form: 'riichi', tiles: [line.tile] }))
  player.points -= 1000
  state.sticks++
}

const drawTile = (state: HandState, player: PlayerState): KnownTile => {
  const [tile, ...left] = state.wall
  if (tile === undefined) throw new Error('a draw from an empty wall')
  state.wall = left
  player.hand.push(tile)
  state.events.push({ actor: player.seat, verb: 'draw', tile })
  return tile
}

/** Draws the replacement tile of a kong. The last tile of the live wall becomes part of the dead wall. */
const replaceTile = (state: HandState, player: PlayerState): KnownTile => {
  const tile = state.replacements[state.kongs.length - 1]
  if (tile === undefined) throw new Error('a fifth replacement tile')
  state.wall = state.wall.slice(0, -1)
  player.hand.push(tile)
  state.events.push({ actor: player.seat, verb: 'replace', tile })
  return tile
}

/** The tiles of a concealed kong that lie face down: the middle ones, unless the edition asks for the outer ones. */
const facesOf = ({ setup }: HandState): 'outer' | 'middle' => {
  const rules = ruleSet(setup.options.rules)
  return rules?.cells['group.faces'].level === 'advice' ? rules.practice.facesDown : 'middle'
}

/** Turns the indicator of a claimed or extended kong: at once, or after the discard, depending on `doraLate`. */
const oweDora = (state: HandState): void => {
  if (state.doraLate) state.owed++
  else turnDora(state, 1)
}

const turnDora = (state: HandState, count: number): void => {
  for (const tile of state.indicators.slice(state.turned, state.turned + count)) state.events.push({ actor: '*', verb: 'dora', tile })
  state.turned += count
  state.owed = 0
}
