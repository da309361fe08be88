import { seatFact } from '../../model/findings.ts'
import type { Seat } from '../../model/seats.ts'
import { changeWall, closeLeftOpen, type Draft, doubtGroups, mutablePlayer } from '../draft.ts'
import { impliedDraw } from '../draws.ts'
import type { Kong } from '../kong.ts'
import { turnOf } from '../table.ts'
import { gainTile } from '../tiles/concealed.ts'
import { type Consequences, findingWith } from './consequences.ts'
import { addMissingTurn, dismissedTurn, passSwappedTurn } from './draw.ts'
import { putClaimRight } from './put-claim-right.ts'

/** Gives a player the tile that an act implies if the record leaves out its draw. */
export const addMissingDraw = (draft: Draft, actor: Seat, nodraw?: true): void => {
  passSwappedTurn(draft, actor)
  const implied = impliedDraw(draft, { actor, nodraw })
  if (implied === 'nothing') return
  if (implied !== 'earlier') changeWall(draft, -1)
  const player = mutablePlayer(draft, actor)
  player.hand = gainTile(player.hand, '?')
  if (implied === 'replacement') {
    // A kong that was only called may not have drawn a replacement.
    if (kongOfTurn(draft)?.unmade !== true) draft.replacements += 1
    return
  }
  // If the record has all draws except this one, a claim may be missing instead.
  if (draft.draws === 'all' && implied === 'wall') player.groupsKnown = false
  draft.draws = 'some'
}

/** Takes back the tile that the call of riichi implied: the recorder saw at its discard that there was no draw. */
export const removeImpliedDraw = (draft: Draft, seat: Seat): void => {
  changeWall(draft, 1)
  const player = mutablePlayer(draft, seat)
  // Its face is unknown, so the known tiles are all still there.
  player.hand = { ...player.hand, size: player.hand.size === null ? null : player.hand.size - 1 }
  player.drawn = undefined
}

const kongOfTurn = ({ kongs, turn }: Draft): Kong | undefined => kongs.find(({ event }) => event === turn.kong)

/** Whether a player goes on with a tile drawn out of turn while it is certainly another player's turn: play goes back to there. */
export const isTurnOfOther = ({ players, turn }: Draft, seat: Seat, consequences: Consequences): boolean => {
  const { extra } = players[seat]
  if (!extra || turn.seat === null || turn.seat === seat || findingWith(consequences, 'out-of-turn')) return false
  return extra.wrong === true || turn.claim !== undefined
}

/**
 * Starts or continues a player's turn for riichi, an own kong or a self-draw win; an act out of turn moves the turn to its player. Returns
 * the seat that really acted: the line may name the wrong player.
 */
export const continueTurn = (draft: Draft, actor: Seat, consequences: Consequences): Seat => {
  const wrongSeat = findingWith(consequences, 'seat-wrong')
  const rightful = wrongSeat && seatFact(wrongSeat, 'due')
  const seat = rightful ?? actor
  if (rightful) doubtGroups(draft, [seat, actor])
  const missing = findingWith(consequences, 'turn-missing')
  if (missing) addMissingTurn(draft, missing)
  if (!findingWith(consequences, 'out-of-turn')) putClaimRight(draft, seat, 'other', consequences)
  addMissingDraw(draft, seat)
  const { turn, number, target } = draft
  const player = mutablePlayer(draft, seat)
  if (findingWith(consequences, 'out-of-turn') ?? (wrongSeat && !rightful)) {
    player.drawn ??= { event: number, tile: '?', clock: undefined }
    doubtGroups(draft, turn.seat ? [seat, turn.seat] : [seat])
    draft.turn = { ...turnOf(seat, 'any'), drew: number, doubted: true }
    return seat
  }
  if (isTurnOfOther(draft, seat, consequences)) {
    player.drawn ??= { event: number, tile: '?', clock: undefined }
    draft.turn = { ...turnOf(seat, 'discard'), drew: number, doubted: true }
    return seat
  }
  // An open question about an earlier act leaves the turn of the player who has drawn in it.
  const hasDrawn = turn.drew !== undefined && player.drawn?.event === turn.drew
  if (turn.seat === seat && (turn.due === 'discard' || turn.due === 'replace' || hasDrawn)) {
    draft.turn = { ...turn, due: 'discard' }
    return seat
  }
  player.drawn ??= { event: number, tile: '?', clock: undefined }
  const or = dismissedTurn(draft, seat, consequences)
  draft.turn = { ...turnOf(seat, 'discard', or), drew: number, doubted: or && 'let-pass' }
  if (or) return seat
  const drawn = { seat, event: number, clock: undefined, fast: false }
  if (target?.kind === 'discard' && !target.drawn && target.seat !== seat) draft.target = { ...target, drawn }
  if (draft.othersOpen) closeLeftOpen(draft, drawn)
  return seat
}
