import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, type Write } from '../../db/writing/act.ts'
import { PROJECTIONS } from '../../db/schema/migrations/list.ts'
import { folder, NOON, newFile, raw, reopen, writeEverything } from './a-file.ts'

export const OTHER = 'ffeeddccbbaa9988'

/** Two copies of one tournament with something in it, in one folder; a third one that nobody has gone on with. */
export const twoCopies = () => {
  const path = folder()
  const [a, b, before] = ['a', 'b', 'before'].map((name) => join(path, `${name}.shinpan`)) as [string, string, string]
  const db = newFile(a)
  writeEverything(db)
  db.close()
  copyFileSync(a, b)
  copyFileSync(a, before)
  return { path, a, b, before }
}

/** One act of a device in a file. */
export const write = (file: string, device: string, what: (write: Write) => unknown): void => {
  const db = reopen(file, device)
  act(db, NOON, what)
  db.close()
}

/** A referee of that name. */
export const referee = (name: string) => (write: Write) => write('referee', { referee: name, name, head: false })

/** Everything that the file holds, log and what is made from it. */
export const contentOf = (file: string): unknown => {
  const content: Record<string, unknown> = {}
  raw(file, (db) => {
    for (const table of ['entry', ...PROJECTIONS]) content[table] = db.prepare(`SELECT * FROM ${table} ORDER BY 1, 2`).all()
  })
  return content
}
