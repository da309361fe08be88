import { claimOn } from '../../table/claims.ts'
import { advice, nothing, type Raised, rule } from '../rule.ts'

/** A claim's steps in another order than call, show, then discard and take in either order. Pointed out, never penalized. */
export const claimOrder = rule({
  id: 'claim.order',
  in: { 'wrc-2015': advice('5.4'), 'ema-2016': advice('5.1'), 'ema-pre-2016': nothing, 'riichi-wiki': nothing },
  on: ['call', 'take', 'discard'],
  remedies: ['point-out'],

  judge: ({ table, number }, event): Raised | null => {
    const { actor: seat } = event
    if (event.verb === 'call') {
      const { shown } = table.players[seat]
      return shown && event.call !== 'ron' && event.call !== 'tsumo' && event.call !== 'riichi'
        ? { seat, because: [shown.event, number], facts: { step: 'show', call: event.call, tiles: shown.tiles } }
        : null
    }
    const claim = claimOn(table, seat)
    if (
      !claim ||
      claim.short ||
      claim.standing !== 'good' ||
      claim.yields ||
      claim.shownAt !== undefined ||
      claim.found.includes('claim.order')
    )
      return null
    return { seat, because: [claim.called, number], facts: { step: event.verb, call: claim.call, tile: claim.tile, called: claim.called } }
  },

  examples: [
    ['shows before calling', '@from middle; E discard 5p; S show 4p6p; S call chii; S take; S discard 1z', 'S'],
    ['discards before showing', '@from middle; E discard 5p; S call pon; S discard 9m; S show 5p5p; S take', 'S'],
    ['takes before showing', '@from middle; E discard 5p; S call pon; S take; S show 5p5p; S discard 9m', 'S'],
    ['discards before taking, which is allowed', '@from middle; E discard 5p; S call pon; S show 5p5p; S discard 9m; S take', 'nobody'],
  ],
})
