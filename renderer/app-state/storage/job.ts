import { createStore } from './store.ts'

/** A long job with its progress. It continues while the user visits other screens. */
export const createJob = <T>(idle: T) => {
  const progress = createStore(idle)
  const stopping = createStore<AbortController | null>(null)
  return {
    ...progress,
    /** Begins another run; `stop` aborts its signal. */
    begin: (): AbortController => {
      const stop = new AbortController()
      stopping.set(stop)
      return stop
    },
    stop: (): void => stopping.now()?.abort(),
  }
}
