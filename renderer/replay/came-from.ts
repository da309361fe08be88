import { useEffect } from 'react'
import { createStore } from '../app-state/storage/store.ts'

const origin = createStore<string | null>(null)

/** Remembers the address that a replay was opened from. */
export const useRememberOrigin = (place: string): void => {
  useEffect(() => {
    if (!place.startsWith('/replay/')) origin.set(place)
  }, [place])
}

/** The address before the replay; null if a link opened it. */
export const replayOrigin = origin.now
