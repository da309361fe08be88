import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTenhouXml } from '../../../../desk/importers/tenhou/tenhou-xml.ts'
import { formatEvents } from '../../../../engine/notation/format/format-event.ts'
import { chow, extended, hai, kong, pung, sample } from './tenhou-sample.ts'

const read = (xml: string) => {
  const file = readTenhouXml(xml)
  if (!file.ok) throw new Error(file.error.message)
  return file.value
}
const told = (xml: string) => formatEvents(read(xml).games[0]?.hands[0]?.events ?? []).join('; ')
const wrong = (xml: string) => {
  const file = readTenhouXml(xml)
  return file.ok ? 'reads' : file.error.message
}

const SC = 'ba="1,2" sc="240,-39,250,0,260,59,230,0"'
const RIICHI = '<T60/><REACH who="0" step="1"/><D0/>'
const STICK = '<REACH who="0" ten="230,250,260,230" step="2"/>'
const END = `<RYUUKYOKU ${SC}/>`
const POINTS = '* scores 20100 25000 31900 23000'
type Swap = Readonly<Record<number, number>>
const SWAP: Swap = { 50: 53, 46: 54 }

test.each([
  [
    'draws and discards, a red five, a tile from the hand',
    '<T52/><D52/><U57/><E1/>',
    'E draw 0p; E discard 0p drawn; S draw 6p; S discard 1m hand',
  ],
  ['who left and came back says nothing', '<T52/><BYE who="0"/><D52/><UN n0="A"/>', 'E draw 0p; E discard 0p drawn'],
  ['a chow', `<T52/><D52/>${chow(1, 11, [1, 1, 0], 2)}<E1/>`, 'E draw 0p; E discard 0p drawn; S chii 3p4p; S discard 1m'],
  [
    'a concealed kong, its indicator, its replacement',
    `<T56/>${kong(0, 52)}<DORA hai="134"/><T60/><D60/>`,
    'E draw 6p; E ankan 5p; * dora 7z; E replace 7p; E discard 7p drawn',
    { 40: 52, 44: 53, 48: 54, 36: 55 },
  ],
  [
    'a claimed kong',
    `<T55/><D55/>${kong(2, 55, 2)}<V60/><DORA hai="134"/><F60/>`,
    'E draw 5p; E discard 5p drawn; W daiminkan 0p5p5p; W replace 7p; * dora 7z; W discard 7p drawn',
    { 50: 52, 46: 53, 42: 54 },
  ],
  [
    'a pung, extended later',
    `<T52/><D52/>${pung(2, 13, 3, 0, 2)}<F2/><W60/><G60/><T64/><D64/><U68/><E68/><V55/>${extended(2, 13, 3, 0, 2)}<V72/><F72/><DORA hai="134"/>`,
    'E draw 0p; E discard 0p drawn; W pon 5p5p; W discard 1m; N draw 7p; N discard 7p drawn; E draw 8p; E discard 8p drawn; S draw 9p; S discard 9p drawn; W draw 5p; W kakan 5p; W replace 1s; W discard 1s drawn; * dora 7z',
    SWAP,
  ],
  ['a riichi with its stick', `${RIICHI}${STICK}<U64/>`, 'E draw 7p; E riichi 1m; S draw 8p'],
  [
    'a riichi that is won on pays no stick',
    `${RIICHI}<AGARI ${SC} hai="${hai(2, {}, [0])}" machi="0" who="2" fromWho="0" doraHai="135"/>`,
    `E draw 7p; E call riichi; E discard 1m rotated hand; W call ron; W reveal 1m2m3m4m5m6m7m8m9m1p2p3p4p; ${POINTS}; * end win`,
  ],
  [
    'a self-draw win shows its tile last, and what lies below',
    `<T0/><D0/><U16/><AGARI ${SC} hai="${hai(1, {}, [16])}" machi="16" who="1" fromWho="1" doraHai="135" doraHaiUra="134"/>`,
    `E draw 1m; E discard 1m drawn; S draw 0m; S call tsumo; S reveal 1m2m3m4m5m6m7m8m9m1p2p3p4p0m; * ura 7z; ${POINTS}; * end win`,
    { 0: 60, 16: 61 },
  ],
  [
    'two wins on one discard, in the order of the log; the last one has the points',
    `<T60/><D0/><AGARI ba="1,2" sc="240,-10,250,0,260,0,230,10" hai="${hai(3, {}, [0])}" machi="0" who="3" fromWho="0" doraHaiUra="134"/>` +
      `<AGARI ${SC} hai="${hai(2, {}, [0])}" machi="0" who="2" fromWho="0"/>`,
    'E draw 7p; E discard 1m hand; N call ron; W call ron; N reveal 1m2m3m4m5m6m7m8m9m1p2p3p4p; W reveal 1m2m3m4m5m6m7m8m9m1p2p3p4p; ' +
      `* ura 7z; ${POINTS}; * end win`,
  ],
  [
    'a win on the tile of an extended pung',
    `<T52/><D52/>${pung(2, 13, 3, 0, 2)}<F2/><W60/><G60/><T64/><D64/><U68/><E68/><V55/>${extended(2, 13, 3, 0, 2)}` +
      `<AGARI ${SC} hai="${hai(3, {}, [55])}" machi="55" who="3" fromWho="2"/>`,
    'E draw 0p; E discard 0p drawn; W pon 5p5p; W discard 1m; N draw 7p; N discard 7p drawn; E draw 8p; E discard 8p drawn; S draw 9p; S discard 9p drawn; W draw 5p; W kakan 5p; ' +
      `N call ron; N reveal 1m2m3m4m5m6m7m8m9m1p2p3p4p; ${POINTS}; * end win`,
    SWAP,
  ],
  [
    'an exhaustive draw: who waits shows the hand',
    `<T60/><D60/><RYUUKYOKU ${SC} hai1="${hai(1)}"/>`,
    `E draw 7p; E discard 7p drawn; * end exhaustive; E noten; S tenpai; S reveal 1m2m3m4m5m6m7m8m9m1p2p3p4p; W noten; N noten; ${POINTS}`,
  ],
  [
    'nine terminals and honours',
    `<T60/><RYUUKYOKU type="yao9" ${SC} hai0="${hai(0, {}, [60])}"/>`,
    `E draw 7p; * end abort nine-terminals; E reveal 1m2m3m4m0m6m7m8m9m1p2p3p4p7p; ${POINTS}`,
  ],
  [
    'three wins end the hand',
    `<T60/><D0/><RYUUKYOKU type="ron3" ${SC} hai1="${hai(1)}" hai2="${hai(2)}" hai3="${hai(3)}"/>`,
    'E draw 7p; E discard 1m hand; S call ron; W call ron; N call ron; * end abort three-wins; ' +
      `S reveal 1m2m3m4m5m6m7m8m9m1p2p3p4p; W reveal 1m2m3m4m5m6m7m8m9m1p2p3p4p; N reveal 1m2m3m4m5m6m7m8m9m1p2p3p4p; ${POINTS}`,
  ],
])('%s', (_, tags, events, swap: Swap = {}) => expect(told(sample(tags, { swap }))).toBe(events))

