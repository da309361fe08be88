import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { HeadRow } from '../../../../renderer/record/table/head-row.tsx'
import '../../../../renderer/ui/styles/tokens.css'
import '../../../../renderer/ui/styles/base.css'
import '../../../../renderer/ui/styles/layout.css'
import '../../../../renderer/record/table/table.module.css'

test('a header line that is longer than the list is wide can be read whole', async () => {
  const text = '@scores 30000 30000 30000 30000'
  const pass = (): void => undefined
  const screen = await render(
    <div style={{ width: 184 }}>
      <HeadRow line={{ kind: 'head', key: 'h0', at: 0, text }} current={false} goes={false} onPick={pass} onKey={pass} />
    </div>,
  )
  const words = screen.getByText(text).element()
  expect(words.scrollWidth, 'nothing is cut off').toBeLessThanOrEqual(words.clientWidth)
  const row = screen.getByRole('button').element()
  expect(words.getBoundingClientRect().bottom).toBeLessThanOrEqual(row.getBoundingClientRect().bottom)
})
