import { claimedBy, standing } from '../../table/claims.ts'
import { isGroupCall } from '../../table/table.ts'
import { nothing, rule, violation } from '../rule.ts'

/** Who has called a win (ron) calls something else for that tile, or takes the call back: the first call stands. */
export const claimChanged = rule({
  id: 'claim.changed',
  in: { 'wrc-2015': nothing, 'ema-2016': violation('3.3.1b'), 'ema-pre-2016': nothing, 'riichi-wiki': nothing },
  on: ['call', 'retract'],
  remedies: ['first-call-stands'],
  firstOf: 'act',

  judge: ({ table, number }, event) => {
    const seat = event.actor
    if (event.verb === 'call' && !isGroupCall(event.call)) return null
    const target = event.verb === 'call' ? claimedBy(table, event).target : table.target
    const own = target ? standing(table.claims, target.event).filter(({ by }) => by === seat) : []
    const win = event.verb === 'retract' ? own.at(-1) : own.find(({ call }) => call === 'ron')
    if (win?.call !== 'ron') return null
    return {
      seat,
      because: [win.called, number],
      facts: { call: event.verb === 'call' ? event.call : 'retract', tile: win.tile, from: win.from ?? undefined, called: win.called },
    }
  },

  examples: [
    ['ron, then pon', '@from middle; E discard 3m; N call ron; N call pon', 'N', { rules: 'ema-2016' }],
    ['ron, then taken back', '@from middle; E discard 3m; N call ron; N retract', 'N', { rules: 'ema-2016' }],
    ['pon, then ron', '@from middle; E discard 3m; N call pon; N call ron', 'nobody', { rules: 'ema-2016' }],
    ['a pung may be taken back at once', '@from middle; E discard 3m; N call pon; N retract', 'nobody', { rules: 'ema-2016' }],
  ],
})
