import { parentPort } from 'node:worker_threads'
import { type ArrivingFile, arrivingFile } from '../../../db/joining/download-file.ts'
import type { Arriving } from '../../../db/joining/validate-entries.ts'
import { saidBy } from '../../../db/messages/messages.ts'
import { threadWork } from '../../context/threads/thread-work.ts'
import { type AddedEntries, addValid, type DownloadWork, leftIn } from './download-here.ts'
import type { DownloadAnswer, DownloadStep } from './download-in-thread.ts'
import { unpackEntries } from './packed-entries.ts'

const say = async (what: () => Promise<DownloadAnswer> | DownloadAnswer): Promise<void> => {
  try {
    parentPort?.postMessage(await what())
  } catch (error) {
    parentPort?.postMessage({ ok: false, error: saidBy(error) } satisfies DownloadAnswer)
  }
}

/** Buffers from another thread arrive as plain byte arrays. */
const received = (entries: readonly Arriving[]): readonly Arriving[] =>
  entries.map((entry) => ({ ...entry, previous: bytesIn(entry.previous), hash: bytesIn(entry.hash) }))
const bytesIn = (value: Buffer): Buffer => ((value as unknown) instanceof Uint8Array ? Buffer.from(value) : value)

const add = (arriving: ArrivingFile, step: Extract<DownloadStep, { readonly does: 'add' }>): Promise<AddedEntries> =>
  'sound' in step ? addValid(arriving, unpackEntries(step.sound), true) : addValid(arriving, received(step.unsound))

const begin = ({ file, tournament, expected }: DownloadWork): DownloadAnswer => {
  const arriving = arrivingFile(file, Buffer.from(tournament), expected)
  const standing = (added: AddedEntries): DownloadAnswer => ({ ok: true, value: { ...added, newest: arriving.newest() } })
  let steps = Promise.resolve()
  parentPort?.on('message', (step: DownloadStep) => {
    steps = steps.then(() =>
      say(async () => {
        if (step.does === 'add') return standing(await add(arriving, step))
        const now = { ok: true, value: { ...leftIn(arriving), refused: null } } as const
        if (step.does === 'finish') arriving.finish()
        else arriving.close()
        return now
      }),
    )
  })
  return standing({ entries: arriving.entries(), refused: null })
}

const work = threadWork() as DownloadWork
await say(() => begin(work))
