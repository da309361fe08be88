import { join } from 'node:path'
import { saidBy } from '../../db/words.ts'
import type { ByLanguage } from '../../engine/language.ts'
import { startThread } from '../threads/start-thread.ts'

/** What a full check of a file found: nothing, or the first thing that is wrong. */
export type Checked = { readonly text: ByLanguage<string> | null }

/** The thread's program, beside this one. */
const PROGRAM = join(import.meta.dirname, 'check-worker')

/** What is checked; one that comes from elsewhere also for whether its tables are ours to the letter, and hold a tournament. */
export type ToCheck = { readonly file: string; readonly from: 'here' | 'elsewhere' }

/** Starts a full check of a file, which others go on writing; answers how it is stopped. */
export const fullCheck = (check: ToCheck, done: (checked: Checked) => void): (() => void) => {
  const { worker, stop } = startThread(PROGRAM, check)
  worker.unref()
  worker.once('message', done)
  worker.once('error', (error) => done({ text: saidBy(error) }))
  return stop
}

/** The same, waited for; undefined where it was stopped. */
export const checkedApart = async (check: ToCheck, signal?: AbortSignal): Promise<Checked | undefined> => {
  const found = Promise.withResolvers<Checked | undefined>()
  const stop = fullCheck(check, found.resolve)
  const giveUp = (): void => found.resolve(undefined)
  if (signal?.aborted) giveUp()
  signal?.addEventListener('abort', giveUp, { once: true })
  // a thread alone keeps no program alive
  const alive = setInterval(() => undefined, 1000)
  const checked = await found.promise
  clearInterval(alive)
  signal?.removeEventListener('abort', giveUp)
  stop()
  return checked
}
