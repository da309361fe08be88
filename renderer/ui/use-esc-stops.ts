import { useEffect } from 'react'

/** While something takes long, Esc stops it, before any other meaning of the key: the screen stays where it is. */
export const useEscStops = (isOn: boolean, stop: () => void): void => {
  useEffect(() => {
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
