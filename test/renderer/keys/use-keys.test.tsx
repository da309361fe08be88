import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useKeys } from '../../../renderer/keys/use-keys.ts'

const Screen = ({ onKey }: { readonly onKey: (name: string) => void }) => {
  useKeys(Object.fromEntries(['?', ' ', 'Control+Enter', 'B', '1'].map((name) => [name, () => onKey(name)])))
  return <p>A screen</p>
}

test('keys act as a keyboard sends them: signs with Shift, the space bar, numbers', async () => {
  const acted: string[] = []
  await render(<Screen onKey={(name) => acted.push(name)} />)
  await userEvent.keyboard('{Shift>}?{/Shift} {Shift>}b{/Shift}1{Control>}{Enter}{/Control}a')
  expect(acted).toEqual(['?', ' ', 'B', '1', 'Control+Enter'])
})

test.each<[string, KeyboardEventInit, boolean]>([
  ['F3, which finds in the page', { key: 'F3', code: 'F3' }, true],
  ['F7, after which the browser asks about a caret', { key: 'F7', code: 'F7' }, true],
  ['F5, which loads the window again', { key: 'F5', code: 'F5' }, false],
  ['F11, which fills the screen', { key: 'F11', code: 'F11' }, false],
  ['/, which finds in the page in Firefox', { key: '/', code: 'Slash' }, true],
  ['/ of a French keyboard', { key: '/', code: 'Period', shiftKey: true }, true],
  ['’, which finds links there', { key: "'", code: 'Quote' }, true],
  ['Ctrl and /', { key: '/', code: 'Slash', ctrlKey: true }, false],
  ['Shift F10, the menu of a field', { key: 'F10', code: 'F10', shiftKey: true }, false],
])('a key of another screen does not reach the browser: %s', async (_, init, taken) => {
  await render(<Screen onKey={() => undefined} />)
  const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true })
  document.body.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(taken)
})

test('keys pressed while an input method composes are its own: Enter takes its word and enters no line', async () => {
  const acted: string[] = []
  const Line = () => {
    useKeys({ Escape: () => acted.push('left') })
    return <input aria-label="Line" onKeyDown={({ key }) => acted.push(key)} />
  }
  const screen = await render(<Line />)
  const line = screen.getByLabelText('Line').element()
  const press = (key: string, isComposing: boolean): boolean =>
    line.dispatchEvent(new KeyboardEvent('keydown', { key, code: key, isComposing, bubbles: true, cancelable: true }))
  for (const key of ['Enter', 'Escape', 'ArrowDown']) expect(press(key, true), 'the input method still gets it').toBe(true)
  expect(acted).toEqual([])
  press('Enter', false)
  expect(acted).toEqual(['Enter'])
})
