import { type KeyboardEvent, useState } from 'react'
import { type ActionId, scopeOf } from '../actions.ts'
import { setKey, useBindings } from '../bindings.ts'
import { chordOf } from '../chord.tsx'
import { isPlace, placeOf } from '../places.ts'

/** An act that waits for another key; `asked`: that key has another act, with which it would be changed round. */
export type Capture = {
  readonly id: ActionId
  readonly asked: { readonly key: string; readonly of: ActionId } | null
  readonly not: boolean
}

const HELD: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock', 'Dead'])

/** Changing a key: the next key pressed is the new one; where it is taken, Enter changes the two round. Escape leaves all as it was. */
export const useCapture = () => {
  const { usedBy } = useBindings()
  const [capture, setCapture] = useState<Capture | null>(null)
  const take = (event: KeyboardEvent): void => {
    if (!capture || (HELD.has(event.key) && scopeOf(capture.id) !== 'fast') || event.key === 'Tab') return
    event.preventDefault()
    event.stopPropagation()
    const { id, asked } = capture
    if (event.key === 'Escape') setCapture(null)
    else if (asked) {
      if (event.key !== 'Enter') return
      setKey(id, asked.key)
      setCapture(null)
    } else {
      const key = keyFor(id, event)
      const of = key === null ? null : usedBy(id, key)
      if (key === null) setCapture({ id, asked: null, not: true })
      else if (of) setCapture({ id, asked: { key, of }, not: false })
      else {
        setKey(id, key)
        setCapture(null)
      }
    }
  }
  return { capture, take, begin: (id: ActionId) => setCapture({ id, asked: null, not: false }), leave: () => setCapture(null) }
}

/** The key as the act's scope has it; null where it cannot be one there. */
const keyFor = (id: ActionId, event: KeyboardEvent): string | null => {
  if (scopeOf(id) === 'fast') {
    const place = placeOf(event.code)
    return isPlace(place) && !event.ctrlKey && !event.altKey && !event.metaKey && !event.shiftKey ? place : null
  }
  return FREE.has(event.key) ? null : chordOf(event)
}

/** What every keyboard user needs where it is. */
const FREE: ReadonlySet<string> = new Set(['Enter', 'Tab', 'Escape', 'ArrowDown', 'PageUp', 'PageDown'])
