import { globSync, readFileSync } from 'node:fs'
import { type CallExpression, type Expression, parseSync, Visitor } from 'oxc-parser'
import { describe, expect, test } from 'vitest'
import { DEFAULT_KEYS, FIXED_KEYS, type Scope, scopeOf } from '../../../renderer/keys/actions.ts'
import { FORM_KEYS } from '../../../renderer/rulings/incident/page-state.ts'
import { chordWords } from '../../../renderer/ui/chord-words.ts'

/** The scopes of the sheet for each part of the window. The longest matching path counts. */
const SCOPES_OF: Readonly<Record<string, readonly Scope[]>> = {
  'renderer/window/': ['everywhere'],
  'renderer/hall/': ['hall'],
  'renderer/record/': ['table', 'line', 'finding'],
  'renderer/record/calls/': [],
  'renderer/record/correct/': [],
  'renderer/record/forks/': [],
  'renderer/rulings/finding/': ['ruling', 'card'],
  'renderer/rulings/card/': ['ruling', 'card'],
  'renderer/rulings/': ['incidents', 'incident', 'penalties'],
  'renderer/rulings/penalties/': ['penalties'],
  'renderer/rulings/pending/': ['ruling'],
  'renderer/replay/': ['replay'],
  'renderer/rulebook/': ['rulebook'],
  'renderer/reports/': ['reports'],
  'renderer/setup/': ['setup'],
  'renderer/setup/file/': [],
  'renderer/setup/privacy/': ['person'],
  'renderer/setup/tablets/': ['setup'],
}

/** Keys bound without a name in the code: the file that binds them, their scope, and how the sheet writes them. */
const GIVEN: readonly (readonly [file: string, scope: Scope, written: string])[] = [
  ['renderer/window/app.tsx', 'everywhere', '1 … 9'],
  ['renderer/rulings/finding/ruling-screen.tsx', 'ruling', '1 … 9'],
  ['renderer/rulings/finding/answer-buttons.tsx', 'ruling', 'a … z'],
  ['renderer/rulings/incident/use-incident-page.ts', 'incident', FORM_KEYS.statement],
]

/** The keys bound by calls of useKeys in a file, also after `&&` and `?`. `given`: some come from a list, without a name. */
const boundIn = (file: string): { readonly names: readonly string[]; readonly given: boolean } => {
  const names: string[] = []
  let given = false
  const read = (node: Expression): void => {
    if (node.type === 'LogicalExpression') read(node.right)
    else if (node.type === 'ParenthesizedExpression') read(node.expression)
    else if (node.type === 'ConditionalExpression') for (const branch of [node.consequent, node.alternate]) read(branch)
    else if (node.type === 'CallExpression') given = true
    else if (node.type === 'ObjectExpression')
      for (const property of node.properties) {
        if (property.type === 'SpreadElement') read(property.argument)
        else if (property.key.type === 'Literal') names.push(String(property.key.value))
        else if (property.key.type === 'Identifier' && !property.computed) names.push(property.key.name)
      }
  }
  const { program } = parseSync(file, readFileSync(file, 'utf8'))
  const look = ({ callee, arguments: [handlers] }: CallExpression): void => {
    if (callee.type === 'Identifier' && callee.name === 'useKeys' && handlers && handlers.type !== 'SpreadElement') read(handlers)
  }
  new Visitor({ CallExpression: look }).visit(program)
  return { names, given }
}

const files = globSync('renderer/**/*.tsx')
  .concat(globSync('renderer/**/*.ts'))
  .filter((file) => !file.startsWith('renderer/keys/') && readFileSync(file, 'utf8').includes('useKeys('))
const scopesOf = (file: string): readonly Scope[] => {
  const [longest] = Object.keys(SCOPES_OF)
    .filter((path) => file.startsWith(path))
    .toSorted((a, b) => b.length - a.length)
  return SCOPES_OF[longest ?? ''] ?? []
}

/** All keys that the sheet shows for a scope, as written there. */
const onSheet = (scope: Scope): readonly string[] => [
  ...Object.values<readonly string[]>(FIXED_KEYS[scope]).flat(),
  ...[...DEFAULT_KEYS].filter(([id]) => scopeOf(id) === scope).map(([, key]) => chordWords(key).join(' ')),
]
const written = (key: string): readonly string[] => {
  const words = chordWords(key.replace('$mod', 'Control'))
  return [words.join(' '), words.map((word) => (word === 'Shift' ? '⇧' : word)).join(' ')]
}

describe('every key that acts on a screen stands on the sheet of keys', () => {
  test('screens with keys were found', () => expect(files.length).toBeGreaterThan(15))

  test.each(files.flatMap((file) => boundIn(file).names.map((key) => [file, key] as const)))('%s: %s', (file, key) => {
    const shown = [...scopesOf(file), 'everywhere' as const].flatMap(onSheet)
    expect(written(key).some((word) => shown.includes(word))).toBe(true)
  })

  test('those without a name too', () => {
    expect(files.filter((file) => boundIn(file).given).toSorted()).toEqual(GIVEN.map(([file]) => file).toSorted())
    for (const [, scope, word] of GIVEN) expect(onSheet(scope)).toContain(word)
  })

  test.each(Object.entries(FORM_KEYS))('the form of an incident: %s, %s', (_, key) => expect(onSheet('incident')).toContain(key))
})
