import { expect, test } from 'vitest'
import { edgesInEnglish, examplesInEnglish, examplesInFrench } from './rulings.ts'

const GOLDEN = new URL('../../../golden/rulings/', import.meta.url).pathname

/** What a referee reads at the tables of the rules: every change to a ruling or to its words shows there. */
test.each([
  ['examples.en', examplesInEnglish],
  ['examples.fr', examplesInFrench],
  ['edges', edgesInEnglish],
] as const)('the sheet %s', async (name, sheet) => {
  await expect(sheet()).toMatchFileSnapshot(`${GOLDEN}${name}.txt`)
})
