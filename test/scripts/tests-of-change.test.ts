import { expect, test } from 'vitest'
import { testsOfChange } from '../../scripts/tests-of-change.ts'

const isThere = (folder: string) => folder !== 'test/desk/contract/'

test('a change above the engine runs the tests of its folder, and those that it changes', () => {
  expect(testsOfChange(['desk/rulings/incidents/rule.ts', 'test/desk/reports/incident.test.ts', 'docs/database.md'], isThere)).toEqual([
    'test/desk/rulings/incidents/',
    'test/desk/reports/incident.test.ts',
  ])
  expect(
    testsOfChange(['renderer/rulings/fields/act-form.tsx', 'test/e2e/incidents.spec.ts', 'desk/contract/rulings.ts'], isThere),
  ).toEqual(['test/renderer/rulings/fields/'])
})

test('any other change runs the engine’s tests too', () => {
  expect(testsOfChange(['engine/rules/win/late.ts', 'test/engine/rules/win/late.test.ts'], isThere)).toEqual(['test/engine/'])
  expect(testsOfChange(['package-lock.json'], isThere)).toEqual(['test/engine/'])
  expect(testsOfChange(['engine/model/seats.ts', 'desk/setup/seating/seat.ts'], isThere)).toEqual([
    'test/desk/setup/seating/',
    'test/engine/',
  ])
})

test('a folder within another one runs once', () => {
  expect(testsOfChange(['desk/rulings/decide/case.ts', 'desk/rulings/x.ts', 'test/desk/rulings/y.test.ts'], isThere)).toEqual([
    'test/desk/rulings/',
  ])
})
