import { ruleSet } from '../../engine/editions/index.ts'
import type { Abort } from '../../engine/model/events.ts'
import { SEATS, type Seat } from '../../engine/model/seats.ts'
import { kindOf } from '../../engine/model/tiles.ts'
import { isOutside } from './evaluate.ts'
import type { HandState, PlayerState } from './state.ts'
import type { Winner } from './win.ts'

/** The state that a hand leaves for the next one: points in the order of its seats, sticks, counters, dealer repeat. */
export type After = { readonly points: readonly number[]; readonly sticks: number; readonly counters: number; readonly repeat: boolean }

/** The end after a win: the underside dora for winners in riichi, and the points. */
export const endByWin = (state: HandState, winners: readonly Winner[]): After => {
  const { events, players, setup, dice } = state
  for (const { seat, shares } of winners) {
    if (players[seat].riichi) events.push({ actor: '*', verb: 'ura', tiles: state.under.slice(0, state.turned) })
    for (const [i, each] of SEATS.entries()) players[each].points += shares[i] ?? 0
  }
  const repeat = winners.some(({ seat }) => seat === 'E')
  if (dice.chance(0.5)) writeScores(state)
  events.push({ actor: '*', verb: 'end', how: 'win' })
  return { points: pointsOf(state), sticks: 0, counters: repeat ? setup.counters + 1 : 0, repeat }
}

/** The end with an empty wall. A player in tenpai declares and shows the hand; the others may declare noten. */
export const endExhausted = (state: HandState): After => {
  const { events, players, dice, setup } = state
  events.push({ actor: '*', verb: 'end', how: 'exhaustive' })
  const waiting = SEATS.filter((seat) => players[seat].waits.length > 0 && (players[seat].riichi || dice.chance(0.95)))
  for (const seat of SEATS) {
    if (waiting.includes(seat))
      events.push({ actor: seat, verb: 'tenpai' }, { actor: seat, verb: 'reveal', tiles: [...players[seat].hand] })
    else events.push({ actor: seat, verb: 'noten' })
  }
  if (waiting.length > 0 && waiting.length < 4)
    for (const seat of SEATS) players[seat].points += waiting.includes(seat) ? 3000 / waiting.length : -3000 / (4 - waiting.length)
  writeScores(state)
  return { points: pointsOf(state), sticks: state.sticks, counters: setup.counters + 1, repeat: waiting.includes('E') }
}

export const endByAbort = (state: HandState, how: Abort, shown: readonly Seat[] = []): After => {
  state.events.push({ actor: '*', verb: 'end', how })
  for (const seat of shown) state.events.push({ actor: seat, verb: 'reveal', tiles: [...state.players[seat].hand] })
  return { points: pointsOf(state), sticks: state.sticks, counters: state.setup.counters + 1, repeat: true }
}

/** True for nine different terminals and honours after the first draw, without an earlier call. */
export const hasNineTerminals = (state: HandState, { hand, river }: PlayerState): boolean =>
  mayEnd(state, 'nine-terminals') &&
  !state.claimed &&
  state.kongs.length === 0 &&
  river.length === 0 &&
  new Set(hand.filter(isOutside).map(kindOf)).size >= 9

/** The abortive draw caused by a discard that no player has won on. */
export const abortAfterDiscard = ({ players, claimed, kongs, setup }: HandState): Abort | undefined => {
  const rivers = SEATS.map((seat) => players[seat].river)
  if (SEATS.every((seat) => players[seat].riichi) && mayEnd({ setup }, 'four-riichi')) return 'four-riichi'
  if (mayEnd({ setup }, 'four-kongs') && kongs.length === 4 && new Set(kongs).size > 1) return 'four-kongs'
  const first = rivers[0]?.[0]
  const winds = first !== undefined && '1z2z3z4z'.includes(first) && rivers.every((river) => river.length === 1 && river[0] === first)
  return winds && !claimed && kongs.length === 0 && mayEnd({ setup }, 'four-winds') ? 'four-winds' : undefined
}

/** Whether the edition ends the hand by this abortive draw. */
const mayEnd = ({ setup }: Pick<HandState, 'setup'>, abort: Abort): boolean =>
  ruleSet(setup.options.rules)?.goesOnAfter.includes(abort) !== true

const pointsOf = ({ players }: HandState): readonly number[] => SEATS.map((seat) => players[seat].points)

const writeScores = (state: HandState): void => {
  const [e = 0, s = 0, w = 0, n = 0] = pointsOf(state)
  state.events.push({ actor: '*', verb: 'scores', points: [e, s, w, n] })
}
