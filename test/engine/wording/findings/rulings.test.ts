import { expect, test } from 'vitest'
import { edgesInEnglish, examplesInEnglish, examplesInFrench } from './rulings.ts'

const GOLDEN = new URL('../../../golden/rulings/', import.meta.url).pathname

/** The texts that a referee reads in the rules' examples: every change to a ruling or its wording shows there. */
test.each([
  ['examples.en', examplesInEnglish],
  ['examples.fr', examplesInFrench],
  ['edges', edgesInEnglish],
] as const)('the sheet %s', async (name, sheet) => {
  await expect(sheet()).toMatchFileSnapshot(`${GOLDEN}${name}.txt`)
})
