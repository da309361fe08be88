import { join } from 'node:path'
import { type Arriving, isSoundEntry } from '../../../db/joining/validate-entries.ts'
import { troubled } from '../../../db/messages/messages.ts'
import type { Text } from '../../../engine/model/language.ts'
import type { Result } from '../../../engine/model/result.ts'
import { startThread, THREAD_STOPPED } from '../../context/threads/start-thread.ts'
import type { AddedEntries, DownloadWork, HubDownload, InterruptedDownload } from './download-here.ts'
import { type PackedEntries, packEntries } from './packed-entries.ts'

/** A step of the thread. Sound entries come packed; if one of some is not, they come as they are, and the thread finds the faults. */
export type DownloadStep =
  | { readonly does: 'add'; readonly sound: PackedEntries }
  | { readonly does: 'add'; readonly unsound: readonly Arriving[] }
  | { readonly does: 'finish' | 'close' }

/** The thread's answer to each step; before them that the draft is open. */
export type DownloadAnswer = Result<InterruptedDownload & AddedEntries, Text>

/** The thread's program, in this folder. */
const PROGRAM = join(import.meta.dirname, 'download-worker')

/**
 * In a thread, which does the steps in turn. So the desk stays responsive, and the next entries are received and checked while the file
 * takes those before them.
 */
export const downloadInThread = async (work: DownloadWork): Promise<HubDownload> => {
  const { worker, ended } = startThread(PROGRAM, work)
  const asked: PromiseWithResolvers<DownloadAnswer>[] = []
  let gone: { readonly why: unknown } | undefined
  const answered = async (): Promise<InterruptedDownload & AddedEntries> => {
    if (gone) throw gone.why
    const answer = Promise.withResolvers<DownloadAnswer>()
    asked.push(answer)
    const result = await answer.promise
    if (!result.ok) throw troubled(result.error)
    return result.value
  }
  const fail = (why: unknown): void => {
    gone ??= { why }
    for (const { reject } of asked.splice(0)) reject(why)
  }
  worker.on('message', (answer: DownloadAnswer) => asked.shift()?.resolve(answer))
  worker.once('error', fail)
  worker.once('exit', () => fail(THREAD_STOPPED))
  const does = (step: DownloadStep): Promise<InterruptedDownload & AddedEntries> => {
    worker.postMessage(step)
    return answered()
  }
  const last = async (step: DownloadStep): Promise<void> => {
    await does(step)
    await ended()
  }
  try {
    return {
      left: await answered(),
      add: (entries) =>
        does(entries.every(isSoundEntry) ? { does: 'add', sound: packEntries(entries) } : { does: 'add', unsound: entries }),
      finish: () => last({ does: 'finish' }),
      // after an error of a step the reason of that counts
      close: () => last({ does: 'close' }).catch(ended),
    }
  } catch (error) {
    await ended()
    throw error
  }
}
