import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { asDecided } from '../../../../engine/model/findings.ts'
import { findingWords } from '../../../../renderer/language/finding-words.ts'
import { NamedRuling } from '../../../../renderer/record/table/named-ruling.tsx'
import { judged } from '../../../engine/judging/table-of.ts'

test('a ruling in the list says how it was decided before it names the rule: the end of a long line is cut off', async () => {
  const words = 'ruling 8 swap.same-tile upheld notice'
  await render(<NamedRuling words={words} act="8" rule="swap.same-tile" decision="upheld notice" />)
  await expect.poll(() => document.body.textContent).toMatch(/confirmed.*Swap-calling: same tile swap\.same-tile/)
})

test('a headline names its tiles where none can be drawn: in lists, reasons, titles and on the card', () => {
  const { findings } = judged(
    '@from middle; E discard 1z; W call pon; W show 1z1z; W discard 9m; N draw; N discard 3p; E draw; E discard 7s',
  )
  const finding = asDecided(findings.find(({ rule }) => rule === 'claim.not-taken') ?? expect.fail('no finding'), { kind: 'notice' })
  const title = (language: 'en' | 'fr') => findingWords(finding, { id: 'wrc-2015', edition: '2015' }, language).title
  expect([title('en'), title('fr')]).toEqual(['West has not taken the East wind', 'Ouest n’a pas pris le vent d’Est'])
})

test('where no tile is drawn, a French sentence names its tiles, beside its act and where it would come or go', () => {
  const { findings } = judged('E discard 5p; N pon 5p5p; N discard 5p')
  const finding = findings.find(({ rule }) => rule === 'swap.same-tile') ?? expect.fail('no finding')
  const { said, short } = findingWords(finding, { id: 'wrc-2015', edition: '2015' }, 'fr')
  expect([said, short]).toEqual([said, said])
  expect(said).toContain('a écarté un autre 5 de cercles')
  expect(findingWords(finding, { id: 'wrc-2015', edition: '2015' }, 'en').said).toContain('another 5p')
})
