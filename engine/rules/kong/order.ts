import type { Kong } from '../../table/kong.ts'
import { kongToTurn } from '../../table/kongs.ts'
import type { Table } from '../../table/table.ts'
import { type Raised, rule } from '../rule.ts'

/** The replacement tile is drawn before the kan dora is turned, which is turned later in that turn. */
export const kongOrder = rule({
  id: 'kong.order',
  on: ['dora'],
  remedies: ['point-out'],

  judge: ({ table, number }) => {
    const { turn, kongs } = table
    const last = kongs.findLast(({ event }) => event === turn.kong)
    if (!last || turn.kong === undefined || !turn.seat) return null
    if (last.turned !== undefined) return firstOfTwo(table, last, number)
    const replaced = turn.due === 'discard' && turn.drew !== undefined && turn.drew > turn.kong
    return replaced && !last.void && !turn.turned ? lateBy(last, turn.drew, number) : null
  },

  examples: [
    ['the replacement tile first', '@from middle; E draw; E ankan 5p; E replace; * dora 3s; E discard 1z', 'E', 'wrc-2015', 'advice'],
    ['the indicator first', '@from middle; E draw; E ankan 5p; * dora 3s; E replace; E discard 1z', 'nobody'],
    [
      'the second kong of a turn, whose replacement tile came first',
      '@from middle; E draw; E ankan 5p; * dora 3s; E replace; E ankan 1z; E replace; * dora 4s; E discard 2z',
      'E',
      'wrc-2015',
      'advice',
    ],
    [
      'two kongs of one turn, with both indicators after the second',
      '@from middle; E draw; E ankan 5p; E replace; E ankan 1z; * dora 3s; * dora 4s; E replace; E discard 2z',
      'E',
      'ema-2025',
      'advice',
    ],
    [
      'two kongs of one turn, with the first indicator after the second, and the second after its replacement tile',
      '@from middle; E draw; E ankan 5p; E replace; E ankan 1z; * dora 3s; E replace; * dora 4s; E discard 2z',
      'E',
      'ema-2025',
      'advice',
    ],
    [
      'two kongs of one turn, and the record has one indicator',
      '@from middle; E draw; E ankan 5p; E replace; E ankan 1z; * dora 3s; E replace; E discard 2z',
      'nobody',
      'ema-2025',
    ],
    ['the indicator after the discard, as some play it', '@from middle; E draw; E ankan 5p; E replace; E discard 1z; * dora 3s', 'nobody'],
    [
      'the replacement tile first, where no text says the order',
      '@from middle; E draw; E ankan 5p; E replace; * dora 3s; E discard 1z',
      'nobody',
      'riichi-wiki',
    ],
  ],
})

/**
 * Both indicators of two kongs of one turn come after the second kong: that of the first comes after its replacement tile. Until the second one
 * is turned, the record may have left the first one out.
 */
const firstOfTwo = (table: Table, last: Kong, number: number): readonly Raised[] => {
  const first = kongToTurn(table)
  const { turned = number, replaced = number } = last
  // Both after the second replacement tile: that was pointed out once.
  if (!first?.replaced || first.void || replaced < turned) return []
  const ofFirst = { ...lateBy(first, first.replaced, turned), at: turned }
  return replaced < number && !last.void ? [ofFirst, lateBy(last, replaced, number)] : [ofFirst]
}

const lateBy = ({ seat, event, kind }: Kong, replaced: number, dora: number): Raised => ({
  seat,
  because: [event, replaced, dora].filter((n) => n > 0),
  facts: { kind },
})
