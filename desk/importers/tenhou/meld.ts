import type { PlayedClaim } from '../played/acts.ts'

/**
 * A decoded `m` of a Tenhou log: the tiles that leave the hand, by number, and for a claim the claimed tile and the number of seats to the
 * right. `tile`: the tile added to a pung; of a concealed kong, a tile that is no red five.
 */
export type TenhouMeld = TenhouClaim | { readonly form: 'kakan' | 'ankan'; readonly tiles: readonly number[]; readonly tile: number }

/** A group made with another player's tile. */
export type TenhouClaim = Omit<PlayedClaim, 'seat'>

/** Decodes the bits of an `m`; undefined if they are no group of a four-player game. */
export const unpackMeld = (m: number): TenhouMeld | undefined => {
  const from = m & 3
  if (m & 4) return from === 3 ? unpackChow(m) : undefined
  if (m & 0x18) return unpackPung(m, from)
  if (m & 0x3c || m >> 8 > 135) return undefined
  const kind = m >> 10
  const tiles = copies(kind)
  const claimed = m >> 8
  if (from === 0) return { form: 'ankan', tiles, tile: 4 * kind + 3 }
  return { form: 'daiminkan', shown: tiles.filter((tile) => tile !== claimed), claimed, from }
}

const copies = (kind: number): readonly number[] => [0, 1, 2, 3].map((copy) => 4 * kind + copy)

const unpackChow = (m: number): TenhouMeld | undefined => {
  const called = (m >> 10) % 3
  const number = Math.floor((m >> 10) / 3)
  const lowest = Math.floor(number / 7) * 9 + (number % 7)
  const tiles = [3, 5, 7].map((bits, i) => 4 * (lowest + i) + ((m >> bits) & 3))
  const claimed = tiles[called]
  if (claimed === undefined || lowest > 24) return undefined
  return { form: 'chii', shown: tiles.filter((tile) => tile !== claimed), claimed, from: 3 }
}

const unpackPung = (m: number, from: number): TenhouMeld | undefined => {
  const kind = Math.floor((m >> 9) / 3)
  if (kind > 33 || from === 0) return undefined
  const unused = 4 * kind + ((m >> 5) & 3)
  if (m & 0x10) return { form: 'kakan', tiles: [unused], tile: unused }
  const tiles = copies(kind).filter((tile) => tile !== unused)
  const claimed = tiles[(m >> 9) % 3]
  if (claimed === undefined) return undefined
  return { form: 'pon', shown: tiles.filter((tile) => tile !== claimed), claimed, from }
}
