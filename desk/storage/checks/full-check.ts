import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { saidBy } from '../../../db/messages/messages.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import type { OpenFile } from '../../context/context.ts'
import { startThread } from '../../context/threads/start-thread.ts'

/** Result of a full check: null, or the first error. */
export type CheckResult = { readonly text: ByLanguage<string> | null }

/** The thread's program, in this folder. */
const PROGRAM = join(import.meta.dirname, 'check-worker')

/**
 * The file to check. A file from elsewhere must also have exactly our tables and hold a tournament. `projections: false`: checks log and
 * pages only.
 */
export type CheckRequest =
  | { readonly file: string; readonly from: 'here'; readonly projections?: boolean }
  | { readonly file: string; readonly from: 'elsewhere' }

/** Starts a full check of a file that may be written meanwhile; returns a function that stops it. */
const fullCheck = (check: CheckRequest, done: (checked: CheckResult) => void): (() => Promise<void>) => {
  const { worker, ended } = startThread(PROGRAM, check)
  worker.unref()
  worker.once('message', done)
  worker.once('error', (error) => done({ text: saidBy(error) }))
  return ended
}

/** Runs a full check in a thread; undefined if it was cancelled. */
export const checkInThread = async (check: CheckRequest, signal?: AbortSignal): Promise<CheckResult | undefined> => {
  const found = Promise.withResolvers<CheckResult | undefined>()
  const stop = fullCheck(check, found.resolve)
  const giveUp = (): void => found.resolve(undefined)
  if (signal?.aborted) giveUp()
  signal?.addEventListener('abort', giveUp, { once: true })
  // a thread alone doesn't keep the process alive
  const alive = setInterval(() => undefined, 1000)
  const checked = await found.promise
  clearInterval(alive)
  signal?.removeEventListener('abort', giveUp)
  void stop()
  return checked
}

/** How long closing a file waits for its check to end, in ms: SQLite's own check can't be stopped. */
const PATIENCE = 30_000

/** Starts the check of an open file; closing the file ends it. */
export const checkOpenFile = (open: OpenFile, done: (checked: CheckResult) => void): (() => void) => {
  const stop = fullCheck({ file: open.file, from: 'here' }, (checked) => {
    open.jobs.stopCheck = null
    done(checked)
  })
  open.jobs.stopCheck = stop
  return () => void stop()
}

/** Ends the check of a file that is being closed; undefined if none runs, else resolves once the thread has closed the file. */
export const endCheck = ({ jobs }: Pick<OpenFile, 'jobs'>): Promise<void> | undefined => {
  const stop = jobs.stopCheck ?? undefined
  jobs.stopCheck = null
  return stop && Promise.race([stop(), after(PATIENCE, undefined, { ref: false })])
}
