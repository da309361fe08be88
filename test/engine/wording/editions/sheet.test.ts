import { expect, test } from 'vitest'
import { ruleSets } from '../../../../engine/editions/index.ts'
import { LANGUAGES } from '../../../../engine/model/language.ts'
import { editionSheet } from '../../../../engine/wording/editions/sheet.ts'

const GOLDEN = new URL('../../../golden/', import.meta.url).pathname

/** One printed sheet for each rule set, for a referee to read: every change to a ruling shows there. */
test.each(ruleSets.flatMap((rules) => LANGUAGES.map((language) => [rules.id, language, rules] as const)))(
  'the sheet of %s, %s',
  async (id, language, rules) => {
    await expect(editionSheet(rules, language)).toMatchFileSnapshot(`${GOLDEN}${id}.${language}.txt`)
  },
)
