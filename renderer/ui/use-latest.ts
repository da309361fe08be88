import { useCallback, useLayoutEffect, useRef } from 'react'

/** A callback with a stable identity that always calls the newest `act`, so that memoised children don't render again. */
export const useLatest = <A extends readonly unknown[]>(act: (...given: A) => void): ((...given: A) => void) => {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...given: A) => latest.current(...given), [])
}
