import { join } from 'node:path'
import { failedAs, runInThread } from '../../context/threads/run-in-thread.ts'
import { isForTwoThreads } from '../checks/verify-in-thread.ts'
import { checkProjectionsBeside } from './check-projections-beside.ts'
import type { JoinWork, JoinWorkDone } from './join-work.ts'

/** The thread's program, in this folder. */
const PROGRAM = join(import.meta.dirname, 'join-worker')

/** Previews or merges copies in a thread, while another one checks projections of large files. A preview can be cancelled. */
export const mergeInThread = async <Does extends 'preview' | 'join'>(
  { does, file, copies }: { readonly does: Does; readonly file: string; readonly copies: readonly string[] },
  { signal, isLarge = isForTwoThreads }: { readonly signal?: AbortSignal | undefined; readonly isLarge?: (file: string) => boolean } = {},
): Promise<JoinWorkDone<Does>> => {
  const { beside, end } = checkProjectionsBeside([...copies, file].filter(isLarge))
  try {
    return await joinInThread({ does, file, copies, beside }, signal)
  } finally {
    await end()
  }
}

/** Merges or previews copies, or renames a device's entries, in a thread. */
export const joinInThread = <W extends JoinWork>(work: W, signal?: AbortSignal): Promise<JoinWorkDone<W['does']>> =>
  runInThread<JoinWorkDone<W['does']>>(PROGRAM, work, work.does === 'preview' ? { signal } : {}).catch(failedAs)
