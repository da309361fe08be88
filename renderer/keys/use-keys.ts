import { useLayoutEffect, useRef } from 'react'
import { isKey } from './is-key.ts'

type Handlers = Readonly<Record<string, (event: KeyboardEvent) => void>>

/**
 * Keys of a screen. Single letters act only while no field has the focus and no form is open that keeps them (`data-keeps-letters`); keys with
 * Ctrl, Alt and F keys act everywhere, but for Ctrl Z and Ctrl Y in a field. None acts while a dialog or a menu is open.
 */
export const useKeys = (handlers: Handlers): void => {
  const latest = useRef(handlers)
  useLayoutEffect(() => {
    latest.current = handlers
  })
  const names = Object.keys(handlers).join('\n')
  // before the screen is drawn: a key pressed as soon as it is seen must not be lost
  useLayoutEffect(() => {
    if (names === '') return
    const keys = names.split('\n')
    const handle = (event: KeyboardEvent): void => {
      const name = keys.find((key) => isKey(key, event))
      if (name === undefined) return
      const busy = isBusy(event)
      // the browser has meanings of its own for F keys, such as help
      if (!busy || isFunctionKey(event)) event.preventDefault()
      if (!busy) latest.current[name]?.(event)
    }
    bound.add(handle)
    return () => {
      bound.delete(handle)
    }
  }, [names])
}

// Keys of an input method are its own: the Enter that takes a word of Japanese must not enter the line. No listener of the window sees them.
addEventListener('keydown', (event) => event.isComposing && event.stopImmediatePropagation(), true)

/** The keys of all parts of the screen, the first ones first. One listener serves them all: most keys are letters of a line. */
const bound = new Set<(event: KeyboardEvent) => void>()
addEventListener('keydown', (event) => {
  // a browser that fills in a field sends an event without a key
  if (!event.key || !event.code || isTyped(event)) return
  for (const handle of isKept(event) ? [] : bound) {
    if (event.defaultPrevented) return
    handle(event)
  }
  if (isOfScreens(event)) event.preventDefault()
})

const targetOf = ({ target }: KeyboardEvent): Element | null => (target instanceof Element ? target : null)

/** A key that types into a field, or that undoes what was typed there. */
const isTyped = (event: KeyboardEvent): boolean => {
  const isHeld = event.ctrlKey || event.altKey || event.metaKey
  const isStrong = isHeld ? !isOfText(event) : isFunctionKey(event) || event.key === 'Escape'
  return !isStrong && Boolean(targetOf(event)?.closest('input, textarea, select'))
}
const isOfText = ({ key, altKey }: KeyboardEvent): boolean => !altKey && /^[zy]$/i.test(key)

/** A letter pressed beside the fields of an open form: it was meant for a field. */
const isKept = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !altKey && !metaKey && document.querySelector('[data-keeps-letters]') !== null

const isBusy = (event: KeyboardEvent): boolean =>
  document.querySelector('[role="dialog"], [role="menu"]') !== null ||
  // the space bar presses a button reached by keyboard
  (event.key === ' ' && targetOf(event)?.matches('button:focus-visible') === true)

/**
 * A function key, or a sign, that some screen uses. Pressed on another one it does nothing: the browser would open its search, or ask about a caret.
 * F5, F11 and F12 are the browser's.
 */
const isOfScreens = ({ key, shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  (/^[/']$/.test(key) || (/^F([1-46-9]|10)$/.test(key) && !shiftKey)) && !(ctrlKey || altKey || metaKey)

const isFunctionKey = ({ key }: KeyboardEvent): boolean => /^F\d+$/.test(key)
