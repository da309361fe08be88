import { type KeyboardEvent, useRef, useState } from 'react'
import { isLine } from '../entry/after-refused.ts'
import { withCapitalSeat } from '../entry/plain-keys.ts'

/**
 * Lines of the next hand, typed while a form is still open because it was refused: no report reads like one. Each goes to the entry line, and
 * what its letters changed in the form is restored.
 */
export const useStrayLines = <Report>(report: Report, restore: (before: Report) => void, onLine: (line: string) => void) => {
  const typed = useRef<{ readonly text: string; readonly before: Report } | null>(null)
  const [lines, setLines] = useState<readonly string[]>([])
  return {
    lines,
    /** A key pressed in the form. */
    press: ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): void => {
      if (ctrlKey || altKey || metaKey || KEPT.has(key)) return
      const { text, before } = typed.current ?? { text: '', before: report }
      if (key.length === 1) typed.current = { text: text + key, before }
      else typed.current = key === 'Backspace' && text !== '' ? { text: text.slice(0, -1), before } : null
    },
    /** At Enter: whether a whole line was typed since the last one. */
    take: (): boolean => {
      const { text, before } = typed.current ?? { text: '', before: report }
      typed.current = null
      const line = withCapitalSeat(text.trim())
      if (line === '' || !isLine(line)) return false
      restore(before)
      setLines([...lines, line])
      onLine(line)
      return true
    },
  }
}

/** Keys that neither type nor move the focus; Enter ends the line. */
const KEPT: ReadonlySet<string> = new Set(['Enter', 'Shift', 'CapsLock', 'AltGraph'])
