import { claimedTile } from '../../table/claims.ts'
import { CLAIM_MISTAKES } from '../record-mistakes.ts'
import { rule } from '../rule.ts'
import { recordedClaimFault } from './claim-fault.ts'

/** A claim in short form that can't be right: the short form is for what goes right, so it is the record that is wrong. */
export const recordClaim = rule({
  id: 'record.claim',
  on: ['call'],
  settings: ['several-wins', 'red-fives'],
  remedies: [],
  effects: ['claim-impossible'],
  mends: [...CLAIM_MISTAKES, 'displaced-claim'],
  firstOf: 'act',

  judge: ({ table, rules, number }, event) => {
    const why = recordedClaimFault(table, rules, event)
    if (!why) return null
    const { target } = claimedTile(table, event)
    return {
      seat: null,
      because: target ? [target.event, number] : [number],
      facts: {
        why,
        call: event.call,
        caller: event.actor,
        tile: target?.tile,
        tiles: event.short?.tiles,
        from: target?.seat,
        discard: target?.event,
      },
    }
  },

  examples: [
    ['a chow from across', '@from middle; E discard 5p; W chii 6p7p', 'found', 'wrc-2015', 'record'],
    ['tiles that make no group', '@from middle; E discard 5p; S chii 7p8p', 'found', 'wrc-2015', 'record'],
    ['tiles that make no group with any tile', '@from middle; S pon 7p8p', 'found', 'wrc-2015', 'record'],
    ['the claimant’s own discard', '@from middle; E discard 5p; E pon 5p5p', 'found', 'wrc-2015', 'record'],
    ['before the first discard', 'S pon 5p5p; S discard 1z', 'found', 'wrc-2015', 'record'],
    ['after the draw', '@from middle; S discard 5p; W draw; N pon 5p5p', 'found', 'riichi-wiki', 'record'],
    [
      'after a self-draw win, which is in force however fast it came',
      '@from middle; S discard 5p; W draw; W call tsumo; N pon 5p5p',
      'found',
      'ema-2025',
      'record',
    ],
    ['after a draw that may have been too fast', '@from middle; S discard 5p; W draw; N pon 5p5p', 'nobody', 'ema-2025'],
    ['a tile that was taken already', '@from middle; E discard 5p; W pon 5p5p; W pon 5p5p', 'found', 'wrc-2015', 'record'],
    [
      'a chow that was taken, and the pung that goes before it',
      '@from middle; E discard 5p; S chii 4p6p; W pon 5p5p',
      'nobody',
      'ema-2016',
    ],
    ['a claim that can be right', '@from middle; E discard 5p; W pon 5p5p; W discard 1z', 'nobody'],
  ],
})
