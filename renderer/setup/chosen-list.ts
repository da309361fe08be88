import { useSyncExternalStore } from 'react'
import type { ListPreview } from '../../desk/contract.ts'
import { desk } from '../desk/client.ts'

/** The file that a person chose, as it is sent. */
export type ListFile = { readonly name: string; readonly base64: string }
/** What the person says of it; the rest is told by the file. */
export type ListAsked = NonNullable<Parameters<typeof desk.lists.preview>[0]>['asked']

/** The list being looked at. It stays while one looks at other screens. */
export type ChosenList = {
  readonly file: ListFile | null
  readonly asked: ListAsked
  readonly reading: { readonly read: number; readonly of: number } | null
  readonly preview: ListPreview | null
  readonly trouble: string | null
}

const NONE: ChosenList = { file: null, asked: {}, reading: null, preview: null, trouble: null }
let now = NONE
let running: AbortController | null = null
const listeners = new Set<() => void>()
const change = (part: Partial<ChosenList>): void => {
  now = { ...now, ...part }
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useChosenList = (): ChosenList => useSyncExternalStore(subscribe, () => now)

/** The largest file that is sent at all; the desk says the same of it. */
const MOST_BYTES = 12_000_000

/** Takes a file from the disk; `tooLarge` says so where nothing of the kind can be a list. */
export const chooseFile = async (file: File, tooLarge: string): Promise<void> => {
  stopReading()
  if (file.size > MOST_BYTES) return change({ ...NONE, trouble: tooLarge })
  const name = file.name.replaceAll(/\p{Cc}+/gu, ' ').slice(-255) || 'list'
  change({ ...NONE, file: { name, base64: await base64Of(file) } })
  await readAgain()
}

/** Reads the same file otherwise: what is left out of `part` stays as it was said. */
export const askOtherwise = (part: ListAsked): Promise<void> => {
  change({ asked: { ...now.asked, ...part } })
  return readAgain()
}

/** Looks again what the list would do, since the tournament has changed. */
export const readAgain = async (): Promise<void> => {
  const { file, asked } = now
  if (!file) return
  running?.abort()
  const mine = new AbortController()
  running = mine
  change({ reading: { read: 0, of: 0 }, trouble: null })
  try {
    for await (const news of await desk.lists.preview({ file, asked }, { signal: mine.signal })) {
      if (running !== mine) return
      if (news.kind === 'reading') change({ reading: news })
      else change({ preview: news.preview, reading: null })
    }
  } catch (error) {
    if (running === mine) change({ reading: null, preview: null, trouble: error instanceof Error ? error.message : String(error) })
  } finally {
    if (running === mine) running = null
  }
}

/** Stops the reading; the file is forgotten. */
export const forgetList = (): void => {
  stopReading()
  change(NONE)
}

const stopReading = (): void => {
  running?.abort()
  running = null
}

const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result).split(',')[1] ?? ''))
    reader.addEventListener('error', () => reject(reader.error ?? new Error(file.name)))
    reader.readAsDataURL(file)
  })
