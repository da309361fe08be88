import { hash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { createRouterClient } from '@orpc/server'
import type { Ref } from '../../../db/log/entry.ts'
import type { Body } from '../../../db/log/kinds.ts'
import { MIGRATIONS } from '../../../db/schema/migrations/list.ts'
import type { WritableDb } from '../../../db/sqlite/handle.ts'
import { act } from '../../../db/writing/act.ts'
import { createDesk } from '../../../desk/api/desk.ts'
import { handlers } from '../../../desk/api/handlers.ts'
import { handAt } from '../../db/fixtures/hand-at.ts'

/** An act of a file that only has to be large: all acts are alike. */
export const actOf = (hand: string, after: Ref | null, n: number): Body<'event'> => ({
  hand,
  after,
  text: n % 2 ? 'E draw' : 'E discard 1z',
})

/** Adds entries as a tournament of that size has: new hands of 99 acts each, at every table in turn. `name`: begins their ids. */
export const fill = (db: WritableDb, tables: readonly string[], entries: number, name = 'hand'): void => {
  for (let hand = 0; hand * 100 < entries; hand++)
    act(db, { at: new Date(), by: 'measure' }, (write) => {
      const id = `${name} ${hand}`
      const table = tables[hand % tables.length] ?? ''
      write('hand', handAt(table, id))
      let after: Ref | null = null
      for (let n = 1; n < 100; n++) after = write('event', actOf(id, after, n)).ref
    })
}

/** Number of entries and folder of a file; `cache`: folder for reuse, since a file of a million entries takes minutes. */
type FullFile = { readonly folder: string; readonly entries: number; readonly cache: string | undefined; readonly tables?: number }

const makeFile = async ({ folder, entries, tables: count = TABLES }: FullFile, file: string): Promise<void> => {
  const desk = createDesk({ folder, home: folder })
  const calls = createRouterClient(handlers, { context: { desk: desk.context } })
  const made = await calls.tournaments.create({ name: 'M', place: '', date: '2026-11-21', rules: 'wrc-2015', tables: count, referee: 'x' })
  const tables = (await calls.tables.list()).map(({ id }) => id)
  if (!desk.context.open?.writable) throw new Error('the file is not open')
  fill(desk.context.open.writable, tables, entries)
  await desk.closed()
  renameSync(made.file, file)
}

const TABLES = 50

/** Creates a tournament file with so many entries; returns its path. */
export const fullFile = async (asked: FullFile): Promise<string> => {
  const file = join(asked.folder, 'measured.shinpan')
  if (asked.cache === undefined) {
    await makeFile(asked, file)
    return file
  }
  const of = asked.tables === undefined ? '' : `-tables-${asked.tables}`
  const kept = join(asked.cache, `joining-${asked.entries}${of}-${hash('sha1', MIGRATIONS.join('\n')).slice(0, 8)}.shinpan`)
  mkdirSync(asked.cache, { recursive: true })
  if (!existsSync(kept)) await makeFile(asked, kept)
  copyFileSync(kept, file)
  return file
}
