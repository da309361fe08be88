import { expect, test } from 'vitest'
import type { Incident, Proposal, Ruling } from '../../../../desk/contract/rulings.ts'
import type { FixedPenalty } from '../../../../engine/model/penalties.ts'
import { decisionOf, formerRuling } from '../../../../renderer/rulings/incident/forms/ruling-decision.ts'

const chombo: FixedPenalty = { kind: 'chombo' }
const notice: FixedPenalty = { kind: 'notice' }
const points: FixedPenalty = { kind: 'points', amount: 1000, unit: 'table' }
const proposal = (penalty: Proposal['penalty'], others: Proposal['others'] = []): Proposal => ({ penalty, others }) as Proposal
const fixed = proposal(chombo)
const open = proposal({ kind: 'discretion' })
const among = proposal(chombo, [notice])

test.each([
  ['no answer upholds the proposal', null, fixed, notice, points, 'upheld', chombo],
  ['no answer to a text that leaves it open is a decision of its own', null, open, null, points, 'changed', points],
  ['the text names several: one is picked, none upheld', 'upheld', among, null, null, 'changed', null],
  ['no proposal yet', null, undefined, null, points, 'upheld', null],
  ['another penalty', 'changed', fixed, notice, points, 'changed', points],
  ['dismissed, whatever was picked', 'dismissed', open, null, points, 'dismissed', null],
  ['the milder sanction', 'milder', fixed, notice, points, 'changed', notice],
  ['the milder sanction, which the text no longer allows', 'milder', fixed, null, points, 'upheld', chombo],
] as const)('%s', (_, choice, given, milder, picked, decision, penalty) =>
  expect(decisionOf({ choice, proposal: given, milder, picked })).toMatchObject({ decision, penalty }),
)

test('a new ruling supersedes the one in force on its finding, or on the same rule and player', () => {
  const ruling = (id: number, more: Partial<Ruling>): Ruling =>
    ({ id, finding: null, rule: 'conduct.late', player: 'Ann', takenBack: null, supersededBy: null, ...more }) as Ruling
  const rulings = [
    ruling(1, { finding: 7 }),
    ruling(2, { supersededBy: 3 }),
    ruling(3, {}),
    ruling(4, { player: 'Ben' }),
    ruling(5, { takenBack: { by: 'Marta', at: new Date(0) } }),
  ]
  const former = (finding: number | null, rule: string, player: string | null) =>
    formerRuling({ rulings } as unknown as Incident, { finding, rule, player })?.id
  expect(former(7, 'any', null)).toBe(1)
  expect(former(null, 'conduct.late', 'Ann')).toBe(3)
  expect(former(null, 'conduct.late', null)).toBeUndefined()
})
