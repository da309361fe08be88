import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folder } from '../../../db/fixtures/a-file.ts'
import { runProgram } from '../run.ts'

/** Enough files for a thread besides the first one; each has one dead hand, at an act of its own. */
const COUNT = 120
const PADDING = `# ${'-'.repeat(200)}\n`.repeat(120)
const NAMES = Array.from({ length: COUNT }, (_, n) => `${n + 1}.table`)

const aFolder = (spoilt: Readonly<Record<string, string>> = {}): string => {
  const path = join(folder(), 'tables')
  mkdirSync(path)
  for (const [n, name] of NAMES.entries()) {
    const rounds = Array.from(
      { length: n % 4 },
      (_, k) => `E draw\nE discard ${k + 1}z\nS draw\nS discard ${k + 1}z\nW draw\nW discard ${k + 1}z\nN draw\nN discard ${k + 1}m\n`,
    )
    const turns = rounds.join('')
    const fault = 'E discard 5p\nW call pon\nW show 5p5p\nW discard 1s\nN draw\nN discard 9p\nE draw\nE discard 2z\n'
    const expected = `@expect ema-2016 ${8 * (n % 4) + 8} violation claim.not-taken W\n`
    writeFileSync(join(path, name), spoilt[name] ?? `@rules ema-2016\n@from middle\n${PADDING}${turns}${fault}${expected}`)
  }
  return path
}

const events = (line: string) => line.match(/\d+\.table: event \d+/)?.[0]

test('many files go over all cores: the same lines in the same order as one file after the other, errors in their places', async () => {
  expect(availableParallelism()).toBeGreaterThan(1)
  const path = aFolder({ '40.table': '@rules ema-2016\nE darw\n' })
  const home = folder()
  const { out, errors, code } = await runProgram(['judge', path], { home })
  expect(out.map((line) => line.replace(`${path}/`, '').split(':')[0]).slice(0, -1)).toEqual(NAMES.filter((name) => name !== '40.table'))
  expect(out.at(-1)).toMatch(`${COUNT - 1} games, ${COUNT - 1} hands`)
  expect([code, errors.length, errors[0]]).toEqual([1, 1, expect.stringContaining('40.table: line 2')])
  const checked = await runProgram(['check', path], { home })
  expect(checked.out.at(-1)).toBe(`${COUNT - 1} of ${COUNT - 1}`)
  const converted = await runProgram(['convert', '--to', 'table', '--out', join(home, 'out'), path], { home })
  expect(converted.code).toBe(1)
  const again = await runProgram(['judge', join(home, 'out')], { home })
  expect(again.out.map(events)).toEqual(out.map(events))
})

test('a path that cannot even be looked at is an error in its place, and the others are judged', async () => {
  const path = aFolder()
  const loop = join(path, 'loop')
  symlinkSync(loop, loop)
  const { out, errors, code } = await runProgram(['judge', loop, join(path, '1.table')], { home: folder() })
  expect(errors).toEqual([`${loop}: can't be read (ELOOP)`])
  expect([out.at(-1)?.startsWith('1 game, 1 hand,'), code]).toEqual([true, 1])
})

test('links in a folder: each folder is read once, a linked file like any other, a link that leads nowhere is none', async () => {
  const path = join(folder(), 'tables')
  mkdirSync(join(path, 'below'), { recursive: true })
  writeFileSync(join(path, 'below/a.table'), 'E discard 1z\n')
  for (const name of ['one', 'other']) symlinkSync(path, join(path, `below/${name}`))
  symlinkSync(join(path, 'below/a.table'), join(path, 'link.table'))
  symlinkSync(join(path, 'nowhere'), join(path, 'gone.table'))
  symlinkSync(join(path, 'loop.table'), join(path, 'loop.table'))
  const { out, code } = await runProgram(['judge', '--rules', 'ema-2025', '--json', path], { home: folder() })
  expect([code, ...out.map((line) => JSON.parse(line).file)]).toEqual([0, join(path, 'below/a.table'), join(path, 'link.table')])
})

test('the name of a file in a folder begins no line and controls no terminal', async () => {
  const path = folder()
  writeFileSync(join(path, 'a\n\u001b[31mb.table'), '@expect ema-2025 none\n@from middle\nE discard 1z\nE discard 2z\n')
  for (const words of [['judge', '--rules', 'ema-2025'], ['judge', '--rules', 'all'], ['check']]) {
    const { out } = await runProgram([...words, path], { home: folder() })
    expect(out[0]).toContain(`${path}/a [31mb.table: `)
  }
})

test('a folder without a record, and text of another encoding, are refused in words; so is a folder to receive, or a file to write into', async () => {
  const home = folder()
  const path = (name: string): string => join(home, name)
  mkdirSync(path('empty'))
  writeFileSync(path('latin.table'), Buffer.from('E discard 1z\n* note caf\xe9\n', 'latin1'))
  writeFileSync(path('wide.table'), Buffer.from('\ufeffE discard 1z\n', 'utf16le'))
  const told = async (...words: string[]) => {
    const { errors, code } = await runProgram(words, { home })
    return [code, ...errors.filter((line) => line.startsWith(home))]
  }
  const none = `${path('empty')}: no record of a game in this folder: expected files that end in .table, .table.gz, .xml, `
  for (const command of ['judge', 'check', 'convert'])
    expect(await told(command, ...(command === 'convert' ? ['--to', 'table'] : []), path('empty'))).toEqual([
      1,
      expect.stringContaining(none),
    ])
  expect(await told('judge', path('latin.table'))).toEqual([1, `${path('latin.table')}: line 2: not text in UTF-8`])
  expect(await told('judge', path('wide.table'))).toEqual([1, `${path('wide.table')}: text in UTF-16: save it as UTF-8`])
  expect(await told('receive', path('empty'))).toEqual([1, `${path('empty')}: is a folder, not a file`])
  expect(await told('receive', path('gone.shinpan'))).toEqual([1, `${path('gone.shinpan')}: there is no such file`])
  writeFileSync(path('one.table'), 'E draw\n')
  const out = path('latin.table')
  const refused = `${path('one.table')}: ${join(out, 'one.table')} can't be written: ${out} is not a folder`
  expect(await told('convert', '--to', 'table', '--out', out, path('one.table'))).toEqual([1, refused])
})
