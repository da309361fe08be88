import { rule, violation } from '../rule.ts'

/** Riichi called with a melded group. A concealed kong keeps the hand concealed. */
export const riichiOpenHand = rule({
  id: 'riichi.open-hand',
  in: { 'wrc-2015': violation(), 'ema-2016': violation('3.4.7'), 'ema-pre-2016': violation('3.3.12'), 'riichi-wiki': violation('Naki') },
  on: ['call'],
  remedies: ['riichi-void', 'stick-back'],
  firstOf: 'act',

  judge: ({ table, number }, { actor: seat, call }) => {
    const open = table.players[seat].groups.find(({ kind }) => kind !== 'ankan')
    return call === 'riichi' && open
      ? { seat, because: [...(open.event > 0 ? [open.event] : []), number], facts: { call, tile: open.claimed?.tile } }
      : null
  },

  examples: [
    ['with a claimed pung', '@from middle; @meld S pon 5p E; S draw; S call riichi', 'S'],
    ['with a concealed kong', '@from middle; @meld S ankan 5p; S draw; S call riichi', 'nobody'],
  ],
})
