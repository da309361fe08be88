import type { Remedy } from '../../penalties.ts'
import type { RuleSetId } from '../../rule-sets/ids.ts'
import { rule, secondHand, violation } from '../rule.ts'

/** At second hand: dead hand, without a stick in wrc-2025, with the stick back in rrc-1.5. */
const REMEDIES: Partial<Readonly<Record<RuleSetId, readonly Remedy[]>>> = {
  'wrc-2025': ['riichi-void', 'dead-hand'],
  'rrc-1.5': ['riichi-void', 'stick-back', 'dead-hand'],
}

/** Riichi called with a melded group. A concealed kong keeps the hand concealed. */
export const riichiOpenHand = rule({
  id: 'riichi.open-hand',
  in: {
    'wrc-2015': violation(),
    'ema-2016': violation('3.4.7'),
    'ema-pre-2016': violation('3.3.12'),
    'riichi-wiki': violation('Naki'),
    ...secondHand(violation, '12.3.5', '1.9'),
  },
  on: ['call'],
  remedies: ['riichi-void', 'stick-back'],
  firstOf: 'act',

  judge: ({ table, rules, number }, { actor: seat, call }) => {
    const open = table.players[seat].groups.find(({ kind, doubtful }) => kind !== 'ankan' && !doubtful)
    if (call !== 'riichi' || !open) return null
    const remedies = REMEDIES[rules.base]
    return {
      seat,
      because: [...(open.event > 0 ? [open.event] : []), number],
      facts: { call, tile: open.claimed?.tile },
      ...(remedies && { remedies }),
    }
  },

  examples: [
    ['with a claimed pung', '@from middle; @meld S pon 5p E; S draw; S call riichi', 'S'],
    ['with a concealed kong', '@from middle; @meld S ankan 5p; S draw; S call riichi', 'nobody'],
    ['with a claimed pung: dead hand, no stick', '@from middle; @meld S pon 5p E; S draw; S call riichi', 'S', { rules: 'wrc-2025' }],
    ['with a claimed pung: dead hand, stick back', '@from middle; @meld S pon 5p E; S draw; S call riichi', 'S', { rules: 'rrc-1.5' }],
    [
      'with a concealed kong, where an open hand would be dead',
      '@from middle; @meld S ankan 5p; S draw; S call riichi',
      'nobody',
      { rules: 'wrc-2025' },
    ],
    ['nobody knows what lies on the table', '@from middle; S draw; S call riichi', 'nobody'],
  ],
})
