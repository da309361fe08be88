import { useEffect } from 'react'
import { paths } from '../app-state/navigation/paths.ts'
import { createStore } from '../app-state/storage/store.ts'

export type ActAt = { readonly table: string; readonly hand: string; readonly act: number; readonly ref: string | undefined }

/** A link that opens this act from outside the window. It holds an address and nothing else. */
export const linkToAct = ({ table, hand, act, ref }: ActAt): string => `shinpan:/${paths.replay(table, hand, act, ref)}`

/** Copies a text to the clipboard; false if that failed. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

const origin = createStore<string | null>(null)

/** Remembers the address that a replay was opened from. */
export const useRememberOrigin = (place: string): void => {
  useEffect(() => {
    if (!place.startsWith('/replay/')) origin.set(place)
  }, [place])
}

/** The address before the replay; null if a link opened it. */
export const replayOrigin = origin.now
