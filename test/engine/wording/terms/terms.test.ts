import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GLOSSARY } from '../../../../engine/wording/terms/glossary.ts'
import { glossaryRows, namesOfTerms, withTerms } from '../../../../engine/wording/terms/terms.ts'

const printed = readFileSync(new URL('../../../../docs/glossary.md', import.meta.url), 'utf8')

test('docs/glossary.md prints every term of the data, and no other', () => {
  const data = (Object.keys(GLOSSARY) as (keyof typeof GLOSSARY)[]).flatMap((chapter) => [
    `## ${chapter}`,
    ...glossaryRows(chapter).map((columns) => columns.join(' | ')),
  ])
  const rows = printed.split('\n').flatMap((line) => {
    if (line.startsWith('## ')) return [line]
    if (!line.startsWith('|') || /^\|(?: English |---)/.test(line)) return []
    return [
      line
        .slice(1, -1)
        .split('|')
        .map((column) => column.trim())
        .join(' | '),
    ]
  })
  expect(rows).toEqual(data)
})

test.each<[string, 'en' | 'fr', readonly string[]]>([
  ['West’s hand is dead.', 'en', ['和了放棄 agari hōki']],
  ['Dire : « La main d’Ouest est morte. » Une main morte ne fait que piocher.', 'fr', ['和了放棄 agari hōki']],
  ['A concealed kong, then another kong and two kongs', 'en', ['暗槓 ankan', 'カン kan']],
  ['Ronaldo was not wrong', 'en', []],
  ['Les écarts de la rivière', 'fr', ['捨て牌 sutehai', '河 kawa']],
])('%s', (text, language, names) => {
  const parts = withTerms(text, language)
  expect(parts.flatMap(({ term }) => (term ? [`${term.script} ${term.romaji}`] : []))).toEqual(names)
  expect(parts.map((part) => part.text).join('')).toBe(text)
})

test('a rule is found by the Russian word for it', () => {
  expect(namesOfTerms('Furiten win', 'en')).toContain('фуритен')
  expect(namesOfTerms('Main morte', 'fr')).toContain('мертвая рука')
})
