import { useMemo } from 'react'
import { useBindings } from './bindings.ts'
import { FAST_KEYS, type FastKey } from './fast-keys.ts'
import { useLetters } from './layout.ts'
import { placeOf } from './places.ts'

const ALL = Object.keys(FAST_KEYS) as FastKey[]

/** The keys of the fast mode as they lie now: what is at a place, and what is printed on the key of an act. */
export const useFastKeys = () => {
  const letter = useLetters()
  const { keyOf } = useBindings()
  return useMemo(() => {
    const at = new Map(ALL.map((key) => [keyOf(`fast.${key}`), key]))
    return {
      keyAt: (code: string): FastKey | undefined => at.get(placeOf(code)),
      letterOf: (key: FastKey): string => letter(keyOf(`fast.${key}`)),
    }
  }, [letter, keyOf])
}
