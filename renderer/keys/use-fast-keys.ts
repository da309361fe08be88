import { useMemo } from 'react'
import { useBindings } from './bindings.ts'
import { FAST_KEYS, type FastKey } from './fast-keys.ts'
import { useLetters } from './layout.ts'
import { physicalKey } from './physical-keys.ts'

const ALL = Object.keys(FAST_KEYS) as FastKey[]

/** The current keys of fast mode: the action of a physical key, and the label of an action's key. */
export const useFastKeys = () => {
  const letter = useLetters()
  const { keyOf } = useBindings()
  return useMemo(() => {
    const at = new Map(ALL.map((key) => [keyOf(`fast.${key}`), key]))
    return {
      keyAt: (code: string): FastKey | undefined => at.get(physicalKey(code)),
      letterOf: (key: FastKey): string => letter(keyOf(`fast.${key}`)),
    }
  }, [letter, keyOf])
}
