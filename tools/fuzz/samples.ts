import { existsSync, globSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import writeXlsx from 'write-excel-file/node'
import { RULE_SET_IDS } from '../../engine/editions/index.ts'
import { formatTable } from '../../engine/notation/format/format-table.ts'
import {
  kobalab,
  kobalabActs,
  mjaiActs,
  mjaiLog,
  mjaiStart,
  tenhouHand,
  tenhouJson,
} from '../../test/desk/importers/recognize/json-samples.ts'
import { chow, extended, hai, kong, pung, sample } from '../../test/desk/importers/tenhou/tenhou-sample.ts'
import { optionsFor } from '../generator/faults-in.ts'
import { playGame } from '../generator/play-game.ts'

/**
 * Valid files for fuzzing, of every kind that a format has. The more code of a reader they reach, the deeper their mutations get. Real
 * games are included if `../shared/logs` exists.
 */
export const richSamples = async (): Promise<Readonly<Record<string, readonly Uint8Array[]>>> => {
  const tables = [...cases(), ...generated()]
  return {
    table: tables,
    judged: tables,
    'tenhou-xml': [...TENHOU.map(bytes), ...real('tenhou-xml/*.xml')],
    'tenhou-json': [...TENHOU_JSON.map(bytes), ...real('tenhou-json/*.json')],
    mjai: [...MJAI.map(bytes), ...real('mjai/*.jsonl')],
    kobalab: [...KOBALAB.map(bytes), ...real('kobalab/*.json')],
    gzip: [...tables.slice(0, 10), ...TENHOU.map(bytes), ...MJAI.map(bytes)].map((one) => gzipSync(one)),
    'house-rules': HOUSE.map((house) => bytes(JSON.stringify(house, null, 1))),
    csv: lists(),
    xlsx: await workbooks(),
  }
}

const bytes = (text: string): Uint8Array => Buffer.from(text)
const LARGEST = 48 * 1024

const cases = (): Uint8Array[] =>
  globSync('test/cases/*.table')
    .sort()
    .map((path) => readFileSync(path))

const generated = (): Uint8Array[] =>
  Array.from({ length: 24 }, (_, n) => {
    const game = playGame(n + 1, optionsFor(n + 1, RULE_SET_IDS[n % RULE_SET_IDS.length] ?? 'wrc-2015'))
    return bytes(formatTable({ ...game, games: game.games.map(({ hands }) => ({ hands: hands.slice(0, 2) })) }))
  })

const SHARED = new URL('../../../shared/logs/', import.meta.url).pathname
const real = (pattern: string): Uint8Array[] =>
  existsSync(SHARED)
    ? globSync(SHARED + pattern)
        .sort()
        .map((path) => readFileSync(path))
        .filter(({ length }) => length <= LARGEST)
        .slice(0, 12)
    : []

const END = '<RYUUKYOKU ba="1,2" sc="240,0,250,0,260,0,230,0" />'
const TENHOU = [
  '<T60/><D60/>',
  '<T52/><D52/><U60/><E60/><V64/><F64/><W68/><G68/>',
  `<T48/><D48/>${chow(1, 11, [1, 1, 0], 2)}<E36/>`,
  `<T56/><D56/>${pung(2, 0, 3, 1, 2)}<F36/>`,
  '<T56/><D56/><U60/><REACH who="1" step="1"/><E60/><REACH who="1" ten="240,240,260,230" step="2"/><V64/><F64/><W68/><G68/><T57/><D36/>' +
    `<AGARI ba="1,3" sc="240,-23,240,53,260,0,230,0" hai="${hai(1, {}, [36])}" machi="36" who="1" fromWho="0" doraHai="135" doraHaiUra="108"/>`,
  `<T60/><D60/><DORA hai="4"/>${kong(1, 52)}${extended(0, 13, 0, 0, 2)}`,
].flatMap((tags) => [sample(tags), sample(tags + END), sample(tags + END, { dealer: 2, round: 6, type: 11 })])

const TENHOU_JSON = [
  tenhouJson({}),
  tenhouJson({
    takes: [[26, 26], [27], [28], [29]],
    discards: [[60, 21], ['r60'], [60], [60]],
    ura: [41],
    result: ['和了', [-2300, 5300, 0, 0], [1, 0, 1, '30符2飜2000点', '立直(1飜)']],
  }),
  tenhouJson({ takes: [[25], ['c252324']], discards: [[60], [11]] }),
  tenhouJson({ takes: [[26]], discards: [[60]], result: ['全員不聴'] }),
  tenhouJson({ takes: [[26]], discards: [[60]], result: ['流し満貫', [-4000, -2000, 8000, -2000]] }),
  tenhouJson({}, { log: [tenhouHand({}), tenhouHand({ round: 1 })] }),
]

const MJAI = [
  mjaiLog(mjaiStart()),
  mjaiLog(
    mjaiStart(),
    mjaiActs('0t6p 0d6p 1t7p'),
    [{ type: 'reach', actor: 1 }],
    mjaiActs('1d7p'),
    [{ type: 'reach_accepted', actor: 1 }],
    mjaiActs('2t8p 2d8p 3t9p 3d9p 0t6p 0h1p'),
    [{ type: 'hora', actor: 1, target: 0, deltas: [-2300, 5300, 0, 0], ura_markers: ['E'] }, { type: 'end_kyoku' }, { type: 'end_game' }],
  ),
  mjaiLog(mjaiStart(), mjaiActs('0tC 0dC 1t6p 1d6p'), [
    { type: 'ryukyoku', reason: 'fanpai', tenpais: [false, true, false, false], scores: [23000, 28000, 25000, 22000] },
  ]),
  mjaiLog(mjaiStart(), mjaiActs('0t6p 0d6p'), [{ type: 'ryukyoku' }, { type: 'end_kyoku' }], mjaiStart().slice(1), mjaiActs('0t6p')),
]

const KOBALAB = [
  kobalab([]),
  kobalab([
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
  kobalab([...kobalabActs('0tp6 0dp6_'), { pingju: { name: '流局', shoupai: ['', '', '', ''], fenpei: [0, 0, 0, 0] } }]),
  kobalab([...kobalabActs('0tp3 0dp3_'), { fulou: { l: 1, m: 'p123-' } }]),
]

const DECIDED = { who: 'A. Martin', when: '2026-05-02', why: 'players’ meeting' }
const SETTINGS: readonly (readonly [string, unknown])[] = [
  ['draw-floor', 1],
  ['turn-floor', 2],
  ['call-gap', 1],
  ['kong-wait', 5],
  ['slow-limit', 20],
  ['slow-count', 3],
  ['red-fives', 3],
  ['open-tanyao', 'off'],
  ['renhou', 'yakuman'],
  ['two-han', 'five-counters'],
  ['several-wins', 'ask'],
  ['several-sticks', 'own-back'],
  ['several-counters', 'each'],
  ['liability', 'dragons-winds-kongs'],
  ['kiriage', 'on'],
  ['double-wind-fu', 2],
  ['mixed-tile', 'lowest'],
  ['uma', '30/10'],
  ['chombo-worth', 'twice-uma-step'],
  ['leftover-sticks', 'nobody'],
  ['chombo-after-signal', 'counts'],
  ['riichi-tiles', 2],
  ['riichi-points', 1000],
  ['abortive-draws', 'on'],
  ['bankruptcy', 'on'],
  ['starting-points', 25_000],
  ['table-penalties', 'from-scores'],
  ['rrc-text', 'june'],
  ['transcribed', 'question'],
  ['proposal-language', 'fr'],
  ['clock', 'live'],
]
const house = (parent: string, differences: readonly object[]) => ({
  id: 'paris-open',
  name: { en: 'Paris Open', fr: 'Open de Paris' },
  edition: '2026',
  parent,
  differences: differences.map((each) => ({ ...each, ...DECIDED })),
})
const HOUSE = RULE_SET_IDS.flatMap((parent) => [
  house(parent, []),
  ...SETTINGS.map(([setting, value]) => house(parent, [{ kind: 'setting', setting, value }])),
  ...['off', 'advice', 'question', 'violation'].map((level) => house(parent, [{ kind: 'level', rule: 'claim.order', level }])),
  ...[
    { kind: 'points', amount: 5, unit: 'tournament' },
    { kind: 'warning' },
    { kind: 'chombo' },
    { kind: 'dead-hand' },
    { kind: 'none' },
  ].map((penalty) => house(parent, [{ kind: 'penalty', rule: 'claim.not-taken', penalty }])),
  ...['stays', 'doubles', 'restarts'].map((last) =>
    house(parent, [
      {
        kind: 'ladder',
        name: { en: 'Cards', fr: 'Cartons' },
        rules: ['conduct.phone', 'house.noise'],
        counts: 'together',
        steps: [
          { name: { en: 'yellow card', fr: 'carton jaune' }, penalty: { kind: 'notice' } },
          { penalty: { kind: 'points', amount: 20_000, unit: 'table' } },
        ],
        last,
      },
    ]),
  ),
])

const LISTS: readonly (readonly (readonly (string | number)[])[])[] = [
  [
    ['number', 'name', 'country'],
    [1, 'Zofia Wiśniewska', 'POL'],
    [2, 'Camille; D.', 'FRA'],
    [3, '晴翔', 'JPN'],
  ],
  [
    ['N°', 'Prénom', 'Nom', 'Pays'],
    [1, 'Zofia', 'Żółkiewska', 'POL'],
    [2, 'Jan', 'van den Berg', 'NED'],
    ['five', 'Nobody', 'Known', 'FRA'],
  ],
  [
    ['name', 'head'],
    ['A. Martin', 'yes'],
    ['B. Durand', ''],
  ],
  [
    ['Ronde', 'Début', 'Minutes', 'Tables'],
    [1, '2026-11-21 09:30', 90, 4],
    [2, '21/11/2026 11:30', 90, 4],
    [3, '11:30 PM', 'x', 4],
  ],
  [
    ['Ronde', 'Table', 'Est', 'Sud', 'Ouest', 'Nord'],
    [1, 1, 1, 2, 3, 4],
    [1, 2, 5, 6, 7, 8],
    [2, 1, 4, 3, 2, 'Haruto'],
  ],
  [
    ['round', 'table', 'seat', 'number', 'name'],
    [1, 1, 'E', 1, 'Zofia'],
    [1, 1, 'S', 2, 'Camille'],
    [1, 1, 'west', 3, 'Haruto'],
  ],
  [
    ['name', 'R1', 'R2', 'Round 3'],
    ['Zofia', '1E', '2 S', 'Table 3 N'],
    ['Camille', '1-S', '2W', '4'],
  ],
]
const lists = (): Uint8Array[] =>
  LISTS.flatMap((rows) => [
    ...[';', ',', '\t'].map((separator) => bytes(rows.map((row) => row.join(separator)).join('\n'))),
    bytes(`sep=,\r\n${rows.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\r\n')}`),
    Buffer.from(`\ufeff${rows.map((row) => row.join('\t')).join('\n')}`, 'utf16le'),
    Buffer.from(rows.map((row) => row.join(';')).join('\r'), 'latin1'),
  ])

const workbooks = async (): Promise<Uint8Array[]> => {
  const sheet = (rows: (typeof LISTS)[number], name: string) => ({ sheet: name, data: rows.map((row) => row.map((value) => ({ value }))) })
  const dated = [
    [{ value: 'Round' }, { value: 'Start' }, { value: 'Minutes' }],
    [{ value: 1 }, { value: new Date('2026-11-21T09:30:00Z'), format: 'dd/mm/yyyy hh:mm' }, { value: 90 }],
    [null, { value: true }, null],
  ]
  const books = [
    ...LISTS.map((rows) => [sheet(rows, 'A')]),
    LISTS.slice(0, 4).map((rows, n) => sheet(rows, `Sheet ${n}`)),
    [{ sheet: 'D', data: dated }],
  ]
  return Promise.all(books.map((book) => writeXlsx(book as never).toBuffer()))
}
