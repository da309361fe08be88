import { join } from 'node:path'
import type { SalvagedFile, SalvageFiles } from '../../../db/salvage/salvage.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import type { Result } from '../../../engine/model/result.ts'
import { failedAs, runInThread } from '../../context/threads/run-in-thread.ts'

/** Input of the thread. `home`: the folder with this device's name. */
export type SalvageWork = Omit<SalvageFiles, 'device'> & { readonly home: string }
export type SalvageDone = Result<SalvagedFile, ByLanguage<string>>

/** The thread's program, in this folder. */
const PROGRAM = join(import.meta.dirname, 'salvage-worker')

/** Memory limit in MB: found entries go into a file, so that a damaged file of any size needs no more. */
const MEMORY = 1024

/**
 * Saves the readable entries of a damaged file in a thread, so that the desk stays responsive. The thread closes its own files (`rawFile`).
 */
export const salvageInThread = (work: SalvageWork): Promise<SalvageDone> => {
  const options = { resourceLimits: { maxOldGenerationSizeMb: MEMORY }, trackUnmanagedFds: false }
  return runInThread<SalvageDone>(PROGRAM, work, options).catch(failedAs)
}
