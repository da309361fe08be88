import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { setLanguage } from '../../../renderer/language/language.ts'
import { DecidedAs, ImposedPenalty, ProposedPenalty } from '../../../renderer/rulings/decided-as.tsx'
import { ProposalNote } from '../../../renderer/rulings/fields/proposal-note.tsx'

beforeAll(() => setLanguage('en'))

const rules = { id: 'wrc-2015', edition: '2015' }
const DEAD_HAND = { decision: 'upheld', imposed: { kind: 'dead-hand' }, cancelled: null, rules } as const
const CHOMBO = { ...DEAD_HAND, imposed: { kind: 'chombo' } } as const
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
)
const cancelled = { by: 'Hugo', at: new Date('2026-11-21T10:00:00Z'), reason: 'wrong player' }

test.each([
  ['in force: nothing is', DEAD_HAND, /^Confirmed: dead hand$/i, null],
  ['a chombo says what it costs', CHOMBO, /^Confirmed: chombo \(20 tournament points\)$/i, null],
  ['a chombo that is paid at the table names no number', { ...CHOMBO, rules: { id: 'ema-pre-2016', edition: '' } }, /chombo$/i, null],
  ['cancelled: the penalty is, the decision remains', { ...DEAD_HAND, cancelled }, /^Confirmed: dead hand$/i, 'dead hand'],
  ['dismissed: no penalty is named', { ...DEAD_HAND, decision: 'dismissed' } as const, /^Dismissed/, null],
])('of a decision what no longer counts is struck through; %s', async (_, ruling, says, struck) => {
  const { container } = await render(<DecidedAs ruling={ruling} />, { wrapper })
  expect(container.textContent).toMatch(says)
  expect(container.querySelector('s')?.textContent.toLowerCase() ?? null).toBe(struck)
})

test('a cancelled penalty by itself is struck through', async () => {
  const { container } = await render(<ImposedPenalty ruling={{ ...DEAD_HAND, cancelled }} />, { wrapper })
  expect(container.querySelector('s')?.textContent.toLowerCase()).toBe('dead hand')
})

test('a proposed chombo says what it costs, on the incident and in the form that rules again', async () => {
  const { container } = await render(<ProposedPenalty penalty={{ kind: 'chombo' }} rules={rules} />, { wrapper })
  expect(container.textContent).toBe('Chombo (20 tournament points)')
  const chombo = { kind: 'chombo' } as const
  const proposal = {
    penalty: chombo,
    first: chombo,
    others: [],
    sections: ['5.4'],
    circumstance: null,
    earlier: [],
    milder: null,
    circumstances: [],
    named: [],
    unit: 'table',
    rules,
  } as const
  const note = await render(<ProposalNote proposal={proposal} rule="win.furiten" />, { wrapper })
  expect(note.container.textContent).toMatch(/Chombo20 tournament points/)
})
