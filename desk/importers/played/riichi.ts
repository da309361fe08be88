import type { LogReading } from './acts.ts'
import type { PlayedLog } from './log.ts'
import { callEvent, riichiEvents, rotatedEvent } from './shared-events.ts'

/**
 * The riichi declarations of a hand. A declaration is written only once it is known whether its stick is paid, since its discard can be won
 * on.
 */
export type OpenRiichi = ReturnType<typeof openRiichi>

type Declared = {
  readonly seat: number
  readonly line: number | undefined
  readonly discard?: { readonly face: number; readonly source: 'drawn' | 'hand' | undefined; readonly line: number | undefined }
}

/** Starts with no riichi; writes resolved declarations to the log. */
export const openRiichi = (log: PlayedLog, { sticks, complain }: LogReading) => {
  const paid: number[] = []
  let declarations = 0
  let declared: Declared | null = null

  /** In short form if the stick is paid, else in long form. */
  const settle = ({ seat, line, discard }: Declared, isPaid: boolean) => {
    declared = null
    if (!discard) {
      complain('act-order')
      log.addOf(callEvent(seat, 'riichi'), line)
    } else if (isPaid) {
      paid.push(seat)
      const [call, discarded, stick] = riichiEvents(seat, discard.face)
      log.addOf(call, line)
      log.addOf(discarded, discard.line)
      log.addOf(stick, sticks === 'told' ? log.line() : discard.line)
    } else {
      const { face, source } = discard
      log.addOf(callEvent(seat, 'riichi'), line)
      log.addOf(rotatedEvent(seat, face, source), discard.line)
    }
  }

  return {
    /** Declares riichi; false if that is impossible now. */
    declare: (seat: number): boolean => {
      if (declared || paid.includes(seat)) return false
      declared = { seat, line: log.line() }
      declarations++
      return true
    },
    /** Adds the discard of a declaration; false if it belongs to none. */
    discarded: (seat: number, face: number, source: 'drawn' | 'hand' | undefined): boolean => {
      if (declared?.seat !== seat || declared.discard) return false
      declared = { ...declared, discard: { face, source, line: log.line() } }
      return true
    },
    /** Pays the stick; false if that is impossible now. */
    pay: (seat: number): boolean => {
      if (sticks !== 'told' || declared?.seat !== seat || !declared.discard) return false
      settle(declared, true)
      return true
    },
    /** Play goes on: nobody won on the discard. */
    passed: () => {
      if (declared) settle(declared, sticks === 'implied')
    },
    /** The hand ends on the discard. A fourth riichi that ends the hand is paid even if the log omits the payment. */
    ended: (how: 'won' | 'three-wins' | 'four-riichi' | 'other') => {
      if (declared) settle(declared, how === 'four-riichi' || (how === 'other' && sticks === 'implied'))
    },
    /** The log breaks off. */
    broken: () => {
      if (declared) settle(declared, false)
    },
    count: () => declarations,
    paid: (): readonly number[] => paid,
  }
}
