import type { Seat } from '../../model/seats.ts'
import { isGroupCall, type Table } from '../../table/table.ts'
import { rule } from '../rule.ts'
import { isTurnContested } from './contested-turn.ts'

/** A player takes the newest discard back into the hand, and nobody has asked for it. A tile that fell by accident may go back. */
export const discardTakenBack = rule({
  id: 'discard.taken-back',
  on: ['retract'],
  remedies: ['discard-stands'],

  judge: ({ table, rules, number }, { actor, tile }) => {
    const discard = table.players[actor].river.at(-1)
    if (tile === undefined || !discard || isTurnContested(table, actor) || isClaimedBefore(table, actor, discard.event)) return null
    const { 'turn.discard': outOfTurn } = rules.cells
    const goesBack = outOfTurn.level !== null && outOfTurn.remedies?.includes('revert') === true
    if (goesBack && table.laid?.event === discard.event && table.laid.outOfTurn) return null
    return {
      seat: actor,
      because: [...(discard.event > 0 ? [discard.event] : []), number],
      facts: { tile: discard.tile === '?' ? tile : discard.tile },
    }
  },
  answer: (word) => (word === 'foul' ? 'fault' : 'settled'),

  examples: [
    ['another tile is to go instead', '@from middle; S draw; S discard 9p; S retract 9p; S discard 1m', 'S', 'wrc-2015', 'question'],
    ['the tile fell', '@from middle; S draw; S discard 9p; S retract 9p; * answer 3 accident', 'nobody'],
    ['the player had thought again', '@from middle; S draw; S discard 9p; S retract 9p; * answer 3 foul', 'S'],
    ['a discard stands once it is made', '@from middle; S draw; S discard 9p; S retract 9p', 'S', 'rrc-1.5', 'violation'],
    [
      'the turn was too fast, and play goes back',
      '@from middle; S discard 5p; W draw; W discard 9s fast; N call pon 5p; W retract 9s',
      'nobody',
      'ema-2025',
    ],
    [
      'the turn may have been too fast',
      '@from middle; S discard 5p; W draw; W discard 9s; N call pon 5p; W retract 9s',
      'nobody',
      'ema-2025',
    ],
    [
      'a pung of the tile before was called in the moment of the discard',
      '@from middle; E discard 5s; S draw; S discard 9m; & W call pon 5s; S retract 9m; S return; W show 5s5s; W take',
      'nobody',
      'rrc-1.5',
    ],
    ['a call is taken back', '@from middle; S discard 5p; N call pon; N retract', 'nobody'],
  ],
})

/** Whether another player has called a set of an earlier tile, in the moment of the discard or before it, and has not gone on: the discard gives way. */
const isClaimedBefore = ({ claims }: Table, actor: Seat, discard: number): boolean =>
  claims.some(
    ({ call, by, target, moment, standing, discardedAt }) =>
      isGroupCall(call) &&
      by !== actor &&
      target < discard &&
      moment <= discard &&
      (standing === 'good' || standing === 'doubtful') &&
      discardedAt === undefined,
  )
