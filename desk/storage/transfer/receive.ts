import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { draftIn } from '../../../db/disk/drafts.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import { type Result, refuse } from '../../../engine/model/result.ts'
import type { DeskContext, FileTransfer } from '../../context/context.ts'
import { orThrow } from '../../context/errors.ts'
import { streamProgress, untilAborted } from '../../context/progress-stream.ts'
import { refused } from '../../context/refusals.ts'
import type { ReceiveNews, Taking } from '../../contract/whole.ts'
import { wholeFile } from '../../messages/whole-file.ts'
import { openTournament } from '../files/open.ts'
import { plainFileName, registerTransfer } from './transfer.ts'
import { moveIntoFolder, whyNoRoomFor } from './unpack.ts'

/** Receives a tournament that a window uploads in chunks, and opens it. Closing the iterator cancels it and deletes what has arrived. */
export async function* receiveWhole(
  desk: DeskContext,
  { name, size }: { readonly name: string; readonly size: number },
  signal?: AbortSignal,
): AsyncGenerator<ReceiveNews> {
  const trouble = whyNoRoomFor(desk.folder, size)
  if (trouble) orThrow(refused(wholeFile.refused(plainFileName(name), trouble)))
  const draft = draftIn(desk.folder, 'received')
  const from = join(draft.path, 'sent')
  const here = Promise.withResolvers<void>()
  const crossing: FileTransfer = { way: 'in', name, path: from, size, at: 0, onChunk: () => crossing.at === size && here.resolve() }
  const key = registerTransfer(desk, crossing)
  try {
    writeFileSync(from, '', { flag: 'wx', mode: 0o600 })
    const taken = yield* streamProgress<ReceiveNews, Result<string, ByLanguage<string>>>(async (told, stopping) => {
      told({ kind: 'ready', key })
      if (size > 0) await untilAborted(here.promise, stopping)
      if (stopping.aborted) return refuse(wholeFile.stopped)
      desk.transfers.delete(key)
      const going = { told: (taking: Taking) => told({ kind: 'step', ...taking }), signal: stopping }
      return moveIntoFolder({ folder: desk.folder, draft: draft.path }, { name, from, stays: false }, going)
    }, signal)
    if (signal?.aborted) return
    yield { kind: 'received', tournament: orThrow(taken.ok ? openTournament(desk, taken.value) : refused(taken.error)) }
  } finally {
    desk.transfers.delete(key)
    draft.remove()
  }
}
