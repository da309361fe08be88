import { useCallback, useLayoutEffect, useRef } from 'react'

/** The same function at every drawing, so that parts that did not change are not drawn again; it does what the newest one says. */
export const useLatest = <A extends readonly unknown[]>(act: (...given: A) => void): ((...given: A) => void) => {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...given: A) => latest.current(...given), [])
}
