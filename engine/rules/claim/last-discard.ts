import { claimedTile } from '../../table/claims.ts'
import { wallAfterClaim } from '../../table/fast-turn.ts'
import { isGroupCall } from '../../table/table.ts'
import { settleIfMiscounted } from '../record/wall.ts'
import { CLAIM_MISTAKES } from '../record-mistakes.ts'
import { rule } from '../rule.ts'
import { settleIfChangedQuickly } from './quick-change.ts'
import { laidAlready } from './wrong-seat.ts'

/** Chow, pung or kong called on the last discard, when the live wall is empty: it can only be won on. */
export const claimLastDiscard = rule({
  id: 'claim.last-discard',
  on: ['call'],
  needs: 'group',
  remedies: ['claim-void'],
  onCall: 'void-if-violation',
  mends: CLAIM_MISTAKES,
  firstOf: 'act',

  judge: ({ table, rules, number }, event) => {
    if (!isGroupCall(event.call) || table.wall !== 0) return null
    const claimed = claimedTile(table, event)
    const { target, earlier } = claimed
    if (!target || earlier || wallAfterClaim(table, rules, claimed, event) !== 0) return null
    return {
      seat: event.actor,
      because: [target.event, number],
      facts: { call: event.call, tile: target.tile, from: target.seat, discard: target.event, left: 0 },
      ...laidAlready(table, event.actor),
    }
  },

  amend: (findings, step) => [...settleIfMiscounted(findings, step), ...settleIfChangedQuickly(findings, step)],

  examples: [
    [
      'the wall seemed empty, and further draws show that it was not',
      '@from middle; @wall 0; E discard 5p; W pon 5p5p; W discard 1z; N draw; N discard 2z',
      'nobody',
      'riichi-wiki',
    ],
    ['the wall is empty', '@from middle; @wall 0; E discard 5p; S call chii', 'S', 'riichi-wiki'],
    [
      'the last tile was drawn at the same time, and goes back',
      '@from middle; @wall 1; E discard 5p; S draw; & W call pon',
      'nobody',
      'riichi-wiki',
    ],
    ['corrected at once into a win', '@from middle; @wall 0; E discard 5p; S call pon; S call ron', 'nobody', 'ema-2025'],
    ['a win may be called', '@from middle; @wall 0; E discard 5p; S call ron', 'nobody', 'riichi-wiki'],
    ['one tile is left', '@from middle; @wall 1; E discard 5p; S call chii', 'nobody', 'riichi-wiki'],
    ['nobody knows how many are left', '@from middle; E discard 5p; S call chii', 'nobody', 'riichi-wiki'],
    ['the wall is empty, and no text speaks of it', '@from middle; @wall 0; E discard 5p; S call chii', 'nobody', 'ema-2016'],
  ],
})
