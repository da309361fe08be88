import { expect, test } from 'vitest'
import { ruleSet } from '../../../../engine/editions/index.ts'
import { viewOf } from '../../../../engine/judging/view/view-table.ts'
import type { RuleId } from '../../../../engine/model/rule-ids.ts'
import type { Seat } from '../../../../engine/model/seats.ts'
import { dueFor } from '../../../../engine/wording/findings/due-at-ruling.ts'
import { outcomeFor } from '../../../../engine/wording/findings/outcome.ts'
import { stepsFor } from '../../../../engine/wording/findings/steps.ts'
import { judged } from '../../judging/table-of.ts'

type Edition = 'ema-2025' | 'wrc-2025' | 'rrc-1.5'

/** What the referee and the players are told of a finding after the last act of a record. */
const said = (record: string, rule: RuleId, id: Edition, seat?: Seat) => {
  const play = judged(record, id)
  const finding = play.findings.find((one) => one.rule === rule && one.state !== 'settled' && (seat ?? one.seat) === one.seat)
  if (!finding) return expect.fail(`${rule} is not found`)
  const due = dueFor(finding, viewOf(play), play.findings) ?? undefined
  const rules = ruleSet(id) ?? expect.fail(id)
  const decided = { finding, decision: 'proposed', penalty: finding.penalty, rules, due } as const
  return { due, steps: stepsFor(finding, '', 'en', due), told: outcomeFor(decided, 'en') }
}

const MIDDLE = '@from middle; @displayed complete; @wall 30'

test('a void call is undone before its caller discards, and stays on the table after that', () => {
  const chii = `${MIDDLE}; E discard 5p; W call chii; W show 4p6p; W take`
  expect(said(chii, 'claim.wrong-seat', 'wrc-2025').steps).toContain(
    'Tiles already shown go back into West’s hand; the 5p belongs in East’s river.',
  )
  const { steps, told } = said(`${chii}; W discard 1z; N draw; N discard 2z`, 'claim.wrong-seat', 'wrc-2025')
  expect(steps).toEqual([
    'Stop play; East does not draw.',
    'The tiles laid stay on the table: West has discarded since.',
    'Say: “West’s hand is dead.”',
    'West plays on without calls, riichi, kong or win.',
    'Play goes on: East draws.',
  ])
  expect(told[0]).toBe('The tiles laid stay on the table: West has discarded since.')
})

test.each(['', '; W show 4p6p; W retract'])(
  'a void call that was given up leaves nothing on the table, though its player discards in the own turn%s',
  (acts) => {
    const record = `${MIDDLE}; E discard 5p; W call chii${acts}; S draw; S discard 1z; W draw; W discard 2z`
    for (const id of ['ema-2025', 'wrc-2025', 'rrc-1.5'] as const) {
      const { steps, told } = said(record, 'claim.wrong-seat', id, 'W')
      expect(steps).toContain('Tiles already shown go back into West’s hand; the 5p belongs in East’s river.')
      expect([...steps, ...told].join(' ')).not.toContain('stay on the table')
    }
  },
)

test.each(['claim.late', 'claim.under-riichi'] as const)('the same for %s under rules with a notice', (rule) => {
  const before = rule === 'claim.late' ? MIDDLE : `${MIDDLE}; @riichi W`
  const acts = rule === 'claim.late' ? 'E discard 5p; S draw; S discard 9p; W call pon 5p' : 'E discard 5p; W call pon'
  const { steps } = said(`${before}; ${acts}; W show 5p5p; W take; W discard 1z; N draw; N discard 9p`, rule, 'rrc-1.5', 'W')
  expect(steps).toContain('The tiles laid stay on the table: West has discarded since.')
  expect(steps.join(' ')).not.toContain('go back')
})

const SWAP = `${MIDDLE}; E discard 5p; S pon 5p5p; S discard 5p; W draw; W discard 1z; N draw; N discard 5s`
const OUTLIVED = ['The hand is over: nobody plays on.', 'The hand was not declared dead before: what it shows counts.']

test('nobody declares a hand dead that has won, or once the hand is over', () => {
  expect(said(SWAP, 'swap.same-tile', 'ema-2025').steps[0]).toContain('Declare the hand dead')
  expect(said(`${SWAP}; S ron`, 'swap.same-tile', 'ema-2025').steps[0], 'not shown yet').toContain('Declare the hand dead')
  const won = `${SWAP}; S ron; S reveal 2m3m4m4m5m6m2s2s6s7s`
  expect(said(won, 'swap.same-tile', 'ema-2025').steps).toEqual(OUTLIVED)
  expect(said(`${won}; * end win`, 'swap.same-tile', 'ema-2025').told).toEqual(OUTLIVED.slice(1))
  const drawn = `${SWAP.replace('@wall 30', '@wall 2')}; * end exhaustive`
  expect(said(drawn, 'swap.same-tile', 'ema-2025').steps).toEqual(OUTLIVED)
  expect(said(`${drawn}; * ruling 5 swap.same-tile upheld`, 'swap.same-tile', 'ema-2025').steps, 'ruled too late').toEqual(OUTLIVED)
})

