import { expect, test } from 'vitest'
import { entailsDeadHand, type Finding } from '../../../../engine/model/findings.ts'
import { findingDecided, levelShown } from '../../../../renderer/record/findings/ruling-state.ts'
import { currentPenalty } from '../../../../renderer/rulings/finding/ruling-draft.ts'

const finding: Finding = {
  rule: 'swap.other-end',
  level: 'violation',
  seat: 'E',
  event: 4,
  because: [2, 4],
  state: 'open',
  sections: ['3.3.2'],
  remedies: ['dead-hand'],
  penalty: { kind: 'dead-hand' },
  facts: {},
}

test('after its penalty is cancelled, a ruling no longer says that the hand is dead, nor lists what to do about it', () => {
  const ruling = { decision: 'upheld', imposed: { kind: 'dead-hand' }, cancelled: null } as const
  const cancelled = { by: 'Marta Olsen', at: new Date(0), reason: 'Wrong player' }
  expect(entailsDeadHand(findingDecided({ finding, ruling }))).toBe(true)
  expect(findingDecided({ finding, ruling: { ...ruling, cancelled } })).toMatchObject({ penalty: { kind: 'none' }, remedies: [] })
  const closed = { mode: null, reasons: {}, penalty: null }
  expect(currentPenalty({ proposed: finding.penalty, ruling }, closed)).toEqual({ kind: 'dead-hand' })
  expect(currentPenalty({ proposed: finding.penalty, ruling: { ...ruling, cancelled } }, closed)).toEqual({ kind: 'none' })
})

test('a dismissed finding is quiet; one that is in force or undecided is not', () => {
  const ruling = { imposed: { kind: 'none' }, cancelled: null } as const
  const shown = (decision: 'upheld' | 'dismissed') => levelShown({ finding, ruling: { ...ruling, decision } })
  expect([shown('dismissed'), shown('upheld'), levelShown({ finding, ruling: null })]).toEqual(['info', 'violation', 'violation'])
})
