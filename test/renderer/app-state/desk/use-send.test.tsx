import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { reportConnection } from '../../../../renderer/app-state/desk/connection.ts'
import { useSend } from '../../../../renderer/app-state/desk/use-send.ts'

test('what is held is sent again once, though the answer itself says that the desk is back', async () => {
  let sent = 0
  const act = async (): Promise<void> => {
    sent += 1
    if (sent === 1) {
      reportConnection('lost')
      throw new TypeError('Failed to fetch')
    }
    // as with every answer: the connection is reported before its caller reads the answer
    reportConnection('ok')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const Form = () => {
    const { sending, send } = useSend(() => undefined)
    return (
      <button type="button" onClick={() => send(act)}>
        {sending.kind}
      </button>
    )
  }
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <Form />
    </QueryClientProvider>,
  )
  const button = screen.getByRole('button')
  await button.click()
  await expect.element(button).toHaveTextContent('held')
  await expect.poll(() => sent, { timeout: 5000 }).toBeGreaterThan(1)
  await expect.element(button).toHaveTextContent('idle')
  expect(sent).toBe(2)
})
