import { isSeat, SEATS } from '../../engine/model/seats.ts'
import type { Dice } from '../generator/dice.ts'
import { type Slipped, TILE } from './slip.ts'

/** Mistakes of a recorder; each run makes one of them, once. */
export const MISTAKES = [
  'tile: rank',
  'tile: suit',
  'seat',
  'line missing',
  'line doubled',
  'drawn for hand',
  'mark of drawn or hand',
  'shown without a tile',
  'shown with a tile twice',
  'line late',
] as const
export type Mistake = (typeof MISTAKES)[number]

/** The lines of a record with one mistake, and the number of its line; null if the mistake can't be made. */
export const mistaken = (lines: readonly string[], mistake: Mistake, dice: Dice): Slipped | null => {
  const isPaid = lines.some((line) => line.startsWith('* scores'))
  const places = lines.flatMap((line, at) => {
    if (mistake === 'line late' && at + LATEST >= lines.length) return []
    // Only the payment tells a hand written down wrongly from one that had the wrong number of tiles.
    if (mistake.startsWith('shown') && !isPaid) return []
    const changed = CHANGES[mistake](line, lines[at - 1] ?? '', dice)
    return changed === null || (changed.length === 1 && changed[0] === line) ? [] : [{ at, changed }]
  })
  if (places.length === 0) return null
  const { at, changed } = dice.pick(places)
  const left = lines.toSpliced(at, 1, ...changed)
  const was = lines[at] ?? ''
  if (mistake !== 'line late') return { lines: left, was, is: changed.join('; ') }
  const later = 2 + dice.below(LATEST - 1)
  return { lines: left.toSpliced(at + later, 0, was), was, is: `${later} lines later` }
}

/** By how many lines a line is late at most. By one, two lines change places: a draw before the discard is a fault by the rule book. */
const LATEST = 4

type Change = (line: string, before: string, dice: Dice) => readonly string[] | null

const CHANGES: Readonly<Record<Mistake, Change>> = {
  'tile: rank': (line, _, dice) => withTile(line, dice, (rank, suit) => `${nextRank(rank, suit, dice.chance(0.5))}${suit}`),
  'tile: suit': (line, _, dice) =>
    withTile(line, dice, (rank, suit) => (suit === 'z' ? null : `${rank}${dice.pick('mps'.split('').filter((each) => each !== suit))}`)),
  seat: (line, _, dice) => {
    const [actor = ''] = line.split(' ')
    return isSeat(actor) ? [dice.pick(SEATS.filter((seat) => seat !== actor)) + line.slice(1)] : null
  },
  'line missing': () => [],
  'line doubled': (line) => [line, line],
  'drawn for hand': (line, before) => {
    const [actor, verb, , source] = line.split(' ')
    const [drawer, draw, tile] = before.split(' ')
    const isFromHand = verb === 'discard' && source === 'hand' && drawer === actor && draw === 'draw' && tile
    return isFromHand ? [`${actor} discard ${tile} drawn`] : null
  },
  'mark of drawn or hand': (line) =>
    line.endsWith(' hand') ? [line.replace(/hand$/, 'drawn')] : line.endsWith(' drawn') ? [line.replace(/drawn$/, 'hand')] : null,
  'shown without a tile': (line, _, dice) => shownWith(line, dice, 0),
  'shown with a tile twice': (line, _, dice) => shownWith(line, dice, 2),
  'line late': () => [],
}

/** The line of a hand shown with one of its tiles left out, or written twice. */
const shownWith = (line: string, dice: Dice, times: 0 | 2): readonly string[] | null => {
  const [actor, verb, hand = ''] = line.split(' ')
  if (verb !== 'reveal') return null
  const tiles = hand.match(TILE) ?? []
  const at = dice.below(tiles.length)
  return [`${actor} reveal ${tiles.toSpliced(at, 1, ...Array<string>(times).fill(tiles[at] ?? '')).join('')}`]
}

/** The line with one tile replaced by another. */
const withTile = (line: string, dice: Dice, change: (rank: string, suit: string) => string | null): readonly string[] | null => {
  if (line.startsWith('* scores')) return null
  const tiles = [...line.matchAll(TILE)]
  if (tiles.length === 0) return null
  const tile = dice.pick(tiles)
  const [rank = '', suit = ''] = tile[0]
  const other = change(rank, suit)
  return other === null ? null : [line.slice(0, tile.index) + other + line.slice(tile.index + 2)]
}

const nextRank = (written: string, suit: string, up: boolean): number => {
  const rank = written === '0' ? 5 : Number(written)
  const most = suit === 'z' ? 7 : 9
  if (rank === 1) return 2
  if (rank === most) return most - 1
  return up ? rank + 1 : rank - 1
}
