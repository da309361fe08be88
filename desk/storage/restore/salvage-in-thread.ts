import { join } from 'node:path'
import { saidBy } from '../../../db/messages/messages.ts'
import type { Salvaged, Salvaging } from '../../../db/salvage/salvage.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import type { Result } from '../../../engine/model/result.ts'
import { STOPPED, startThread } from '../../context/threads/start-thread.ts'

/** What the thread is given. `home`: where this device has its name. */
export type SalvageWork = Omit<Salvaging, 'device'> & { readonly home: string }
export type SalvageDone = Result<Salvaged, ByLanguage<string>>

/** The thread's program, beside this one. */
const PROGRAM = join(import.meta.dirname, 'salvage-worker')

/** In megabytes: what is found is collected in a file, so that no size of a damaged file needs more. */
const MEMORY = 1024

/** Saves what can be read of a damaged file in a thread of its own, so that others go on meanwhile. What it has open it closes itself (`rawFile`). */
export const salvageInThread = (work: SalvageWork): Promise<SalvageDone> =>
  new Promise((resolve) => {
    const { worker } = startThread(PROGRAM, work, { resourceLimits: { maxOldGenerationSizeMb: MEMORY }, trackUnmanagedFds: false })
    const failed = (error: unknown): void => resolve({ ok: false, error: saidBy(error) })
    worker.once('message', resolve)
    worker.once('error', failed)
    worker.once('exit', () => failed(STOPPED))
  })