test('the dealer is East, and names, points and hands turn with the seats', () => {
  const header = read(sample('<V60/>', { dealer: 2, round: 6 })).games[0]?.hands[0]?.header
  expect(header).toMatchObject({
    name: { wind: 'S', number: 3, counters: 1, sticks: 2 },
    from: 'deal',
    players: ['C', 'D', '弘', 'B C'],
    scores: [26000, 23000, 24000, 25000],
    dora: '7z',
  })
  expect(header?.deal?.W).toContain('0m')
  expect(told(sample('<V60/>', { dealer: 2 }))).toBe('E draw 7p')
})

test('several hands make one game', () => {
  const [start = '', deal = ''] = sample(`<T60/><D60/>${END}`).split('<INIT')
  const hands = read(`${start}<INIT${deal.replace('</mjloggm>', '')}<INIT${deal}`).games[0]?.hands
  expect(hands?.map(({ events }) => events.length)).toEqual([8, 8])
})

/** How Tenhou scores and pays, and ends hands, whatever the rule set says. */
const PLATFORM = [
  'renhou off',
  'two-han off',
  'kiriage off',
  'counted-yakuman on',
  'yakuman-together add',
  'double-wind-fu 4',
  'several-wins all',
  'several-sticks all-to-nearest',
  'several-counters to-nearest',
  'liability dragons-winds',
  'liability-covers fed-yakuman',
  'liability-counters liable',
  'abortive-draws on',
  'nagashi on',
]

