import { readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { tried } from '../../../db/disk/tried.ts'
import { readFileSafely } from '../../../db/file/open-to-read.ts'
import { reachIn, tournamentIn } from '../../../db/log/read.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import { type DeskContext, FILE_EXTENSION, type OpenFile } from '../../context/context.ts'
import type { TournamentCopy, UnreadFile } from '../../contract/joining.ts'

/** Copies of the open tournament next to its file and in the desk's folder; those with new entries first. */
export const copiesOfTournament = ({ folder }: DeskContext, open: OpenFile) => {
  const beside = dirname(open.file)
  const found = [...new Set([beside, folder])].flatMap(filesIn).filter((file) => !isSameFile(file, open.file))
  const root = rootIn(open.db)
  const here = reachIn(open.db)
  const copies: TournamentCopy[] = []
  const unread: UnreadFile[] = []
  let others = 0
  for (const file of found) {
    const read = readFileSafely(file, (db) => (rootIn(db) === root ? copyIn(file, db, here) : null))
    if (!read.ok) unread.push({ file, trouble: read.error })
    else if (read.value) copies.push(read.value)
    else others++
  }
  return { folder: beside, copies: copies.sort((a, b) => b.news - a.news || b.changed.getTime() - a.changed.getTime()), others, unread }
}

const filesIn = (folder: string): readonly string[] =>
  statSync(folder, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(folder)
        .filter((name) => name.endsWith(FILE_EXTENSION))
        .map((name) => join(folder, name))
        .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
    : []

/** Whether two paths lead to one file, by any name or link. */
export const isSameFile = (one: string, other: string): boolean =>
  tried(() => {
    const [a, b] = [one, other].map((file) => statSync(file, { bigint: true }))
    return a?.dev === b?.dev && a?.ino === b?.ino
  }) ?? false

/** The tournament's identity as hexadecimal text, for comparison. */
const rootIn = (db: ReadableDb): string | undefined => tournamentIn(db)?.toString('hex')

const copyIn = (file: string, db: ReadableDb, here: ReadonlyMap<string, number>): TournamentCopy => {
  const { mtime, size } = statSync(file)
  const added = [...reachIn(db).keys()].map((device) => newOf(db, device, here.get(device) ?? 0))
  const newest = added.flatMap(({ newest }) => newest ?? []).sort((a, b) => b.at.localeCompare(a.at))[0]
  return {
    file,
    changed: mtime,
    size,
    entries: sql<number>(db, 'SELECT count(*) FROM entry').pluck().get() ?? 0,
    news: added.reduce((sum, { count }) => sum + count, 0),
    newest: newest ? { by: newest.by, at: new Date(newest.at) } : null,
  }
}

const newOf = (db: ReadableDb, device: string, after: number) => ({
  count: sql<number>(db, 'SELECT count(*) FROM entry WHERE device = ? AND number > ?').pluck().get(device, after) ?? 0,
  newest: sql<{ by: string; at: string }>(db, 'SELECT by, at FROM entry WHERE device = ? AND number > ? ORDER BY number DESC LIMIT 1').get(
    device,
    after,
  ),
})
