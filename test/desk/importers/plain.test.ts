import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPlainEvent, isPlainGame, kobalabEventShape, kobalabGameShape } from '../../../desk/importers/kobalab/shape.ts'
import { MJAI_EVENT, readPlainEvent } from '../../../desk/importers/mjai/shape.ts'
import { readPlainTags } from '../../../desk/importers/tenhou/plain-tags.ts'
import type { Tag } from '../../../desk/importers/tenhou/tag.ts'
import { readTags } from '../../../desk/importers/tenhou/xml-tags.ts'
import {
  isPlainDeltas,
  isPlainHand,
  isPlainGame as isPlainTenhouGame,
  isPlainWin,
  isPlainWord,
  TENHOU_SHAPES,
} from '../../../desk/importers/tenhou-json/shape.ts'
import { tenhouHand } from './recognize/json-samples.ts'
import { chow, sample } from './tenhou/tenhou-sample.ts'

// The quick checks take nothing that the shapes and the XML parser would refuse or read otherwise.

const HANDS = ['m123456789p1234', 'm123406789p1234', '_____________', 's11,p5-55']
const VALUES: readonly unknown[] = [
  { zimo: { l: 0, p: 'm1' } },
  { gangzimo: { l: 3, p: '_' } },
  { dapai: { l: 1, p: 'p0_*' } },
  { fulou: { l: 2, m: 'm1-23' } },
  { gang: { l: 2, m: 's5550' } },
  { kaigang: { baopai: 'z7' } },
  { qipai: { zhuangfeng: 0, jushu: 1, changbang: 2, lizhibang: 3, defen: [25000, 25000, 25000, -100], baopai: 'p5', shoupai: HANDS } },
  { hule: { l: 0, baojia: null, shoupai: 'm12', fubaopai: ['m1'], fenpei: [1, 2, 3, 4], fu: 30 } },
  { pingju: { name: '流局', shoupai: HANDS, fenpei: [0, 0, 0, 0] } },
  { log: [[{}]], player: ['A', 'B', 'C', 'D'], qijia: 0 },
  tenhouHand({
    takes: [[26, 'c111213'], ['4747p47']],
    discards: [
      [60, 0],
      ['r60', '11a111111'],
    ],
  }),
  { log: [[]], name: ['A', 'B', 'C', 'D'], rule: { disp: '般南喰赤', aka: 1, aka51: 0, aka52: 4, aka53: 1 } },
  [0, -8000, 8000, 0],
  [2, 1, 2, '30'],
  '和了',
  {
    type: 'start_kyoku',
    bakaze: 'E',
    kyoku: 1,
    honba: 0,
    kyotaku: 0,
    oya: 0,
    dora_marker: 'C',
    scores: [1, 2, 3, 4],
    tehais: [['1m', '5mr'], ['?'], [], ['E']],
  },
  { type: 'hora', actor: 1, target: 2, deltas: [0, 1, -1, 0], ura_markers: ['9s'] },
  { type: 'start_game', names: ['A', 'B', 'C', 'D'], aka_flag: true },
  { type: 'tsumo', actor: 3, pai: '?' },
  { type: 'dahai', actor: 0, pai: 'P', tsumogiri: false },
  { type: 'chi', actor: 1, target: 0, pai: '5m', consumed: ['4m', '6m'] },
  { type: 'daiminkan', actor: 1, target: 0, pai: '5m', consumed: ['5m', '5m', '5mr'] },
  { type: 'ankan', actor: 2, consumed: ['E', 'E', 'E', 'E'] },
  { type: 'kakan', actor: 2, pai: '1s', consumed: ['1s', '1s', '1s'] },
  { type: 'reach_accepted', actor: 1 },
  { type: 'dora', dora_marker: '9p' },
  { type: 'ryukyoku', deltas: [0, 0, 0, 0] },
  { type: 'end_kyoku' },
]

const ODD: readonly unknown[] = [
  null,
  true,
  '',
  '_',
  'm0',
  'm5*',
  'z8',
  'm1*_',
  'S',
  '0m',
  'r61',
  'r60',
  'c',
  'toString',
  'x'.repeat(61),
  'hule',
  'tsumo',
  0,
  -0,
  1,
  3,
  4,
  5,
  60,
  99,
  1.5,
  -1,
  1_000_001,
  1e31,
  [],
  {},
  [1],
  [1, 2, 3, 4],
  ['1m'],
  ['m1'],
  { l: 0 },
  { '0': 1 },
]

