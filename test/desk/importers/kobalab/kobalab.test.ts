import { expect, test } from 'vitest'
import { readRecord } from '../../../../desk/importers/recognize/recognize.ts'
import { formatEvents } from '../../../../engine/notation/format/format-event.ts'
import { kobalab, kobalabActs, kobalabDeal } from '../recognize/json-samples.ts'

const read = (text: string) => readRecord(new TextEncoder().encode(text), 'some.json')
const file = (text: string) => {
  const value = read(text)
  if (!value.ok) throw new Error(value.error.message)
  return value.value
}
const told = (text: string) => formatEvents(file(text).games[0]?.hands[0]?.events ?? []).join('; ')
const wrong = (text: string) => {
  const value = read(text)
  return value.ok ? 'reads' : value.error.message
}

const HAND = 'm123456789p1234'
/** A paipu with another hand for West. */
const west = (hand: string, ...events: readonly unknown[]) =>
  kobalab([], { log: [[kobalabDeal({ shoupai: [HAND.replace('5', '0'), HAND, hand, HAND] }), ...events]] })
const hule = (l: number, baojia: number | null, shoupai: string, more: Readonly<Record<string, unknown>> = {}) => ({
  hule: { l, baojia, shoupai, fubaopai: null, fenpei: [0, 0, 0, 0], ...more },
})
const pingju = (name: string, shoupai: readonly string[] = ['', '', '', ''], fenpei = [0, 0, 0, 0]) => ({
  pingju: { name, shoupai, fenpei },
})
const POINTS = '* scores 24000 25000 26000 23000'
const SHOWN = '1m2m3m4m5m6m7m8m9m1p2p3p4p'

