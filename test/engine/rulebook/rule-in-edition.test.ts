import { expect, test } from 'vitest'
import { ruleSet } from '../../../engine/editions/index.ts'
import type { RuleId } from '../../../engine/model/rule-ids.ts'
import { proposedUnrecorded } from '../../../engine/rulebook/rule-in-edition.ts'

const proposed = (rule: RuleId, id: string) => {
  const { penalties, sections } = proposedUnrecorded(rule, ruleSet(id) ?? expect.fail(id))
  return [penalties.map(({ kind }) => kind).join(' or '), sections.join(', ')]
}

test('a fault that only a person saw: what the text proposes in every case alike', () => {
  expect(proposed('win.furiten', 'ema-2025')).toEqual(['chombo', '3.3.9'])
  expect(proposed('call.word', 'ema-2025'), 'only pointed out').toEqual(['none', '6.5.3, 3.3.3'])
  expect(proposed('swap.same-tile', 'rrc-1.5')[0]).toBe('dead-hand')
})

test('where the text distinguishes cases, the hardest is no default', () => {
  expect(proposed('draw.wrong-place', 'ema-2025'), 'a minor error, or a tile of the dead wall that can’t go back').toEqual([
    'discretion or none or chombo',
    '6.4.1',
  ])
  expect(proposed('riichi.order', 'ema-2025')[0]).toBe('discretion or none or dead-hand')
  expect(proposed('draw.wrong-place', 'rrc-1.5')[0]).toBe('discretion or notice or dead-hand')
  expect(proposed('claim.changed', 'ema-2025'), 'sections that depend on the call').toEqual([
    'discretion or none or dead-hand',
    '6.5.2, 6.5.4',
  ])
})

test('the penalty of the mildest case comes first if it is the general one: harder ones follow', () => {
  expect(proposed('claim.no-group', 'ema-2025')[0]).toBe('none or dead-hand')
  expect(proposed('win.late', 'ema-2025')[0]).toBe('dead-hand or chombo')
  expect(proposed('tiles.exposed', 'rrc-1.5')[0]).toBe('notice or dead-hand or chombo')
})

test('the case that a referee names has its own penalty and section; another rule’s case names none', () => {
  const in2025 = (found: string) => proposedUnrecorded('claim.under-riichi', ruleSet('ema-2025') ?? expect.fail(), found)
  expect(in2025('discarded')).toEqual({ penalties: [{ kind: 'chombo' }], sections: ['6.7.4'] })
  expect(in2025('always').penalties).toEqual([{ kind: 'dead-hand' }])
  expect(in2025('mixed').penalties).toEqual([{ kind: 'dead-hand' }, { kind: 'chombo' }])
})
