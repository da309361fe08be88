import { useLayoutEffect, useRef } from 'react'
import { tinykeys } from 'tinykeys'

type Handlers = Readonly<Record<string, (event: KeyboardEvent) => void>>

/**
 * Keys of a screen. Single letters act only while no field has the focus; keys with Ctrl, Alt and F keys act everywhere. None acts while a
 * dialog or a menu is open.
 */
export const useKeys = (handlers: Handlers): void => {
  const latest = useRef(handlers)
  useLayoutEffect(() => {
    latest.current = handlers
  })
  const names = Object.keys(handlers).join(' ')
  // before the screen is drawn: a key pressed as soon as it is seen must not be lost
  useLayoutEffect(() => {
    if (names === '') return
    const bound = Object.fromEntries(
      names.split(' ').map((key) => [
        key,
        (event: KeyboardEvent) => {
          // checked only for these keys, since most keys are letters of a line
          const busy = isBusy(event)
          // the browser has meanings of its own for F keys, such as help
          if (!busy || isFunctionKey(event)) event.preventDefault()
          if (busy) return
          latest.current[key]?.(event)
        },
      ]),
    )
    return tinykeys(window, bound, { ignore: (event) => event.defaultPrevented })
  }, [names])
}

const isBusy = (event: KeyboardEvent): boolean => {
  const target = event.target instanceof Element ? event.target : null
  if (document.querySelector('[role="dialog"], [role="menu"]')) return true
  // the space bar presses a button reached by keyboard
  if (event.key === ' ' && target?.matches('button:focus-visible')) return true
  const strong = event.ctrlKey || event.altKey || event.metaKey || isFunctionKey(event) || event.key === 'Escape'
  return !strong && target?.closest('input, textarea, select') !== null && target !== null
}

const isFunctionKey = ({ key }: KeyboardEvent): boolean => /^F\d+$/.test(key)
