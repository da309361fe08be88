import { globSync, readFileSync } from 'node:fs'
import { type Program, parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'

type Source = { readonly file: string; readonly text: string; readonly program: Program }

const sources = globSync('{engine,db,desk,electron,renderer}/**/*.{ts,tsx}', { exclude: ['**/*.d.ts'] }).map((file): Source => {
  const text = readFileSync(file, 'utf8')
  return { file, text, program: parseSync(file, text).program }
})

/** Variables of a module that are not in a store or a record of an open file: those of a program that runs once. */
const OF_A_PROGRAM = ['desk/storage/merging/insert-worker.ts', 'electron/desk-process.ts']
const moduleState = ({ file, text, program }: Source): readonly string[] => {
  const found = program.body
    .map((part) => (part.type === 'ExportNamedDeclaration' ? part.declaration : part))
    .filter((part) => part?.type === 'VariableDeclaration' && (part.kind !== 'const' || isWeak(part.declarations)))
  return found.map((part) => `${file}:${text.slice(0, part?.start).split('\n').length}`)
}
const isWeak = (declared: readonly { readonly init: { readonly type: string } | null }[]): boolean =>
  declared.some(({ init }) => init?.type === 'NewExpression' && 'callee' in init && (init.callee as { name?: string }).name === 'WeakMap')
test('modules have no variables and no weak maps: state is in the record of an open file, in a store or in a component', () => {
  expect(sources.filter(({ file }) => !OF_A_PROGRAM.includes(file)).flatMap(moduleState)).toEqual([])
  expect(
    sources
      .filter((source) => moduleState(source).length > 0)
      .map(({ file }) => file)
      .toSorted(),
  ).toEqual(OF_A_PROGRAM)
})
test.each([
  ['a variable', 'let last = 0'],
  ['a weak map', 'export const known = new WeakMap<object, string>()'],
])('and %s would be found', (_what, text) => {
  expect(moduleState({ file: 'x.ts', text, program: parseSync('x.ts', text).program })).toEqual(['x.ts:1'])
})
