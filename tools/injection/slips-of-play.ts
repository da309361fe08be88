import { isSeat, SEATS, type Seat } from '../../engine/model/seats.ts'
import type { Dice } from '../generator/dice.ts'
import { type Edit, isAct, one, type Slip, tilesIn, wordsIn } from './slip.ts'

/** Slips in lines of play: wrong words, lines in the wrong order or number, claims and kongs written as others. */
export const SLIPS_OF_PLAY: readonly Slip[] = [
  { name: 'riichi for discard', edit: (lines, at) => withVerb(lines[at], 'discard', 'riichi') },
  { name: 'discard for riichi', edit: (lines, at) => withVerb(lines[at], 'riichi', 'discard') },
  {
    name: 'ron before its discard',
    edit: (lines, at) => {
      const discard = lines[at]
      const call = lines[at + 1]
      return isDiscard(discard) && call?.endsWith('call ron') ? { count: 2, lines: [call, discard ?? ''] } : null
    },
  },
  {
    name: 'win shown before its discard',
    edit: (lines, at) => {
      const [discard = '', call = '', shown = ''] = lines.slice(at, at + 3)
      if (!isDiscard(discard) || !call.endsWith('call ron') || wordsIn(shown).verb !== 'reveal') return null
      return { count: 3, lines: [call, shown, discard] }
    },
  },
  { name: 'go-round left out', edit: goRound },
  { name: 'two lines left out', edit: (lines, at) => (isAct(lines[at]) && at + 2 <= lines.length ? { count: 2, lines: [] } : null) },
  { name: 'three lines left out', edit: (lines, at) => (isAct(lines[at]) && at + 3 <= lines.length ? { count: 3, lines: [] } : null) },
  {
    name: 'two lines exchanged',
    edit: (lines, at) => {
      const [first = '', second] = lines.slice(at, at + 2)
      return isAct(first) && second !== undefined ? { count: 2, lines: [second, first] } : null
    },
  },
  {
    name: 'block written twice',
    edit: (lines, at, dice) => {
      const block = lines.slice(at, at + 2 + dice.below(7))
      return block.length > 1 && isAct(block[0]) ? { count: block.length, lines: [...block, ...block] } : null
    },
  },
  { name: 'pon for chii', edit: (lines, at) => withVerb(lines[at], 'chii', 'pon') },
  { name: 'chii for pon', edit: (lines, at) => withVerb(lines[at], 'pon', 'chii') },
  { name: 'kan for pon', edit: (lines, at) => withTiles(lines[at], 'pon', 'daiminkan', 3) },
  { name: 'pon for kan', edit: (lines, at) => withTiles(lines[at], 'daiminkan', 'pon', 2) },
  { name: 'claim by the discarder', edit: (lines, at) => underSeat(lines, at, false) },
  { name: 'long: wrong word', edit: (lines, at) => long(lines[at], (call) => (call === 'pon' ? 'chii' : 'pon')) },
  { name: 'long: kan for pon', edit: (lines, at) => (wordsIn(lines[at]).verb === 'pon' ? long(lines[at], () => 'kan') : null) },
  { name: 'long: wrong tiles', edit: longWithWrongTile },
  { name: 'long: take left out', edit: (lines, at) => longWithout(lines[at], 2) },
  { name: 'long: show left out', edit: (lines, at) => longWithout(lines[at], 1) },
  { name: 'long: call left out', edit: (lines, at) => longWithout(lines[at], 0) },
  { name: 'long: by the discarder', edit: (lines, at) => underSeat(lines, at, true) },
  { name: 'long: after the discard', edit: longLate },
  { name: 'replacement left out', edit: (lines, at) => (wordsIn(lines[at]).verb === 'replace' ? { count: 1, lines: [] } : null) },
  { name: 'dora left out', edit: (lines, at) => (lines[at]?.startsWith('* dora') ? { count: 1, lines: [] } : null) },
  {
    name: 'dora late',
    edit: (lines, at, dice) => {
      const by = 1 + dice.below(5)
      const [dora = '', ...after] = lines.slice(at, at + 1 + by)
      return dora.startsWith('* dora') && after.length === by ? { count: 1 + by, lines: [...after, dora] } : null
    },
  },
  { name: 'kakan for ankan', edit: (lines, at) => withVerb(lines[at], 'ankan', 'kakan') },
  { name: 'ankan for kakan', edit: (lines, at) => withVerb(lines[at], 'kakan', 'ankan') },
  { name: 'kan claim for ankan', edit: (lines, at) => withTiles(lines[at], 'ankan', 'daiminkan', 3) },
  { name: 'draw for replacement', edit: (lines, at) => withVerb(lines[at], 'replace', 'draw') },
  { name: 'red five or plain', edit: (lines, at, dice) => redOrPlain(lines[at], dice) },
]

