import { useEffect } from 'react'

/** Keeps the screen of a tablet on as long as its window is seen, where its browser can; the system may let it go, then it is asked for again. */
export const useAwake = (wanted: boolean): void => {
  useEffect(() => {
    if (!wanted) return
    let held: WakeLockSentinel | undefined
    let isOver = false
    const request = async (): Promise<void> => {
      try {
        held = await navigator.wakeLock?.request('screen')
        if (isOver) await held?.release()
      } catch {
        // a tablet that saves its battery does not let it
      }
    }
    const keep = (): void => {
      if (!document.hidden && (!held || held.released)) void request()
    }
    keep()
    document.addEventListener('visibilitychange', keep)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', keep)
      void held?.release()
    }
  }, [wanted])
}
