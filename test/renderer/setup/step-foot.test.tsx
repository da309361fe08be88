import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { SetupPoint } from '../../../desk/contract/setup.ts'
import { setLanguage } from '../../../renderer/language/language.ts'
import { StepFoot } from '../../../renderer/setup/step-foot.tsx'

const point = (en: string): SetupPoint => ({ step: 'seating', state: 'missing', text: { en, fr: en } })

test('what is missing beyond two points is counted in a sentence of its own', async () => {
  await setLanguage('en')
  const points = ['No player has a seat in round 2 yet.', 'Round 1: table 1 is not full.', 'Round 1: no seat for Bob.'].map(point)
  const said = async (shown: readonly SetupPoint[]) => {
    const { container, unmount } = await render(<StepFoot now="seating" points={shown} />)
    const text = container.querySelector('[role=status]')?.textContent?.trim()
    await unmount()
    return text
  }
  expect(await said(points)).toBe('No player has a seat in round 2 yet. Round 1: table 1 is not full. 1 more.')
  expect(await said(points.slice(0, 2))).toBe('No player has a seat in round 2 yet. Round 1: table 1 is not full.')
})
