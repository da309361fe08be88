import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { saidBy } from '../../../db/messages/messages.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import type { OpenFile } from '../../context/context.ts'
import { untilAborted } from '../../context/progress-stream.ts'
import { runInThread, type ThreadOptions } from '../../context/threads/run-in-thread.ts'

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

/** Checks a file that may be written meanwhile; undefined if it was cancelled. */
const fullCheck = async (check: CheckRequest, options: ThreadOptions<never>): Promise<CheckResult | undefined> => {
  try {
    return await runInThread<CheckResult>(PROGRAM, check, options)
  } catch (error) {
    return options.signal?.aborted ? undefined : { text: saidBy(error) }
  }
}

/** Runs a full check in a thread; undefined as soon as it is cancelled, though SQLite's own check can't be stopped and ends later. */
export const checkInThread = async (check: CheckRequest, signal?: AbortSignal): Promise<CheckResult | undefined> => {
  const checked = fullCheck(check, { signal })
  if (signal) await untilAborted(checked, signal)
  return signal?.aborted ? undefined : checked
}

/** How long closing a file waits for its check to end, in ms: SQLite's own check can't be stopped. */
const PATIENCE = 30_000

/** Starts the check of an open file; closing the file ends it. */
export const checkOpenFile = (open: OpenFile, done: (checked: CheckResult) => void): (() => void) => {
  const running = new AbortController()
  const check = async (): Promise<void> => {
    const checked = await fullCheck({ file: open.file, from: 'here' }, { signal: running.signal, inBackground: true })
    if (!checked) return
    open.jobs.stopCheck = null
    done(checked)
  }
  const over = check()
  open.jobs.stopCheck = () => {
    running.abort()
    return over
  }
  return () => running.abort()
}

/** Ends the check of a file that is being closed; undefined if none runs, else resolves once the thread has closed the file. */
export const endCheck = ({ jobs }: Pick<OpenFile, 'jobs'>): Promise<void> | undefined => {
  const stop = jobs.stopCheck ?? undefined
  jobs.stopCheck = null
  return stop && Promise.race([stop(), after(PATIENCE, undefined, { ref: false })])
}
