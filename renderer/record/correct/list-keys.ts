import type { KeyboardEvent } from 'react'
import type { CorrectingState } from './use-correcting.ts'

type Elsewhere = { readonly stepFinding: (by: 1 | -1) => void; readonly home: () => void }

/** Handles a key on a selected line. For any other key the entry line gets the focus before the key types. */
export const pressOnLine = (event: KeyboardEvent, correcting: CorrectingState, { stepFinding, home }: Elsewhere): void => {
  const { line, ruled, draft, step, begin, move, enter, cancel, pick, openRuling } = correcting
  if (!line || event.ctrlKey || event.metaKey) return
  const acts = new Map<string, () => void>([
    ['Alt ArrowUp', () => move(-1)],
    ['Alt ArrowDown', () => move(1)],
    ['ArrowUp', () => step(-1)],
    ['ArrowDown', () => step(1)],
    ['Enter', draft ? enter : ruled ? openRuling : () => begin('change')],
    ['Escape', draft ? cancel : () => pick(null)],
    ['PageUp', () => stepFinding(-1)],
    ['PageDown', () => stepFinding(1)],
    ['i', () => begin('insert', 'before')],
    ['a', () => begin('insert', 'after')],
    ['Delete', draft?.do === 'remove' ? enter : () => begin('remove')],
    ['Backspace', draft?.do === 'remove' ? enter : () => begin('remove')],
    [' ', () => undefined],
  ])
  const act = acts.get(`${event.altKey ? 'Alt ' : ''}${event.key}`)
  if (act) {
    event.preventDefault()
    event.stopPropagation()
    act()
  } else if (event.key.length === 1 && !event.altKey) {
    pick(null)
    home()
  }
}
