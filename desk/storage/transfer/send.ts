import { createReadStream, createWriteStream, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { draftIn } from '../../../db/disk/drafts.ts'
import { backUp } from '../../../db/file/backup/backup.ts'
import { saidBy } from '../../../db/messages/messages.ts'
import type { Text } from '../../../engine/model/language.ts'
import { ok, type Result, refuse } from '../../../engine/model/result.ts'
import type { DeskContext, OpenFile } from '../../context/context.ts'
import { orThrow } from '../../context/errors.ts'
import { streamProgress, untilAborted } from '../../context/progress-stream.ts'
import { refused } from '../../context/refusals.ts'
import type { Packing, WholeNews } from '../../contract/whole.ts'
import { printing } from '../../messages/printing.ts'
import { refusals } from '../../messages/refusals.ts'
import { copyInThread } from '../backups/copy-in-thread.ts'
import { whyNotPrintable } from '../checks/printable.ts'
import { registerTransfer } from './transfer.ts'

/**
 * Packs the whole tournament into one file while others go on writing; refuses a file that fails verification. Closing the iterator, before
 * or after, deletes the packed file.
 */
export async function* sendWhole(desk: DeskContext, open: OpenFile, signal?: AbortSignal): AsyncGenerator<WholeNews> {
  const draft = draftIn(desk.home, 'sent')
  let key: string | undefined
  try {
    const made = yield* streamProgress<WholeNews, Result<null, Text>>(async (told, stopping) => {
      const packed = join(draft.path, 'packed')
      const going = { told: (packing: Packing) => told({ kind: 'step', ...packing }), signal: stopping }
      const done = await pack(open, { copy: join(draft.path, 'copy'), packed }, going)
      if (!done.ok) return done
      const size = statSync(packed).size
      key = registerTransfer(desk, { way: 'out', name: '', path: packed, size, at: 0, onChunk: () => undefined })
      told({ kind: 'ready', key, name: `${basename(open.file)}.gz`, size })
      await untilAborted(new Promise(() => undefined), stopping)
      return done
    }, signal)
    if (!made.ok && !signal?.aborted) orThrow(refused(made.error))
  } finally {
    if (key !== undefined) desk.transfers.delete(key)
    draft.remove()
  }
}

type Going = { readonly told: (packing: Packing) => void; readonly signal: AbortSignal }

const pack = async (
  open: OpenFile,
  { copy, packed }: { readonly copy: string; readonly packed: string },
  { told, signal }: Going,
): Promise<Result<null, Text>> => {
  told({ step: 'checking', done: 0, of: 1 })
  const trouble = await whyNotPrintable(open, signal)
  if (trouble === undefined || signal.aborted) return refuse(printing.stopped)
  if (trouble !== null) return refuse(refusals.noReport(trouble))
  const made = await backUp(open.db, copy, { told: (done, of) => told({ step: 'copying', done, of }), signal, copy: copyInThread })
  if (!made.ok) return made
  const of = made.value.size
  let done = 0
  const from = createReadStream(copy, { highWaterMark: 1024 * 1024 })
  from.on('data', ({ length }) => {
    done += length
    told({ step: 'packing', done, of })
  })
  try {
    await pipeline(from, createGzip(), createWriteStream(packed, { flags: 'wx', mode: 0o600 }), { signal })
  } catch (error) {
    return refuse(signal.aborted ? printing.stopped : saidBy(error))
  }
  rmSync(copy)
  return ok(null)
}