test.each([
  ['pon; W show 3m3m; W retract', 'West’s first call is binding: pon.”', 'West discards.', 'W'],
  ['kan; W show 3m3m3m; W retract', 'West’s first call is binding: kan.”', 'West draws the replacement tile.', 'W'],
] as const)('who has shown the tiles of a call and is bound by it goes on: %s', (acts, says, next, seat) => {
  const { steps, told } = said(`${MIDDLE}; E discard 3m; W call ${acts}`, 'claim.changed', 'rrc-1.5', seat)
  expect(steps.some((step) => step.endsWith(says))).toBe(true)
  expect(steps.at(-1)).toBe(`Play goes on: ${next}`)
  expect(told.at(-1)).toBe(next)
})

test('a ron that is binding is shown, and ends the hand', () => {
  const { steps } = said(`${MIDDLE}; E discard 3m; W call ron; W call pon`, 'claim.changed', 'wrc-2025')
  expect(steps).toContain('Say: “West’s first call is binding: ron.” West shows the hand.')
  expect(steps.at(-1)).toBe('The hand is over: nobody plays on.')
})

test('a ron that counts in place of a pung is said to the players, and ends the hand', () => {
  const { steps, told } = said(
    `${MIDDLE}; E discard 3m; S call pon; S call ron; S reveal 3m3m4p5p6p7s8s9s5z5z6z6z6z`,
    'claim.changed',
    'rrc-1.5',
  )
  expect(told[0]).toBe('South’s ron counts.')
  expect(steps.at(-1)).toBe('The hand is over: nobody plays on.')
})

test('a ron that was withdrawn ends nobody else’s hand', () => {
  const { steps } = said(`${MIDDLE}; E discard 5p; S pon 5p5p; S discard 5p; W call ron; W retract`, 'swap.same-tile', 'ema-2025')
  expect(steps).toContain('South plays on without calls, riichi, kong or win.')
  expect(steps).not.toContain('The hand is over: nobody plays on.')
})

test('where play goes back, who was due then is due, also if it is that player’s turn now', () => {
  const { steps } = said(`${MIDDLE}; E discard 1z; N draw wrong; N discard 9p; E draw; E discard 2p; S draw`, 'turn.draw', 'wrc-2025', 'N')
  expect(steps.slice(-2)).toEqual([
    'Play goes back to before act 2: every tile returns to where it came from.',
    'Play goes on: South draws.',
  ])
})

const DEALT_AGAIN = 'Deal the hand again: East stays East, no counter is added, and whoever laid a riichi stick in this hand takes it back.'

test('a chombo is told without what it leaves undone, and without a next act; others know that the hand is dealt again', () => {
  const counted = `${MIDDLE}; E discard 5p; S pon 5p5p; S discard 5p; W count 12`
  expect(said(counted, 'hand.count', 'wrc-2025').told).toEqual([DEALT_AGAIN, 'Chombo: 30 tournament points.'])
  expect(said(`${counted}; * ruling 6 hand.count upheld`, 'swap.same-tile', 'wrc-2025').steps.at(-1)).toBe(
    'The hand is over: nobody plays on.',
  )
})

test('no penalty is denied beside one', () => {
  const win = `${MIDDLE}; E discard 5p; W call ron said mahjong; W reveal 1m2m3m4m5m6m7m8m9m1p1p4p6p`
  expect(said(win, 'call.word', 'wrc-2025').told).toEqual(['No points are lost.'])
  expect(said(win, 'call.word', 'rrc-1.5').told).toEqual(['West’s win is void.', DEALT_AGAIN, 'Chombo: 40,000 table points.'])
  expect(said(win, 'call.word', 'ema-2025').told).toEqual(['There is no penalty.'])
})

test('a tile that can go back is asked for before the hand is dead for it', () => {
  const { steps } = said(`${MIDDLE}; E discard 1z; N draw wrong`, 'turn.draw', 'rrc-1.5')
  expect(steps[1]).toBe('If the drawn tile is known, North puts it back first; then the hand is not dead.')
})

test('a riichi out of turn gives its stick back', () => {
  const { steps } = said(`${MIDDLE}; E discard 1z; N call riichi; * answer 2 foul; N discard 9p rotated; N stick`, 'turn.act', 'wrc-2025')
  expect(steps).toContain('A riichi stick that was laid goes back to North.')
})

test('a false tenpai counts as noten', () => {
  const { steps } = said(
    `${MIDDLE}; E discard 5p; * end exhaustive; E tenpai; E reveal 1m4m7m2p5p8p3s6s9s1z2z3z4z`,
    'tenpai.false',
    'wrc-2025',
  )
  expect(steps).toContain('East’s hand counts as noten in the payments and for who deals next.')
})

test('a win after a self-draw win stays void once the hand is over', () => {
  const record = `${MIDDLE}; E discard 3m; S draw; S call tsumo; & W call ron 3m; * answer 4 win.after-tsumo self-draw; * end win`
  const { steps, told } = said(record, 'win.after-tsumo', 'ema-2025', 'W')
  expect(steps).toContain('Say: “West’s win is void.”')
  expect([...steps, ...told].join(' ')).not.toContain('what it shows counts')
})
