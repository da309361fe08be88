import { goesOn } from '../../table/claims.ts'
import { misfitDiscard } from '../../table/turn.ts'
import { rule, secondHand, violation } from '../rule.ts'

/** A discard without having drawn, in a turn without a claim: the hand is one tile short. Mostly the dealer's first turn. */
export const turnNoDraw = rule({
  id: 'turn.no-draw',
  in: {
    'wrc-2015': violation(),
    'ema-2016': violation(),
    'ema-pre-2016': violation(),
    'riichi-wiki': violation(),
    ...secondHand(violation, '12.3.1', '1.9'),
  },
  on: ['discard'],
  remedies: ['dead-hand'],

  judge: ({ table, number }, event) => {
    if (!event.nodraw || event.wrong || misfitDiscard(table, event) || goesOn(table, event.actor)) return null
    const { turn, players } = table
    if (turn.due === 'replace' || players[event.actor].drawn) return null
    return { seat: event.actor, because: [number], facts: { tile: event.tile } }
  },

  examples: [
    ['the dealer forgets the first draw', 'E discard 1z nodraw', 'E'],
    ['in the middle of the hand', '@from middle; E discard 2z; S discard 1z nodraw', 'S'],
    ['after a claim there is no draw', '@from middle; E discard 2z; W pon 2z2z; W discard 1z nodraw', 'nobody'],
    ['the record leaves the draw out', 'E discard 1z', 'nobody'],
  ],
})
