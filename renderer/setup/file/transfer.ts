import type { Tournament } from '../../../desk/contract/tournaments.ts'
import { desk } from '../../app-state/desk/client.ts'
import { decodeBase64, encodeBase64, saveFile } from '../../app-state/desktop/desktop-app.ts'
import { routeNow } from '../../app-state/navigation/paths.ts'
import { createJob } from '../../app-state/storage/job.ts'
import { failureMessage, showTrouble } from '../../app-state/trouble.ts'
import { exportPlace, type LastExport } from '../../reports/last-export.ts'

/** Import or export of the whole tournament as one file, with its progress in bytes. One at a time. */
export type TransferState = {
  readonly step: 'sending' | 'unpacking' | 'checking' | 'copying' | 'packing' | 'fetching' | null
  readonly done: number
  readonly of: number
  readonly last: LastExport | null
}

const IDLE: TransferState = { step: null, done: 0, of: 1, last: null }
const transfer = createJob<TransferState>(IDLE)
export const useTransfer = transfer.useNow

/** Chunk size in bytes: only this much of the file is in memory twice. */
const CHUNK = 3 * 1024 * 1024

/** Stops the transfer and discards it. */
export const stopTransfer = transfer.stop

/** Runs a transfer unless another one is under way, and reports its failure. */
const runTransfer = async <T>(work: (stop: AbortController, route: string) => Promise<T | undefined>): Promise<T | undefined> => {
  if (transfer.now().step !== null) return undefined
  const stop = transfer.begin()
  const route = routeNow()
  try {
    return await work(stop, route)
  } catch (error) {
    if (!stop.signal.aborted) showTrouble(failureMessage(error))
    return undefined
  } finally {
    if (transfer.now().step !== null)
      transfer.set({ ...IDLE, last: stop.signal.aborted ? { name: null, at: new Date(), of: await exportPlace(route) } : null })
  }
}

/** Uploads a file to the desk in chunks. Resolves to its tournament once that was validated and opened. */
export const uploadTournament = (file: File): Promise<Tournament | undefined> =>
  runTransfer(async ({ signal }) => {
    transfer.set({ ...IDLE, step: 'sending', of: file.size })
    const parts = async (key: string): Promise<void> => {
      for (let at = 0; at < file.size && !signal.aborted; at += CHUNK) {
        await desk.tournaments.whole.partIn({ key, at, content: await encodeBase64(file.slice(at, at + CHUNK)) }, { signal })
        if (transfer.now().step === 'sending')
          transfer.set({ ...IDLE, step: 'sending', done: Math.min(file.size, at + CHUNK), of: file.size })
      }
    }
    for await (const news of await desk.tournaments.whole.receive({ name: file.name, size: file.size }, { signal })) {
      if (news.kind === 'received') return news.tournament
      if (news.kind === 'step') transfer.set({ ...IDLE, step: news.step, done: news.done, of: news.of })
      else await parts(news.key)
    }
    return undefined
  })

/** Downloads the whole tournament in chunks and saves it as one file. */
export const saveWholeTournament = (): Promise<unknown> =>
  runTransfer(async (stop, route) => {
    const { signal } = stop
    transfer.set({ ...IDLE, step: 'checking' })
    for await (const news of await desk.tournaments.whole.send(undefined, { signal })) {
      if (news.kind === 'step') {
        transfer.set({ ...IDLE, step: news.step, done: news.done, of: news.of })
        continue
      }
      const { key, name, size } = news
      const parts: Uint8Array<ArrayBuffer>[] = []
      for (let at = 0; at < size; ) {
        transfer.set({ ...IDLE, step: 'fetching', done: at, of: size })
        const bytes = decodeBase64((await desk.tournaments.whole.partOut({ key, at }, { signal })).content)
        parts.push(bytes)
        at += bytes.length
      }
      const isSaved = await saveFile({ name, mime: 'application/gzip', content: new Blob(parts) })
      transfer.set({ ...IDLE, last: { name: isSaved ? name : null, at: new Date(), of: await exportPlace(route) } })
      // the desk keeps the packed file while the stream is open
      stop.abort()
      return name
    }
    return undefined
  })
