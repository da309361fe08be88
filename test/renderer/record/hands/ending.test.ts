import { expect, test } from 'vitest'
import type { TableState } from '../../../../desk/contract/tables.ts'
import { bySeat, SEATS } from '../../../../engine/model/seats.ts'
import { voidingFinding } from '../../../../renderer/record/hands/declared-wins.ts'
import { type EndedTable, type EndReport, endOutcome, reportByRecord } from '../../../../renderer/record/hands/ending.ts'
import { aTable, BY } from '../../../desk/api/a-desk.ts'

/** South’s riichi hand does not wait, which shows at the exhaustive draw. */
const NOTEN_RIICHI = `@hand E3 1
@from middle
@displayed complete
@scores 30000 30000 30000 30000
@wall 2
S draw
S riichi 9p
W draw
W discard 1z
* end exhaustive
E noten
S tenpai
S reveal 1m4m7m2p5p8p3s6s9s2z3z4z6z
W noten
N noten`

/** The table after an exhaustive draw with a chombo by South, which the referee has confirmed. */
const chomboAtTheDraw = async (rules: string, setting = ''): Promise<TableState> => {
  const { calls, table } = await aTable(rules)
  const { state } = await calls.tables.record({ table, text: `${setting}${NOTEN_RIICHI}`, by: BY })
  const found = state.findings.find(({ finding }) => finding.rule === 'riichi.not-waiting') ?? expect.fail('no chombo')
  await calls.findings.rule({
    finding: found.id,
    decision: 'upheld',
    penalty: { kind: 'chombo' },
    remedies: found.finding.remedies,
    reason: 'noten riichi',
    by: BY,
  })
  return calls.tables.state({ table })
}

const outcome = (state: EndedTable) => {
  const report = reportByRecord(state)
  const { changes, next, atDraw, begins, gameEnd } = endOutcome(report, state, [])
  return { how: report.how, marked: SEATS.filter((seat) => report.seats[seat].marked).join(''), changes, next, atDraw, begins, gameEnd }
}

test('a chombo is found at the exhaustive draw: the hand is dealt again without payment, the stick goes back (WRC 12.2)', async () => {
  const state = await chomboAtTheDraw('wrc-2025')
  expect(outcome(state)).toMatchObject({ how: 'chombo', marked: 'S', changes: { E: 0, S: 1000, W: 0, N: 0 }, next: 'E3 1' })
})

test('the same, where a tournament pays the draw: noten payments, a counter, and no new deal', async () => {
  const state = await chomboAtTheDraw('wrc-2025', '@set chombo-at-draw paid\n')
  expect(outcome(state)).toMatchObject({
    how: 'exhaustive',
    atDraw: 'paid',
    changes: { E: -1000, S: 3000, W: -1000, N: -1000 },
    next: 'E4 2 1',
  })
  const chombo = state.findings.find(({ finding }) => finding.rule === 'riichi.not-waiting')
  expect(chombo?.finding.remedies).not.toContain('re-deal')
})

test('the same, where the text does not say: as reported, and the form says so', async () => {
  expect(outcome(await chomboAtTheDraw('ema-2016'))).toMatchObject({ how: 'exhaustive', atDraw: 'unknown' })
})

test('a declared win void by a chombo of its player, once a referee has confirmed it, ends the hand as that chombo', async () => {
  const { calls, table } = await aTable('wrc-2025')
  const text = '@hand E2 0\nE draw\nE discard 1z\nS ron\nS reveal 1m4m7m2p5p8p3s6s9s2z3z4z6z'
  const { state } = await calls.tables.record({ table, text, by: BY })
  expect(outcome(state)).toMatchObject({ how: 'ron', marked: '' })
  const found = state.findings.find(({ finding }) => finding.rule === 'win.incomplete') ?? expect.fail('no finding')
  const { remedies } = found.finding
  await calls.findings.rule({ finding: found.id, decision: 'upheld', penalty: { kind: 'chombo' }, remedies, reason: 'noten', by: BY })
  expect(outcome(await calls.tables.state({ table }))).toMatchObject({ how: 'chombo', marked: 'S', next: 'E2 0' })
})

test('the last hand of the time limit proposes no other one', async () => {
  const { calls, table } = await aTable('ema-2025')
  const { state } = await calls.tables.record({ table, text: '@hand E3 0\n@from middle\n@wall 0\nE discard 1z', by: BY })
  expect(outcome(state)).toMatchObject({ gameEnd: null, begins: true })
  const last = { ...state, since: { at: 'during-hand', ended: ['played'] } } as const
  expect(outcome(last)).toMatchObject({ gameEnd: 'time-limit', begins: false })
  expect(endOutcome(reportByRecord(last), last, []).lines.filter((line) => line.startsWith('@'))).toEqual([])
})

