import { globSync, readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { expect, test } from 'vitest'

/** A file in a document, by its path or the end of it: `desk/api/desk.ts`, `transfer.ts`, `{en,fr}/entry.ts`, `0001/*.ts`. */
const NAMED_FILE = /`([\w./{},*-]+\.(?:tsx?|css|mjs))`/g

/** Not in the repository: a file yet to be made, a kind of file, and the program that drives the stand-in for Electron. */
const NOT_HERE = ['db/schema/migrations/NNNN-title.ts', '.spec.ts', 'drive.mjs']

const files = globSync(['{engine,db,desk,electron,renderer,scripts,test,tools}/**/*.{ts,tsx,css,mjs}', '*.{ts,mjs}'])

/** The files that a name with braces stands for. */
const namedBy = (name: string): readonly string[] => {
  const [all, choices = ''] = /\{([^{}]*)\}/.exec(name) ?? []
  return all === undefined ? [name] : choices.split(',').flatMap((choice) => namedBy(name.replace(all, choice)))
}

const isKnown = (named: string): boolean =>
  NOT_HERE.includes(named) ||
  named.startsWith('dist/') ||
  files.some((file) => (named.includes('*') ? matchesGlob(file, `{**/,}${named}`) : file === named || file.endsWith(`/${named}`)))

test('the documents name files that exist', () => {
  const named = globSync(['*.md', 'docs/**/*.md']).flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(NAMED_FILE)].flatMap(([, file = '']) =>
      namedBy(file).map((one) => ({ document, file: one })),
    ),
  )
  expect(named.length).toBeGreaterThan(300)
  expect(named.filter(({ file }) => !isKnown(file))).toEqual([])
})

test('docs/README.md lists every decision', () => {
  const map = readFileSync('docs/README.md', 'utf8')
  const decisions = globSync('docs/decisions/*.md')
  expect(decisions.length).toBeGreaterThan(80)
  expect(decisions.filter((file) => !map.includes(`(${file.replace('docs/', '')})`))).toEqual([])
})
