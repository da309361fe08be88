import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openToRead } from '../../../../db/file/open-to-read.ts'
import { verify } from '../../../../db/file/verify.ts'
import { folder, newFile } from '../../../db/fixtures/a-file.ts'
import { aRecorder } from './recorders.ts'

const ACTS = ['E draw 1z', 'E discard 1z', 'S draw ?', 'S discard 2z']

test('eight recorders who begin at once in a file that is not there yet record every line', async () => {
  const path = folder()
  const file = join(path, 'new.shinpan')
  const tables = ['1', '2', '3', '4', '5', '6', '7', '7']
  const recorders = await Promise.all(tables.map((table) => aRecorder({ file, table, home: path })))
  onTestFinished(() => {
    for (const { end } of recorders) end()
  })
  const answers = await Promise.all(recorders.map(({ answersTo }) => answersTo(ACTS)))
  const said = answers.map((lines) => lines.filter((line) => !/^(finding|gone) /.test(line)).map((line) => line.replace(/\d+$/, 'N')))
  expect(said).toEqual(tables.map(() => ACTS.map(() => 'ok N')))
  const opened = openToRead(file)
  if (!opened.ok) throw new Error(opened.error.detail)
  const db = opened.value
  onTestFinished(() => void db.close())
  expect(verify(db)).toMatchObject({ ok: true })
  const acts = db.prepare('SELECT "table", count(*) FROM events GROUP BY "table" ORDER BY "table"').raw().all()
  expect(acts).toEqual(['1', '2', '3', '4', '5', '6', '7'].map((table) => [table, table === '7' ? 8 : 4]))
})

/** A program that appends five entries, one every two seconds, without releasing the write lock. */
const GREEDY = (root: string): string => `
import { act } from '${root}/db/writing/act.ts'
import { openFile } from '${root}/db/file/open-file.ts'
const { value: db } = openFile(process.argv[1], '00000000000000bb')
const stamp = { at: new Date(), by: 'greedy' }
const write = (n) => (write) => write('player', { player: 'g' + n, number: n, name: 'Greedy ' + n, country: '' })
db.exec('BEGIN IMMEDIATE')
let n = 0
const tick = () => {
  act(db, stamp, write(++n))
  db.exec('COMMIT')
  if (n === 1) console.log('holds the file')
  if (n === 5) return db.close()
  db.exec('BEGIN IMMEDIATE')
  setTimeout(tick, 2000)
}
tick()`

test('a recorder waits for its turn as long as another program goes on appending to the file', async () => {
  const path = folder()
  const file = join(path, 'open.shinpan')
  newFile(file).close()
  const recorder = await aRecorder({ file, table: '7', home: path })
  const greedy = spawn(process.execPath, ['--input-type=module', '-e', GREEDY(join(import.meta.dirname, '../../../..')), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => {
    recorder.end()
    greedy.kill('SIGKILL')
  })
  await new Promise((resolve) => greedy.stdout.once('data', resolve))
  expect(await recorder.answersTo(['E draw 1z'])).toEqual([expect.stringMatching(/^ok \d+$/)])
})
