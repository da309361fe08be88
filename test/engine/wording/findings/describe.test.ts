import { expect, test } from 'vitest'
import { ruleSet } from '../../../../engine/editions/index.ts'
import { eventsOf } from '../../../../engine/judging/play.ts'
import { describe, proofNotes } from '../../../../engine/wording/findings/describe.ts'
import { whyPenalty } from '../../../../engine/wording/penalties/why-penalty.ts'
import { judged } from '../../judging/table-of.ts'
import { finding } from './findings.ts'

const NEVER = '@from middle; E discard 1z; W call pon; W show 1z1z; W discard 9m; N draw; N discard 3p; E draw; E discard 7s'

const notesFor = (text: string, language: 'en' | 'fr', rules?: string) => {
  const play = judged(text, rules)
  const found = play.findings.find(({ rule }) => rule === 'claim.not-taken')
  return found ? [...proofNotes(found, eventsOf(play), language)] : null
}

test('a claimed tile that was not taken: the call, and each discard since', () => {
  expect(notesFor(NEVER, 'en')).toEqual([
    [2, 'tile not taken afterwards'],
    [6, 'first discard since'],
    [8, 'second discard since'],
  ])
  expect(notesFor(NEVER, 'fr')?.map(([, note]) => note)).toEqual([
    'sans que la tuile soit prise',
    'premier écart depuis',
    'deuxième écart depuis',
  ])
})

test('where the own next draw is the limit, it is named', () =>
  expect(notesFor(`${NEVER}; S discard 2p; W draw`, 'en', 'wrc-2025')?.at(-1)).toEqual([10, 'next draw of the caller']))

test('an act that the record lacks has no note', () =>
  expect([...proofNotes(finding({ rule: 'claim.not-taken', because: [2, 8] }), [], 'en')]).toEqual([]))

test('other rules are proved by their acts alone', () => expect([...proofNotes(finding({ rule: 'claim.late' }), [], 'en')]).toEqual([]))

test('an impossible claim in short form says its steps, in which the same is a fault of the player', () => {
  const discard = '@from middle; N discard 5s'
  const ema2025 = ruleSet('ema-2025') ?? expect.fail('no EMA 2025')
  const [record] = judged(`${discard}; E chii 3s6s`, 'ema-2025').findings
  if (!record) throw new Error('the claim is not found')
  const said = describe(record, ema2025, 'en').wouldChange
  const [, steps = ''] = /in its steps: (.+)\.$/.exec(said) ?? []
  expect(steps).toBe('E call chii, E show 3s6s')
  expect(judged(`${discard}; ${steps.replace(',', ';')}`, 'ema-2025').findings).toMatchObject([
    { rule: 'claim.no-group', level: 'violation', seat: 'E' },
  ])
  expect(describe(record, ema2025, 'fr').wouldChange).toMatch(/: E call chii, E show 3s6s\.$/)
})

test.each([
  [
    'ema-2025',
    '@from middle; @riichi S; S draw 9m mixed; S discard 9m drawn',
    'riichi.hand-changed',
    'South kept the drawn tile apart, and the record is wrong.',
  ],
  [
    'ema-2025',
    '@from middle; @riichi S; E discard 1z; S draw 9m; S discard 2s hand',
    'riichi.hand-changed',
    'The 2s was the tile just drawn, and the record is wrong.',
  ],
  ['wrc-2025', '@from middle; E discard 3m; N call ron; N call pon', 'claim.changed', 'North stayed with the first call.'],
  [
    'ema-2025',
    '@from middle; E discard 3m; N call ron; N call pon',
    'claim.changed',
    'North stayed with the first call, or then showed a winning hand.',
  ],
])('what would change a ruling is true under %s: %s', (rules, acts, rule, otherwise) => {
  const found = judged(acts, rules).findings.find((one) => one.rule === rule)
  if (!found) throw new Error(`no ${rule}`)
  expect(describe(found, ruleSet(rules) ?? expect.fail(rules), 'en').wouldChange).toBe(otherwise)
})

test('a kong in riichi that can be read otherwise is not put right by the waits alone', () => {
  const acts =
    '@from middle; @hold S 3s3s3s4s4s4s5s5s5s1z1z6p7p; @riichi S; E discard 1z; S draw 3s; S ankan 3s; * dora 1m; S replace 8p; S call tsumo; S reveal 4s4s4s5s5s5s1z1z6p7p8p'
  const found = judged(acts, 'ema-2025').findings.find(({ rule }) => rule === 'kong.riichi')
  if (!found) throw new Error('no kong.riichi')
  expect(found.facts.why).toBe('reading')
  expect(describe(found, ruleSet('ema-2025') ?? expect.fail('no EMA 2025'), 'en').wouldChange).toBe(
    'The record of the hand is wrong, and the other 3 tiles can only be a pung.',
  )
})

test('a call that is only pointed out has no penalty of another case', () => {
  const rules = ruleSet('ema-2025') ?? expect.fail('no EMA 2025')
  const [found] = judged('@from middle; E discard 3m; S call pon; S retract', 'ema-2025').findings
  if (!found) throw new Error('no finding')
  expect(found).toMatchObject({ rule: 'claim.changed', level: 'advice' })
  expect(whyPenalty(found, found.penalty, 0, rules, 'en').why).toEqual([])
})
