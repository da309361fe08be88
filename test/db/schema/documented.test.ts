import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CHARGED_KINDS } from '../../../engine/model/penalties.ts'
import { folder, newFile, writeEverything } from '../fixtures/a-file.ts'

const DOCUMENT = readFileSync(join(import.meta.dirname, '../../../docs/database.md'), 'utf8')

const part = (heading: string): string => DOCUMENT.split(heading)[1]?.split(/\n(?=\*\*`|## )/)[0] ?? ''

test.each([
  'penalties',
  'penalty_totals',
  'incidents',
  'statements',
  'attachments',
  'rulings',
  'appeals',
  'seats',
  'results',
  'rounds',
  'clock',
  'imports',
  'sign_ins',
  'findings',
  'events',
  'reviews',
  'conflicts',
])('every column of %s is documented, and no other', (view) => {
  const db = newFile(join(folder(), 'a.shinpan'))
  const columns = db
    .prepare(`SELECT * FROM ${view}`)
    .columns()
    .map(({ name }) => name)
  const rows = part(`**\`${view}\`**`)
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  const documented = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name))
  expect(new Set(documented)).toEqual(new Set(columns))
})

test('the totals of a player count each kind of penalty', () => {
  const columns = newFile(join(folder(), 'a.shinpan'))
    .prepare('SELECT * FROM penalty_totals')
    .columns()
    .map(({ name }) => name)
  expect(columns).toEqual(expect.arrayContaining(CHARGED_KINDS.map((kind) => `${kind.replace('-', '_')}s`)))
})

test('every documented question is answered', () => {
  const db = newFile(join(folder(), 'a.shinpan'))
  writeEverything(db)
  const questions = [...part('## Questions and their SQL').matchAll(/^ {4}(SELECT .*);$/gm)].map(([, sql]) => sql ?? '')
  expect(questions.length).toBeGreaterThanOrEqual(10)
  for (const sql of questions) expect(() => db.prepare(sql).all()).not.toThrow()
})
