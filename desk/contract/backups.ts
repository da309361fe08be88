import { z } from 'zod'
import { longLaptopCall } from './access.ts'
import { filePath } from './inputs.ts'
import { type Saving, saving } from './saving.ts'
import { answer, integer, moment, ref, type Shape, text } from './shape.ts'
import { type Tournament, tournament } from './tournaments.ts'

/** A backup of a tournament file. `round`: the newest round that had an act then; null for a copy from before a format upgrade. */
const backupFile = z.strictObject({ file: text, at: moment, round: integer.nullable(), size: integer })
export interface BackupFile extends Shape<typeof backupFile> {}

/** The backup folder. `chosen`: a user chose it. `free`: free space in bytes. `sameDisk`: it is on the file's own disk. Null: unknown. */
const backupPlace = z.strictObject({
  folder: text,
  chosen: z.boolean(),
  free: integer.nullable(),
  sameDisk: z.boolean().nullable(),
})
export interface BackupPlace extends Shape<typeof backupPlace> {}

/** A gap in a damaged file: the number of lost entries, their names as far as known, and the entries before and after. */
const missing = z.strictObject({ count: integer, names: z.array(ref), after: ref.nullable(), before: ref.nullable() })

/** Result of a salvage: the new file, its number of entries, the number of those from backups, and the missing ones. */
const saved = z.strictObject({
  file: text,
  entries: integer,
  fromBackups: integer,
  /** Number of entries in which a single wrong bit was corrected; their hashes prove each correction. */
  mended: integer,
  missing: z.array(missing),
  /** Entries, readable at least in part, that belong to no log: their number, and the file that lists them. Null: none. */
  leftOut: z.strictObject({ entries: integer, file: text }).nullable(),
})
export interface Saved extends Shape<typeof saved> {}

export const backups = {
  /** Backups of the file in use, or of a file that can't be opened, newest first. */
  list: longLaptopCall.input(z.object({ file: filePath.optional() })).output(answer<readonly BackupFile[]>(z.array(backupFile))),
  /** The newest backup of a file that passes verification; null if none does. */
  newestGood: longLaptopCall.input(z.object({ file: filePath })).output(answer<BackupFile | null>(backupFile.nullable())),
  /** The current backup folder. */
  place: longLaptopCall.output(answer<BackupPlace>(backupPlace)),
  /** Changes the backup folder (null: next to the file) and makes a backup there at once. Refused if the folder can't take backups. */
  moveTo: longLaptopCall.input(z.object({ folder: filePath.nullable() })).output(answer<BackupPlace>(backupPlace)),
  /** Makes a backup now; others may write meanwhile. */
  make: longLaptopCall.output(answer<Saving>(saving)),
  /** Replaces a damaged file by a backup and opens it. The damaged file stays beside it under another name. */
  restore: longLaptopCall.input(z.object({ file: filePath, backup: filePath })).output(answer<Tournament>(tournament)),
  /** Saves all readable data of a damaged file and its backups in a new file beside it. */
  salvage: longLaptopCall.input(z.object({ file: filePath })).output(answer<Saved>(saved)),
  /** The user continues without the entries that the file in use lacks, or in a copy. The desk reports that no more. */
  goOn: longLaptopCall.output(answer<Saving>(saving)),
}
