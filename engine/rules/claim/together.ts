import { callsApart } from '../../table/award.ts'
import { claimedTile, validClaims } from '../../table/claims.ts'
import { momentOf } from '../../table/table.ts'
import { rule } from '../rule.ts'

/**
 * A pung or kong is called after a chow on the same tile, and nobody knows whether the calls were clearly apart: then the chow has the tile,
 * otherwise the pung or kong. Until that is answered they count as together, and whoever goes on answers it.
 */
export const claimTogether = rule({
  id: 'claim.together',
  on: ['call'],
  settings: ['call-gap', 'clock'],
  remedies: ['tile-to'],
  house: { levels: ['question', 'off'], windows: { chow: 'first-if-apart' }, costsNothing: true },
  effects: ['calls-weighed'],
  withdrawnWithCall: true,

  judge: ({ table, rules, number }, event) => {
    if (rules.windows.chow !== 'first-if-apart' || (event.call !== 'pon' && event.call !== 'kan')) return null
    const { target } = claimedTile(table, event)
    if (!target) return null
    const claims = validClaims(table.claims, target.event)
    const [first] = claims
    // A win goes before both, and a pung or kong called before has the tile either way.
    if (first?.call !== 'chii' || first.by === event.actor || claims.some(({ call }) => call !== 'chii')) return null
    const moment = Math.min(momentOf(table, event), number)
    if (callsApart(rules, first, { moment, ...(event.clock !== undefined && { clock: event.clock }) }) !== 'unknown') return null
    return {
      seat: null,
      because: [target.event, first.called, number],
      facts: { call: event.call, tile: target.tile, from: target.seat, discard: target.event, caller: event.actor, claimants: first.by },
    }
  },
  settle: ({ raised: { facts } }, _, { actor, verb }) => {
    if (verb !== 'show' && verb !== 'take' && verb !== 'discard') return null
    return actor === facts.claimants ? 'apart' : actor === facts.caller ? 'together' : null
  },
  answer: () => 'settled',

  examples: [
    ['a pung after a chow', '@from middle; E discard 3m; S call chii; W call pon', 'found', { rules: 'ema-2025', level: 'question' }],
    [
      'times of typing show nothing',
      '@from middle; @set call-gap 1.0; @set clock live; 10.0 E discard 3m; 10.8 S call chii; 13.0 W call pon',
      'found',
      { rules: 'wrc-2025', level: 'question' },
    ],
    [
      'the calls were clearly apart',
      '@from middle; @set call-gap 1.0; 10.0 E discard 3m; 10.8 S call chii; 13.0 W call pon',
      'nobody',
      { rules: 'ema-2025' },
    ],
    ['the chow went on', '@from middle; E discard 3m; S call chii; W call pon; S show 4m5m; S take', 'nobody', { rules: 'ema-2025' }],
    ['the pung was called first', '@from middle; E discard 3m; W call pon; S call chii', 'nobody', { rules: 'ema-2025' }],
    ['both at once', '@from middle; E discard 3m; S call chii; & W call pon', 'nobody', { rules: 'ema-2025' }],
    ['the order of the lines decides', '@from middle; E discard 3m; S call chii; W call pon', 'nobody', { rules: 'wrc-2015' }],
  ],
})
