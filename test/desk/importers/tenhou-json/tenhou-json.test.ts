import { expect, test } from 'vitest'
import { readRecord } from '../../../../desk/importers/recognize/recognize.ts'
import { formatEvents } from '../../../../engine/notation/format/format-event.ts'
import { type TenhouSides, tenhouHand, tenhouJson } from '../recognize/json-samples.ts'

const read = (text: string) => readRecord(new TextEncoder().encode(text), 'some.json')
const file = (text: string) => {
  const value = read(text)
  if (!value.ok) throw new Error(value.error.message)
  return value.value
}
const told = (sides: TenhouSides) => formatEvents(file(tenhouJson(sides)).games[0]?.hands[0]?.events ?? []).join('; ')
const wrong = (text: string) => {
  const value = read(text)
  return value.ok ? 'reads' : value.error.message
}

const SEVENS = { 2: [11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 27, 27, 27] }
const FIVES = { 2: [11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 52, 25, 25] }
const PUNG = { 2: [11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 22, 27, 27] }
const POINTS = '* scores 24000 25000 26000 23000'
const EXHAUSTIVE = '* end exhaustive'
const SHOWN = '1m2m3m4m5m6m7m8m9m1p2p3p4p'

test.each<[string, TenhouSides, string]>([
  [
    'draws and discards, in turn; a tile like the one drawn, from the hand',
    { deal: PUNG, takes: [[26], [36], [27]], discards: [[60], [11], [27]] },
    `E draw 6p; E discard 6p drawn; S draw 6s; S discard 1m hand; W draw 7p; W discard 7p hand; ${EXHAUSTIVE}; ${POINTS}`,
  ],
  [
    'the dealer is East, whoever that is',
    { round: 6, takes: [[], [], [26], [27]], discards: [[], [], [60], [60]] },
    `E draw 6p; E discard 6p drawn; S draw 7p; S discard 7p drawn; ${EXHAUSTIVE}; * scores 26000 23000 24000 25000`,
  ],
  [
    'a chow',
    { takes: [[25], ['c252324']], discards: [[60], [11]] },
    `E draw 5p; E discard 5p drawn; S chii 3p4p; S discard 1m; ${EXHAUSTIVE}; ${POINTS}`,
  ],
  [
    'a pung from across goes before a chow, and is extended: the indicator before the discard',
    {
      deal: PUNG,
      dora: [47, 46],
      takes: [[27, 36], [37], ['27p2727', 27, 31], [35]],
      discards: [[60, 60], [60], [11, '27k272727', 60], [60]],
    },
    'E draw 7p; E discard 7p drawn; W pon 7p7p; W discard 1m; N draw 5s; N discard 5s drawn; E draw 6s; E discard 6s drawn; S draw 7s; S discard 7s drawn; ' +
      `W draw 7p; W kakan 7p; W replace 1s; * dora 6z; W discard 1s drawn; ${EXHAUSTIVE}; ${POINTS}`,
  ],
  [
    'a claimed kong, with a 0 among the discards; won on before the indicator is turned',
    { deal: SEVENS, takes: [[27], [], ['27m272727', 31]], discards: [[60], [], [0]], result: ['和了', [-1, 0, 1, 0], [2, 2]] },
    'E draw 7p; E discard 7p drawn; W daiminkan 7p7p7p; W replace 1s; W call tsumo; W reveal 1m2m3m4m5m6m7m8m9m1p1s; * scores 23999 25000 26001 23000; * end win',
  ],
  [
    'a claimed kong and a discard behind it',
    { deal: SEVENS, dora: [47, 46], takes: [[27], [], ['27m272727', 31]], discards: [[60], [], [0, 60]] },
    `E draw 7p; E discard 7p drawn; W daiminkan 7p7p7p; W replace 1s; * dora 6z; W discard 1s drawn; ${EXHAUSTIVE}; ${POINTS}`,
  ],
  [
    'a concealed kong, of fives for which it is no matter that one is red: the indicator at once',
    { deal: FIVES, dora: [47, 46], takes: [[26], [36], [25, 31]], discards: [[60], [60], ['252552a25', 60]] },
    `E draw 6p; E discard 6p drawn; S draw 6s; S discard 6s drawn; W draw 5p; W ankan 5p; * dora 6z; W replace 1s; W discard 1s drawn; ${EXHAUSTIVE}; ${POINTS}`,
  ],
  [
    'a riichi is paid once nobody wins on it',
    { takes: [[26], [27]], discards: [['r21'], [60]] },
    `E draw 6p; E riichi 1p; S draw 7p; S discard 7p drawn; ${EXHAUSTIVE}; * scores 23000 25000 26000 23000`,
  ],
  [
    'a riichi that is won on is not',
    { takes: [[26]], discards: [['r60']], result: ['和了', [-1000, 0, 1000, 0], [2, 0, 2]] },
    `E draw 6p; E call riichi; E discard 6p rotated drawn; W call ron; W reveal ${SHOWN}; * scores 23000 25000 27000 23000; * end win`,
  ],
  [
    'two wins on one discard',
    { takes: [[26]], discards: [[60]], ura: [], result: ['和了', [-1, 1, 0, 0], [1, 0, 1], [-2, 0, 2, 0], [2, 0, 2]] },
    `E draw 6p; E discard 6p drawn; S call ron; W call ron; S reveal ${SHOWN}; W reveal ${SHOWN}; * scores 23997 25001 26002 23000; * end win`,
  ],
  [
    'three wins end the hand: no stick',
    { takes: [[26]], discards: [['r60']], result: ['三家和了'] },
    'E draw 6p; E call riichi; E discard 6p rotated drawn; S call ron; W call ron; N call ron; * end abort three-wins; ' +
      `S reveal ${SHOWN}; W reveal ${SHOWN}; N reveal ${SHOWN}; ${POINTS}`,
  ],
  [
    'nine terminals and honours: the one who says it shows',
    { takes: [[26], [27]], discards: [[60]], result: ['九種九牌'] },
    `E draw 6p; E discard 6p drawn; S draw 7p; * end abort nine-terminals; S reveal ${SHOWN}7p; ${POINTS}`,
  ],
  [
    'who is paid at an exhaustive draw waits',
    { takes: [[26]], discards: [[60]], result: ['流局', [1500, -1500, 1500, -1500]] },
    `E draw 6p; E discard 6p drawn; ${EXHAUSTIVE}; E tenpai; E reveal 1m2m3m4m0m6m7m8m9m1p2p3p4p; S noten; W tenpai; W reveal ${SHOWN}; N noten; * scores 25500 23500 27500 21500`,
  ],
  [
    'nobody waits',
    { takes: [[26]], discards: [[60]], result: ['全員不聴'] },
    `E draw 6p; E discard 6p drawn; ${EXHAUSTIVE}; E noten; S noten; W noten; N noten; ${POINTS}`,
  ],
  [
    'who is paid for a river need not wait',
    { takes: [[26]], discards: [[60]], result: ['流し満貫', [-4000, -2000, 8000, -2000]] },
    `E draw 6p; E discard 6p drawn; ${EXHAUSTIVE}; * scores 20000 23000 34000 21000`,
  ],
])('%s', (_, sides, events) => expect(told(sides)).toBe(events))

