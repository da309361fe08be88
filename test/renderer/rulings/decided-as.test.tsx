import { beforeAll, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { setLanguage } from '../../../renderer/language/language.ts'
import { DecidedAs, ImposedPenalty } from '../../../renderer/rulings/decided-as.tsx'

beforeAll(() => setLanguage('en'))

const DEAD_HAND = { decision: 'upheld', imposed: { kind: 'dead-hand' }, cancelled: null } as const
const cancelled = { by: 'Hugo', at: new Date('2026-11-21T10:00:00Z'), reason: 'wrong player' }

test.each([
  ['in force: nothing is', DEAD_HAND, /^Confirmed: dead hand$/i, null],
  ['cancelled: the penalty is, the decision remains', { ...DEAD_HAND, cancelled }, /^Confirmed: dead hand$/i, 'dead hand'],
  ['dismissed: no penalty is named', { ...DEAD_HAND, decision: 'dismissed' } as const, /^Dismissed/, null],
])('of a decision what no longer counts is struck through; %s', async (_, ruling, says, struck) => {
  const { container } = await render(<DecidedAs ruling={ruling} />)
  expect(container.textContent).toMatch(says)
  expect(container.querySelector('s')?.textContent.toLowerCase() ?? null).toBe(struck)
})

test('a cancelled penalty by itself is struck through', async () => {
  const { container } = await render(<ImposedPenalty ruling={{ ...DEAD_HAND, cancelled }} />)
  expect(container.querySelector('s')?.textContent.toLowerCase()).toBe('dead hand')
})
