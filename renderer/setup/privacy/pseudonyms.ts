import { useSyncExternalStore } from 'react'
import type { PseudonymsMade, PseudonymsMaking } from '../../../desk/contract/personal.ts'
import type { PersonalStep } from '../../../desk/contract/vocabulary.ts'
import { desk } from '../../app-state/desk/client.ts'
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
let job = IDLE
let stopping: AbortController | null = null
const listeners = new Set<() => void>()

const set = (next: PseudonymsJob): void => {
  job = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const usePseudonymsJob = (): PseudonymsJob => useSyncExternalStore(subscribe, () => job)

/** Writes the pseudonymized file. It continues while the user visits other screens. */
export const writePseudonyms = async (wanted: PseudonymsMaking): Promise<void> => {
  if (job.isOn) return
  const stop = new AbortController()
  stopping = stop
  set({ ...IDLE, isOn: true })
  try {
    for await (const news of await desk.pseudonyms.make(wanted, { signal: stop.signal })) {
      if (stop.signal.aborted) break
      if (news.kind === 'step') set({ ...job, step: news.step, done: news.done, of: news.of })
      else set({ ...IDLE, last: news.made })
    }
  } catch (error) {
    if (!stop.signal.aborted) showTrouble(failureMessage(error))
  }
  if (job.isOn) set({ ...IDLE, last: stop.signal.aborted ? 'stopped' : null })
}

/** Stops the export and discards it. */
export const stopPseudonyms = (): void => stopping?.abort()

/** Clears the last result before another attempt. */
export const clearPseudonymsJob = (): void => {
  if (!job.isOn) set(IDLE)
}
