import { type } from '@orpc/contract'
import { z } from 'zod'
import type { Missing } from '../../db/salvage/missing.ts'
import { LAPTOP } from './access.ts'
import { procedure } from './base.ts'
import { filePath } from './inputs.ts'
import type { Saving } from './saving.ts'
import type { Tournament } from './tournaments.ts'

/** A backup of a tournament file. `round`: the newest round that had an act then; null for a copy from before the file got a newer format. */
export type BackupFile = { readonly file: string; readonly at: Date; readonly round: number | null; readonly size: number }

/** Where backups go; `chosen`: a folder of somebody's choice; `free`: room there, in bytes; `sameDisk`: it lies on the file's own disk. Null: not told. */
export type BackupPlace = {
  readonly folder: string
  readonly chosen: boolean
  readonly free: number | null
  readonly sameDisk: boolean | null
}

/** What was saved of a damaged file into a new one: how many entries, how many of them from backups, which are missing. */
export type Saved = {
  readonly file: string
  readonly entries: number
  readonly fromBackups: number
  /** Entries in which a single wrong bit was put right, as their hashes prove. */
  readonly mended: number
  readonly missing: readonly Missing[]
  /** Entries that can be read, at least in part, but join no log, and where they were written down; null where there are none. */
  readonly leftOut: { readonly entries: number; readonly file: string } | null
}

/** Backups of tournament files, and what is done with them. */
export const backups = {
  /** Of the file in use, or of a file that can't be opened; newest first. */
  list: procedure({ access: LAPTOP, long: true })
    .input(z.object({ file: filePath.optional() }))
    .output(type<readonly BackupFile[]>()),
  /** The newest one of a file that verifies; null where none does. */
  newestGood: procedure({ access: LAPTOP, long: true })
    .input(z.object({ file: filePath }))
    .output(type<BackupFile | null>()),
  /** Where they go. */
  place: procedure({ access: LAPTOP, long: true }).output(type<BackupPlace>()),
  /** Has them go to another folder from now on, null: next to the file again; one is made there at once. Refused where it can't take them. */
  moveTo: procedure({ access: LAPTOP, long: true })
    .input(z.object({ folder: filePath.nullable() }))
    .output(type<BackupPlace>()),
  /** Makes one now, while others write. */
  make: procedure({ access: LAPTOP, long: true }).output(type<Saving>()),
  /** Puts a backup in the place of a damaged file, which is kept beside it under another name, and opens it. */
  restore: procedure({ access: LAPTOP, long: true })
    .input(z.object({ file: filePath, backup: filePath }))
    .output(type<Tournament>()),
  /** Saves what can be read of a damaged file and its backups into a new file beside it. */
  salvage: procedure({ access: LAPTOP, long: true })
    .input(z.object({ file: filePath }))
    .output(type<Saved>()),
  /** Goes on without what an older state of the file in use lacks, knowingly. */
  goOn: procedure({ access: LAPTOP, long: true }).output(type<Saving>()),
}
