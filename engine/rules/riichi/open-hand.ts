import { rule } from '../rule.ts'

/** Riichi called with a melded group. A concealed kong keeps the hand concealed. */
export const riichiOpenHand = rule({
  id: 'riichi.open-hand',
  on: ['call'],
  needs: 'riichi',
  remedies: ['riichi-void', 'stick-back'],
  firstOf: 'act',
  ofRiichi: true,

  judge: ({ table, number }, { actor: seat, call }) => {
    const open = table.players[seat].groups.find(({ kind, doubtful }) => kind !== 'ankan' && !doubtful)
    if (call !== 'riichi' || !open) return null
    return {
      seat,
      because: [...(open.event > 0 ? [open.event] : []), number],
      facts: { call, tile: open.claimed?.tile },
    }
  },

  examples: [
    ['with a claimed pung', '@from middle; @meld S pon 5p E; S draw; S call riichi', 'S'],
    ['with a concealed kong', '@from middle; @meld S ankan 5p; S draw; S call riichi', 'nobody'],
    ['with a claimed pung: dead hand, no stick', '@from middle; @meld S pon 5p E; S draw; S call riichi', 'S', 'wrc-2025'],
    ['with a claimed pung: dead hand, stick back', '@from middle; @meld S pon 5p E; S draw; S call riichi', 'S', 'rrc-1.5'],
    [
      'with a concealed kong, where an open hand would be dead',
      '@from middle; @meld S ankan 5p; S draw; S call riichi',
      'nobody',
      'wrc-2025',
    ],
    ['the groups on the table are unknown', '@from middle; S draw; S call riichi', 'nobody'],
  ],
})
