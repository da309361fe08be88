import { useEffect } from 'react'

let from: string | null = null

/** Remembers the address that a replay was opened from. */
export const useRememberOrigin = (place: string): void => {
  useEffect(() => {
    if (!place.startsWith('/replay/')) from = place
  }, [place])
}

/** The address before the replay; null if a link opened it. */
export const replayOrigin = (): string | null => from
