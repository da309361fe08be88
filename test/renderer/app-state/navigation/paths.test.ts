import { expect, test } from 'vitest'
import { decodePart } from '../../../../renderer/app-state/navigation/paths.ts'

test.each([
  ['A%2F7', 'A/7'],
  ['%E6%9D%B1', '東'],
  ['%', '%'],
  ['%zz', '%zz'],
  ['%ff', '%ff'],
])('%s in an address is %s: no address stops the window', (part, was) => expect(decodePart(part)).toBe(was))
