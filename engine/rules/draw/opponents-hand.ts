import type { TableEvent } from '../../model/events.ts'
import { isSeat, type Seat } from '../../model/seats.ts'
import type { Extra, Table } from '../../table/table.ts'
import { rule } from '../rule.ts'

/** A player draws a tile from another player's hand, and nobody stops it: play goes on, or the player keeps the tile. */
export const drawOpponentsHand = rule({
  id: 'draw.opponents-hand',
  on: ['draw', 'replace', 'return', 'discard', 'call', 'show', 'take', 'retract', 'ankan', 'kakan', 'reveal', 'tenpai', 'noten', 'end'],
  needs: 'place',
  remedies: ['return-tile'],

  judge: ({ table, number }, event) => {
    const seat = drewJustBefore(table)
    const drawn = seat && fromAnother(table, seat)
    if (!seat || !drawn || (event.verb === 'return' && event.actor === seat)) return null
    return {
      seat,
      // Whoever then draws from the wall was likely stopped: the record lacks the tile going back.
      ...(event.verb === 'draw' && event.actor === seat && event.from === undefined && { level: 'question' as const }),
      because: [drawn.event, number],
      facts: { tile: drawn.tile, from: drawn.from },
    }
  },
  answer: (word) => (word === 'foul' ? 'fault' : 'settled'),

  examples: [
    ['a tile of West’s hand', '@from middle; E discard 1z; S draw ? from W; S discard 9p', 'S', 'ema-2025'],
    ['the player declares riichi with it', '@from middle; E discard 1z; S draw ? from W; S riichi 9p', 'S', 'rrc-1.5'],
    ['where no text decides it', '@from middle; E discard 1z; S draw ? from W; S discard 9p', 'S', 'wrc-2015', 'question'],
    ['the player was stopped, the referee says', '@from middle; E discard 1z; S draw ? from W; S discard 9p; * answer 3 stopped', 'nobody'],
    ['the tile goes back at once', '@from middle; E discard 1z; S draw ? from W; S return; S draw; S discard 9p', 'nobody', 'ema-2025'],
    [
      'another player reaches for the wall before the tile goes back',
      '@from middle; E discard 1z; S draw ? from W; W touch; S return',
      'nobody',
      'ema-2025',
    ],
    [
      'draws from the wall at once: the record lacks the tile going back',
      '@from middle; E discard 1z; S draw ? from W; S draw 3p; S discard 9p',
      'S',
      'ema-2025',
      'question',
    ],
    ['nothing has followed yet', '@from middle; E discard 1z; S draw ? from W', 'nobody', 'ema-2025'],
  ],
})

/** The player whose draw is the last act; an indicator may have been turned since. */
const drewJustBefore = ({ before, turn }: Table): Seat | undefined => {
  if (!before) return undefined
  if (isDraw(before)) return before.actor
  return before.verb === 'dora' && turn.due === 'discard' && turn.kong !== undefined ? (turn.seat ?? undefined) : undefined
}

const isDraw = (event: TableEvent): event is Extract<TableEvent, { verb: 'draw' | 'replace' }> =>
  event.verb === 'draw' || event.verb === 'replace'

/** A tile drawn in turn from another hand: drawn out of turn, that is the fault. */
const fromAnother = ({ players }: Table, seat: Seat): (Extra & { readonly from: Seat }) | undefined => {
  const { drawn } = players[seat]
  return drawn?.from !== undefined && isSeat(drawn.from) ? { ...drawn, from: drawn.from } : undefined
}
