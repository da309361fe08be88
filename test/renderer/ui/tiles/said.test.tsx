import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { toggleJapanese } from '../../../../renderer/language/japanese.ts'
import { InTermsOf } from '../../../../renderer/language/own-terms.tsx'
import { Sentence } from '../../../../renderer/ui/tiles/said.tsx'

const LAW = 'West’s hand is dead.'

test('a term is followed by its Japanese name where the reader wants it, and by the Russian one under the Russian rules', async () => {
  const shown = async (id: string, edition: string) => {
    const { container, unmount } = await render(
      <InTermsOf rules={{ id, edition }}>
        <Sentence text={LAW} language="en" />
      </InTermsOf>,
    )
    const text = container.textContent
    await unmount()
    return text
  }
  expect(await shown('rrc-1.5', '1.5')).toBe(LAW)
  toggleJapanese()
  expect(await shown('ema-2025', '2025')).toBe('West’s hand is dead 和了放棄 agari hōki.')
  expect(await shown('rrc-1.5', '1.5')).toBe('West’s hand is dead 和了放棄 agari hōki мертвая рука.')
  toggleJapanese()
})

test('no line ends within a French inversion', async () => {
  const { container } = await render(<Sentence text="Le riichi compte-t-il, et jusque-là est-elle self-drawn ?" language="fr" />)
  expect(container.textContent).toBe('Le riichi compte-\u2060t-\u2060il, et jusque-\u2060là est-\u2060elle self-drawn ?')
})
