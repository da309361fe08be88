import { join } from 'node:path'
import Database from 'better-sqlite3'
import { createFile } from '../../db/file/create-file.ts'
import { act } from '../../db/writing/act.ts'

const TOURNAMENT = { name: 'Large Open', place: 'Lyon', date: '2026-11-21', rules: 'wrc-2015', edition: '2015' }

/** Makes a tournament file of one player, so many entries, and at least so many bytes; answers where it is. */
export const largeFile = (folder: string, { entries, bytes }: { readonly entries: number; readonly bytes: number }): string => {
  const file = join(folder, 'large.shinpan')
  const made = createFile(
    file,
    (db) => {
      act(db, { at: new Date('2026-11-21T12:00:00.000Z'), by: 'Marta Olsen' }, (write) => {
        write('tournament', { ...TOURNAMENT, settings: [], sample: false, later: [] })
        write('player', { player: 'p1', number: 1, name: 'Zofia Nowak', country: 'POL' })
        for (let n = 2; n < entries; n++) write('tournament', { ...TOURNAMENT, settings: [], sample: false, later: [] })
      })
    },
    '00112233445566aa',
  )
  if (!made.ok) throw new Error(made.error.detail)
  made.value.close()
  const db = new Database(file)
  // what was dropped leaves its room in the file; noise, so that it packs to as much
  db.exec('CREATE TABLE filling (content BLOB)')
  const fill = db.prepare('INSERT INTO filling VALUES (randomblob(1000000))')
  for (let n = 0; n < bytes / 1_000_000; n++) fill.run()
  db.exec('DROP TABLE filling')
  db.pragma('journal_mode = DELETE')
  db.close()
  return file
}