test('after a hand that was not noted the form proposes no next one, and asks for it', async () => {
  const { calls, table } = await aTable('ema-2025')
  const { state } = await calls.tables.record({ table, text: '@from middle\nS draw\nS tsumo', by: BY })
  const report = { ...reportByRecord(state), pointsUnknown: true }
  expect(endOutcome(report, state, [])).toMatchObject({ next: '', missing: 'next', gameEnd: null })
  expect(endOutcome({ ...report, begins: false }, state, []).missing).toBeNull()
  const typed = endOutcome({ ...report, next: 'S2 1' }, state, [])
  expect(typed).toMatchObject({ missing: null })
  expect(typed.lines).toContain('@hand S2 1')
  const last = { ...state, since: { at: 'during-hand', ended: ['played'] } } as const
  expect(endOutcome(report, last, [])).toMatchObject({ gameEnd: 'time-limit', begins: false, missing: null })
})

/** East has two dragon pungs, and West feeds the third; one counter. */
const FED = `@from middle
@displayed complete
@wall 30
@hand E1 1
@dora 9s
@meld E pon 5z S
@meld E pon 6z N
W discard 7z
E pon 7z7z
E discard 9m
`

/** The end of a hand by the record, with the values that the desk gives. */
const ended = async (rules: string, text: string) => {
  const { calls, table } = await aTable(rules)
  const { state } = await calls.tables.record({ table, text, by: BY })
  const { values } = await calls.tables.value({ table, hand: state.hand })
  const report = reportByRecord(state)
  const { changes, next } = endOutcome(report, state, values)
  return { marked: SEATS.filter((seat) => report.seats[seat].marked).join(''), changes, next }
}

test('the liable player pays alone for a self-draw, and half of a win on a discard (WRC 9.1.1, 11.2.2)', async () => {
  const drawn = `${FED}S discard 2s\nW discard 2s\nN discard 2s\nE draw 3m\nE call tsumo\nE reveal 4m5m9p9p3m`
  expect((await ended('wrc-2025', drawn)).changes).toEqual({ E: 48_300, S: 0, W: -48_300, N: 0 })
  const discarded = `${FED}S discard 3m\nE call ron\nE reveal 4m5m9p9p`
  expect((await ended('ema-2025', discarded)).changes).toEqual({ E: 48_300, S: -24_300, W: -24_000, N: 0 })
  const without = `@set liability off\n${discarded}`
  expect((await ended('ema-2025', without)).changes).toEqual({ E: 48_300, S: -48_300, W: 0, N: 0 })
})

/** North’s discard completes the hands of East and West, who both have riichi, ippatsu and a dragon; East is nearer. */
const TWO_WINS = `@from middle
@displayed complete
@wall 30
@hand E1 1 1
@dora 1z
E draw
E riichi 9s
S draw
S discard 9s
W draw
W riichi 9s
N draw
N discard 3m
W call ron
E call ron
E reveal 4m5m4p5p6p7s8s9s9p9p6z6z6z
W reveal 4m5m1p2p3p7s8s9s1p1p7z7z7z
* ura 1z`

test('two win on one discard: all are paid, or only the nearest, who is no other than East here (EMA 3.3.1, WRC 8.2)', async () => {
  expect(await ended('ema-2025', TWO_WINS)).toMatchObject({ marked: 'EW', changes: { E: 10_000, S: 0, W: 6500, N: -13_500 } })
  expect(await ended('wrc-2025', TWO_WINS)).toMatchObject({ marked: 'E', changes: { E: 11_000, S: 0, W: 0, N: -8000 } })
  expect(await ended('ema-2025', `@set several-wins nearest\n${TWO_WINS}`)).toMatchObject({ marked: 'E' })
})

/** A ron by South on East’s discard, as it is declared in play. */
const RON = `@hand E1 0
@scores 30000 30000 30000 30000
E draw
E discard 1z
S ron`

/** The report of a hand under EMA 2025, with a change. */
const reported = async (text: string, part: Partial<EndReport> = {}, rules = 'ema-2025') => {
  const { calls, table } = await aTable(rules)
  const { state } = await calls.tables.record({ table, text, by: BY })
  const report = { ...reportByRecord(state), ...part }
  return { state, report, outcome: endOutcome(report, state, []) }
}

const withPoints = (report: EndReport, points: string): EndReport => ({
  ...report,
  seats: { ...report.seats, S: { ...report.seats.S, points } },
})

