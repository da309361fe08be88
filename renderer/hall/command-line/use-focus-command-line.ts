import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { useKeyMap, useOffenceSearch, usePalette } from '../../keys/overlays.ts'

/** The line is always in sight; the tables above it stay where the reader has scrolled them. */
export const IN_PLACE = { preventScroll: true } as const

/**
 * Keeps the focus in the hall's line. It returns there when the key map, the palette or the sign-in menu closes; text typed while a button
 * has the focus goes into the line.
 */
export const useFocusCommandLine = (line: RefObject<HTMLInputElement | null>): void => {
  const isCovered = [useKeyMap().shown, useOffenceSearch().shown, usePalette().shown, useSigner().menu].includes(true)
  const wasCovered = useRef(false)
  useEffect(() => {
    if (wasCovered.current && !isCovered) line.current?.focus(IN_PLACE)
    wasCovered.current = isCovered
  }, [isCovered, line])
  useLayoutEffect(() => {
    const type = (event: KeyboardEvent): void => {
      const { key, ctrlKey, altKey, metaKey, target, defaultPrevented } = event
      if (defaultPrevented || key.length !== 1 || key === ' ' || ctrlKey || altKey || metaKey) return
      if (!(target instanceof Element) || target.closest('input, textarea, select, [role="dialog"], [role="menu"], dialog')) return
      line.current?.focus(IN_PLACE)
    }
    window.addEventListener('keydown', type)
    return () => window.removeEventListener('keydown', type)
  }, [line])
}
