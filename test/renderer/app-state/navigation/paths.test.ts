import { expect, test } from 'vitest'
import { routeWithValues } from '../../../../renderer/app-state/navigation/named-address.ts'
import { decodePart, paths, withoutValues } from '../../../../renderer/app-state/navigation/paths.ts'

test.each([
  ['A%2F7', 'A/7'],
  ['%E6%9D%B1', '東'],
  ['%', '%'],
  ['%zz', '%zz'],
  ['%ff', '%ff'],
])('%s in an address is %s: no address stops the window', (part, was) => expect(decodePart(part)).toBe(was))

test('a search in a screen is no other screen', () => {
  const list = routeWithValues(paths.penalties, { text: 'a/b=c', view: 'rule' })
  expect([list, paths.penalties, paths.table('7')].map(withoutValues)).toEqual([paths.penalties, paths.penalties, paths.table('7')])
})
