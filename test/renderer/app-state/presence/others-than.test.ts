import { expect, test } from 'vitest'
import type { Present } from '../../../../desk/contract/presence.ts'
import { othersThan } from '../../../../renderer/app-state/presence/others-than.ts'

const at = (window: string, more: Partial<Present>): Present => ({
  window,
  table: 'seven',
  person: null,
  role: 'recorder',
  device: null,
  recording: false,
  ...more,
})

test('a tablet that was closed and opened again is nobody else at its table; another tablet and the laptop are', () => {
  const tablet = { device: 'Table 7', person: null }
  const all = [
    at('own', tablet),
    at('closed', { ...tablet, recording: true }),
    at('other', { device: 'Tablet B' }),
    at('laptop', { person: 'Anna', role: 'referee' }),
  ]
  expect(othersThan('own', all, 'seven').map(({ window }) => window)).toEqual(['laptop', 'other'])
})

test('two windows of the laptop see each other', () => {
  const all = [at('own', { person: 'Anna', role: 'referee' }), at('second', { person: 'Bo', role: 'referee' })]
  expect(othersThan('own', all, 'seven').map(({ window }) => window)).toEqual(['second'])
})
