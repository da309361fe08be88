import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'

const importsOf = (file: string) => parseSync(file, readFileSync(file, 'utf8')).module.staticImports

test('whatever the tests of mutation runs take from vitest, its stand-in there has', () => {
  const files = importsOf('tools/mutation/suite.ts').map(({ moduleRequest }) => join('tools/mutation', moduleRequest.value))
  expect(files.length).toBeGreaterThan(10)
  const taken = files.flatMap((file) =>
    importsOf(file)
      .filter(({ moduleRequest }) => moduleRequest.value === 'vitest')
      .flatMap(({ entries }) => entries.map(({ importName }) => importName.name)),
  )
  const collect = 'tools/mutation/collect.ts'
  const had = parseSync(collect, readFileSync(collect, 'utf8')).module.staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName }) => exportName.name),
  )
  expect([...new Set(taken)].filter((name) => !had.includes(name))).toEqual([])
})
