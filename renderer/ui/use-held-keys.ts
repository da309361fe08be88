import { useEffect, useLayoutEffect, useRef } from 'react'
import { createStore } from '../app-state/storage/store.ts'

/**
 * Holds the keys typed for a dialog whose chunk is still loading, so that none acts on the screen below. Once the dialog is there, its
 * field gets the text. Esc cancels.
 */
export const useHeldKeys = (isHolding: boolean, onCancel: () => void): void => {
  const held = useRef('')
  useLayoutEffect(() => {
    if (!isHolding) return
    const hold = (event: KeyboardEvent): void => {
      const { key } = event
      if (isForOthers(event)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (key === 'Escape') onCancel()
      else held.current = withKey(held.current, key)
    }
    addEventListener('keydown', hold, { capture: true })
    return () => removeEventListener('keydown', hold, { capture: true })
  }, [isHolding, onCancel])
  useEffect(() => {
    if (isHolding || held.current === '') return
    // the only way that the field's own handlers notice
    document.execCommand('insertText', false, held.current)
    held.current = ''
  }, [isHolding])
}

/** The text typed while a table was being opened, for its line. */
export const typedAhead = createStore('')

/** Keys typed while a table is being opened, before its screen is there, go into its line: none is lost, and none acts. */
export const useTypedAhead = (table: string | null): void =>
  useLayoutEffect(() => {
    if (table === null) return
    const take = (event: KeyboardEvent): void => {
      if (event.target !== document.body || isForOthers(event) || document.querySelector('main')) return
      event.preventDefault()
      event.stopImmediatePropagation()
      typedAhead.set(withKey(typedAhead.now(), event.key === 'Enter' ? '\n' : event.key))
    }
    addEventListener('keydown', take, true)
    return () => {
      removeEventListener('keydown', take, true)
      typedAhead.set('')
    }
  }, [table])

/** A text after one more key. */
const withKey = (text: string, key: string): string => (key === 'Backspace' ? text.slice(0, -1) : key.length === 1 ? text + key : text)

/** Keys of the browser or the system, such as Ctrl+T. AltGr types letters. */
const isForOthers = (event: KeyboardEvent): boolean =>
  !event.getModifierState('AltGraph') && (event.ctrlKey || event.altKey || event.metaKey)