test.each<[string, Readonly<Record<string, unknown>>, string]>([
  ['as Tenhou plays', { disp: '鳳南喰赤', aka51: 1, aka52: 1, aka53: 1 }, 'red-fives 3, open-tanyao on'],
  ['four red fives', { disp: '般南喰赤', aka51: 1, aka52: 2, aka53: 1 }, 'red-fives 4, open-tanyao on'],
  ['no red fives', { disp: '般南喰', aka: 0 }, 'red-fives 0, open-tanyao on'],
  ['no red fives in the words', { disp: '般南喰' }, 'red-fives 0, open-tanyao on'],
  ['no open tanyao', { disp: '般南赤', aka: 1 }, 'red-fives 3, open-tanyao off'],
  ['in words of another place', { disp: 'Gold Room' }, 'red-fives 3, open-tanyao on'],
  ['nothing said', {}, 'red-fives 3, open-tanyao on'],
])('settings: %s', (_, rule, settings) =>
  expect(
    file(tenhouJson({}, { rule }))
      .settings.slice(0, 2)
      .map(({ name, value }) => `${name} ${value}`)
      .join(', '),
  ).toBe(settings),
)

/** A log of one hand with one of its seventeen parts replaced. */
const withPart = (at: number, part: unknown) => tenhouJson({}, { log: [tenhouHand({}).map((own, i) => (i === at ? part : own))] })

