import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { RULE_SET_IDS, ruleSets, withSettings } from '../../../engine/editions/index.ts'
import { judgeHand } from '../../../engine/judging/judge.ts'
import { edition, type RuleSet } from '../../../engine/model/rule-set.ts'
import { rules } from '../../../engine/rules/index.ts'
import { editionSheet } from '../../../engine/wording/editions/sheet.ts'
import { citation, citedSections, conductCitation } from '../../../engine/wording/terms/rule-sets.ts'
import { fileOf, handOf } from '../judging/table-of.ts'

/** All that the folder of a new edition would hold, and its line in the registry. */
const paris2027 = (parent: RuleSet): RuleSet =>
  edition('paris-2027', {
    ...parent,
    edition: '2027',
    texts: {
      ...parent.texts,
      name: { en: 'Paris 2027', fr: 'Paris 2027' },
      short: { en: 'Paris 2027', fr: 'Paris 2027' },
      inherited: { parent: parent.id, sections: /./ },
    },
  })

const findingsIn = (table: string, set: RuleSet) => {
  const file = fileOf(table)
  const read = withSettings(set, file.settings)
  return read.ok ? judgeHand(handOf(file), read.value).findings : expect.fail(`settings of ${table}`)
}

describe.each(ruleSets.map((parent) => [parent.id, parent] as const))('a new edition that inherits everything from %s', (id, parent) => {
  const child = paris2027(parent)

  test('finds what its parent finds in every example', () => {
    for (const [situation, table] of rules.flatMap(({ examples }) => examples))
      expect(findingsIn(table, child), situation).toEqual(findingsIn(table, parent))
  })

  test.each(['en', 'fr'] as const)('prints the same sheet under its own name (%s)', (language) => {
    const [title, , ...lines] = editionSheet(child, language).split('\n')
    expect(title).toBe('Paris 2027')
    expect(lines).toEqual(editionSheet(parent, language).split('\n').slice(2))
  })

  test('cites its parent', () => {
    expect(citation({ rule: 'claim.no-group', sections: ['5.4'] }, child, 'en')).toBe(
      `Paris 2027, as ${citation({ rule: 'claim.no-group', sections: ['5.4'] }, { id, edition: '' }, 'en')}`,
    )
  })
})

test('sections of its own stand beside those of its parent, each under its owner, in any order', () => {
  const parent = ruleSets[0] ?? expect.fail()
  const child = { ...paris2027(parent), texts: { ...paris2027(parent).texts, inherited: { parent: parent.id, sections: /^\d/ } } }
  const name = parent.texts.name
  for (const sections of [
    ['P.1', '6.5.1'],
    ['6.5.1', 'P.1'],
  ]) {
    expect(citation({ rule: 'claim.no-group', sections }, child, 'en')).toBe(`Paris 2027, section P.1, as ${name.en}, section 6.5.1`)
    expect(conductCitation(sections, child, 'fr')).toBe(`Paris 2027, section P.1, comme ${name.fr}, section 6.5.1`)
    expect(citedSections(child, sections, 'en')).toBe(`section P.1 and ${name.en}, section 6.5.1`)
  }
  expect(conductCitation(['6.12'], child, 'en')).toBe(`Paris 2027, as ${name.en}, section 6.12`)
  expect(conductCitation(['P.2'], child, 'en')).toBe('Paris 2027, section P.2')
})

/** The examples of a rule in its file. */
const EXAMPLES = /^ {2}examples: \[\n.*?^ {2}\],\n/msu

test('an edition is named in its folder and by examples, nowhere else in the engine', () => {
  const named = new RegExp(`'(${RULE_SET_IDS.map((id) => id.replaceAll('.', '\\.')).join('|')})'`, 'u')
  const files = globSync('engine/**/*.ts', { exclude: ['engine/editions/**'] })
  expect(files.filter((file) => named.test(readFileSync(file, 'utf8').replace(EXAMPLES, '')))).toEqual([])
})
