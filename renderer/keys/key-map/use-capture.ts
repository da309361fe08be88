import { type KeyboardEvent, useState } from 'react'
import { chordOf } from '../../ui/chord-words.ts'
import { type ActionId, scopeOf } from '../actions.ts'
import { setKey, useBindings } from '../bindings.ts'
import { isPhysicalKey, physicalKey } from '../physical-keys.ts'

/** An action that waits for a new key. `asked`: the key is in use, and the two actions would swap keys. */
export type KeyCapture = {
  readonly id: ActionId
  readonly asked: { readonly key: string; readonly of: ActionId } | null
  readonly not: boolean
}

const HELD: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock', 'Dead'])

/** Changes a key: the next key pressed is the new one. If it is in use, Enter swaps the two keys. Escape cancels. */
export const useCapture = () => {
  const { usedBy } = useBindings()
  const [capture, setCapture] = useState<KeyCapture | null>(null)
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

/** The pressed key in the form that the action's scope uses; null if it isn't allowed there. */
const keyFor = (id: ActionId, event: KeyboardEvent): string | null => {
  if (scopeOf(id) === 'fast') {
    const place = physicalKey(event.code)
    return isPhysicalKey(place) && !event.ctrlKey && !event.altKey && !event.metaKey && !event.shiftKey ? place : null
  }
  return FREE.has(event.key) ? null : chordOf(event)
}

/** Keys that keyboard users need and that can't be reassigned. */
const FREE: ReadonlySet<string> = new Set(['Enter', 'Tab', 'Escape', 'ArrowDown', 'PageUp', 'PageDown'])
