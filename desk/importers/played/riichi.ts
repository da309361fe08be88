import type { Seat } from '../../../engine/model/seats.ts'
import type { Tile } from '../../../engine/model/tiles.ts'
import { expandShort } from '../../../engine/notation/short-forms.ts'
import type { Telling } from './acts.ts'
import type { PlayedLog, Written } from './log.ts'

/** The riichi declarations of a hand. One is written down when it is known whether its stick is paid: before that its discard can be won on. */
export type Riichi = ReturnType<typeof openRiichi>

type Declared = {
  readonly seat: Seat
  readonly line: number | undefined
  readonly discard?: { readonly tile: Tile; readonly source?: 'drawn' | 'hand' }
  readonly discardLine?: number | undefined
}

/** Begins with nobody in riichi; what is settled goes to the log. */
export const openRiichi = (log: PlayedLog, { sticks, complain }: Telling) => {
  const paid: Seat[] = []
  let declarations = 0
  let declared: Declared | null = null

  /** In the short form where the stick is paid, else long. */
  const settle = (isPaid: boolean) => {
    if (!declared) return
    const { seat, line, discard, discardLine } = declared
    declared = null
    const called: Written = { event: { actor: seat, verb: 'call', call: 'riichi' }, line }
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
    /** Whether a declaration can be made now. */
    declare: (seat: Seat): boolean => {
      if (declared || paid.includes(seat)) return false
      declared = { seat, line: log.line() }
      declarations++
      return true
    },
    /** Whether a discard is that of a declaration. */
    discarded: (seat: Seat, tile: Tile, source?: 'drawn' | 'hand'): boolean => {
      if (declared?.seat !== seat || declared.discard) return false
      declared = { ...declared, discard: { tile, ...(source && { source }) }, discardLine: log.line() }
      return true
    },
    /** Whether a stick can be paid now. */
    pay: (seat: Seat): boolean => {
      if (sticks !== 'told' || declared?.seat !== seat || !declared.discard) return false
      settle(true)
      return true
    },
    /** Play goes on: the discard was not won on. */
    passed: () => settle(sticks === 'implied'),
    /** The hand ends on the discard. A fourth riichi that ends it is paid even where the log forgets to say so. */
    ended: (how: 'won' | 'three-wins' | 'four-riichi' | 'other') =>
      settle(how === 'four-riichi' || (how === 'other' && sticks === 'implied')),
    /** The log breaks off. */
    broken: () => settle(false),
    count: () => declarations,
    paid: (): readonly Seat[] => paid,
  }
}
