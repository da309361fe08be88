import { claimedTile } from '../../table/claims.ts'
import { isGroupCall } from '../../table/table.ts'
import { recordedClaimFault } from '../record/claim-fault.ts'
import { rule } from '../rule.ts'

/** Chow, pung or kong claimed by a player in riichi, who can no longer change the hand. */
export const claimUnderRiichi = rule({
  id: 'claim.under-riichi',
  on: ['call'],
  remedies: ['claim-void'],
  onCall: 'void-if-violation',
  firstOf: 'act',

  judge: ({ table, rules, number }, event) => {
    const { riichi } = table.players[event.actor]
    // A short form that can't be right anyhow is likely another player's.
    if (!riichi || !isGroupCall(event.call) || recordedClaimFault(table, rules, event)) return null
    const { target } = claimedTile(table, event)
    return {
      seat: event.actor,
      because: [riichi.event, number].filter((n) => n > 0),
      facts: { call: event.call, tile: target?.tile, from: target?.seat },
    }
  },

  examples: [
    ['calls pon in riichi', '@from middle; @riichi S; E discard 5p; S call pon', 'S'],
    ['wins in riichi', '@from middle; @riichi S; E discard 5p; S call ron', 'nobody'],
    ['another player is in riichi', '@from middle; @riichi W; E discard 5p; S call pon', 'nobody'],
    ['a short form with a further contradiction: another seat', '@from middle; @riichi E; S discard 8m; E chii 7m9m', 'nobody'],
    ['a riichi by an unknown player', '@from middle; E discard 8p; W riichi 3p; N discard 1z; E discard 5p; W call pon', 'nobody'],
    [
      'a riichi that was withdrawn',
      '@from middle; S draw; S call riichi; S retract; S discard 1z; W draw; W discard 5p; S call pon',
      'nobody',
    ],
  ],
})
