import { useEffect } from 'react'

type Line = { readonly current: HTMLInputElement | null }

/** Keeps the focus where keys act: a click outside any control returns it to the entry line, and so does a key while nothing has it. */
export const useLineFocus = (input: Line): void => {
  useEffect(() => {
    const click = (event: MouseEvent): void => {
      const target = event.target as Element
      if (
        document.getSelection()?.toString() ||
        target.closest('a, input, textarea, select, [role="dialog"], [role="menu"], .note, .top, .acts, .heads, [data-keeps-focus]')
      )
        return
      input.current?.focus()
    }
    const key = (event: KeyboardEvent): void => {
      const line = input.current
      if (!event.isTrusted || event.target !== document.body || OTHERS.has(event.key) || !line?.checkVisibility()) return
      if (document.querySelector('[role="dialog"], [role="menu"], [data-keeps-letters]')) return
      line.focus()
      // the line's own listeners get the key; a letter without a meaning of its own is typed into the line, which has the focus by now
      event.stopPropagation()
      if (!line.dispatchEvent(pressedAgain(event))) event.preventDefault()
    }
    document.addEventListener('click', click)
    document.addEventListener('keydown', key, true)
    return () => {
      document.removeEventListener('click', click)
      document.removeEventListener('keydown', key, true)
    }
  }, [input])
}

/** Keys that move the focus themselves, or have no meaning alone. */
const OTHERS: ReadonlySet<string> = new Set(['Tab', 'Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Dead'])

const pressedAgain = (event: KeyboardEvent): KeyboardEvent => {
  const { key, code, repeat, ctrlKey, shiftKey, altKey, metaKey } = event
  const modifierAltGraph = event.getModifierState('AltGraph')
  return new KeyboardEvent('keydown', {
    key,
    code,
    repeat,
    ctrlKey,
    shiftKey,
    altKey,
    metaKey,
    modifierAltGraph,
    bubbles: true,
    cancelable: true,
  })
}

/** Tab out of an element: to the next control, after the last one to the first, so that the focus is always seen. */
export const focusAfter = (from: HTMLElement): void => {
  const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')].filter(
    (one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility({ visibilityProperty: true }),
  )
  const next = controls.find((one) => from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING)
  ;(next ?? controls[0])?.focus()
}
