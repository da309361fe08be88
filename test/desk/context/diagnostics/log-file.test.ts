import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { describeError } from '../../../../desk/context/diagnostics/describe-error.ts'
import {
  diagnosticsIn,
  logPath,
  MAX_LINES_A_MINUTE,
  MAX_LOG_BYTES,
  MAX_ROTATED_LOGS,
} from '../../../../desk/context/diagnostics/log-file.ts'
import { folder } from '../../../db/fixtures/a-file.ts'

const NOON = new Date('2026-11-21T12:00:00.000Z')
const later = (minutes: number): Date => new Date(NOON.getTime() + minutes * 60_000)

test('a home without trouble has no log at all', () => {
  const home = folder()
  diagnosticsIn(home, () => NOON)
  expect(readdirSync(home)).toEqual([])
})

test('a line is JSON on one line, with its time; only this user can read it', () => {
  const home = folder()
  diagnosticsIn(home, () => NOON).note('refused', { why: 'wrong host', status: 403 })
  expect(readFileSync(logPath(home), 'utf8')).toBe('{"at":"2026-11-21T12:00:00.000Z","what":"refused","why":"wrong host","status":403}\n')
  if (process.platform !== 'win32') expect(statSync(logPath(home)).mode & 0o077).toBe(0)
})

test.each([
  ['a new line', 'x\n{"at":"","what":"mistake"}'],
  ['a carriage return', 'ok\rwrong'],
  ['an escape of the terminal', '\u001b[31mred'],
  ['the same in one sign', '\u009b31mred'],
  ['a turned direction', '\u202egnp.exe'],
  ['a line separator', 'x\u2028y'],
  ['half a sign', '\ud800'],
  ['quotes', '"},"x":{"'],
  ['a name', 'Zofia Wiśniewska'],
])('%s does not come into the log', (_, evil) => {
  const home = folder()
  const { note } = diagnosticsIn(home, () => NOON)
  note(evil, { [evil]: evil, call: evil })
  const text = readFileSync(logPath(home), 'utf8')
  expect(text.split('\n')).toHaveLength(2)
  expect(text).toMatch(/^[ -~]*\n$/)
  expect(JSON.parse(text)).toEqual({ at: NOON.toISOString(), what: '(not plain)', '(not plain)': '(not plain)', call: '(not plain)' })
})

test('a full file is put aside, and only so many are kept', () => {
  const home = folder()
  let minute = 0
  const { note, path, lines } = diagnosticsIn(home, () => later(minute))
  const long = 'x'.repeat(600)
  for (const file of Array.from({ length: MAX_ROTATED_LOGS + 3 }, (_, n) => n)) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, `${`{"n":${file}}`.padEnd(MAX_LOG_BYTES - 1)}\n`)
    minute++
    note('opened', { long })
  }
  expect(readdirSync(dirname(path)).sort()).toEqual([
    'shinpan.log',
    ...Array.from({ length: MAX_ROTATED_LOGS }, (_, n) => `shinpan.log.${n + 1}`),
  ])
  expect(readFileSync(`${path}.1`, 'utf8')).toContain(`{"n":${MAX_ROTATED_LOGS + 2}}`)
  expect(statSync(path).size).toBeLessThan(1000)
  // lines for a report continue into the rotated file
  expect(lines(2).map((line) => line.trim().slice(0, 60))).toEqual([`{"n":${MAX_ROTATED_LOGS + 2}}`, expect.stringContaining('opened')])
})

test('a flood is counted, not written: what was noted before stays', () => {
  const home = folder()
  let minute = 0
  const { note, lines } = diagnosticsIn(home, () => later(minute))
  note('mistake', { call: 'tables/record' })
  for (let n = 0; n < 5000; n++) note('refused', { why: 'wrong host' })
  expect(lines(10_000)).toHaveLength(MAX_LINES_A_MINUTE)
  minute = 1
  note('refused', { why: 'no session' })
  expect(lines(2)).toEqual([
    '{"at":"2026-11-21T12:01:00.000Z","what":"more-not-kept","lines":4881}',
    '{"at":"2026-11-21T12:01:00.000Z","what":"refused","why":"no session"}',
  ])
  expect(lines(10_000)[0]).toContain('mistake')
})

test('a log that can’t be written stands in nobody’s way, and its lines can still be copied', () => {
  const home = join(folder(), 'file')
  writeFileSync(home, '')
  const { note, lines } = diagnosticsIn(home, () => NOON)
  note('refused', { why: 'wrong host' })
  expect(lines(10)).toHaveLength(1)
})

test.skipIf(process.platform === 'win32')('a link in the place of the log is not followed', () => {
  const home = folder()
  const other = join(home, 'other')
  writeFileSync(other, 'mine')
  mkdirSync(join(home, 'log'))
  symlinkSync(other, logPath(home))
  diagnosticsIn(home, () => NOON).note('refused')
  expect([readFileSync(other, 'utf8'), existsSync(logPath(home))]).toEqual(['mine', true])
})

test('of a mistake its kind, code and place are kept, never what it says', () => {
  const error = Object.assign(new TypeError('Zofia (elsewhere.ts:1:1)\n    at Zofia (/home/zofia/desk/Wisniewska.ts:1:1)'), {
    code: 'SQLITE_CORRUPT',
  })
  const about = describeError(error)
  expect(about).toMatchObject({ error: 'TypeError', code: 'SQLITE_CORRUPT' })
  expect(JSON.stringify(about)).not.toMatch(/zofia|wi.niewska/i)
  expect(String(describeError(new Error('x')).where)).toMatch(/^desk\/context\/diagnostics\/log-file\.test\.ts(?:\?vitest=\d+)?:\d+/)
  expect(describeError('Zofia')).toEqual({ error: 'string' })
  expect(
    describeError(Object.assign(new Error(''), { stack: 'Error\n    at f (/home/dist/zofia/desk/record/enter/record.ts:12:3)' })).where,
  ).toBe('desk/record/enter/record.ts:12')
})
