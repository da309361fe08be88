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
