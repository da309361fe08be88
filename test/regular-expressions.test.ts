import { globSync, readFileSync } from 'node:fs'
import { type CallExpression, parseSync, Visitor } from 'oxc-parser'
import { analyse } from 'scslre'
import { expect, test } from 'vitest'

/** Expressions that are made while the program runs, and of what: none of it comes from outside unescaped. */
const MADE: Readonly<Record<string, string>> = {
  'db/disk/drafts.ts': 'names of our own drafts',
  'db/projections/search/words-in.ts': 'signs of scripts without blanks',
  'desk/privacy/names/words.ts': 'the same',
  'desk/privacy/pseudonyms/positions.ts': 'words for tables, rounds and seats',
  'desk/context/escape-html.ts': 'signs that turn a text round',
  'desk/context/permissions/code-hash.ts': 'the length of our hashes',
  'desk/storage/transfer/unpack.ts': 'the ending of our files',
  'engine/wording/terms/terms.ts': 'words of the glossary',
}

type Expression = { readonly at: string; readonly source: string; readonly flags: string }

const files = globSync('{engine,db,desk,electron,renderer}/**/*.{ts,tsx}', { exclude: ['**/*.d.ts'] })
const expressions: Expression[] = []
const made = new Set<string>()
for (const file of files) {
  const text = readFileSync(file, 'utf8')
  if (!/RegExp|\//.test(text)) continue
  const at = (start: number): string => `${file}:${text.slice(0, start).split('\n').length}`
  const look = (call: Pick<CallExpression, 'callee'>): void => {
    if (call.callee.type === 'Identifier' && call.callee.name === 'RegExp') made.add(file)
  }
  new Visitor({
    Literal: (node) => {
      if ('regex' in node) {
        const { start, regex } = node
        expressions.push({ at: at(start), source: regex.pattern, flags: regex.flags })
      }
    },
    NewExpression: look,
    CallExpression: look,
  }).visit(parseSync(file, text).program)
}

/** The reasons why an expression is slow: its time grows faster than its input. */
const slowness = ({ source, flags }: Omit<Expression, 'at'>): readonly string[] =>
  analyse({ source, flags }, {}).reports.map(
    ({ type, exponential, character }) =>
      `${type}${exponential ? ', exponential' : ''}: /${source}/${flags} on ${character.literal.source}`,
  )

test('expressions were found', () => expect(expressions.length).toBeGreaterThan(100))

test('a slow expression is found', () => {
  expect(slowness({ source: '^(a+)+$', flags: '' })).not.toEqual([])
  expect(slowness({ source: '\\s+\\s+x', flags: '' })).not.toEqual([])
  expect(slowness({ source: '^[a-z]+$', flags: '' })).toEqual([])
})

test('no expression takes longer than in proportion to its text (20 I)', () => {
  expect(expressions.flatMap(({ at, ...expression }) => slowness(expression).map((why) => `${at} ${why}`))).toEqual([])
})

test('expressions that are made from a text say of which', () => {
  expect([...made].toSorted()).toEqual(Object.keys(MADE).toSorted())
})
