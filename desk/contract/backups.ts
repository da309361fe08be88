import { type } from '@orpc/contract'
import { z } from 'zod'
import type { Missing } from '../../db/salvage/missing.ts'
import { LAPTOP } from './access.ts'
import { procedure } from './base.ts'
import { filePath } from './inputs.ts'
import type { Saving } from './saving.ts'
import type { Tournament } from './tournaments.ts'

/** A backup of a tournament file. `round`: the newest round that had an act then; null for a copy from before a format upgrade. */
export type BackupFile = { readonly file: string; readonly at: Date; readonly round: number | null; readonly size: number }

/** The backup folder. `chosen`: a user chose it. `free`: free space in bytes. `sameDisk`: it is on the file's own disk. Null: unknown. */
export type BackupPlace = {
  readonly folder: string
  readonly chosen: boolean
  readonly free: number | null
  readonly sameDisk: boolean | null
}

/** Result of a salvage: the new file, its number of entries, the number of those from backups, and the missing ones. */
export type Saved = {
  readonly file: string
  readonly entries: number
  readonly fromBackups: number
  /** Number of entries in which a single wrong bit was corrected; their hashes prove each correction. */
  readonly mended: number
  readonly missing: readonly Missing[]
  /** Entries, readable at least in part, that belong to no log: their number, and the file that lists them. Null: none. */
  readonly leftOut: { readonly entries: number; readonly file: string } | null
}

export const backups = {
  /** Backups of the file in use, or of a file that can't be opened, newest first. */
  list: procedure({ access: LAPTOP, long: true })
    .input(z.object({ file: filePath.optional() }))
    .output(type<readonly BackupFile[]>()),
  /** The newest backup of a file that passes verification; null if none does. */
  newestGood: procedure({ access: LAPTOP, long: true })
    .input(z.object({ file: filePath }))
    .output(type<BackupFile | null>()),
  /** The current backup folder. */
  place: procedure({ access: LAPTOP, long: true }).output(type<BackupPlace>()),
  /** Changes the backup folder (null: next to the file) and makes a backup there at once. Refused if the folder can't take backups. */
  moveTo: procedure({ access: LAPTOP, long: true })
    .input(z.object({ folder: filePath.nullable() }))
    .output(type<BackupPlace>()),
  /** Makes a backup now; others may write meanwhile. */
  make: procedure({ access: LAPTOP, long: true }).output(type<Saving>()),
  /** Replaces a damaged file by a backup and opens it. The damaged file stays beside it under another name. */
  restore: procedure({ access: LAPTOP, long: true })
    .input(z.object({ file: filePath, backup: filePath }))
    .output(type<Tournament>()),
  /** Saves all readable data of a damaged file and its backups in a new file beside it. */
  salvage: procedure({ access: LAPTOP, long: true })
    .input(z.object({ file: filePath }))
    .output(type<Saved>()),
  /** The user continues without the entries that the file in use lacks. The desk reports them no more. */
  goOn: procedure({ access: LAPTOP, long: true }).output(type<Saving>()),
}
