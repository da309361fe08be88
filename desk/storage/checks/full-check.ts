import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { saidBy } from '../../../db/messages/messages.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import type { OpenFile } from '../../context/context.ts'
import { startThread } from '../../context/threads/start-thread.ts'

/** What a full check of a file found: nothing, or the first thing that is wrong. */
export type Checked = { readonly text: ByLanguage<string> | null }

/** The thread's program, beside this one. */
const PROGRAM = join(import.meta.dirname, 'check-worker')

/**
 * What is checked; one that comes from elsewhere also for whether its tables are ours to the letter, and hold a tournament. `projections: false`: its log and
 * its pages alone.
 */
export type ToCheck =
  | { readonly file: string; readonly from: 'here'; readonly projections?: boolean }
  | { readonly file: string; readonly from: 'elsewhere' }

/** Starts a full check of a file, which others go on writing; answers how it is stopped. */
const fullCheck = (check: ToCheck, done: (checked: Checked) => void): (() => Promise<void>) => {
  const { worker, ended } = startThread(PROGRAM, check)
  worker.unref()
  worker.once('message', done)
  worker.once('error', (error) => done({ text: saidBy(error) }))
  return ended
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
  void stop()
  return checked
}

/** The checks of files in use that are under way, and how they are stopped. */
const underWay = new WeakMap<OpenFile, () => Promise<void>>()

/** The most that closing a file waits for the end of its check, in milliseconds: SQLite itself goes through a file without being stopped. */
const PATIENCE = 30_000

/** Starts the check of a file in use, which ends with it. */
export const checkInUse = (open: OpenFile, done: (checked: Checked) => void): (() => void) => {
  const stop = fullCheck({ file: open.file, from: 'here' }, (checked) => {
    underWay.delete(open)
    done(checked)
  })
  underWay.set(open, stop)
  return () => void stop()
}

/** Ends the check of a file that is to be closed; undefined where none is under way, else said once the thread has closed the file. */
export const endCheck = (open: OpenFile): Promise<void> | undefined => {
  const stop = underWay.get(open)
  underWay.delete(open)
  return stop && Promise.race([stop(), after(PATIENCE, undefined, { ref: false })])
}