test.each([
  ['draws and discards', kobalab(kobalabActs('0tp6 0dp6_ 1tp7 1dm1')), 'E draw 6p; E discard 6p drawn; S draw 7p; S discard 1m hand'],
  [
    'a chow and a pung, the claimed tile marked',
    west('m123456789p0577', ...kobalabActs('0tp5 0dp5_'), { fulou: { l: 1, m: 'p345-' } }, ...kobalabActs('1dm1 2tp7 2dp0 3tp7 3dp7_'), {
      fulou: { l: 2, m: 'p777+' },
    }),
    'E draw 5p; E discard 5p drawn; S chii 3p4p; S discard 1m; W draw 7p; W discard 0p hand; N draw 7p; N discard 7p drawn; W pon 7p7p',
  ],
  [
    'a pung extended; indicators where the log has them',
    west(
      'm123456789p1277',
      ...kobalabActs('0tp7 0dp7_'),
      { fulou: { l: 2, m: 'p777=' } },
      ...kobalabActs('2dm1 3tz1 3dz1_ 0tz1 0dz1_ 1tz1 1dz1_ 2tp7'),
      { gang: { l: 2, m: 'p777=7' } },
      { gangzimo: { l: 2, p: 's1' } },
      ...kobalabActs('2ds1_'),
      { kaigang: { baopai: 'z6' } },
    ),
    'E draw 7p; E discard 7p drawn; W pon 7p7p; W discard 1m; N draw 1z; N discard 1z drawn; E draw 1z; E discard 1z drawn; S draw 1z; S discard 1z drawn; ' +
      'W draw 7p; W kakan 7p; W replace 1s; W discard 1s drawn; * dora 6z',
  ],
  [
    'a concealed and a claimed kong',
    west(
      'm123456789p1555',
      ...kobalabActs('0tz1 0dz1_ 1tz1 1dz1_ 2tp0'),
      { gang: { l: 2, m: 'p5550' } },
      { kaigang: { baopai: 'z6' } },
      { gangzimo: { l: 2, p: 's1' } },
    ),
    'E draw 1z; E discard 1z drawn; S draw 1z; S discard 1z drawn; W draw 0p; W ankan 5p; * dora 6z; W replace 1s',
  ],
  [
    'a claimed kong',
    west('m123456789p1555', ...kobalabActs('0tp0 0dp0_'), { fulou: { l: 2, m: 'p5550=' } }, { gangzimo: { l: 2, p: 's1' } }),
    'E draw 0p; E discard 0p drawn; W daiminkan 5p5p5p; W replace 1s',
  ],
  [
    'a win on an extended pung',
    west(
      'm123456789p1277',
      ...kobalabActs('0tp7 0dp7_'),
      { fulou: { l: 2, m: 'p777=' } },
      ...kobalabActs('2dm1 3tz1 3dz1_ 0tz1 0dz1_ 1tz1 1dz1_ 2tp7'),
      { gang: { l: 2, m: 'p777=7' } },
      hule(3, 2, 'm123456789p12347'),
    ),
    'E draw 7p; E discard 7p drawn; W pon 7p7p; W discard 1m; N draw 1z; N discard 1z drawn; E draw 1z; E discard 1z drawn; S draw 1z; S discard 1z drawn; ' +
      `W draw 7p; W kakan 7p; N call ron; N reveal ${SHOWN}; ${POINTS}; * end win`,
  ],
  [
    'a self-draw win shows its tile last',
    kobalab([], {
      log: [
        [
          kobalabDeal({ shoupai: [HAND.replace('5', '0'), HAND, HAND, 's123456789p1234'] }),
          ...kobalabActs('0tm1'),
          hule(0, null, 'm123406789p1234m1', { fubaopai: ['z6'], fenpei: [3, -1, -1, -1] }),
        ],
      ],
    }),
    'E draw 1m; E call tsumo; E reveal 1m2m3m4m0m6m7m8m9m1p2p3p4p1m; * ura 6z; * scores 24003 24999 25999 22999; * end win',
  ],
  [
    'a riichi that is won on, by two',
    kobalab([...kobalabActs('0tp6 0dp6_*'), hule(1, 0, `${HAND}p6`), hule(2, 0, `${HAND}p6`)]),
    `E draw 6p; E call riichi; E discard 6p rotated drawn; S call ron; W call ron; S reveal ${SHOWN}; W reveal ${SHOWN}; ${POINTS}; * end win`,
  ],
  [
    'a riichi, and who shows the hand at an exhaustive draw',
    kobalab([
      ...kobalabActs('0tp6 0dp6_* 1tp6 1dp6'),
      pingju('荒牌平局', [`${HAND.replace('5', '0')}*`, '', '', HAND], [1500, -1500, -1500, 1500]),
    ]),
    'E draw 6p; E riichi 6p; S draw 6p; S discard 6p hand; * end exhaustive; E tenpai; E reveal 1m2m3m4m0m6m7m8m9m1p2p3p4p; S noten; W noten; N tenpai; ' +
      `N reveal ${SHOWN}; * scores 24500 23500 24500 24500`,
  ],
  [
    'three wins end the hand: those who win show',
    kobalab([...kobalabActs('0tp6 0dp6_'), pingju('三家和', ['', HAND, HAND, HAND])]),
    `E draw 6p; E discard 6p drawn; S call ron; W call ron; N call ron; * end abort three-wins; S reveal ${SHOWN}; W reveal ${SHOWN}; N reveal ${SHOWN}; ${POINTS}`,
  ],
  [
    'nine terminals and honours',
    kobalab([...kobalabActs('0tp6'), pingju('九種九牌', [`${HAND.replace('5', '0')}p6`, '', '', ''])]),
    `E draw 6p; * end abort nine-terminals; E reveal ${SHOWN.replace('5m', '0m')}6p; ${POINTS}`,
  ],
  ...(
    [
      ['四風連打', 'four-winds'],
      ['四開槓', 'four-kongs'],
    ] as const
  ).map(([name, how]) => [
    name,
    kobalab([...kobalabActs('0tp6 0dp6_'), pingju(name)]),
    `E draw 6p; E discard 6p drawn; * end abort ${how}; ${POINTS}`,
  ]),
])('%s', (_, text, events) => expect(told(text)).toBe(events))

test('seats count from the dealer of the hand; names keep to their players', () => {
  const text = kobalab([], { qijia: 3, log: [[kobalabDeal({ zhuangfeng: 1, jushu: 2 })]] })
  expect(file(text).games[0]?.hands[0]?.header).toMatchObject({
    name: { wind: 'S', number: 3, counters: 1, sticks: 2 },
    players: ['B C', 'C', 'D', '弘'],
    scores: [24000, 25000, 26000, 23000],
  })
})

