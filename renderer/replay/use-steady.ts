import { useCallback, useLayoutEffect, useRef } from 'react'

/** The same function at every drawing, so that what is given it is not drawn again. */
export const useSteady = <A extends readonly unknown[]>(act: (...given: A) => void): ((...given: A) => void) => {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...given: A) => latest.current(...given), [])
}
