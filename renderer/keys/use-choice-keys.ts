import { useEffect, useRef } from 'react'
import { isKey } from './is-key.ts'

/**
 * Keys of a list of choices in a form, such as 1 to 9 and 0 for the last one. They act on buttons, radios and selects too, but not while
 * something is typed.
 */
export const useChoiceKeys = (keys: readonly string[], onKey: (key: string) => void): void => {
  const latest = useRef({ keys, onKey })
  useEffect(() => {
    latest.current = { keys, onKey }
  })
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isTyping(event.target)) return
      const key = latest.current.keys.find((name) => isKey(name, event))
      if (key === undefined) return
      event.preventDefault()
      latest.current.onKey(key)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  (target.matches('textarea, input:not([type="radio"], [type="checkbox"])') ||
    document.querySelector('[role="dialog"], [role="menu"]') !== null)
