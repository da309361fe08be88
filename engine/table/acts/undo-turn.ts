import type { Finding } from '../../model/findings.ts'
import { type Draft, mutablePlayer, type PlayerDraft } from '../draft.ts'
import { type Claim, type LastTurn, turnAfter } from '../table.ts'
import { unknownHand } from '../tiles/concealed.ts'

/**
 * A claim is valid against a turn that was too fast. A win counts, and a self-draw win after it does not. For a set, play goes back to before the
 * turn: a kong and a riichi are undone at once; the player has to take back the discard and to return the drawn tile.
 */
export const undoTurn = (draft: Draft, claim: Claim, { penalty }: Finding): void => {
  // Who says ron on a tile of that turn, before it is taken back, is not too late.
  const ofTurn = [...draft.others, ...(draft.target ? [draft.target] : [])].filter(({ event }) => event > claim.target)
  const lastTurn = turnAfter(draft, claim.target, claim.moment)
  if (!lastTurn) return
  const { seat, kind, last, drawn, first } = lastTurn
  const nextDraw = draft.target?.drawn
  draft.lastTurn = null
  draft.target = lastTurn.target
  draft.others = ofTurn
  draft.othersOpen = ofTurn.length > 0
  if (claim.call === 'ron') {
    if (draft.selfDraw?.seat === seat) draft.selfDraw = null
    return
  }
  undoKongs(draft, lastTurn)
  if (nextDraw) returnNextDraw(mutablePlayer(draft, nextDraw.seat), nextDraw.event)
  const player = mutablePlayer(draft, seat)
  if (player.riichi && player.riichi.event > lastTurn.target.event) {
    player.riichi = undefined
    player.stick = undefined
  }
  const isTold = penalty.kind !== 'dead-hand'
  player.drawn = undefined
  player.extra = isTold ? (drawn ?? { event: first.event, tile: '?', clock: undefined }) : undefined
  draft.toReturn = { seat, claim: claim.called, drawn: isTold ? 'due' : 'mixed', ...(kind === 'discard' && { discard: last }) }
}

/** The tile that the player after that turn drew in the moment of the call goes back as well. */
const returnNextDraw = (next: PlayerDraft, drew: number): void => {
  if (next.drawn?.event !== drew) return
  next.extra = next.drawn
  next.drawn = undefined
}

/** The tiles of a kong go back into the hand. After a replacement or a discard nobody can say which are there. */
const undoKongs = (draft: Draft, { seat, first, kind, replaced, player: before }: LastTurn): void => {
  const kongs = draft.kongs.filter((kong) => kong.seat !== seat || kong.event < first.event)
  if (kongs.length === draft.kongs.length && draft.voidKong?.seat !== seat) return
  draft.kongs = kongs
  draft.voidKong = null
  const player = mutablePlayer(draft, seat)
  player.groups = before.groups
  player.hand = replaced || kind === 'discard' ? unknownHand(null) : before.hand
}
