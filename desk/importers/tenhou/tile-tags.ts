import { LAST_TILE, type Tag, TENHOU_PLAYERS, type TileTag } from './tag.ts'

/** One letter for the draws of each player, then one for the discards. */
const LETTERS = 'TUVWDEFG'

const tileOf = (letter: number, tile: number): TileTag => ({
  player: TENHOU_PLAYERS[letter % TENHOU_PLAYERS.length] ?? 0,
  tile,
  isDraw: letter < TENHOU_PLAYERS.length,
})

/** The draw or discard that a tag's name says; its tile may be none of the 136. */
export const tileInName = (name: string): TileTag | undefined =>
  /^[TUVWDEFG]\d{1,3}$/.test(name) ? tileOf(LETTERS.indexOf(name[0] ?? ''), Number(name.slice(1))) : undefined

/** The tags of all draws and discards, by letter and tile. */
const TAGS: readonly (readonly Tag[])[] = Array.from(LETTERS, (letter, number) =>
  Array.from({ length: LAST_TILE + 1 }, (_, tile) => ({ name: `${letter}${tile}`, attributes: {}, line: 0, tile: tileOf(number, tile) })),
)

const FIRST = 'A'.charCodeAt(0)
/** The tags of each letter of the alphabet; none of most letters. */
const TAGS_BY_LETTER: readonly (readonly Tag[])[] = Array.from(
  { length: 26 },
  (_, letter) => TAGS[LETTERS.indexOf(String.fromCharCode(FIRST + letter))] ?? [],
)

/** The tag of a draw or discard whose name is at a place of a text, written as Tenhou does; undefined if there is none. */
export const plainTileTag = (text: string, at: number): Tag | undefined => {
  const tags = TAGS_BY_LETTER[text.charCodeAt(at) - FIRST]
  if (!tags || tags.length === 0) return undefined
  let tile = digitAt(text, at + 1)
  for (let next = at + 2; tile > 0 && tile <= LAST_TILE; next++) {
    const digit = digitAt(text, next)
    if (digit < 0) break
    tile = 10 * tile + digit
  }
  return tags[tile]
}

/** -1 if there is no digit. */
const digitAt = (text: string, at: number): number => {
  const digit = text.charCodeAt(at) - 0x30
  return digit >= 0 && digit <= 9 ? digit : -1
}
