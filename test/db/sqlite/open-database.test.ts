import { rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../db/sqlite/open-database.ts'
import { unlessOpen } from '../../../db/sqlite/open-files.ts'
import { startThread } from '../../../desk/context/threads/start-thread.ts'
import { folder } from '../fixtures/a-file.ts'

const THREAD = join(import.meta.dirname, 'opening-thread')

/** Opens a file in another thread, and answers once it is open there. */
const openedElsewhere = async (file: string) => {
  const thread = startThread(THREAD, file)
  await new Promise((resolve) => thread.worker.once('message', resolve))
  return thread
}

test('a file is read outside SQLite once no thread has it open any more (20 A)', async () => {
  const file = join(folder(), 'a')
  const [one, two] = [openDatabase(file), openDatabase(file)]
  one.exec('CREATE TABLE t (x)')
  one.close()
  expect(unlessOpen(file, () => 'read')).toBeUndefined()
  const { ended } = await openedElsewhere(file)
  two.close()
  two.close()
  expect(
    unlessOpen(file, () => 'read'),
    'another thread has it',
  ).toBeUndefined()
  await ended()
})

test('a new file is not taken for a deleted one whose inode it was given, though a thread ended with that one open (20 A)', async () => {
  const place = folder()
  const file = join(place, 'a')
  const { ended } = await openedElsewhere(file)
  const { ino } = statSync(file)
  await ended()
  for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true })
  for (let n = 0; n < 2000; n++) {
    const next = join(place, `n${n}`)
    writeFileSync(next, 'x')
    expect(unlessOpen(next, () => 'read')).toEqual({ value: 'read' })
    if (statSync(next).ino === ino) return
  }
})
