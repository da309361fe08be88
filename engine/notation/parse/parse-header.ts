import { LEVELS } from '../../model/findings.ts'
import { FOUR_PLAYERS } from '../../model/game-form.ts'
import { isSeat, SEATS, type Seat } from '../../model/seats.ts'
import { readSetting, SETTING_NAMES, type SettingName, settingInput } from '../../model/settings.ts'
import type { HandHeader, SettingLine } from '../../model/table-file.ts'
import { closestWord } from '../errors/closest-word.ts'
import type { ExpectedInput } from '../errors/wanted.ts'
import type { ExpectLine, HeaderLine, HeaderLineName } from '../header.ts'
import { TILES_IN_SET } from '../verbs.ts'
import { readMeld } from './read-meld.ts'
import { readMarkedTiles, readTile, readTiles } from './read-tiles.ts'
import { readAnyWord, readKnownWord, readNumber, readOneOf, readSeat } from './read-words.ts'
import { readPoints, readRule } from './table-verbs.ts'
import type { WordReader } from './word-reader.ts'

/** The names of the rule sets, and those to show in an error. */
export type RuleSetNames = { readonly has: (word: string) => boolean; readonly shown: readonly string[] }

/** More counters or riichi sticks than any game ever had. */
const MOST_STICKS = 200
const MOST_EVENT = 99_999

/** Reads a header line, its `@` word included. */
export const readHeader = (words: WordReader, ruleSets: RuleSetNames): HeaderLine => {
  const word = words.next()
  const name = word?.text.slice(1) ?? ''
  if (isHeaderName(name)) return READERS[name](words, ruleSets)
  if (name === 'sanma') words.fail({ code: 'four-players' }, word)
  else words.fail({ code: 'header', words: [`@${closestWord(name, ['hand', ...Object.keys(READERS)])}`] }, word)
  return { name: 'game' }
}

type Reader<N extends HeaderLineName> = (words: WordReader, ruleSets: RuleSetNames) => Extract<HeaderLine, { readonly name: N }>

const READERS: { readonly [N in HeaderLineName]: Reader<N> } = {
  rules: (words, ruleSets) => ({ name: 'rules', rules: readRuleSet(words, ruleSets) }),
  set: (words) => ({ name: 'set', setting: readSettingLine(words) }),
  expect: (words, ruleSets) => ({ name: 'expect', expected: readExpected(words, ruleSets) }),
  game: () => ({ name: 'game' }),
  hand: (words) => ({ name: 'hand', hand: readHandName(words) }),
  from: (words) => {
    readOneOf(words, ['middle'])
    return { name: 'from' }
  },
  wall: (words) => ({ name: 'wall', wall: readWall(words) }),
  displayed: (words) => {
    readOneOf(words, ['complete'])
    return { name: 'displayed' }
  },
  deal: (words) => ({ name: 'deal', seat: readSeat(words), tiles: readTiles(words, 13, 13) }),
  hold: (words) => ({ name: 'hold', seat: readSeat(words), tiles: readTiles(words, 1, 14) }),
  dora: (words) => ({ name: 'dora', tile: readTile(words) }),
  meld: (words) => ({ name: 'meld', meld: readMeld(words) }),
  river: (words) => ({
    name: 'river',
    seat: readSeat(words),
    discards: readMarkedTiles(words, TILES_IN_SET).map(({ tile, marked }) => (marked ? { tile, claimed: true } : { tile })),
  }),
  riichi: (words) => ({ name: 'riichi', seat: readSeat(words) }),
  scores: (words) => ({ name: 'scores', points: readPoints(words) }),
  players: (words) => {
    const one = (seat: Seat) => readAnyWord(words, { code: 'player-name', words: [seat] })
    return { name: 'players', players: SEATS.map(one) }
  },
}
const isHeaderName = (word: string): word is HeaderLineName => Object.hasOwn(READERS, word)

const readRuleSet = (words: WordReader, { has, shown }: RuleSetNames): string =>
  readKnownWord(words, (word): word is string => has(word), { code: 'rule-set', words: shown }) ?? ''

const readHandName = (words: WordReader): NonNullable<HandHeader['name']> => {
  const word = words.peek()?.text ?? ''
  const wind = word[0] ?? ''
  const number = FOUR_PLAYERS.seats.findIndex((_, n) => word.slice(1) === String(n + 1)) + 1
  if (number && isSeat(wind)) words.next()
  else words.fail({ code: 'hand-name' })
  const counters = readNumber(words, 0, MOST_STICKS)
  const sticks = words.peek() ? readNumber(words, 0, MOST_STICKS) : 0
  return { wind: isSeat(wind) ? wind : 'E', number, counters, sticks }
}

const readWall = (words: WordReader): number | '?' => {
  if (words.peek()?.text !== '?') return readNumber(words, 0, FOUR_PLAYERS.wallAtTheDeal, 'number-or-unknown')
  words.next()
  return '?'
}

const readExpected = (words: WordReader, ruleSets: RuleSetNames): ExpectLine => {
  const rules = readRuleSet(words, ruleSets)
  if (words.peek()?.text === 'none') {
    words.next()
    return { rules, none: true }
  }
  const event = readNumber(words, 1, MOST_EVENT, 'expected-event')
  const level = readOneOf(words, LEVELS)
  const rule = readRule(words)
  words.offer(SEATS)
  const seat = words.peek() ? readSeat(words) : undefined
  return { rules, event, level, rule, ...(seat && { seat }) }
}

const readSettingLine = (words: WordReader): SettingLine => {
  const name = words.peek()
  const known = SETTING_NAMES.find((one) => one === name?.text)
  if (known) words.next()
  else words.fail({ code: 'setting', words: [closestWord(name?.text ?? '', SETTING_NAMES)] })
  const value = words.peek()
  if (known && value && readSetting(known, value.text).ok) words.next()
  else if (known) words.fail(expectedAfter(known))
  return { name: known ?? '', value: value?.text ?? '' }
}

/** The values allowed after a setting's name. */
const expectedAfter = (name: SettingName): ExpectedInput => {
  const input = settingInput(name)
  switch (input.kind) {
    case 'seconds':
      return { code: 'seconds', most: input.most }
    case 'whole':
      return { code: 'number', least: input.least, most: input.most }
    case 'choice':
      return { code: 'word', words: input.choices.map(String) }
    case 'written':
      return { code: 'such-as', words: input.examples }
  }
}