const isDiscard = (line: string | undefined): boolean => ['discard', 'riichi'].includes(wordsIn(line).verb)

function withVerb(line: string | undefined, from: string, to: string): Edit | null {
  const { actor, verb, rest } = wordsIn(line)
  if (verb !== from) return null
  return one([actor, to, ...(to === 'riichi' ? rest.slice(0, 1) : rest)].join(' '))
}

/** A call of another kind, with as many of its tiles as that kind shows. */
function withTiles(line: string | undefined, from: string, to: string, count: number): Edit | null {
  const { actor, verb, rest } = wordsIn(line)
  const tile = tilesIn(rest[0])[0]
  return verb === from && tile ? one(`${actor} ${to} ${tile.repeat(count)}`) : null
}

/** The lines of the four turns from one on, if nobody claims in them. */
function goRound(lines: readonly string[], at: number): Edit | null {
  const before = lines[at - 1]
  if (!isAct(lines[at]) || (isAct(before) && !isDiscard(before))) return null
  let count = 0
  for (let discards = 0; discards < SEATS.length; count++) {
    const { verb } = wordsIn(lines[at + count])
    if (verb !== 'draw' && verb !== 'discard') return null
    if (verb === 'discard') discards++
  }
  const after = wordsIn(lines[at + count])
  return after.verb === 'draw' || after.verb === 'discard' ? { count, lines: [] } : null
}

const CALLS: Readonly<Record<string, string>> = { chii: 'chii', pon: 'pon', daiminkan: 'kan' }

type LongForm = { readonly actor: string; readonly call: string; readonly tiles: readonly string[] }

const claimIn = (line: string | undefined): LongForm | null => {
  const { actor, verb, rest } = wordsIn(line)
  const call = CALLS[verb]
  return call ? { actor, call, tiles: tilesIn(rest[0]) } : null
}

const longLines = ({ actor, call, tiles }: LongForm): readonly string[] => [
  `${actor} call ${call}`,
  `${actor} show ${tiles.join('')}`,
  `${actor} take`,
]

function long(line: string | undefined, word: (call: string) => string): Edit | null {
  const claim = claimIn(line)
  return claim && { count: 1, lines: longLines({ ...claim, call: word(claim.call) }) }
}

function longWithout(line: string | undefined, step: number): Edit | null {
  const claim = claimIn(line)
  return claim && { count: 1, lines: longLines(claim).toSpliced(step, 1) }
}

function longWithWrongTile(lines: readonly string[], at: number, dice: Dice): Edit | null {
  const claim = claimIn(lines[at])
  if (!claim) return null
  const wrong = dice.below(claim.tiles.length)
  const [rank = '', suit = ''] = claim.tiles[wrong] ?? ''
  const next = Number(rank) >= 7 ? Number(rank) - 1 : Number(rank) + 1
  return { count: 1, lines: longLines({ ...claim, tiles: claim.tiles.with(wrong, `${next}${suit}`) }) }
}

/** The steps of a claim, and after them the discard that they claim. */
function longLate(lines: readonly string[], at: number): Edit | null {
  const claim = claimIn(lines[at + 1])
  const discard = lines[at]
  return claim && discard && isDiscard(discard) ? { count: 2, lines: [...longLines(claim), discard] } : null
}

function underSeat(lines: readonly string[], at: number, inLongForm: boolean): Edit | null {
  const claim = claimIn(lines[at])
  const before = lines.slice(0, at).findLast(isDiscard)
  const { actor } = wordsIn(before)
  if (!claim || !isSeat(actor)) return null
  return inLongForm
    ? { count: 1, lines: longLines({ ...claim, actor: actor satisfies Seat }) }
    : one(`${actor}${(lines[at] ?? '').slice(1)}`)
}

function redOrPlain(line = '', dice: Dice): Edit | null {
  const fives = [...line.matchAll(/[05][mps]/g)]
  if (fives.length === 0 || line.startsWith('* scores')) return null
  const { index, 0: five } = dice.pick(fives)
  return one(`${line.slice(0, index)}${five.startsWith('0') ? 5 : 0}${line.slice(index + 1)}`)
}
