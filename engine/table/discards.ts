import { LYING_FLAGS, type LyingFlag } from '../model/circumstances.ts'
import type { DiscardEvent } from '../model/events.ts'
import type { Seat } from '../model/seats.ts'
import type { Tile } from '../model/tiles.ts'

/** A tile in a river. `claimed`: the player who took it, `?` if that player is unknown. */
export type Discard = {
  readonly tile: Tile
  readonly event: number
  readonly lies: readonly LyingFlag[]
  readonly drawn: boolean
  readonly claimed: Seat | '?' | undefined
  /** Discarded out of turn, by a player not yet known: it is not held against the player. */
  readonly doubtful: boolean
  /** The record lacks the draw before it: one from the wall, or from before a record that begins with this discard. */
  readonly undrawn?: 'wall' | 'earlier' | undefined
  /** The record lacks the whole turn: its line may follow late. */
  readonly leftOut?: true
  /** Only later play shows that this turn is missing. */
  readonly supposed?: true | undefined
  /** The known hand did not hold it, or held another one like it later: the record may have the wrong tile. */
  readonly misread?: true | undefined
}

/** A tile that lies as most do. */
export const UPRIGHT: readonly LyingFlag[] = []

/** How the tile of a discard lies. */
export const lyingOf = (event: DiscardEvent): readonly LyingFlag[] =>
  LYING_FLAGS.some((flag) => event[flag]) ? LYING_FLAGS.filter((flag) => event[flag]) : UPRIGHT

/** A discard among those of all players. `before`: the one before it, so that a new one copies no list. */
export type PlayedDiscard = {
  readonly seat: Seat
  readonly tile: Tile
  readonly event: number
  readonly moment: number
  readonly before: PlayedDiscard | null
}

/** Whether a discard can keep its player from winning: not if the player is not known, or the tile is doubtful. */
export const isHeldAgainst = ({ doubtful, misread }: Partial<Pick<Discard, 'doubtful' | 'misread'>>): boolean => !doubtful && !misread

type Discarded = { readonly lastDiscard: PlayedDiscard | null }

/** All discards of the hand, or those from an event on, the first one first. */
export const discardsOf = ({ lastDiscard }: Discarded, from = 0): readonly PlayedDiscard[] => {
  const all: PlayedDiscard[] = []
  for (let one = lastDiscard; one && one.event >= from; one = one.before) all.push(one)
  return all.toReversed()
}

/** The discards without the one of an event. */
export const withoutDiscard = (last: PlayedDiscard | null, event: number): PlayedDiscard | null => {
  if (!last) return null
  return last.event === event ? last.before : { ...last, before: withoutDiscard(last.before, event) }
}
