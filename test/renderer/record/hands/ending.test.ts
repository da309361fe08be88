import { expect, test } from 'vitest'
import type { TableState } from '../../../../desk/contract/tables.ts'
import { SEATS } from '../../../../engine/model/seats.ts'
import { type EndedTable, endOutcome, reportByRecord } from '../../../../renderer/record/hands/ending.ts'
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

test('the last hand of the time limit proposes no other one', async () => {
  const { calls, table } = await aTable('ema-2025')
  const { state } = await calls.tables.record({ table, text: '@hand E3 0\n@from middle\n@wall 0\nE discard 1z', by: BY })
  expect(outcome(state)).toMatchObject({ gameEnd: null, begins: true })
  const last = { ...state, since: { at: 'during-hand', ended: ['played'] } } as const
  expect(outcome(last)).toMatchObject({ gameEnd: 'time-limit', begins: false })
  expect(endOutcome(reportByRecord(last), last, []).lines.filter((line) => line.startsWith('@'))).toEqual([])
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
