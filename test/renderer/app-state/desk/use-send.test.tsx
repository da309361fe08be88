import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useSend } from '../../../../renderer/app-state/desk/use-send.ts'

/** A form whose button is disabled until the desk has answered. */
const Form = ({ answer }: { readonly answer: Promise<unknown> }) => {
  const { send, busy } = useSend(() => undefined)
  return (
    <button type="button" disabled={busy} onClick={() => send(() => answer)}>
      Save
    </button>
  )
}

test('the button that was pressed has the focus again once the desk has answered', async () => {
  const wait = Promise.withResolvers<null>()
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <Form answer={wait.promise} />
    </QueryClientProvider>,
  )
  const button = screen.getByRole('button')
  await button.click()
  await expect.poll(() => document.activeElement).toBe(document.body)
  wait.resolve(null)
  await expect.element(button).toHaveFocus()
})
