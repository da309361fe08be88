import { lstatSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folder } from '../../../db/fixtures/a-file.ts'
import { DEAD_HAND } from '../../api/a-desk.ts'
import { run } from '../run.ts'

const recorded = async () => {
  const home = folder()
  const db = join(home, 'a.shinpan')
  const { out } = await run(['record', '--db', db, '--table', '7'], { home, input: `@players "Ann" "Bo" "Cy" "Di"\n${DEAD_HAND}\n` })
  return { home, db, out, sh: (...words: string[]) => run([...words, '--db', db], { home }) }
}

test('record answers each act once it is committed, with what it changed', async () => {
  const { out } = await recorded()
  expect(out).toEqual(['ok 4', 'ok 5', 'ok 6', 'ok 7', 'ok 8', 'ok 9', 'ok 10', 'ok 11', 'finding claim.not-taken violation W event 8'])
})

test('record goes on with file and hand; a dismissal lets the finding go', async () => {
  const { home, db } = await recorded()
  const { code, out } = await run(['record', '--db', db, '--table', '7'], {
    home,
    input: '# comment\n\n* ruling 8 claim.not-taken dismissed\n',
  })
  expect([code, out]).toEqual([0, ['ok 13', 'gone claim.not-taken violation W event 8']])
})

test('record says error for a line that does not read, stores nothing for it, and goes on', async () => {
  const { home, db, sh } = await recorded()
  const input = 'S darw\n@wall 3\nS draw\n@hand E9 0\n<b>\n'
  const { code, out } = await run(['record', '--db', db, '--table', '7'], { home, input })
  expect(code).toBe(1)
  expect(out.map((line) => line.slice(0, 23))).toEqual([
    'error line 1, column 3:',
    'error line 2, column 1:',
    'ok 13',
    'error line 4, column 7:',
    'error line 5, column 1:',
  ])
  expect((await sh('verify')).code).toBe(0)
})

test('record names the line of an act that is refused for its hand', async () => {
  const { home, db } = await recorded()
  const { code, out } = await run(['record', '--db', db, '--table', '7'], {
    home,
    input: 'S draw\n@rules wrc-2015\n# comment\nS discard 1m\n',
  })
  expect([code, ...out]).toEqual([
    1,
    'ok 13',
    'error line 4: @rules and @set come before the first event of a hand; once it has begun, correct them with its header lines',
  ])
})

test.each(['@hand E9 0', '＠ｈａｎｄ　Ｅ９　０'])(
  'acts after the refused line of a hand are not stored in the hand before: %s',
  async (hand) => {
    const { home, db } = await recorded()
    const input = `${hand}\nS draw\n* end abort referee\n@hand E2 0\nE discard 1z\n`
    const { code, out } = await run(['record', '--db', db, '--table', '7'], { home, input })
    expect(code).toBe(1)
    expect(out).toEqual([
      'error line 1, column 7: found "E9", expected a hand such as E1 (E, S, W or N and 1 to 4)',
      'error line 2: this act is not stored: the hand that it belongs to was refused at line 1',
      'error line 3: this act is not stored: the hand that it belongs to was refused at line 1',
      'ok 14',
    ])
  },
)

test('the first act of a hand is refused: the next one begins that hand, and does not come into the hand before', async () => {
  const { home, db, sh } = await recorded()
  const { out } = await run(['record', '--db', db, '--table', '7'], { home, input: '@hand E2 0\n* answer 1 foul\nE draw\n' })
  expect(out).toEqual(['error line 2, column 10: found "1", expected an event before this one', 'ok 14'])
  expect((await sh('log')).out.filter((line) => line.includes('\thand\t'))).toHaveLength(2)
})

test('acts after a refused @from are not stored in the hand before, until it is put right', async () => {
  const { home, db, sh } = await recorded()
  const { out } = await run(['record', '--db', db, '--table', '7'], {
    home,
    input: '@from midle\nE discard 1z\n@from middle\nE discard 1z\n',
  })
  expect(out).toEqual([
    'error line 1, column 7: found "midle", expected middle',
    'error line 2: this act is not stored: the hand that it belongs to was refused at line 1',
    'ok 14',
  ])
  expect((await sh('log')).out.filter((line) => line.includes('\thand\t'))).toHaveLength(2)
})

test('a hand whose @hand was refused does not begin with its @from', async () => {
  const { home, db } = await recorded()
  const { out } = await run(['record', '--db', db, '--table', '7'], { home, input: '@hand E9 0\n@from middle\nE discard 1z\n' })
  expect(out[1]).toBe('error line 3: this act is not stored: the hand that it belongs to was refused at line 1')
})

test('a link to a file that is not there is called that, and stays', async () => {
  const home = folder()
  const db = join(home, 'a.shinpan')
  symlinkSync(join(home, 'none'), db)
  const { code, out } = await run(['record', '--db', db, '--table', '7', '--rules', 'ema-2025'], { home, input: 'E draw\n' })
  expect([code, ...out]).toEqual([1, `error line 1: the file ${db} is a link to a file that is not there`])
  expect(lstatSync(db).isSymbolicLink()).toBe(true)
})
