import { isBareClaimForm } from '../../model/events.ts'
import { callsToWeigh } from '../../table/award.ts'
import { claimRetractedBy, validClaims } from '../../table/claims.ts'
import { rule } from '../rule.ts'

/**
 * A pung or kong is called after a chow on the same tile, and nobody knows whether the calls were clearly apart: then the chow has the tile,
 * otherwise the pung or kong. Until that is answered they count as together, and whoever goes on answers it.
 */
export const claimTogether = rule({
  id: 'claim.together',
  on: ['call'],
  needs: 'claims',
  settings: ['call-gap', 'clock'],
  remedies: ['tile-to'],
  house: { levels: ['question', 'off'], windows: { chow: 'first-if-apart' }, costsNothing: true },
  effects: ['calls-weighed'],
  withdrawnWithCall: true,

  judgeAfter: ({ rules, number, after }) => {
    const made = after.claims.find(({ called }) => called === number)
    const asked = made && callsToWeigh(rules, validClaims(after.claims, made.target))
    if (!asked || asked.later !== made) return null
    const { first, later } = asked
    return {
      seat: null,
      because: [...(later.target > 0 ? [later.target] : []), first.called, number],
      facts: {
        call: later.call,
        tile: later.tile,
        from: later.from ?? undefined,
        discard: later.target,
        caller: later.by,
        claimants: first.by,
        called: first.called,
      },
    }
  },
  settle: ({ event: called, raised: { facts } }, { table, number }, event) => {
    const { actor, verb } = event
    // What was shown in the moment of the two calls does not tell them apart.
    if (number < called) return null
    // A win has the tile, however far apart the two calls were.
    if (verb === 'call') return event.call === 'ron' ? 'together' : null
    if (verb === 'retract') return event.tile === undefined && claimRetractedBy(table, actor)?.called === facts.called ? 'together' : null
    if (verb !== 'show' && verb !== 'take' && verb !== 'discard') return null
    if (event.short && isBareClaimForm(event.short)) return null
    return actor === facts.claimants ? 'apart' : actor === facts.caller ? 'together' : null
  },
  answer: () => 'settled',

  examples: [
    ['a pung after a chow', '@from middle; E discard 3m; S call chii; W call pon', 'found', 'ema-2025', 'question'],
    [
      'times of typing show nothing',
      '@from middle; @set call-gap 1.0; @set clock live; 10.0 E discard 3m; 10.8 S call chii; 13.0 W call pon',
      'found',
      'wrc-2025',
      'question',
    ],
    [
      'the calls were clearly apart',
      '@from middle; @set call-gap 1.0; 10.0 E discard 3m; 10.8 S call chii; 13.0 W call pon',
      'nobody',
      'ema-2025',
    ],
    ['the chow went on', '@from middle; E discard 3m; S call chii; W call pon; S show 4m5m; S take', 'nobody', 'ema-2025'],
    [
      'the chow was shown in the moment of the pung, which went on',
      '@from middle; E discard 5p; S call chii; S show 4p6p; & W call pon; W show 5p5p; W take; W discard 1z; N draw; N discard 4p; E draw; E discard 4p; S draw; S discard 4p',
      'nobody',
      'ema-2025',
    ],
    ['the pung was called first', '@from middle; E discard 3m; W call pon; S call chii', 'nobody', 'ema-2025'],
    ['both at once', '@from middle; E discard 3m; S call chii; & W call pon', 'nobody', 'ema-2025'],
    ['a win was called for the tile', '@from middle; E discard 3m; S call chii; W call pon; N call ron', 'nobody', 'ema-2025'],
    ['the pung is called in riichi', '@from middle; @riichi W; E discard 3m; S call chii; W call pon', 'nobody', 'ema-2025'],
    ['the order of the lines decides', '@from middle; E discard 3m; S call chii; W call pon', 'nobody', 'wrc-2015'],
  ],
})
