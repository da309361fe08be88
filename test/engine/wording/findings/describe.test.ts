import { expect, test } from 'vitest'
import { ruleSet } from '../../../../engine/editions/index.ts'
import { eventsOf } from '../../../../engine/judging/play.ts'
import { describe, proofNotes } from '../../../../engine/wording/findings/describe.ts'
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
