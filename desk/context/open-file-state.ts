import type { OpenCopy } from '../../db/file/backup/copy-open.ts'
import type { TakenIn } from '../../db/joining/insert-entries.ts'
import type { Arriving } from '../../db/joining/validate-entries.ts'
import type { ByLanguage } from '../../engine/model/language.ts'
import type { Result } from '../../engine/model/result.ts'
import type { SavingTrouble } from '../contract/vocabulary.ts'

/** Alarm of an open file that must not be written any more. `copy`: a copy of all that could be read; null if none could be made yet. */
export type FileAlarm = {
  readonly code: FileTrouble
  readonly why: ByLanguage<string>
  readonly detail: ByLanguage<string>
  readonly copy: OpenCopy | null
}
/** `misplaced`: the file or its write-ahead log is no longer at its path; `damaged`: it fails verification. */
export type FileTrouble = Extract<SavingTrouble, 'misplaced' | 'damaged'>

/** Work in progress for an open file. All of it ends when the file is closed. */
export type FileJobs = {
  /** Acts since the last checkpoint, and the timer of the next one. */
  readonly checkpoint: { acts: number; timer: ReturnType<typeof setTimeout> | undefined }
  /** The thread that inserts entries of other devices; null while there is none. */
  insertThread: InsertThread | null
  /** Stops the full check; null while none runs. */
  stopCheck: (() => Promise<void>) | null
  /** The timer that remembers where the log ends, and the end last remembered. */
  readonly logEnd: { timer: ReturnType<typeof setInterval> | undefined; noted: string | undefined }
}

/** Inserts entries one batch after the other. */
export type InsertThread = { readonly insert: (arriving: readonly Arriving[]) => Promise<InsertResult>; readonly end: () => void }
export type InsertResult = Result<TakenIn, ByLanguage<string>>

export const noJobs = (): FileJobs => ({
  checkpoint: { acts: 0, timer: undefined },
  insertThread: null,
  stopCheck: null,
  logEnd: { timer: undefined, noted: undefined },
})
