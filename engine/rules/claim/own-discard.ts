import { claimedTile, namesOtherTile } from '../../table/claims.ts'
import { isGroupCall } from '../../table/table.ts'
import { CLAIM_MISTAKES } from '../record-mistakes.ts'
import { rule } from '../rule.ts'
import { laidAlready } from './wrong-seat.ts'

/** A player claims the own discard: a foul, or the wrong seat in the record? */
export const claimOwnDiscard = rule({
  id: 'claim.own-discard',
  on: ['call'],
  remedies: ['claim-void'],
  effects: ['claim-doubted', 'caller-unknown'],
  onCall: 'void-if-violation',
  mends: CLAIM_MISTAKES,
  firstOf: 'act',

  judge: ({ table, number }, event) => {
    if (event.short || !(isGroupCall(event.call) || event.call === 'ron')) return null
    const { target } = claimedTile(table, event)
    // A call that names another tile is not of the own discard: one of the two lines is wrong.
    if (target?.seat !== event.actor || namesOtherTile(event, target)) return null
    return {
      seat: event.actor,
      because: [target.event, number],
      facts: { call: event.call, tile: target.tile, from: target.seat, discard: target.event },
      ...laidAlready(table, event.actor),
    }
  },
  answer: (word, { event, raised }) =>
    word === 'foul' ? 'fault' : { ...raised, rule: 'record.seat', level: 'record', seat: null, at: event },

  examples: [
    ['claims their own discard', '@from middle; N discard 7p; N call pon', 'N', 'wrc-2015', 'question'],
    ['the referee says it was so', '@from middle; N discard 7p; N call pon; * answer 2 foul', 'N', 'wrc-2015', 'violation'],
    ['the referee says that another player called', '@from middle; N discard 7p; N call pon; * answer 2 seat', 'nobody'],
    ['claims another player’s discard', '@from middle; N discard 7p; E call pon', 'nobody'],
    ['another player goes on with the call', '@from middle; N discard 7p; N call pon; * answer 2 seat; W show 7p7p; W take', 'nobody'],
  ],
})
