import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Player } from '../../../../desk/contract/people.ts'
import { SeatingFoot } from '../../../../renderer/setup/seating/seating-foot.tsx'

const player = (number: number, name: string): Player => ({ id: `${number}`, number, name, country: '', withdrawn: false })

test('in the list of players without a seat, a name written from right to left leaves the next number in its place', async () => {
  const { container } = await render(<SeatingFoot tables={[]} unseated={[player(11, 'דוד אבג'), player(12, 'Inès Moreau')]} />)
  expect(container.textContent).toContain('\u206811 דוד אבג\u2069, 12 Inès Moreau')
})