test.each([
  ['no log', tenhouJson({}, { log: 7 }), 'log: found 7, expected a list of the right length'],
  ['no hand', tenhouJson({}, { log: [] }), 'no hand in it'],
  ['201 hands', tenhouJson({}, { log: Array.from({ length: 201 }, () => tenhouHand({})) }), 'log: found […], expected a list'],
  ['a hand that is none', tenhouJson({}, { log: [5] }), 'log[0]: found 5, expected a list of the right length'],
  ['a hand of sixteen parts', tenhouJson({}, { log: [tenhouHand({}).slice(1)] }), 'log[0]'],
  ['a hand of eighteen parts', tenhouJson({}, { log: [[...tenhouHand({}), 1]] }), 'log[0]: found […], expected a list of the right length'],
  ['a huge number', tenhouJson({}).replace('[0,1,2]', '[0,1e999,2]'), 'log[0][0][1]: found Infinity, expected a whole number in range'],
  ['a number out of range', tenhouJson({}).replace('[0,1,2]', '[16,1,2]'), 'log[0][0][0]: found 16, expected a whole number in range'],
  ['half a point', withPart(1, [25000.5, 1, 1, 1]), 'log[0][1][0]: found 25000.5, expected a whole number in range'],
  ['points of three', withPart(1, [25000, 25000, 25000]), 'log[0][1]: found […], expected a list of the right length'],
  ['no indicator', withPart(2, []), 'log[0][2]: found […], expected a list of the right length'],
  ['a tile that there is not', withPart(2, [48]), 'log[0][2][0]: found 48, expected a tile'],
  ['a tile in quotes', withPart(2, ['47']), 'log[0][2][0]: found "47", expected a tile'],
  ['twelve tiles', withPart(7, [11]), 'log[0][7]: found […], expected a list of the right length'],
  ['a take that is none', withPart(5, [null]), 'log[0][5][0]: found null, expected a tile or a call'],
  ['a take of a word', withPart(5, ['constructor']), 'log[0][5][0]: found "constructor", expected a tile or a call'],
  ['a call of three players', tenhouJson({ takes: [[44]], discards: [['f44']] }), 'log[0][6][0]: found "f44", expected a tile or a call'],
  ['a take of 60', withPart(5, [60]), 'log[0][5][0]: found 60, expected a tile or a call'],
  [
    'sixty-one takes',
    withPart(
      5,
      Array.from({ length: 61 }, () => 11),
    ),
    'log[0][5]: found […], expected a list of the right length',
  ],
  ['a discard out of another hand', tenhouJson({ takes: [[26]], discards: [[39]] }), 'log[0][6][0]: tile 9s is not in that hand'],
  ['a fifth tile', tenhouJson({ takes: [[11]], discards: [[60]] }), 'log[0][5][0]: a fifth 1m'],
  ['a discard without a take', tenhouJson({ discards: [[60], [11]] }), "log[0][9][0]: 11 can't stand here"],
  ['a take that nobody gets to', tenhouJson({ takes: [[26], [], [27]], discards: [[60]] }), "log[0][11][0]: 27 can't stand here"],
  [
    'a chow of what was not discarded',
    tenhouJson({ takes: [[26], ['c252324']], discards: [[60]] }),
    `log[0][8][0]: "c252324" can't stand here`,
  ],
  [
    'an extended pung without a pung',
    tenhouJson({ takes: [[27]], discards: [['27k272727']] }),
    `log[0][6][0]: "27k272727" can't stand here`,
  ],
  ['a word for the end that is none', withPart(16, ['toString']), 'log[0][16][0]: found "toString", expected how the hand ended'],
  ['no end', withPart(16, []), 'log[0][16][0]: found nothing, expected how the hand ended'],
  ['a win of nobody', withPart(16, ['和了', [0, 0, 0, 0]]), 'log[0][16][2]: found nothing, expected how the hand ended'],
  ['a win of a fifth', withPart(16, ['和了', [0, 0, 0, 0], [4, 0]]), 'log[0][16][2][0]: found 4, expected a player, 0 to 3'],
  [
    'a win before play',
    tenhouJson({ takes: [], discards: [], result: ['和了', [0, 0, 0, 0], [0, 0]] }),
    `log[0][16]: […] can't stand here`,
  ],
  ['three names', tenhouJson({}, { name: ['A', 'B', 'C'] }), 'a three-player game (sanma): not supported yet'],
  [
    'the rules of three players',
    tenhouJson({}, { rule: { disp: '三鳳南喰赤', aka: 1 } }),
    'a three-player game (sanma): not supported yet',
  ],
  ['nobody in the North', withPart(13, []), 'log[0][13]: a three-player game (sanma): not supported yet'],
  ['five names', tenhouJson({}, { name: ['A', 'B', 'C', 'D', 'E'] }), 'name: found […], expected a list of the right length'],
  ['a name that is none', tenhouJson({}, { name: ['A', 'B', {}, 'D'] }), 'name[2]: found {…}, expected text'],
  [
    'a second game that is another format',
    `[${tenhouJson({})},{"type":"start_game"}]`,
    '[1].log: found nothing, expected a list of the right length',
  ],
  ['a second game on another line', `${tenhouJson({})}\n{"log":[[1]]}`, 'line 2, log[0]'],
  ['games under other rules', `[${tenhouJson({})},${tenhouJson({}, { rule: { aka: 0 } })}]`, 'a game under other rules than the first one'],
])('refuses %s', (_, text, message) => {
  expect(wrong(text)).toContain(message)
  expect(wrong(text)).not.toContain('\n')
})

test('says it in French too', () => {
  const value = read(withPart(5, [null]))
  expect(value.ok ? '' : value.error.text.fr).toBe('log[0][5][0] : trouvé null, attendu une tuile ou une annonce')
})
