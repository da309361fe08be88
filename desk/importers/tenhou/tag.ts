/** The players of a Tenhou log; their numbers stay the same for the whole game. */
export const TENHOU_PLAYERS = [0, 1, 2, 3] as const
export type TenhouPlayer = (typeof TENHOU_PLAYERS)[number]

/** Each of the 136 tiles of a Tenhou log has its own number: four of each kind, in the order of suits and honours. */
export const LAST_TILE = 135

/** A draw or discard: the player and the tile by their numbers. */
export type TileTag = { readonly player: TenhouPlayer; readonly tile: number; readonly isDraw: boolean }

/** One tag of a flat XML document. */
export type Tag = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  /** 0 where nobody counts lines. */
  readonly line: number
  /** Set if the tag is a draw or discard, as its name says: `<T12/>`. */
  readonly tile: TileTag | undefined
}
