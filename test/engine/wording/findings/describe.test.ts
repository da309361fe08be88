import { expect, test } from 'vitest'
import { eventsOf } from '../../../../engine/judging/play.ts'
import { proofNotes } from '../../../../engine/wording/findings/describe.ts'
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