test.each([
  ['as Tenhou plays', 9, ['red-fives 3', 'open-tanyao on', ...PLATFORM]],
  ['no red fives', 9 | 2, ['red-fives 0', 'open-tanyao on', ...PLATFORM]],
  ['no open tanyao', 9 | 4, ['red-fives 3', 'open-tanyao off', ...PLATFORM]],
])('settings: %s', (_, type, settings) =>
  expect(read(sample('<T52/>', { type })).settings.map(({ name, value }) => `${name} ${value}`)).toEqual(settings),
)

test('without red fives a five is a five', () => expect(told(sample('<T52/>', { type: 11 }))).toBe('E draw 5p'))

test.each([
  ['a log cut off within a tag', sample('<T52/>').slice(0, -20), 'not well-formed XML'],
  ['a log cut off between tags', sample('<T52/>').slice(0, -10), 'not well-formed XML'],
  ['a DOCTYPE', `<!DOCTYPE x [<!ENTITY a "b">]>${sample('')}`, 'a DOCTYPE is not accepted'],
  ['an entity of its own', sample('<BYE who="&a;"/>'), 'not well-formed XML: undefined entity'],
  ['an attribute twice', sample('<DORA hai="1" hai="2"/>'), 'not well-formed XML: duplicate attribute'],
  ['text', sample('pon!'), 'text between tags'],
  ['another document', '<html><body/></html>', 'found <html>, expected <mjloggm>'],
  ['no hand', '<mjloggm ver="2.3"></mjloggm>', 'no hand in it'],
  ['play before the deal', '<mjloggm><T52/></mjloggm>', "<T52> can't stand here"],
  ['a tag that is unknown', sample('<X1/>'), '<X1> is not known in a Tenhou log'],
  ['tags within tags', sample('<T52><D52/></T52>'), 'tags within tags'],
  ['three players', sample('<T52/>', { type: 0xb9 }), 'a three-player game (sanma): not supported yet'],
  ['a tile that there is not', sample('<T136/>'), '<T136> is missing or can'],
  ['a tile drawn twice', sample('<T52/><D52/><U52/>'), 'tile 52 (<U52>) comes twice'],
  ['a tile dealt twice', sample('', { swap: { 4: 8 } }), 'tile 8 comes twice'],
  ['a discard out of another hand', sample('<T52/><D1/>'), 'tile 1 (<D1>) is not in that hand'],
  ['a discard without a draw', sample('<D0/>'), "<D0> can't stand here"],
  ['two draws', sample('<T52/><T56/>'), "<T56> can't stand here"],
  [
    'a draw by another after a kong',
    sample(`<T56/>${kong(0, 52)}<U60/>`, { swap: { 40: 52, 44: 53, 48: 54, 36: 55 } }),
    "<U60> can't stand here",
  ],
  ['a claim of another tile', sample(`<T56/><D56/>${chow(1, 11, [1, 1, 0], 2)}`), "<N> can't stand here"],
  ['a claim with tiles of another', sample(`<T52/><D52/>${chow(1, 11, [0, 1, 0], 2)}`), 'tile 44 (<N>) is not in that hand'],
  ['a group that there is not', sample('<T52/><D52/><N who="1" m="65535"/>'), 'm in <N> is missing or can'],
  ['an extended pung without a pung', sample(`<T52/>${extended(0, 13, 0, 0, 2)}`), "<N> can't stand here"],
  ['a stick without a riichi', sample(`<T60/><D60/>${STICK}`), "<REACH> can't stand here"],
  ['a missing attribute', sample('<T60/><D60/><DORA/>'), 'hai in <DORA> is missing or can'],
  ['no player', sample('<T60/><REACH who="4" step="1"/>'), 'who="4" in <REACH> is missing or can'],
  ['a broken number', sample('<T60/><D60/><DORA hai="1e2"/>'), 'hai="1e2" in <DORA> is missing or can'],
  ['an unknown kind of draw', sample(`<T60/><RYUUKYOKU type="toString" ${SC}/>`), 'type="toString" in <RYUUKYOKU> is missing or can'],
  [
    'another hand shown than was played',
    sample(`<T60/><D60/><RYUUKYOKU ${SC} hai1="${hai(2)}"/>`),
    'the hand in <RYUUKYOKU> is not the one',
  ],
  [
    'a win on another tile',
    sample(`<T60/><D60/><AGARI ${SC} hai="${hai(2, {}, [0])}" machi="0" who="2" fromWho="0"/>`),
    "<AGARI> can't stand here",
  ],
  ['play after the end', sample(`<T60/><D60/>${END}<U64/>`), "<U64> can't stand here"],
  ['a deal before the end', sample(`<T60/>${sample('').match(/<INIT[^>]*>/)?.[0]}`), "<INIT> can't stand here"],
  ['a name that is not encoded well', sample('<UN n0="%E5" n1="" n2="" n3=""/>'), 'n0 in <UN> is missing or can'],
])('refuses %s', (_, xml, message) => expect(wrong(xml)).toContain(message))

