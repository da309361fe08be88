import type { Seat } from '../../../engine/model/seats.ts'
import type { Tile } from '../../../engine/model/tiles.ts'
import { expandShort } from '../../../engine/notation/short-forms.ts'
import type { LogReading } from './acts.ts'
import type { LoggedEvent, PlayedLog } from './log.ts'

/**
 * The riichi declarations of a hand. A declaration is written only once it is known whether its stick is paid, since its discard can be won
 * on.
 */
export type Riichi = ReturnType<typeof openRiichi>

type Declared = {
  readonly seat: Seat
  readonly line: number | undefined
  readonly discard?: { readonly tile: Tile; readonly source?: 'drawn' | 'hand' }
  readonly discardLine?: number | undefined
}

/** Starts with no riichi; writes resolved declarations to the log. */
export const openRiichi = (log: PlayedLog, { sticks, complain }: LogReading) => {
  const paid: Seat[] = []
  let declarations = 0
  let declared: Declared | null = null

  /** In short form if the stick is paid, else in long form. */
  const settle = (isPaid: boolean) => {
    if (!declared) return
    const { seat, line, discard, discardLine } = declared
    declared = null
    const called: LoggedEvent = { event: { actor: seat, verb: 'call', call: 'riichi' }, line }
    if (!discard) {
      complain('act-order')
      log.addWritten(called)
    } else if (isPaid) {
      paid.push(seat)
      const [call, discarded, stick] = expandShort({ actor: seat, form: 'riichi', tiles: [discard.tile] })
      const stickLine = sticks === 'told' ? log.line() : discardLine
      log.addWritten({ event: call, line }, { event: discarded, line: discardLine }, { event: stick, line: stickLine })
    } else {
      log.addWritten(called, { event: { actor: seat, verb: 'discard', rotated: true, ...discard }, line: discardLine })
    }
  }

  return {
    /** Declares riichi; false if that is impossible now. */
    declare: (seat: Seat): boolean => {
      if (declared || paid.includes(seat)) return false
      declared = { seat, line: log.line() }
      declarations++
      return true
    },
    /** Adds the discard of a declaration; false if it belongs to none. */
    discarded: (seat: Seat, tile: Tile, source?: 'drawn' | 'hand'): boolean => {
      if (declared?.seat !== seat || declared.discard) return false
      declared = { ...declared, discard: { tile, ...(source && { source }) }, discardLine: log.line() }
      return true
    },
    /** Pays the stick; false if that is impossible now. */
    pay: (seat: Seat): boolean => {
      if (sticks !== 'told' || declared?.seat !== seat || !declared.discard) return false
      settle(true)
      return true
    },
    /** Play goes on: nobody won on the discard. */
    passed: () => settle(sticks === 'implied'),
    /** The hand ends on the discard. A fourth riichi that ends the hand is paid even if the log omits the payment. */
    ended: (how: 'won' | 'three-wins' | 'four-riichi' | 'other') =>
      settle(how === 'four-riichi' || (how === 'other' && sticks === 'implied')),
    /** The log breaks off. */
    broken: () => settle(false),
    count: () => declarations,
    paid: (): readonly Seat[] => paid,
  }
}
