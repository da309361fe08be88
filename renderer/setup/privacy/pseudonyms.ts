import type { PseudonymsMade, PseudonymsMaking } from '../../../desk/contract/personal.ts'
import type { PersonalStep } from '../../../desk/contract/vocabulary.ts'
import { desk } from '../../app-state/desk/client.ts'
import { createJob } from '../../app-state/storage/job.ts'
import { failureMessage, showTrouble } from '../../app-state/trouble.ts'

/** The pseudonymized export under way, and the last one. */
export type PseudonymsJob = {
  readonly isOn: boolean
  readonly step: PersonalStep
  readonly done: number
  readonly of: number
  readonly last: PseudonymsMade | 'stopped' | null
}

const IDLE: PseudonymsJob = { isOn: false, step: 'checking', done: 0, of: 1, last: null }
const job = createJob(IDLE)

export const usePseudonymsJob = job.useNow

/** Writes the pseudonymized file. It continues while the user visits other screens. */
export const writePseudonyms = async (wanted: PseudonymsMaking): Promise<void> => {
  if (job.now().isOn) return
  const stop = job.begin()
  job.set({ ...IDLE, isOn: true })
  try {
    for await (const news of await desk.pseudonyms.make(wanted, { signal: stop.signal })) {
      if (stop.signal.aborted) break
      if (news.kind === 'step') job.set({ ...job.now(), step: news.step, done: news.done, of: news.of })
      else job.set({ ...IDLE, last: news.made })
    }
  } catch (error) {
    if (!stop.signal.aborted) showTrouble(failureMessage(error))
  }
  if (job.now().isOn) job.set({ ...IDLE, last: stop.signal.aborted ? 'stopped' : null })
}

/** Stops the export and discards it. */
export const stopPseudonyms = job.stop

/** Clears the last result before another attempt. */
export const clearPseudonymsJob = (): void => {
  if (!job.now().isOn) job.set(IDLE)
}
