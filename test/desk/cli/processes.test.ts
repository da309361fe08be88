import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openToRead } from '../../../db/file/open-to-read.ts'
import { verify } from '../../../db/file/verify.ts'
import { folder } from '../../db/fixtures/a-file.ts'
import { runProgram } from './run.ts'

test('two recorders write one file, and nothing of either is lost', async () => {
  const path = folder()
  const file = join(path, 'a.shinpan')
  await runProgram(['record', '--db', file, '--table', '0'], { home: path, input: '* note begins\n' })
  const lines = (who: string) => Array.from({ length: 150 }, (_, n) => `* note ${who} ${n}\n`).join('')
  const both = ['1', '2'].map((table) => runProgram(['record', '--db', file, '--table', table], { home: path, input: lines(table) }))
  for (const { code, out } of await Promise.all(both)) {
    expect(code).toBe(0)
    expect(out.filter((line) => line.startsWith('ok '))).toHaveLength(150)
  }
  const opened = openToRead(file)
  if (!opened.ok) throw new Error(opened.error.detail)
  expect(verify(opened.value)).toMatchObject({ ok: true })
  expect(opened.value.prepare("SELECT count(*) FROM entry WHERE kind = 'event'").pluck().get()).toBe(301)
  opened.value.close()
})

const LOGS = '../shared/logs/tenhou-xml'
const SOME = ['mjx-double-ron.xml', 'mjx-2010081709gm-00a9-0000-fe3371ad.xml']

test.skipIf(!existsSync(LOGS))(
  'real games converted and recorded give the findings of judge, and the file verifies',
  { timeout: 120_000 },
  async () => {
    const path = folder()
    for (const [n, name] of SOME.entries()) {
      const log = join(LOGS, name)
      const { out } = await runProgram(['convert', '--to', 'table', log], { home: path })
      const file = join(path, `${n}.shinpan`)
      const recorded = await runProgram(['record', '--db', file, '--table', '1', '--rules', 'riichi-wiki'], {
        home: path,
        input: `${out.join('\n')}\n`,
      })
      const judged = await runProgram(['judge', '--rules', 'riichi-wiki', '--json', log], { home: path })
      const { findings, events } = JSON.parse(judged.out[0] ?? '') as { findings: readonly Record<string, string>[]; events: number }
      const came = recorded.out.filter((line) => line.startsWith('finding '))
      const gone = recorded.out.filter((line) => line.startsWith('gone ')).map((line) => line.replace('gone', 'finding'))
      const left = gone.reduce((lines, line) => lines.toSpliced(lines.indexOf(line), 1), came)
      expect(left.toSorted()).toEqual(
        findings.map(({ rule, level, seat, event }) => `finding ${rule} ${level} ${seat ?? '-'} event ${event}`).toSorted(),
      )
      const opened = openToRead(file)
      if (!opened.ok) throw new Error(opened.error.detail)
      expect(opened.value.prepare('SELECT count(*) FROM event').pluck().get()).toBe(events)
      expect(verify(opened.value)).toMatchObject({ ok: true })
      opened.value.close()
    }
  },
)

// run from the sources, built or not
test('serve prints one line, the address, says that it made the file, and ends with its signal', async () => {
  const home = mkdtempSync(join(tmpdir(), 'shinpan-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  const child = spawn(process.execPath, ['desk/main.ts', 'serve', '--db', join(home, 'a.shinpan')], {
    env: { ...process.env, SHINPAN_HOME: home, LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (data: Buffer) => {
    said += data.toString()
  })
  const line = await new Promise<string>((resolve) => child.stdout.once('data', (data: Buffer) => resolve(data.toString())))
  expect(line).toMatch(/^listening on http:\/\/127\.0\.0\.1:\d+\/\?token=[\w-]{43}\n$/)
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(said).toMatch(/a\.shinpan did not exist: a new tournament was created there\n$/)
})
