import { expect, test } from 'vitest'
import { ruleSet } from '../../../../engine/editions/index.ts'
import { examplesOf } from '../../../../engine/judging/examples.ts'
import { comparedColumns, differingAspects } from '../../../../renderer/rulings/comparison/compare.ts'

const wrc = ruleSet('wrc-2015') ?? expect.fail('no WRC 2015')

test('a finding is compared with the other rule sets, also if they raise it at a later act', () => {
  const finding = examplesOf('claim.not-taken', wrc).raised?.finding ?? expect.fail('no finding')
  const later = { ...finding, event: finding.event + 2, penalty: { kind: 'chombo' } as const }
  const nothing = { kind: 'nothing', why: 'another-window', instead: [] } as const
  const columns = comparedColumns(
    {
      ruleSets: [
        { id: 'wrc-2015', edition: '2015' },
        { id: 'wrc-2025', edition: '2025' },
        { id: 'riichi-wiki', edition: 'Naki' },
      ],
      places: [
        { ...finding, verdicts: [{ kind: 'finding', finding }, nothing, { ...nothing, why: 'not-a-rule' }], differsIn: ['raised'] },
        { ...later, verdicts: [nothing, { kind: 'finding', finding: later }, nothing], differsIn: ['raised'] },
      ],
    },
    finding,
  )
  expect(columns.map((column) => column.finding?.event ?? column.silence?.why)).toEqual([finding.event, later.event, 'not-a-rule'])
  expect(columns.map((column) => [...differingAspects(columns[0], column)])).toEqual([
    [],
    ['event', 'penalty'],
    ['raised', 'remedies', 'penalty'],
  ])
  const [first] = columns
  const asked = first && { ...first, finding: { ...finding, level: 'question', penalty: finding.penalty } as const }
  expect(asked && [...differingAspects(first, asked)], 'the penalty depends on the answer').toEqual(['level', 'penalty'])
  expect(comparedColumns({ ruleSets: [], places: [] }, finding), 'a finding that the record no longer holds').toEqual([])
})
