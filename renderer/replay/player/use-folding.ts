import { useEffect } from 'react'
import type { ReplayHand } from '../../../desk/contract/replay.ts'
import { whenIdle } from '../../ui/lazy-with-retry.tsx'
import { foldedHand } from './folded-hand.ts'

/** Folds the hand on screen at once and the other hands of the game while the window is idle, so that a jump is fast. */
export const useFolding = (hands: readonly ReplayHand[]): void =>
  useEffect(() => {
    let callOff = (): void => undefined
    const fold = ([next, ...rest]: readonly ReplayHand[]): void => {
      if (!next) return
      callOff = whenIdle(() => {
        foldedHand(next).at(next.events.length)
        fold(rest)
      })
    }
    fold(hands)
    return () => callOff()
  }, [hands])
