import { expect, test } from 'vitest'
import type { TableState } from '../../../../desk/contract/tables.ts'
import { scoreDifference } from '../../../../renderer/record/hands/score-difference.ts'
import { aTable, BY } from '../../../desk/api/a-desk.ts'

/** A hand with the scores after it, and the next one, which East of the first hand begins as North. */
const twoHands = async (after: string, begun: string) => {
  const { calls, table } = await aTable('ema-2025')
  const first = ['@hand E1 0', '@scores 30000 30000 30000 30000', 'E draw', 'E discard 1z', '* end abort referee', `* scores ${after}`]
  await calls.tables.record({ table, text: [...first, '@hand E2 0', begun, 'E draw'].filter(Boolean).join('\n'), by: BY })
  const { hands } = await calls.tables.state({ table })
  const hand = hands[0]?.id ?? expect.fail('no hand')
  return { state: await calls.tables.state({ table, hand }), answer: await calls.tables.value({ table, hand }) }
}

const nextIn = (state: TableState, answer: Parameters<typeof scoreDifference>[1]) => scoreDifference(state, answer)?.next ?? null

test('the next hand begins with the scores after this one, by its own seats', async () => {
  const { state, answer } = await twoHands('29000 31000 30000 30000', '@scores 31000 30000 30000 29000')
  expect(nextIn(state, answer)).toBeNull()
})

test('other scores at its beginning are a difference, and its header with the right ones is at hand', async () => {
  const { state, answer } = await twoHands('28000 32000 30000 30000', '@scores 31000 30000 30000 29000')
  expect(nextIn(state, answer)).toMatchObject({
    begins: { E: 31_000, N: 29_000 },
    carried: { E: 32_000, S: 30_000, W: 30_000, N: 28_000 },
    header: '@hand E2 0\n@scores 32000 30000 30000 28000',
  })
})

test('nothing is said where the scores may rightly be others, or where nobody knows them', async () => {
  const { state, answer } = await twoHands('28000 32000 30000 30000', '@scores 31000 30000 30000 29000')
  const total = { points: 120_000, from: 'starting-points', penalties: [1000] } as const
  expect(nextIn({ ...state, total: { ...total, deducted: 'after-uma' } }, answer)).not.toBeNull()
  expect(nextIn({ ...state, total: { ...total, deducted: 'from-scores' } }, answer), 'a penalty is taken from them').toBeNull()
  const hands = state.hands.map((hand) => ({ ...hand, noted: false }))
  expect(nextIn({ ...state, hands }, answer), 'the hands have no names').toBeNull()
  const without = await twoHands('28000 32000 30000 30000', '')
  expect(nextIn(without.state, without.answer)).toBeNull()
})
