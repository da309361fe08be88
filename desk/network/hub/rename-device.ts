import { join } from 'node:path'
import type { Client } from 'pg'
import { makeFolder } from '../../../db/disk/make-folder.ts'
import { backUp } from '../../../db/file/backup/backup.ts'
import { backupFolder } from '../../../db/file/backup/backups.ts'
import type { EntriesElsewhere } from '../../../db/joining/rename-device.ts'
import { newestHead, reachIn } from '../../../db/log/read.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { DeskContext, OpenFile } from '../../context/context.ts'
import { handleExternalWrite } from '../../context/saving/transact.ts'
import { copyInThread } from '../../storage/backups/copy-in-thread.ts'
import { joinInThread } from '../../storage/merging/join-in-thread.ts'
import { forgetFile, rememberEnd } from '../../storage/restore/known-ends.ts'
import { countsByDevice, countUnknown, type HeldEntries, hashesOf, lackedOf, type NewestEntry, newestOf, reachOf } from './hub.ts'
import { countLacked, logContains } from './own-log.ts'
import { hubTrouble } from './trouble.ts'

/**
 * The devices under whose name file and hub hold different entries, each with the hub's entries of it. A device's
 * entries form a chain, so a copy with the newest holds them all. An exception is a file into which copies of one
 * device's file were joined by hand: it holds more than the hub, below the hub's newest entry.
 */
export const partedFrom = async (client: Client, tournament: Buffer, db: ReadableDb): Promise<EntriesElsewhere> => {
  const theirs = await newestOf(client, tournament)
  const reach = reachIn(db)
  const twins = await twinsIn(client, tournament, db)
  const unknown = theirs
    .filter(({ device, number, hash }) => number <= (reach.get(device) ?? 0) && !logContains(db, hash))
    .map(({ device }) => device)
  const ours = theirs.flatMap(({ device, number }) => (number > (reach.get(device) ?? 0) ? newestIn(db, device) : []))
  return hashesOf(client, tournament, [...new Set([...unknown, ...(await lackedOf(client, tournament, ours)), ...twins])])
}

/**
 * Whether, under numbers that the hub has, the file holds more entries than the hub, or the hub more than the file. `reach`, `position`:
 * the hub's entries by device, and their count; `unknown` of them come after all that the file has of their devices.
 */
export const isUneven = (db: ReadableDb, { reach, position, unknown }: HeldEntries & { readonly unknown: number }): boolean =>
  (newestHead(db)?.seq ?? 0) - countLacked(db, reach) !== position - unknown

/** The devices of which the file holds more entries than the hub, counted as far as both reach. */
const twinsIn = async (client: Client, tournament: Buffer, db: ReadableDb): Promise<readonly string[]> => {
  const held = await reachOf(client, tournament)
  const reach = reachIn(db)
  if (!isUneven(db, { ...held, unknown: await countUnknown(client, tournament, reach) })) return []
  const both = new Map(
    [...reach].flatMap(([device, last]) => (held.reach.has(device) ? [[device, Math.min(last, held.reach.get(device) ?? 0)]] : [])),
  )
  const counts = await countsByDevice(client, tournament, both)
  return [...both].flatMap(([device, last]) => (countUpTo(db, device, last) > (counts.get(device) ?? 0) ? [device] : []))
}

const countUpTo = (db: ReadableDb, device: string, last: number): number =>
  sql<number>(db, 'SELECT count(*) FROM entry WHERE device = ? AND number <= ?').pluck().get(device, last) ?? 0

const newestIn = (db: ReadableDb, device: string): readonly NewestEntry[] =>
  sql<NewestEntry>(db, 'SELECT device, number, hash FROM entry WHERE device = ? ORDER BY number DESC LIMIT 1').all(device)

/** Number of renamed entries, and the path of the file's copy from before. */
export type RenamedDevice = { readonly entries: number; readonly kept: string }

/**
 * Renames the device of a file's entries that the hub can't take because it holds others of that name. A copy of the file is stored first.
 */
export const renameDevice = async (desk: DeskContext, open: OpenFile, elsewhere: EntriesElsewhere): Promise<RenamedDevice> => {
  const at = desk.now().toISOString().slice(0, 19).replaceAll(':', '-')
  const kept = join(backupFolder(open.file), `before-new-name-${at}.shinpan`)
  makeFolder(backupFolder(open.file))
  const copy = await backUp(open.db, kept, { copy: copyInThread })
  if (!copy.ok) throw hubTrouble('refused', copy.error)
  // entries that get new names get new hashes
  forgetFile(desk.home, open.file, open.db)
  const parted = await joinInThread({ does: 'part', file: open.file, elsewhere })
  if (!parted.ok) throw hubTrouble('refused', parted.error)
  const newest = newestHead(open.db)
  rememberEnd(desk.home, open.file, open.db)
  if (newest) handleExternalWrite(desk, open, newest)
  return { entries: parted.value, kept }
}
