import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
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

test('a form that was left while it was held, and is opened again, is still being sent, not ready to be sent twice', async () => {
  const asked: (() => void)[] = []
  const done: string[] = []
  const act = async (): Promise<void> => {
    if (asked.length === 0) {
      asked.push(() => undefined)
      throw new TypeError('Failed to fetch')
    }
    await new Promise<void>((resolve) => asked.push(resolve))
  }
  const Form = ({ says }: { readonly says: string }) => {
    const { sending, send } = useSend(() => done.push(says), 'statement')
    return (
      <button type="button" onClick={() => send(act)}>
        {sending.kind}
      </button>
    )
  }
  const client = new QueryClient()
  const screenWith = (form: ReactNode) => <QueryClientProvider client={client}>{form}</QueryClientProvider>
  const screen = await render(screenWith(<Form key="first" says="first" />))
  const button = screen.getByRole('button')
  await button.click()
  await expect.element(button).toHaveTextContent('held')
  await screen.rerender(screenWith(null))
  await screen.rerender(screenWith(<Form key="again" says="again" />))
  await expect.element(button).toHaveTextContent('held')
  await button.click()
  await expect.poll(() => asked.length, { timeout: 5000 }).toBe(2)
  asked[1]?.()
  await expect.element(button).toHaveTextContent('idle')
  expect([asked.length, done]).toEqual([2, ['again']])
})
