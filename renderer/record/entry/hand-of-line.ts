import { useState } from 'react'
import { isProvisional } from '../../app-state/outbox/provisional-names.ts'
import { outbox } from '../../app-state/outbox/use-outbox.ts'

/** Whether the second hand was begun by somebody else in place of the first: in another window, or by taking its beginning back. */
export const isOthersHand = (before: string, now: string): boolean => {
  const known = outbox.nameOf(before) ?? before
  return known !== '' && known !== now && !isProvisional(known) && !isProvisional(now)
}

/** The hand in which the line was begun. If somebody else has begun another since, the line is entered there only once that was said. */
export const useHandOfLine = (hand: string, isTyped: boolean) => {
  const [begunIn, begin] = useState(hand)
  const [saidIn, say] = useState<string | null>(null)
  if (hand !== begunIn && (!isTyped || !isOthersHand(begunIn, hand))) begin(hand)
  const isOther = isTyped && isOthersHand(begunIn, hand)
  return {
    isOther,
    asks: (): boolean => {
      if (!isOther || saidIn === hand) return false
      say(hand)
      return true
    },
  }
}