/** West declares riichi with an open hand, and South wins on East’s discard. */
const VOID_RIICHI = (...then: readonly string[]) =>
  [
    ...RON.split('\n').slice(0, 4),
    'W pon 1z1z',
    'W discard 9m',
    'N draw',
    'N discard 8m',
    'E draw',
    'E discard 7z',
    'S draw',
    'S discard 1p',
  ]
    .concat('W draw', 'W riichi 8s', ...then, 'N draw', 'N discard 2z', 'E draw', 'E discard 2m', 'S ron')
    .join('\n')

test('the stick of a void riichi goes back: the winner does not get it', async () => {
  const { state, report } = await reported(VOID_RIICHI('* dead W'))
  const { computed, laid } = endOutcome(withPoints(report, '3900'), state, [])
  expect([laid, computed]).toEqual([
    { E: 0, S: 0, W: 0, N: 0 },
    { E: 26_100, S: 33_900, W: 30_000, N: 30_000 },
  ])
})

test('a win without points is asked about, and recorded without scores only if the points are said to be unknown', async () => {
  const { state, report, outcome: asked } = await reported(RON)
  expect(asked).toMatchObject({ missing: 'points', unvalued: ['S'], computed: { E: null, S: null, W: null, N: null } })
  const unknown = endOutcome({ ...report, pointsUnknown: true }, state, [])
  expect(unknown.missing).toBeNull()
  expect(unknown.lines).toEqual(['* end win', '* note points unknown', '@hand E2 0'])
  const said = endOutcome(withPoints(report, '3900'), state, [])
  expect(said.missing).toBeNull()
  expect(said.lines).toContain('* scores 26100 33900 30000 30000')
})

test.each(['3,900', '3 900', '3\u202f900', '3.900', '3’900'])('points are read as they are written: %s', async (typed) => {
  const { state, report } = await reported(RON)
  expect(endOutcome(withPoints(report, typed), state, []).lines).toContain('* scores 26100 33900 30000 30000')
})

test.each(['30 000', '30,000', '30 000 30 000 30 000 30 000', '30,000 30,000 30,000 30,000'])(
  'scores before the hand are read as they are written: %s',
  async (before) => {
    const { state, report } = await reported(RON.replace(/@scores.*\n/, ''))
    expect(endOutcome(withPoints({ ...report, before }, '3900'), state, []).lines).toContain('* scores 26100 33900 30000 30000')
  },
)

test('two payments stay two where the first is written in groups, and where neither is', async () => {
  const { state, report } = await reported(RON.replace('E discard 1z\nS ron', 'E discard 1z\nS draw\nS tsumo'))
  for (const [typed, scores] of [
    ['1 300 2 600', '27400 35200 28700 28700'],
    ['1300 2600', '27400 35200 28700 28700'],
    ['300 500', '29500 31100 29700 29700'],
  ] as const)
    expect(endOutcome(withPoints(report, typed), state, []).lines).toContain(`* scores ${scores}`)
})

test('four scores after the hand say as much as points', async () => {
  const { state, report } = await reported(RON)
  const after = { E: '26100', S: '33900', W: '30000', N: '30000' }
  const seats = bySeat((seat) => ({ ...report.seats[seat], after: after[seat] }))
  const { missing, lines } = endOutcome({ ...report, seats }, state, [])
  expect(missing).toBeNull()
  expect(lines).toContain('* scores 26100 33900 30000 30000')
})

test('points that do not change any score are not asked for', async () => {
  expect((await reported('@hand E2 0\nE draw\nE discard 1z\nS ron')).outcome).toMatchObject({ missing: null, unvalued: ['S'] })
})

test.each(['mangan', '39', '0', 'm9'])('points that are no points are recorded by nobody: %s', async (typed) => {
  const { state, report } = await reported(RON)
  expect(endOutcome(withPoints(report, typed), state, []).wrong).toContain('points S')
})

test('an abortive draw that the rules do not have is not proposed', async () => {
  const { report, state } = await reported('@hand E1 0\nE draw')
  expect(report.abort).toBeNull()
  expect(endOutcome({ ...report, how: 'abort' }, state, []).missing).toBe('reason')
  expect((await reported('@hand E1 0\nE draw', {}, 'wrc-2015')).report.abort).toBe('nine-terminals')
})

