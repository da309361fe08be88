import { useEffect } from 'react'

/** Keeps a tablet's screen on while the window is visible, if the browser can. Asks again whenever the system drops the wake lock. */
export const useWakeLock = (wanted: boolean): void => {
  useEffect(() => {
    if (!wanted) return
    let held: WakeLockSentinel | undefined
    let isOver = false
    const request = async (): Promise<void> => {
      try {
        held = await navigator.wakeLock?.request('screen')
        if (isOver) await held?.release()
      } catch {
        // a tablet in battery-saving mode refuses
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