test('hidden hands stay hidden', () => {
  const hidden = '_'.repeat(13)
  const text = kobalab([], {
    log: [[kobalabDeal({ shoupai: [hidden, HAND, hidden, hidden] }), { zimo: { l: 0, p: '_' } }, ...kobalabActs('0dp6_')]],
  })
  expect(Object.keys(file(text).games[0]?.hands[0]?.header.deal ?? {})).toEqual(['S'])
  expect(told(text)).toBe('E draw; E discard 6p drawn')
})

test.each([
  ['no deal', kobalab([], { log: [kobalabActs('0tp6')] }), 'log[0][0]: "zimo" can\'t stand here'],
  ['two deals', kobalab([kobalabDeal()]), 'log[0][1]: "qipai" can\'t stand here'],
  ['an empty hand', kobalab([], { log: [[]] }), 'log[0]: no hand in it'],
  ['no hands', kobalab([], { log: [] }), 'no hand in it'],
  ['an event that there is not', kobalab([{ toString: { l: 0 } }]), 'log[0][1]: found {…}, expected an event of this format'],
  ['two events in one', kobalab([{ zimo: { l: 0, p: 'p6' }, dapai: { l: 0, p: 'p6' } }]), 'log[0][1]: found {…}, expected an event'],
  ['no event', kobalab([{}]), 'log[0][1]: found {…}, expected an event of this format'],
  ['an event that is null', kobalab([null]), 'log[0][1]: found null, expected an event of this format'],
  ['a tile that there is not', kobalab([{ zimo: { l: 0, p: 'z8' } }]), 'log[0][1].zimo.p: found "z8", expected a tile'],
  ['a tile as a number', kobalab([{ zimo: { l: 0, p: 6 } }]), 'log[0][1].zimo.p: found 6, expected a tile'],
  ['a fifth seat', kobalab([{ zimo: { l: 4, p: 'p6' } }]), 'log[0][1].zimo.l: found 4, expected a player, 0 to 3'],
  ['a group that there is not', kobalab([{ fulou: { l: 1, m: 'p12-4' } }]), 'log[0][1]: "fulou" can\'t stand here'],
  ['a group without a mark', kobalab([{ fulou: { l: 1, m: 'p123' } }]), 'log[0][1].fulou.m: found "p123", expected a tile or a call'],
  ['a chow from the right', kobalab([{ fulou: { l: 1, m: 'p12+3' } }]), 'log[0][1].fulou.m: found "p12+3", expected a tile or a call'],
  [
    'twelve tiles dealt',
    kobalab([], { log: [[kobalabDeal({ shoupai: ['m123', HAND, HAND, HAND] })]] }),
    'log[0][0]: found […], expected a list',
  ],
  ['a draw without a kong', kobalab([{ gangzimo: { l: 0, p: 'p6' } }]), 'log[0][1]: "gangzimo" can\'t stand here'],
  [
    'another hand shown than was played',
    kobalab([...kobalabActs('0tp6 0dp6_'), hule(1, 0, `${HAND}p7`)]),
    'log[0][3]: the hand shown is not',
  ],
  [
    'another hand shown at a draw',
    kobalab([...kobalabActs('0tp6 0dp6_'), pingju('荒牌平局', [HAND, '', '', ''])]),
    'log[0][3]: the hand shown',
  ],
  ['a word for a draw that there is not', kobalab([...kobalabActs('0tp6 0dp6_'), pingju('constructor')]), 'log[0][3]: found "constructor"'],
  [
    'more indicators below than above',
    kobalab([...kobalabActs('0tp6 0dp6_'), hule(1, 0, `${HAND}p6`, { fubaopai: ['z1', 'z2'] })]),
    'log[0][3]: more indicators',
  ],
  ['1001 events', kobalab([], { log: [Array.from({ length: 1001 }, () => kobalabDeal())] }), 'log[0]: found […], expected a list'],
  ['three players', kobalab([], { player: ['A', 'B', 'C'] }), 'a three-player game (sanma): not supported yet'],
  ['the second game', `[${kobalab([])},${kobalab([{}])}]`, '[1].log[0][1]: found {…}'],
])('refuses %s', (_, text, message) => {
  expect(wrong(text)).toContain(message)
  expect(wrong(text)).not.toContain('\n')
})