/** A value with another one somewhere within it, or without it. */
const changed = (value: unknown, at: number, odd: unknown): unknown => {
  let left = at
  const change = (inner: unknown): unknown => {
    if (left-- === 0) return odd
    if (Array.isArray(inner)) return inner.map(change)
    if (typeof inner !== 'object' || inner === null) return inner
    return Object.fromEntries(Object.entries(inner).map(([name, one]) => [left-- === 0 ? String(odd) : name, change(one)]))
  }
  const whole = change(value)
  // as JSON has it: without what is undefined
  return whole === undefined ? undefined : JSON.parse(JSON.stringify(whole))
}

type Shape = { readonly safeParse: (value: unknown) => { readonly success: boolean; readonly data?: unknown } }
type Quick = { readonly name: string; readonly takes: (value: unknown) => unknown; readonly shape: (value: unknown) => Shape }
/** `takes`: what the quick check makes of a value; undefined if it does not take it. */
const taking = (isPlain: (value: unknown) => boolean) => (value: unknown) => (isPlain(value) ? value : undefined)
const QUICK: readonly Quick[] = [
  { name: 'kobalab events', takes: taking(isPlainEvent), shape: kobalabEventShape },
  { name: 'kobalab games', takes: taking(isPlainGame), shape: kobalabGameShape },
  { name: 'games of Tenhou JSON', takes: taking(isPlainTenhouGame), shape: () => TENHOU_SHAPES().game },
  { name: 'hands of Tenhou JSON', takes: taking(isPlainHand), shape: () => TENHOU_SHAPES().hand },
  { name: 'payments of Tenhou JSON', takes: taking(isPlainDeltas), shape: () => TENHOU_SHAPES().deltas },
  { name: 'wins of Tenhou JSON', takes: taking(isPlainWin), shape: () => TENHOU_SHAPES().win },
  { name: 'words of Tenhou JSON', takes: taking(isPlainWord), shape: () => TENHOU_SHAPES().word },
  { name: 'mjai events', takes: readPlainEvent, shape: () => MJAI_EVENT() },
]

/** A shape leaves out what it does not know. */
const expectWithin = (plain: unknown, shaped: unknown) => {
  if (Array.isArray(plain) && Array.isArray(shaped)) expect(plain.slice(0, shaped.length)).toEqual(shaped)
  else if (typeof shaped === 'object' && shaped !== null) expect(plain).toMatchObject(shaped)
  else expect(plain).toBe(shaped)
}

test.each(QUICK)('$name: the quick check takes what the shape takes, as the shape reads it', ({ takes, shape }) => {
  const odd = fc.oneof(fc.constantFrom(...ODD, undefined), fc.constantFrom(...VALUES))
  let taken = 0
  const check = (value: unknown) => {
    const plain = takes(value)
    if (plain === undefined) return
    taken++
    const read = shape(value).safeParse(value)
    expect(read.success, JSON.stringify(value)).toBe(true)
    expectWithin(plain, read.data)
  }
  for (const value of VALUES) check(value)
  fc.assert(
    fc.property(fc.constantFrom(...VALUES), fc.nat(60), odd, (value, at, put) => check(changed(value, at, put))),
    { numRuns: 7000 },
  )
  expect(taken).toBeGreaterThan(10)
})

const readBy = (read: (reader: { readonly root: (tag: Tag) => void; readonly tag: (tag: Tag) => void }) => boolean) => {
  const tags: unknown[] = []
  const add = ({ name, attributes, tile }: Tag) => tags.push({ name, attributes: { ...attributes }, tile })
  return { isRead: read({ root: add, tag: add }), tags }
}

test('tags that need no XML parser are those that it reads', () => {
  const whole = `${sample(`<T60/><D60/>${chow(1, 13, [0, 0, 0], 0)}\n<U135/><E7/>`)}\n`
  const piece = fc.oneof(
    fc.constantFrom(
      '"',
      '<',
      '/>',
      '>',
      '<T1/>',
      'T2',
      '<E07/>',
      '0',
      '9',
      '=',
      ' ',
      '\n',
      '\t',
      '\r',
      '&',
      '&amp;',
      ' who="1"',
      '\0',
      ']]>',
      '<!',
      '<?',
      'é',
    ),
    fc.string(),
  )
  let plain = 0
  fc.assert(
    fc.property(fc.nat(whole.length), fc.constantFrom(0, 0, 1, 5), piece, (at, cut, put) => {
      const xml = whole.slice(0, at) + put + whole.slice(at + cut)
      const quick = readBy((reader) => readPlainTags(xml, { ...reader, troubled: () => false }))
      if (!quick.isRead) return
      plain++
      let isTroubled = false
      const complain = () => {
        isTroubled = true
      }
      const parsed = readBy((reader) => {
        readTags(xml, { ...reader, complain, troubled: () => isTroubled })
        return !isTroubled
      })
      expect(parsed).toEqual(quick)
    }),
    { numRuns: 5000 },
  )
  expect(plain).toBeGreaterThan(100)
})
