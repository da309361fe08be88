import { type ArrivingFile, arrivingFile } from '../../../db/joining/download-file.ts'
import type { Arriving } from '../../../db/joining/validate-entries.ts'
import { saidBy } from '../../../db/messages/messages.ts'
import type { Text } from '../../../engine/model/language.ts'
import { takeAround } from './take-around.ts'
import { hubTrouble } from './trouble.ts'

/** The file to make, the hash of its first entry, and the number of entries that the hub holds. */
export type DownloadWork = { readonly file: string; readonly tournament: Uint8Array; readonly expected: number }

/** `newest`: the newest entry of an interrupted download. */
export type InterruptedDownload = { readonly entries: number; readonly newest: Pick<Arriving, 'device' | 'number'> | undefined }

/** The number of entries in the file by now, and why the first invalid one was left out. */
export type AddedEntries = { readonly entries: number; readonly refused: Text | null }

/** A download of a tournament into its file (`ArrivingFile`). */
export type HubDownload = {
  readonly left: InterruptedDownload
  /** Adds all valid entries of some, after those of the call before. Throws if the file can't take any. */
  readonly add: (entries: readonly Arriving[]) => Promise<AddedEntries>
  readonly finish: () => Promise<void>
  readonly close: () => Promise<void>
}

/** In this thread. */
export const downloadHere = async ({ file, tournament, expected }: DownloadWork): Promise<HubDownload> => {
  const arriving = arrivingFile(file, Buffer.from(tournament), expected)
  return {
    left: leftIn(arriving),
    add: (entries) => addValid(arriving, entries),
    finish: async () => arriving.finish(),
    close: async () => arriving.close(),
  }
}

export const leftIn = (arriving: ArrivingFile): InterruptedDownload => ({ entries: arriving.entries(), newest: arriving.newest() })

/** `areSound`: as in `ArrivingFile`. */
export const addValid = async (arriving: ArrivingFile, entries: readonly Arriving[], areSound = false): Promise<AddedEntries> => {
  const refused = await takeAround(async (some) => addTo(arriving, some, areSound), entries)
  return { entries: arriving.entries(), refused: refused?.text ?? null }
}

/** An error of the disk is no invalid entry. */
const addTo = (arriving: ArrivingFile, entries: readonly Arriving[], areSound: boolean): void => {
  try {
    arriving.add(entries, areSound)
  } catch (error) {
    const { code } = error as { readonly code?: unknown }
    if (typeof code === 'string' && !code.startsWith('SQLITE_CONSTRAINT')) throw error
    throw hubTrouble('refused', saidBy(error))
  }
}
