import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { createFile } from '../../../../db/file/create-file.ts'
import { act } from '../../../../db/writing/act.ts'
import { folder, NOON, writeTournament } from '../../../db/fixtures/a-file.ts'
import { aDesk } from '../../api/a-desk.ts'
import { runProgram } from '../../cli/run.ts'

/** A file too large to be checked before it is written, with one bit flipped in the name of its 50th player. */
const largeAndDamaged = (home: string): string => {
  const file = join(home, 'large.shinpan')
  const made = createFile(
    file,
    (db) =>
      act(db, NOON, (write) => {
        writeTournament(write)
        write('table', { table: 't1', name: '7', round: 1 })
        for (let n = 1; n <= 10_100; n++) write('player', { player: `p${n}`, number: n, name: `Player ${n} Name`, country: '' })
      }),
    'd1',
  )
  if (!made.ok) throw new Error(made.error.detail)
  made.value.close()
  const bytes = readFileSync(file)
  const body = '"number":50,"name":"Player 50 Name"'
  const at = bytes.indexOf(body)
  expect(at).toBeGreaterThan(0)
  bytes.writeUInt8(bytes.readUInt8(at + body.length - 3) ^ 1, at + body.length - 3)
  writeFileSync(file, bytes)
  return file
}

test('a large file is checked while acts go on; what does not verify raises the alarm, makes the copy, and no further act is called saved', async () => {
  const home = folder()
  const file = largeAndDamaged(home)
  const { calls } = aDesk({ folder: home })
  expect(await calls.tournaments.open({ file })).toMatchObject({ readOnly: false })
  await vi.waitFor(async () => expect((await calls.saving()).trouble?.code).toBe('damaged'), { timeout: 120_000, interval: 500 })
  const { trouble } = await calls.saving()
  expect(trouble?.detail.en).toMatch(/entry \d+ .*hash does not fit.*Nothing more is saved in it/)
  expect(existsSync(String(trouble?.copy))).toBe(true)
  await expect(calls.tables.record({ table: 't1', text: 'E discard 1z', by: '' })).rejects.toMatchObject({ code: 'NOT_SAVED' })
}, 180_000)

test('record ends with what is wrong, and where everything was copied to', async () => {
  const home = folder()
  const file = largeAndDamaged(home)
  const { code, errors } = await runProgram(['record', '--db', file, '--table', '7'], { home, input: 'E discard 1z\n' })
  expect([code, errors.join()]).toEqual([1, expect.stringMatching(/hash does not fit.*Nothing more is saved in it.*copied to/)])
}, 180_000)
