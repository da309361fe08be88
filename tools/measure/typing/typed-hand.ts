import type { Seat } from '../../../engine/model/seats.ts'
import type { Hand } from '../../../engine/model/table-file.ts'
import { formatActs } from '../../../engine/notation/format/format-event.ts'
import type { FastKey } from '../../../renderer/keys/fast-keys.ts'

/** One line of a record and its input by a person: keys of the fast mode, or the typed line. */
export type Typed = { readonly line: string; readonly keys: readonly FastKey[] } | { readonly line: string; readonly typed: string }

/** A hand's acts as typed by a recorder who sees every tile: in fast mode if there is a key, otherwise as a line. */
export const typedHand = ({ events }: Hand): readonly Typed[] => {
  const lines = formatActs(events).map(({ line }) => line)
  const typed: Typed[] = []
  let drawn: string | null = null
  for (let n = 0; n < lines.length; n++) {
    const line = lines[n] ?? ''
    const [seat = '', verb = '', ...words] = line.split(' ')
    const rotated = (lines[n + 1] ?? '').split(' ')
    const longRiichi = verb === 'call' && words[0] === 'riichi' && rotated.includes('rotated')
    if (longRiichi && (lines[n + 2]?.endsWith(' ron') ?? false) && canTell(rotated, drawn)) {
      // a riichi whose discard is won on is typed like any other: the win removes the stick
      typed.push({ line: `${line}; ${lines[n + 1]}`, keys: ['riichi', ...rotatedKeys(rotated, drawn)] })
      n++
    } else if (longRiichi && canTell(rotated, drawn)) {
      typed.push({ line, keys: ['says', 'riichi'] }, { line: rotated.join(' '), keys: rotatedKeys(rotated, drawn) })
      n++
    } else if (line === '* end exhaustive' && events.some(({ verb }) => verb === 'draw')) typed.push({ line, keys: ['due'] })
    else typed.push(keysOf(line, { seat: seat as Seat, verb, words, drawn }))
    if (verb === 'draw' || verb === 'replace') drawn = words[0] ?? '?'
    else if (verb !== 'dora') drawn = null
  }
  return typed
}

/** True if the keys give the same source of the tile as the record. */
const canTell = (words: readonly string[], drawn: string | null): boolean => {
  const isSeen = drawn !== null && drawn !== '?'
  return words.includes('hand') ? isSeen : words.includes('drawn') ? drawn !== null : !isSeen
}
const rotatedKeys = ([, , tile = '', ...words]: readonly string[], drawn: string | null): readonly FastKey[] =>
  words.includes('drawn') ? (drawn === '?' ? ['due', ...tileKeys(tile)] : ['due']) : tileKeys(tile)

type Said = { readonly seat: Seat; readonly verb: string; readonly words: readonly string[]; readonly drawn: string | null }

const keysOf = (line: string, { seat, verb, words, drawn }: Said): Typed => {
  const [word = ''] = words
  const keys = (...keys: readonly FastKey[]): Typed => ({ line, keys })
  if (verb === 'draw' || verb === 'replace') return word === '' ? keys('due') : keys(...tileKeys(word))
  if (verb === 'discard' && words.length === 1 && (drawn === null || drawn === '?')) return keys(...tileKeys(word))
  if (verb === 'discard' && words[1] === 'drawn' && words.length === 2 && drawn !== null)
    return drawn === '?' ? keys('due', ...tileKeys(word)) : keys('due')
  if (verb === 'discard' && words[1] === 'hand' && words.length === 2 && drawn !== null && drawn !== '?') return keys(...tileKeys(word))
  if (verb === 'riichi') return word === drawn ? keys('riichi', 'due') : keys('riichi', ...tileKeys(word))
  if (verb === 'pon') return keys(...redFirst(word), `pon.${seat}`)
  if (verb === 'chii') return keys(`chii.${seat}`, ...chowKeys(word))
  if (verb === 'daiminkan') return keys('kan', ...redFirst(word), `pon.${seat}`)
  if ((verb === 'ankan' || verb === 'kakan') && words.length === 1) return keys(verb, ...tileKeys(word))
  if (verb === 'dora') return keys('dora', ...tileKeys(word))
  if (verb === 'call' && word === 'ron' && words.length === 1) return keys(`ron.${seat}`)
  if (verb === 'call' && word === 'tsumo') return keys('tsumo')
  if (verb === 'tenpai') return keys(`pon.${seat}`)
  if (verb === 'noten') return keys(`chii.${seat}`)
  return { line, typed: line }
}

const tileKeys = (tile: string): readonly FastKey[] => (tile === '?' ? ['unknown'] : [`n${tile[0]}` as FastKey, tile[1] as FastKey])
/** Red fives among the tiles of a pung come first. */
const redFirst = (tiles: string): readonly FastKey[] => (tiles.includes('0') ? ['n0'] : [])
/** A chow is typed by its lowest tile. A red five comes first, followed by the lowest tile if two chows are possible. */
const chowKeys = (tiles: string): readonly FastKey[] => {
  const numbers = (tiles.match(/\d(?=[mps])/g) ?? []).map((digit) => (digit === '0' ? 5 : Number(digit)))
  const lowest = `n${Math.min(...numbers)}` as FastKey
  return tiles.includes('0') ? ['n0', lowest] : [lowest]
}
