import { type ReactNode, useRef } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useShedToFit } from '../../../renderer/ui/use-shed-to-fit.ts'

const RULES = { parts: ['word'] }

const Bar = ({ children }: { readonly children: ReactNode }) => {
  const bar = useRef<HTMLDivElement>(null)
  useShedToFit(bar, RULES)
  return (
    <div ref={bar} id="bar" style={{ width: 200, display: 'flex', overflow: 'hidden' }}>
      {children}
    </div>
  )
}

const wide = (width: number, text: string) => (
  <span key={text} style={{ flex: 'none', width }}>
    {text}
  </span>
)

test('what a bar gave up comes back once there is room, also if what came in its place has a longer text', async () => {
  const { rerender } = await render(<Bar>{wide(300, '1')}</Bar>)
  const without = () => document.querySelector<HTMLElement>('#bar')?.dataset.without
  await expect.poll(without).toBe('word')
  await rerender(<Bar>{wide(100, 'East 2')}</Bar>)
  await expect.poll(without).toBe('')
})