test('a log spoilt anywhere is read or refused, in one line', () => {
  const whole = sample(`${RIICHI}${STICK}<U64/><E64/>${chow(2, 13, [0, 0, 0], 0)}${kong(1, 4)}${END}`)
  const piece = fc.oneof(fc.constantFrom('"', '<', '/>', '<T', '9', '-', ',', '=', '&', ' who="', '\0', ']]>', '<!', '<?'), fc.string())
  fc.assert(
    fc.property(fc.nat(whole.length), fc.nat(12), piece, (at, cut, put) => {
      expect(wrong(whole.slice(0, at) + put + whole.slice(at + cut))).not.toContain('\n')
    }),
    { numRuns: 3000 },
  )
})

test('names the line', () => expect(wrong(`<mjloggm>\n<GO type="9"/>\n<GO type="185"/></mjloggm>`)).toMatch(/^line 3: a three-player game/))

test.each([
  ['a hundred thousand tags within each other', `<mjloggm>${'<a>'.repeat(100_000)}`, 'is not known in a Tenhou log'],
  ['tags within each other below a good one', `<mjloggm><BYE>${'<a>'.repeat(100_000)}`, 'tags within tags'],
  ['an attribute of 10 MB', `<mjloggm><GO type="${'9'.repeat(10_000_000)}"/></mjloggm>`, 'longer than any of a log'],
  ['a tag name of 10 MB', `<mjloggm><${'a'.repeat(10_000_000)}/></mjloggm>`, 'longer than any of a log'],
  ['20 MB of open brackets', '<'.repeat(20_000_000), 'not well-formed XML'],
  [
    'hands without end',
    `${sample(`<T60/><D60/>${END}`).replace('</mjloggm>', '')}${`${sample('').match(/<INIT[^>]*>/)?.[0]}<T60/><D60/>${END}`.repeat(300)}</mjloggm>`,
    'more than 200 hands',
  ],
])('hostile: %s', (_, xml, message) => {
  expect(wrong(xml)).toContain(message)
  expect(wrong(xml).length).toBeLessThan(200)
})
