import { useEffect } from 'react'

let from: string | null = null

/** Remembers the place that a replay was opened from. */
export const useCameFrom = (place: string): void => {
  useEffect(() => {
    if (!place.startsWith('/replay/')) from = place
  }, [place])
}

/** Where one was before the replay; null where a link opened it. */
export const cameFrom = (): string | null => from
