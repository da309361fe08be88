import { expect, test } from 'vitest'
import { readRecord } from '../../../../desk/importers/recognize/recognize.ts'
import { formatTable } from '../../../../engine/notation/format/format-table.ts'
import { withoutLines } from '../../../engine/notation/arbitrary-file.ts'
import { hai, sample } from '../tenhou/tenhou-sample.ts'
import { kobalab, kobalabActs, mjaiActs, mjaiLog, mjaiStart, tenhouJson } from './json-samples.ts'

const read = (text: string) => {
  const file = readRecord(new TextEncoder().encode(text), 'some file')
  if (!file.ok) throw new Error(file.error.message)
  return file.value
}

/** South is in riichi and wins on a discard of East. */
const WON = {
  'Tenhou XML': sample(
    '<T56/><D56/><U60/><REACH who="1" step="1"/><E60/><REACH who="1" ten="240,240,260,230" step="2"/><V64/><F64/><W68/><G68/><T57/><D36/>' +
      `<AGARI ba="1,3" sc="240,-23,240,53,260,0,230,0" hai="${hai(1, {}, [36])}" machi="36" who="1" fromWho="0" doraHai="135" doraHaiUra="108"/>`,
  ),
  'Tenhou JSON': tenhouJson({
    takes: [[26, 26], [27], [28], [29]],
    discards: [[60, 21], ['r60'], [60], [60]],
    ura: [41],
    result: ['和了', [-2300, 5300, 0, 0], [1, 0, 1, '30符2飜2000点', '立直(1飜)']],
  }),
  'mjai, slim': mjaiLog(
    mjaiStart(),
    mjaiActs('0t6p 0d6p 1t7p'),
    [{ type: 'reach', actor: 1 }],
    mjaiActs('1d7p'),
    [{ type: 'reach_accepted', actor: 1 }],
    mjaiActs('2t8p 2d8p 3t9p 3d9p 0t6p 0h1p'),
    [{ type: 'hora', actor: 1, target: 0, deltas: [-2300, 5300, 0, 0], ura_markers: ['E'] }, { type: 'end_kyoku' }, { type: 'end_game' }],
  ),
  "mjai, gimite's, older": mjaiLog(
    mjaiStart({ tehais: undefined }),
    [0, 1, 2, 3].map((actor) => ({
      type: 'haipai',
      actor,
      pais: ['9m', '1m', '2m', '3m', '4m', actor === 0 ? '5mr' : '5m', '6m', '7m', '8m', '1p', '2p', '3p', '4p'],
    })),
    mjaiActs('0t6p 0d6p 1t7p'),
    [{ type: 'reach', actor: 1 }],
    mjaiActs('1d7p'),
    [{ type: 'reach_accepted', actor: 1, deltas: [0, -1000, 0, 0], scores: [24000, 24000, 26000, 23000] }],
    mjaiActs('2t8p 2d8p 3t9p 3d9p 0t6p 0h1p'),
    [
      {
        type: 'hora',
        actor: 1,
        target: 0,
        pai: '1p',
        uradora_markers: ['E'],
        hora_tehais: [],
        yakus: [['reach', 1]],
        fu: 30,
        fan: 2,
        deltas: [-2300, 5300, 0, 0],
        scores: [21700, 29300, 26000, 23000],
      },
      { type: 'end_kyoku' },
    ],
  ),
  'kobalab paipu': kobalab([
    ...kobalabActs('0tp6 0dp6_ 1tp7 1dp7_* 2tp8 2dp8_ 3tp9 3dp9_ 0tp6 0dp1'),
    {
      hule: {
        l: 1,
        shoupai: 'm123456789p12341*',
        baojia: 0,
        fubaopai: ['z1'],
        fu: 30,
        fanshu: 2,
        defen: 2000,
        fenpei: [-2300, 5300, 0, 0],
      },
    },
  ]),
}

const FIRST = read(WON['Tenhou XML'])

test.each(Object.entries(WON))('%s', (_, text) => expect(withoutLines(read(text))).toEqual(FIRST))

test('in an mjai log each event has the line that it was read from', () => {
  const [hand] = read(WON['mjai, slim']).games[0]?.hands ?? []
  const lines = hand?.events.map((event, i) => `${hand.lines?.[i]} ${event.actor} ${event.verb}`)
  expect(lines?.join(', ')).toBe(
    '3 E draw, 4 E discard, 5 S draw, 6 S call, 7 S discard, 8 S stick, 9 W draw, 10 W discard, 11 N draw, 12 N discard, ' +
      '13 E draw, 14 E discard, 15 S call, 15 S reveal, 15 * ura, 15 * scores, 15 * end',
  )
})

test('all events of a game have the same fields, so that the engine reads them fast', () => {
  const games = Object.values(WON).flatMap((text) => read(text).games)
  const events = games.flatMap(({ hands }) => hands.flatMap((hand) => hand.events))
  expect(events.length).toBeGreaterThan(80)
  expect(new Set(events.map((event) => Object.keys(event).join())).size).toBe(1)
})

test('and as notation it is the same table', () => {
  expect(formatTable(FIRST)).toContain('S riichi 7p')
  expect(formatTable(FIRST)).toContain('* scores 21700 29300 26000 23000')
})

test('an mjai log without names, round and points is a hand without them; hidden hands stay hidden', () => {
  const hidden = Array.from({ length: 13 }, () => '?')
  const text = mjaiLog(
    [
      { type: 'start_game', names: undefined },
      { type: 'start_kyoku', oya: 3, dora_marker: '8m', tehais: [hidden, hidden, hidden, ['1m', ...hidden.slice(1)]] },
    ],
    [
      { type: 'tsumo', actor: 3, pai: '?' },
      { type: 'dahai', actor: 3, pai: '4m' },
      { type: 'chi', actor: 0, target: 3, pai: '4m', consumed: ['3m', '2m'] },
      { type: 'dahai', actor: 0, pai: '1m' },
    ],
  )
  expect(formatTable({ ...read(text), settings: [] })).toBe('@dora 8m\nE draw\nE discard 4m\nS chii 2m3m\nS discard 1m\n')
})

test('several games in one file', () => {
  const one = WON['Tenhou JSON']
  const games = (text: string) => read(text).games.length
  expect(games(`[${one},${one}]`)).toBe(2)
  expect(games(`${one}\n\n${one}\r\n`)).toBe(2)
  expect(games(`[${WON['kobalab paipu']},${WON['kobalab paipu']}]`)).toBe(2)
  expect(games(WON['mjai, slim'].repeat(3))).toBe(3)
  expect(games(`[${WON['mjai, slim'].trim().replaceAll('\n', ',')}]`)).toBe(1)
  expect(games(JSON.stringify(JSON.parse(one), null, 2))).toBe(1)
})
