import { useLayoutEffect } from 'react'

/** While a long job runs, Esc stops it before any other meaning of the key, so that the screen stays. */
export const useEscStops = (isOn: boolean, stop: () => void): void => {
  useLayoutEffect(() => {
    if (!isOn) return
    const hear = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      stop()
    }
    window.addEventListener('keydown', hear, { capture: true })
    return () => window.removeEventListener('keydown', hear, { capture: true })
  }, [isOn, stop])
}
