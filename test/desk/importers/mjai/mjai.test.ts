import { expect, test } from 'vitest'
import { readRecord } from '../../../../desk/importers/recognize/recognize.ts'
import { formatEvents } from '../../../../engine/notation/format/format-event.ts'
import { mjaiActs, mjaiLog, mjaiStart } from '../recognize/json-samples.ts'

type Event = Readonly<Record<string, unknown>>

const read = (text: string) => readRecord(new TextEncoder().encode(text), 'some.mjson')
const file = (text: string) => {
  const value = read(text)
  if (!value.ok) throw new Error(value.error.message)
  return value.value
}
const told = (events: readonly Event[], start: Event = {}) =>
  formatEvents(file(mjaiLog(mjaiStart(start), events)).games[0]?.hands[0]?.events ?? []).join('; ')
const wrong = (text: string) => {
  const value = read(text)
  return value.ok ? 'reads' : value.error.message
}

const HAND = ['1m', '2m', '3m', '4m', '5m', '6m', '7m', '8m', '9m', '1p', '2p', '3p', '4p']
const RED = HAND.map((tile) => (tile === '5m' ? '5mr' : tile))
/** West has three red dragons, or pairs of 5p and 7p with one 5p red. */
const DRAGONS = { dora_marker: '9s', tehais: [RED, HAND, [...HAND.slice(0, 10), 'C', 'C', 'C'], HAND] }
const PAIRS = { tehais: [RED, HAND, [...HAND.slice(0, 9), '5pr', '5p', '7p', '7p'], HAND] }
const riichi = (actor: number, pai: string, ...then: readonly Event[]): readonly Event[] => [
  { type: 'tsumo', actor, pai },
  { type: 'reach', actor },
  { type: 'dahai', actor, pai, tsumogiri: true },
  ...then,
]
const paid = (actor: number) => ({ type: 'reach_accepted', actor })
const hora = (actor: number, target: number, more: Event = {}) => ({ type: 'hora', actor, target, deltas: [0, 0, 0, 0], ...more })
const NOBODY = { type: 'ryukyoku', deltas: [0, 0, 0, 0] }
const POINTS = '* scores 24000 25000 26000 23000'
const SHOWN = '1m2m3m4m5m6m7m8m9m1p2p3p4p'

/** 70 draws, each discarded: the whole live wall. */
const wholeWall = (): readonly Event[] => {
  const kinds = ['5p', '6p', '7p', '8p', '9p', '1s', '2s', '3s', '4s', '5s', '6s', '7s', '8s', '9s', 'E', 'S', 'W', 'N']
  return mjaiActs(Array.from({ length: 70 }, (_, i) => `${i % 4}t${kinds[i % 18]} ${i % 4}d${kinds[i % 18]}`).join(' '))
}

