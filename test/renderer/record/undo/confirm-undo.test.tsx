import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { askerNow, setAsker } from '../../../../renderer/app-state/identity/asker.ts'
import { setLanguage } from '../../../../renderer/language/language.ts'
import { ConfirmUndo } from '../../../../renderer/record/undo/confirm-undo.tsx'

const before = askerNow()
afterEach(() => setAsker(before))

const buttonsFor = async (may: readonly string[]): Promise<readonly string[]> => {
  await setLanguage('en')
  setAsker({
    kind: 'tablet',
    id: 'a',
    name: 'Tablet A',
    role: { kind: 'recorder', table: 't' },
    before: null,
    lacks: null,
    may: [...may],
    zone: 'UTC',
  })
  const nothing = vi.fn<() => void>()
  const asked = {
    by: 'Zoé Lambert',
    text: '* ruling 4 win.late upheld',
    act: 5,
    ref: null,
    ruling: { by: 'Zoé Lambert', exported: false },
  }
  const screen = await render(<ConfirmUndo asked={asked} isKeyed={false} onUndo={nothing} onOwn={nothing} onKeep={nothing} />)
  return screen
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent ?? '')
}

test('who may not rule is not offered to undo a ruling, but the own acts', async () => {
  const [own, keep, ...more] = await buttonsFor(['tables/record', 'tables/undo'])
  expect(own).toContain('Undo only my acts')
  expect(keep).toContain('Keep it')
  expect(more).toEqual([])
})

test('a referee is offered to undo it', async () => {
  const [undo, keep, ...more] = await buttonsFor(['findings/rule', 'tables/undo'])
  expect(undo).toContain('Undo it')
  expect(keep).toContain('Keep it')
  expect(more).toEqual([])
})
