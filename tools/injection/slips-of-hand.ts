import { SEATS } from '../../engine/model/seats.ts'
import type { Dice } from '../generator/dice.ts'
import { type Edit, one, type Slip, tilesIn, wordsIn } from './slip.ts'

/** Slips in the headers of a hand, and in the lines of its end. */
export const SLIPS_OF_HAND: readonly Slip[] = [
  {
    name: '@dora wrong',
    records: ['full', 'discards only', 'middle, displayed'],
    edit: (lines, at, dice) => header(lines[at], '@dora', () => tile(dice)),
  },
  { name: '@deal under wrong seat', records: ['full'], edit: dealsExchanged },
  {
    name: '@deal with a wrong tile',
    records: ['full'],
    edit: (lines, at, dice) => header(lines[at], '@deal', ([seat, hand]) => `${seat} ${withOther(tilesIn(hand), tile(dice), dice)}`),
  },
  {
    name: '@wall wrong',
    records: ['middle, displayed'],
    edit: (lines, at, dice) =>
      header(lines[at], '@wall', ([wall]) => String(Math.max(1, Number(wall) + dice.pick([-8, -4, -3, -2, -1, 1, 2, 3, 4, 8])))),
  },
  { name: '@scores wrong', records: ['full', 'discards only'], edit: scoresExchanged },
  { name: 'a score wrong', records: ['full', 'discards only'], edit: scoreWrong },
  {
    name: 'first turn left out',
    records: ['full'],
    edit: (lines, at) => (lines[at]?.startsWith('E draw') && lines[at - 1]?.startsWith('@') ? { count: 2, lines: [] } : null),
  },
  {
    name: 'first draw left out',
    records: ['full'],
    edit: (lines, at) => (lines[at]?.startsWith('E draw') && lines[at - 1]?.startsWith('@') ? { count: 1, lines: [] } : null),
  },
  { name: '@riichi missing', records: ['middle, displayed'], edit: (lines, at) => without(lines[at], '@riichi') },
  { name: '@meld missing', records: ['middle, displayed'], edit: (lines, at) => without(lines[at], '@meld') },
  {
    name: '@meld under wrong seat',
    records: ['middle, displayed'],
    edit: (lines, at, dice) =>
      header(lines[at], '@meld', ([seat = '', kind = '', ...rest]) =>
        kind === 'chii' || kind === 'ankan'
          ? [otherSeat(seat, dice), kind, ...rest].join(' ')
          : [otherSeat(rest.at(-1) ?? seat, dice), kind, ...rest].join(' '),
      ),
  },
  {
    name: '@riichi under wrong seat',
    records: ['middle, displayed'],
    edit: (lines, at, dice) => header(lines[at], '@riichi', ([seat = '']) => otherSeat(seat, dice)),
  },
  {
    name: 'end: another word',
    edit: (lines, at, dice) =>
      lines[at]?.startsWith('* end') ? one(`* end ${dice.pick(ENDS.filter((end) => !lines[at]?.endsWith(end)))}`) : null,
  },
  { name: 'tenpai and noten exchanged', edit: tenpaiExchanged },
  {
    name: 'noten for tenpai',
    edit: (lines, at) => (wordsIn(lines[at]).verb === 'tenpai' ? one(`${wordsIn(lines[at]).actor} noten`) : null),
  },
  {
    name: 'shown under wrong seat',
    edit: (lines, at, dice) =>
      wordsIn(lines[at]).verb === 'reveal' ? one(otherSeat(wordsIn(lines[at]).actor, dice) + lines[at]?.slice(1)) : null,
  },
  {
    name: 'shown without winning tile',
    edit: (lines, at) => (lines[at - 1]?.endsWith('call tsumo') ? one((lines[at] ?? '').slice(0, -2)) : null),
  },
  { name: 'shown with winning tile', edit: shownWithClaimed },
  {
    name: 'ura without a riichi',
    edit: (lines, at, dice) =>
      lines[at]?.startsWith('* scores') && !lines.some((line) => /ura|riichi/.test(line)) && lines.some((line) => line.endsWith('end win'))
        ? { count: 1, lines: [`* ura ${tile(dice)}`, lines[at] ?? ''] }
        : null,
  },
  { name: 'ura left out', edit: (lines, at) => without(lines[at], '* ura') },
  { name: 'payment exchanged', edit: (lines, at, dice) => paymentExchanged(lines, at, dice) },
  {
    name: 'win by another seat',
    edit: (lines, at, dice) =>
      / call (ron|tsumo)$/.test(lines[at] ?? '') ? one(otherSeat(lines[at]?.[0] ?? '', dice) + lines[at]?.slice(1)) : null,
  },
  {
    name: 'ron for tsumo',
    edit: (lines, at) => (lines[at]?.endsWith('call tsumo') ? one(lines[at]?.replace('tsumo', 'ron') ?? '') : null),
  },
  { name: 'tsumo for ron', edit: (lines, at) => (lines[at]?.endsWith('call ron') ? one(lines[at]?.replace('ron', 'tsumo') ?? '') : null) },
]