test.each<readonly [string, string, 'tiles-left' | null]>([
  ['after play with tiles left', RON.replace('\nS ron', ''), 'tiles-left'],
  ['after play without a tile left', '@hand E2 0\n@from middle\n@wall 0\nE discard 1z', null],
  ['after play with an unknown wall', '@hand E2 0\n@from middle\nE discard 1z', null],
  ['without any play in the record', '@hand E1 0', null],
  ['as the record itself says', RON.replace('S ron', '* end exhaustive'), null],
])('an exhaustive draw is asked about: %s', async (_, text, missing) => {
  const { outcome, report, state } = await reported(text, { how: 'exhaustive' })
  expect(outcome.missing).toBe(missing)
  expect(endOutcome({ ...report, tilesLeft: true }, state, []).missing).toBeNull()
})

test('a win that an open violation makes void is not ticked, and is after the violation was dismissed', async () => {
  const { calls, table } = await aTable('ema-2025')
  const text = `@hand E1 0
E draw
E discard 1z
S draw
S discard 3s
W draw
W discard 3s
S ron
S reveal 1m2m3m4m5m6m7p8p9p1s2s5s5s`
  const { state } = await calls.tables.record({ table, text, by: BY })
  const voiding = voidingFinding(state, 'S') ?? expect.fail('no furiten')
  expect(voiding.finding.rule).toBe('win.furiten')
  const { how, seats } = reportByRecord(state)
  expect({ how, marked: seats.S.marked }).toEqual({ how: 'ron', marked: false })
  await calls.findings.rule({ finding: voiding.id, decision: 'dismissed', remedies: [], reason: 'another 3s', by: BY })
  const dismissed = await calls.tables.state({ table })
  expect(voidingFinding(dismissed, 'S')).toBeUndefined()
  expect(reportByRecord(dismissed).seats.S.marked).toBe(true)
})

test('a robbed kong is paid by the player who extended the pung', async () => {
  const { calls, table } = await aTable('ema-2025')
  const text = '@hand E1 0\n@from middle\n@meld W pon 6m E\nS draw\nS discard 3s\nW draw\nW kakan 6m\nN ron'
  const { state } = await calls.tables.record({ table, text, by: BY })
  expect(reportByRecord(state)).toMatchObject({ how: 'ron', from: 'W' })
})

test('a self-draw called after another player’s ron is no second win; after a void ron it is the win', async () => {
  const played = '@hand E1 0\n@from middle\nE draw 5p\nE discard 5p\nS draw\nS discard 3p\n'
  expect(await ended('ema-2025', `${played}W call ron\nE call tsumo`)).toMatchObject({ marked: 'W' })
  const falseRon = 'W call ron\nW reveal 1m4m7m2p5p8p3s6s9s1z2z3z4z\nE call tsumo'
  expect(await ended('ema-2025', `@hand E1 0\n@from middle\nS draw\nS discard 3p\n${falseRon}`)).toMatchObject({ marked: 'E' })
})

const FALSE_TENPAI = `@hand E1 0
@from middle
@displayed complete
@scores 30000 30000 30000 30000
@wall 0
E discard 5p
* end exhaustive
E tenpai
E reveal 1m4m7m2p5p8p3s6s9s1z2z3z4z
S noten
W noten
N noten`

test.each(['ema-2025', 'wrc-2025', 'rrc-1.5'])(
  'a false tenpai is noten: nobody pays for it, and the dealer changes (%s)',
  async (rules) => {
    const { calls, table } = await aTable(rules)
    const { state } = await calls.tables.record({ table, text: FALSE_TENPAI, by: BY })
    expect(outcome(state)).toMatchObject({ how: 'exhaustive', marked: '', changes: { E: 0, S: 0, W: 0, N: 0 }, next: 'E2 1' })
    const found = state.findings.find(({ finding }) => finding.rule === 'tenpai.false') ?? expect.fail('not found')
    await calls.findings.rule({ finding: found.id, decision: 'dismissed', remedies: [], reason: 'wrong tiles noted', by: BY })
    expect(outcome(await calls.tables.state({ table })), 'dismissed').toMatchObject({ marked: 'E', next: 'E1 1' })
  },
)

test('a win that is no declaration at all is not paid (RRC 3.13.2)', async () => {
  const { calls, table } = await aTable('rrc-1.5')
  const text = `${FALSE_TENPAI.split('\n@wall')[0]}\n@wall 30\nE discard 5p\nW call ron said mahjong\nW reveal 1m2m3m4m5m6m7m8m9m1p1p4p6p`
  const { state } = await calls.tables.record({ table, text, by: BY })
  const [found] = state.findings
  await calls.findings.rule({ finding: found?.id ?? 0, decision: 'upheld', remedies: [], reason: 'said mahjong', by: BY })
  expect(outcome(await calls.tables.state({ table }))).toMatchObject({ how: 'chombo', marked: 'W' })
})
