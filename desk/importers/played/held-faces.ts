import { SEATS } from '../../../engine/model/seats.ts'
import type { Complaint } from '../import-error.ts'
import { faceNamed, HIDDEN_FACE, kindNumber, TILE_FACES } from './faces.ts'

/** The tiles in each player's hand, by face; reports contradictions within the log. */
export type HeldFaces = {
  /** An indicator is turned over in the dead wall. */
  readonly turn: (face: number) => void
  readonly draw: (seat: number, face: number) => void
  /** A tile leaves a concealed hand for the river or a group. */
  readonly leave: (seat: number, face: number) => void
  /** A concealed hand, sorted. */
  readonly hand: (seat: number) => number[]
}

// A copy of a list is made faster than a typed array.
const NO_FACES: readonly number[] = TILE_FACES.map(() => 0)
const NO_TILES: readonly number[] = SEATS.flatMap(() => NO_FACES)

/** Tracks the tiles of one hand from the deal on; the hands are sorted, by seat. */
export const followFaces = (deal: readonly (readonly number[])[], complain: (complaint: Complaint, about: string) => void): HeldFaces => {
  /** Counts by seat and face. */
  const held = NO_TILES.slice()
  /** Counts by kind. */
  const seen = NO_FACES.slice()
  const turn = (face: number) => {
    if (face === HIDDEN_FACE) return
    const kind = kindNumber(face)
    const count = (seen[kind] ?? 0) + 1
    if (count > 4) complain('fifth-tile', faceNamed(kind))
    seen[kind] = count
  }
  const add = (seat: number, face: number, count: number) => {
    const at = seat * TILE_FACES.length + face
    held[at] = (held[at] ?? 0) + count
  }
  const draw = (seat: number, face: number) => {
    turn(face)
    add(seat, face, 1)
  }
  for (let seat = 0; seat < deal.length; seat++) for (const face of deal[seat] ?? []) draw(seat, face)
  return {
    turn,
    draw,
    leave: (seat, face) => {
      const hand = seat * TILE_FACES.length
      if (held[hand + face]) return add(seat, face, -1)
      if (!held[hand + HIDDEN_FACE]) return complain('tile-not-held', faceNamed(face))
      add(seat, HIDDEN_FACE, -1)
      turn(face)
    },
    hand: (seat) => {
      const hand: number[] = []
      for (let face = 0; face < TILE_FACES.length; face++)
        for (let left = held[seat * TILE_FACES.length + face] ?? 0; left > 0; left--) hand.push(face)
      return hand
    },
  }
}