test.each<[string, readonly Event[], string, Event?]>([
  [
    'a pung, then the tile that extends it: the indicator where the log has it',
    [
      ...mjaiActs('0t7p 0d7p'),
      { type: 'pon', actor: 2, target: 0, pai: '7p', consumed: ['7p', '7p'] },
      ...mjaiActs('2h1m 3t9s 3d9s 0t8p 0d8p 1t8p 1d8p 2t7p'),
      { type: 'kakan', actor: 2, pai: '7p', consumed: ['7p', '7p', '7p'] },
      ...mjaiActs('2t1s'),
      { type: 'dora', dora_marker: 'F' },
      ...mjaiActs('2d1s'),
    ],
    'E draw 7p; E discard 7p drawn; W pon 7p7p; W discard 1m; N draw 9s; N discard 9s drawn; E draw 8p; E discard 8p drawn; ' +
      'S draw 8p; S discard 8p drawn; W draw 7p; W kakan 7p; W replace 1s; * dora 6z; W discard 1s drawn',
    PAIRS,
  ],
  [
    'a chow with a red five, shown in order',
    [
      ...mjaiActs('1t6p 1d6p').map((event) => ({ ...event, actor: 0 })),
      { type: 'chi', actor: 1, target: 0, pai: '6p', consumed: ['5pr', '4p'] },
    ],
    'E draw 6p; E discard 6p drawn; S chii 4p0p',
    { tehais: [RED, [...HAND.slice(0, 9), '5pr', '2p', '3p', '4p'], HAND, HAND] },
  ],
  [
    'a claimed kong',
    [...mjaiActs('0tC 0dC'), { type: 'daiminkan', actor: 2, target: 0, pai: 'C', consumed: ['C', 'C', 'C'] }, ...mjaiActs('2t9p 2d9p')],
    'E draw 7z; E discard 7z drawn; W daiminkan 7z7z7z; W replace 9p; W discard 9p drawn',
    DRAGONS,
  ],
  [
    'without a word on where a discard came from, a tile other than the one drawn is from the hand',
    [
      { type: 'tsumo', actor: 0, pai: '6p' },
      { type: 'dahai', actor: 0, pai: '1p' },
      { type: 'tsumo', actor: 1, pai: '6p' },
      { type: 'dahai', actor: 1, pai: '6p' },
    ],
    'E draw 6p; E discard 1p hand; S draw 6p; S discard 6p',
  ],
  ['a riichi without its stick: the log breaks off', riichi(0, '6p'), 'E draw 6p; E call riichi; E discard 6p rotated drawn'],
  [
    'a riichi that is won on',
    [...riichi(0, '6p'), hora(2, 0, { deltas: [-1000, 0, 1000, 0], pai: '6p' })],
    `E draw 6p; E call riichi; E discard 6p rotated drawn; W call ron; W reveal ${SHOWN}; * scores 23000 25000 27000 23000; * end win`,
  ],
  [
    'janpo: two wins, the indicators below listed twice',
    [...mjaiActs('0t6p 0d6p'), hora(1, 0, { ura_markers: ['E', 'E'] }), hora(2, 0, { ura_markers: ['E', 'E'] })],
    `E draw 6p; E discard 6p drawn; S call ron; W call ron; S reveal ${SHOWN}; W reveal ${SHOWN}; * ura 1z; ${POINTS}; * end win`,
  ],
  [
    'only one of two winners was in riichi: what lies below stays',
    [...mjaiActs('0t6p 0d6p'), hora(1, 0, { ura_markers: ['E'] }), hora(2, 0, { ura_markers: [] })],
    `E draw 6p; E discard 6p drawn; S call ron; W call ron; S reveal ${SHOWN}; W reveal ${SHOWN}; * ura 1z; ${POINTS}; * end win`,
  ],
  [
    'janpo: three wins became a draw without a word',
    [...mjaiActs('0t6p 0d6p'), NOBODY],
    `E draw 6p; E discard 6p drawn; S call ron; W call ron; N call ron; * end abort three-wins; S reveal ${SHOWN}; W reveal ${SHOWN}; N reveal ${SHOWN}; ${POINTS}`,
  ],
  [
    'janpo: the stick of the fourth riichi is missing',
    [...riichi(0, '6p', paid(0)), ...riichi(1, '6p', paid(1)), ...riichi(2, '6p', paid(2)), ...riichi(3, '6p'), NOBODY],
    'E draw 6p; E riichi 6p; S draw 6p; S riichi 6p; W draw 6p; W riichi 6p; N draw 6p; N riichi 6p; * end abort four-riichi; ' +
      `E reveal ${SHOWN.replace('5m', '0m')}; S reveal ${SHOWN}; W reveal ${SHOWN}; N reveal ${SHOWN}; * scores 23000 24000 25000 22000`,
  ],
  [
    'four winds, without a word',
    [...mjaiActs('0tE 0dE 1tE 1dE 2tE 2dE 3tE 3dE'), NOBODY],
    `E draw 1z; E discard 1z drawn; S draw 1z; S discard 1z drawn; W draw 1z; W discard 1z drawn; N draw 1z; N discard 1z drawn; * end abort four-winds; ${POINTS}`,
  ],
  [
    'nine terminals and honours, without a word',
    [...mjaiActs('0t6p 0d6p 1t6p'), NOBODY],
    `E draw 6p; E discard 6p drawn; S draw 6p; * end abort nine-terminals; S reveal ${SHOWN}6p; ${POINTS}`,
  ],
  [
    "gimite's words for who waits",
    [...mjaiActs('0t6p 0d6p'), { ...NOBODY, reason: 'fanpai', tenpais: [false, true, false, false], scores: [23000, 28000, 25000, 22000] }],
    `E draw 6p; E discard 6p drawn; * end exhaustive; E noten; S tenpai; S reveal ${SHOWN}; W noten; N noten; * scores 23000 28000 25000 22000`,
  ],
  ...(
    [
      ['sufonrenta', 'abort four-winds'],
      ['sukaikan', 'abort four-kongs'],
      ['nagashimangan', 'exhaustive'],
    ] as const
  ).map(([reason, how]): [string, readonly Event[], string] => [
    `gimite's word ${reason}`,
    [...mjaiActs('0t6p 0d6p'), { type: 'ryukyoku', reason }],
    `E draw 6p; E discard 6p drawn; * end ${how}`,
  ]),
])('%s', (_, events, notation, start) => expect(told(events, start)).toBe(notation))