const ENDS = ['win', 'exhaustive', 'abort nine-terminals', 'abort four-winds', 'abort four-riichi', 'abort four-kongs']

const tile = (dice: Dice): string => {
  const suit = dice.pick(['m', 'p', 's', 'z'])
  return `${1 + dice.below(suit === 'z' ? 7 : 9)}${suit}`
}

const otherSeat = (seat: string, dice: Dice): string => dice.pick(SEATS.filter((each) => each !== seat))

const withOther = (tiles: readonly string[], other: string, dice: Dice): string => tiles.with(dice.below(tiles.length), other).join('')

function header(line: string | undefined, name: string, change: (rest: readonly string[]) => string): Edit | null {
  const [head, ...rest] = (line ?? '').split(' ')
  return head === name ? one(`${name} ${change(rest)}`) : null
}

const without = (line: string | undefined, start: string): Edit | null => (line?.startsWith(start) ? { count: 1, lines: [] } : null)

function dealsExchanged(lines: readonly string[], at: number, dice: Dice): Edit | null {
  const deals = lines.slice(at).filter((line) => line.startsWith('@deal'))
  if (!lines[at]?.startsWith('@deal') || deals.length < 2) return null
  const other = 1 + dice.below(deals.length - 1)
  const hands = deals.map((line) => line.split(' ')[2])
  const swapped = hands.with(0, hands[other]).with(other, hands[0])
  return { count: deals.length, lines: deals.map((line, i) => `${line.slice(0, 8)}${swapped[i]}`) }
}

function scoresExchanged(lines: readonly string[], at: number, dice: Dice): Edit | null {
  return header(lines[at], '@scores', (scores) => exchanged(scores, dice).join(' '))
}

/** One score of the four with a digit too few: a player seems to have no points for a riichi. */
function scoreWrong(lines: readonly string[], at: number, dice: Dice): Edit | null {
  return header(lines[at], '@scores', (scores) => {
    const which = dice.below(scores.length)
    return scores.with(which, String(Math.floor(Number(scores[which]) / 1000) * 100)).join(' ')
  })
}

function paymentExchanged(lines: readonly string[], at: number, dice: Dice): Edit | null {
  const line = lines[at] ?? ''
  return line.startsWith('* scores') ? one(`* scores ${exchanged(line.split(' ').slice(2), dice).join(' ')}`) : null
}

const exchanged = (all: readonly string[], dice: Dice): readonly string[] => {
  const first = dice.below(all.length)
  const second = (first + 1 + dice.below(all.length - 1)) % all.length
  return all.with(first, all[second] ?? '').with(second, all[first] ?? '')
}

function tenpaiExchanged(lines: readonly string[], at: number): Edit | null {
  const { verb } = wordsIn(lines[at])
  if (verb !== 'tenpai' && verb !== 'noten') return null
  const other = lines.findIndex((line, i) => i > at && ['tenpai', 'noten'].includes(wordsIn(line).verb) && wordsIn(line).verb !== verb)
  if (other < 0) return null
  const block = lines.slice(at, other + 1)
  const swap = (line = ''): string => (line.endsWith('tenpai') ? line.replace('tenpai', 'noten') : line.replace('noten', 'tenpai'))
  return { count: block.length, lines: block.with(0, swap(block[0])).with(block.length - 1, swap(block.at(-1))) }
}

function shownWithClaimed(lines: readonly string[], at: number): Edit | null {
  const before = lines.slice(0, at).findLast((line) => ['discard', 'riichi', 'kakan'].includes(wordsIn(line).verb))
  return lines[at - 1]?.endsWith('call ron') && wordsIn(lines[at]).verb === 'reveal' ? one(`${lines[at]}${wordsIn(before).rest[0]}`) : null
}
