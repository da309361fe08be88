import { useEffect, useLayoutEffect, useRef } from 'react'
import { createStore } from '../app-state/storage/store.ts'
import { useLatest } from './use-latest.ts'

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

/**
 * Holds the keys typed for a form whose chunk is still loading. Once the form is there, what has its focus gets them one after the other, each
 * drawn before the next. Esc cancels.
 */
export const useKeysForForm = (isThere: boolean, onCancel: () => void): void => {
  const held = useRef<KeyboardEvent[] | null>(isThere ? null : [])
  const cancel = useLatest(onCancel)
  useLayoutEffect(() => {
    const hold = (event: KeyboardEvent): void => {
      if (!held.current || !event.isTrusted || isForOthers(event)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (event.key === 'Escape') cancel()
      else held.current.push(event)
    }
    addEventListener('keydown', hold, { capture: true })
    return () => removeEventListener('keydown', hold, { capture: true })
  }, [cancel])
  useEffect(() => {
    if (!isThere) return
    let timer: ReturnType<typeof setTimeout>
    const next = (): void => {
      const event = held.current?.shift()
      if (!event) {
        held.current = null
        return
      }
      press(event)
      timer = setTimeout(next)
    }
    next()
    return () => clearTimeout(timer)
  }, [isThere])
}

/** Does what a key would have done where the focus is now. */
const press = (event: KeyboardEvent): void => {
  const to = document.activeElement ?? document.body
  const isLeft = to.dispatchEvent(new KeyboardEvent('keydown', event))
  if (!isLeft) return
  if (event.key === 'Enter') to.closest('form')?.requestSubmit()
  else if (event.key.length === 1) document.execCommand('insertText', false, event.key)
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