test('the wall is empty and nobody pays: here all wait', () =>
  expect(told([...wholeWall(), NOBODY])).toContain(`* end exhaustive; E tenpai; E reveal ${SHOWN.replace('5m', '0m')}; S tenpai;`))

test.each([
  [true, 'red-fives 3, open-tanyao on'],
  [false, 'red-fives 0, open-tanyao on'],
])('settings: red fives %s', (aka_flag, settings) => {
  const text = mjaiLog([{ type: 'start_game', aka_flag }, ...mjaiStart().slice(1)])
  expect(
    file(text)
      .settings.slice(0, 2)
      .map(({ name, value }) => `${name} ${value}`)
      .join(', '),
  ).toBe(settings)
})

const line3 = (...events: readonly (Event | string)[]) =>
  mjaiLog(mjaiStart()) + events.map((event) => (typeof event === 'string' ? event : JSON.stringify(event))).join('\n')

test.each([
  ['a line cut off', line3('{"type":"tsumo","act'), 'line 3, column 21, type: not well-formed JSON: it breaks off here'],
  ['a line that is no JSON', line3('E-1 kyoku 0 honba'), 'line 3, column 1: not well-formed JSON: "E-1 kyoku 0 honba" can'],
  ['an event that there is not', line3({ type: 'toString' }), 'line 3, type: found "toString", expected an event of this format'],
  ['an event without a type', line3({}), 'line 3, type: found nothing, expected an event of this format'],
  ['a list for an event', line3('[1]'), 'line 3: found […], expected an event of this format'],
  ['another format', line3('{"log":[]}'), 'line 3, type: found nothing, expected an event of this format'],
  ['a tile that there is not', line3({ type: 'tsumo', actor: 0, pai: '0m' }), 'line 3, pai: found "0m", expected a tile'],
  ['no tile', line3({ type: 'tsumo', actor: 0 }), 'line 3, pai: found nothing, expected a tile'],
  ['a fifth player', line3({ type: 'tsumo', actor: 4, pai: '1m' }), 'line 3, actor: found 4, expected a player, 0 to 3'],
  ['half a player', line3({ type: 'tsumo', actor: 0.5, pai: '1m' }), 'line 3, actor: found 0.5, expected a player, 0 to 3'],
  ['a player by name', line3({ type: 'tsumo', actor: 'A', pai: '1m' }), 'line 3, actor: found "A", expected a player, 0 to 3'],
  [
    'a huge number',
    line3('{"type":"hora","actor":0,"target":0,"deltas":[1e300,0,0,0]}'),
    'line 3, deltas[0]: found 1e+300, expected a whole number',
  ],
  [
    'three tiles for a chow',
    line3({ type: 'chi', actor: 1, target: 0, pai: '3m', consumed: ['1m', '2m', '2m'] }),
    'line 3, consumed: found […]',
  ],
  ['a draw out of turn', line3({ type: 'tsumo', actor: 1, pai: '6p' }), 'line 3: "tsumo" can\'t stand here'],
  ['two draws', line3(...mjaiActs('0t6p 0t6p')), 'line 4: "tsumo" can\'t stand here'],
  ['a fifth tile', line3(...mjaiActs('0t1m')), 'line 3: a fifth 1m'],
  ['a discard that is not held', line3(...mjaiActs('0t6p 0h7p')), 'line 4: tile 7p is not in that hand'],
  ['a discard said to be the tile drawn', line3(...mjaiActs('0t6p 0d1m')), 'line 4: "dahai" can\'t stand here'],
  ['a stick without a riichi', line3(...mjaiActs('0t6p 0d6p'), { type: 'reach_accepted', actor: 0 }), 'line 5: "reach_accepted" can'],
  ['a riichi out of turn', line3({ type: 'reach', actor: 0 }), 'line 3: "reach" can'],
  [
    'a kong of two kinds',
    line3(...mjaiActs('0t6p'), { type: 'ankan', actor: 0, consumed: ['1m', '2m', '3m', '4m'] }),
    'line 4: "ankan" can',
  ],
  ['a win on another tile', line3(...mjaiActs('0t6p 0d6p'), hora(1, 0, { pai: '7p' })), 'line 5: "hora" can'],
  [
    'more indicators below than above',
    line3(...mjaiActs('0t6p 0d6p'), hora(1, 0, { ura_markers: ['E', 'S'] })),
    'line 5: more indicators below',
  ],
  [
    'a word for a draw that there is not',
    line3(...mjaiActs('0t6p 0d6p'), { type: 'ryukyoku', reason: 'constructor' }),
    'line 5: found "constructor", expected how the hand ended',
  ],
  ['an end before the end', line3({ type: 'end_kyoku' }), 'line 3: "end_kyoku" can'],
  ['play behind the end', line3(...mjaiActs('0t6p'), hora(0, 0), { type: 'end_kyoku' }, ...mjaiActs('0d6p')), 'line 6: "dahai" can'],
  ['a deal before the end', line3(mjaiStart()[1] ?? {}), 'line 3: "start_kyoku" can'],
  ['both dialects in one deal', line3({ type: 'haipai', actor: 0, pais: HAND }), 'line 3: "haipai" can'],
  ['play before the deal', mjaiLog([{ type: 'start_game' }, ...mjaiActs('0t6p')]), 'line 2: "tsumo" can'],
  ['no hand', mjaiLog([{ type: 'start_game' }, { type: 'end_game' }]), 'no hand in it'],
  [
    'three names',
    mjaiLog([{ type: 'start_game', names: ['A', 'B', 'C'] }, { type: 'end_game' }]),
    'line 1: a three-player game (sanma): not supported yet',
  ],
  ['three hands', mjaiLog(mjaiStart({ tehais: [HAND, HAND, HAND] })), 'line 2: a three-player game (sanma): not supported yet'],
  ['a North set aside', line3({ type: 'nukidora', actor: 0, pai: 'N' }), 'line 3: a three-player game (sanma): not supported yet'],
  [
    'games under other rules',
    mjaiLog(mjaiStart(), mjaiActs('0t6p'), [hora(0, 0)], [{ type: 'start_game', aka_flag: false }], mjaiStart().slice(1)),
    'a game under other rules than the first one',
  ],
])('refuses %s', (_, text, message) => {
  expect(wrong(text)).toContain(message)
  expect(wrong(text)).not.toContain('\n')
})
