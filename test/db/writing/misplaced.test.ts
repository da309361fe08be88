import { closeSync, copyFileSync, linkSync, openSync, statSync, truncateSync, utimesSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { act } from '../../../db/writing/act.ts'
import { misplacedIn } from '../../../db/writing/misplaced.ts'
import { folder, NOON, newFile, raw, reopen } from '../fixtures/a-file.ts'

/** An open file with a player of which the write-ahead log alone knows, and its state from before. */
const aFile = () => {
  const file = join(folder(), 'a.shinpan')
  const before = `${file}.before`
  newFile(file).close()
  copyFileSync(file, before)
  const db = reopen(file)
  onTestFinished(() => void db.close())
  const enter = (number: number) =>
    act(db, NOON, (write) => write('player', { player: `p${number}`, number, name: `Player ${number}`, country: '' }))
  enter(1)
  expect(misplacedIn(db)).toBeNull()
  return { file, before, db, enter, checkpoint: () => db.pragma('wal_checkpoint(PASSIVE)') }
}
type AFile = ReturnType<typeof aFile>

const overwrite = (path: string, at: number, length: number): void => {
  const descriptor = openSync(path, 'r+')
  writeSync(descriptor, Buffer.alloc(length, 0xa5), 0, length, at)
  closeSync(descriptor)
}

test.each<[string, (one: AFile) => void]>([
  [
    'an older copy, with cp',
    ({ checkpoint, before, file }) => {
      checkpoint()
      copyFileSync(before, file)
    },
  ],
  ['nothing', ({ file }) => truncateSync(file)],
  ['half of it', ({ file }) => truncateSync(file, statSync(file).size / 2)],
  ['other bytes', ({ file }) => overwrite(file, 4096, statSync(file).size - 4096)],
  ['nothing, over its write-ahead log', ({ file }) => truncateSync(`${file}-wal`)],
])('the file overwritten in its place by %s: said before the next act, and from then on', (_, write) => {
  const one = aFile()
  write(one)
  expect(misplacedIn(one.db)).toMatchObject({
    en: expect.stringMatching(/overwritten by another program/),
    fr: expect.stringMatching(/écrasé/),
  })
  expect(() => one.enter(2)).toThrow(/overwritten by another program/)
})

test.each<[string, (log: string) => void]>([
  ['emptied', (log) => truncateSync(log)],
  ['cut in half', (log) => truncateSync(log, statSync(log).size / 2)],
])('the write-ahead log %s by another program during an act: the act is not called saved', (_, cut) => {
  const { db, file, enter } = aFile()
  for (const number of [2, 3]) enter(number)
  const during = () =>
    act(db, NOON, (write) => {
      cut(`${file}-wal`)
      write('player', { player: 'p4', number: 4, name: 'Player 4', country: '' })
    })
  expect(during).toThrow(/overwritten by another program/)
  expect(() => enter(5)).toThrow(/overwritten by another program/)
})

test.each<[string, (one: AFile) => void]>([
  ['this program checkpoints', ({ checkpoint }) => void checkpoint()],
  ['another program checkpoints and empties the write-ahead log', ({ file }) => raw(file, () => undefined)],
  ['VACUUM', ({ file }) => raw(file, (db) => db.exec('VACUUM'))],
  ['its time is set back', ({ file }) => utimesSync(file, 1, 1)],
  ['a second name', ({ file }) => linkSync(file, `${file}.second`)],
  [
    'another writer',
    ({ file }) => {
      const other = reopen(file, 'ffeeddccbbaa9988')
      act(other, NOON, (write) => write('player', { player: 'p9', number: 9, name: 'Player 9', country: '' }))
      other.close()
    },
  ],
])('no alarm: %s', (_, use) => {
  const one = aFile()
  use(one)
  expect(misplacedIn(one.db)).toBeNull()
  one.enter(2)
  expect(misplacedIn(one.db)).toBeNull()
})
