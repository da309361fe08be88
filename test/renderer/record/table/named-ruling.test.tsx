import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { NamedRuling } from '../../../../renderer/record/table/named-ruling.tsx'

test('a ruling in the list says how it was decided before it names the rule: the end of a long line is cut off', async () => {
  const words = 'ruling 8 swap.same-tile upheld notice'
  await render(<NamedRuling words={words} act="8" rule="swap.same-tile" decision="upheld notice" />)
  await expect.poll(() => document.body.textContent).toMatch(/confirmed.*Swap-calling: same tile swap\.same-tile/)
})
