import { expect, test } from 'vitest'
import { exportFrom } from '../../../renderer/reports/last-export.ts'

const last = { name: 'person-1.html', at: new Date(0), of: { file: '/a.shinpan', route: '/person/1' } }

test.each([
  ['on its screen', '/a.shinpan', '/person/1', true],
  ['on its screen while something is searched for', '/a.shinpan', '/person/1/q=ron', true],
  ['of another person', '/a.shinpan', '/person/2', false],
  ['of an incident', '/a.shinpan', '/incident/1', false],
  ['of another tournament', '/b.shinpan', '/person/1', false],
  ['when no file is open', undefined, '/person/1', false],
])('that a person’s data were exported is said there only: %s', (_, file, route, isSaid) => {
  expect(exportFrom(last, { file, route })).toBe(isSaid ? last : null)
})
