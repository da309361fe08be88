import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { entrances } from '../../../../tools/fuzz/entrances.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const text = readFileSync(join(ROOT, 'docs/security.md'), 'utf8')

test('every file that the threat model names is there', () => {
  const named = [...text.matchAll(/`((?:db|desk|engine|electron|renderer|test|tools|scripts)\/[\w./-]+)`/g)].map(([, path = '']) => path)
  expect(named.length).toBeGreaterThan(40)
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
})

test('every claim of the threat model points at something', () => {
  const claims = text
    .slice(0, text.indexOf('## What stays open'))
    .split('\n')
    .filter((line) => /^(- |\| (?!---|who|file|where))/.test(line))
  expect(claims.filter((line) => !/`[\w./-]+\.ts`/.test(line))).toEqual([])
})

test('every format that is attacked is in the threat model', async () => {
  const names: Readonly<Record<string, string>> = {
    table: 'table notation',
    'tenhou-xml': 'tenhou XML',
    'tenhou-json': 'tenhou JSON',
    'house-rules': 'house rules',
    'whole-file': 'whole tournament',
    csv: 'CSV lists',
    xlsx: 'XLSX lists',
    judged: 'table notation',
    tournament: 'a tournament (SQLite)',
  }
  for (const { format } of await entrances()) expect(text).toContain(names[format] ?? format)
})

test('every file of the shell is told of, and none that is not there', () => {
  const shell = readFileSync(join(ROOT, 'docs/electron.md'), 'utf8')
  const table = shell.slice(0, shell.indexOf('## The stand-in')).match(/^\| `.*$/gm) ?? []
  const told = table.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`electron\/([\w/-]+(?:\.ts|\/))`/g)].map(([, name]) => name))
  const sources = globSync('**/*.ts', { cwd: join(ROOT, 'electron') }).map((name) => name.replaceAll('\\', '/'))
  const assets = readdirSync(join(ROOT, 'electron'), { withFileTypes: true })
    .filter((one) => one.isDirectory() && !sources.some((name) => name.startsWith(`${one.name}/`)))
    .map(({ name }) => `${name}/`)
  const there = [...sources.filter((name) => name !== 'main.ts'), ...assets]
  expect([...new Set(told)].filter((name) => !there.includes(name ?? ''))).toEqual([])
  expect(there.filter((name) => !told.includes(name))).toEqual([])
})
