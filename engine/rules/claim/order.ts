import type { DiscardEvent } from '../../model/events.ts'
import type { Facts } from '../../model/findings.ts'
import { claimOn, claimToShow, isBareClaim } from '../../table/claims.ts'
import { momentOf } from '../../table/moments.ts'
import { type Claim, isGroupCall } from '../../table/table.ts'
import { type Raised, rule, type Situation } from '../rule.ts'

/** A claim's steps in another order than call, show, then discard and take in either order. Pointed out, never penalized. */
export const claimOrder = rule({
  id: 'claim.order',
  on: ['call', 'show', 'discard'],
  needs: { call: 'shown', discard: 'claims' },
  remedies: ['point-out'],
  effects: ['once-a-claim'],

  judge: (situation, event): Raised | null => {
    if (event.verb === 'discard') return laidTogether(situation, event)
    const { table, number, rules } = situation
    const { actor: seat } = event
    if (event.verb === 'call') {
      const { shown } = table.players[seat]
      return shown && isGroupCall(event.call)
        ? { seat, because: [shown.event, number], facts: { step: 'show', call: event.call, tiles: shown.tiles, from: table.target?.seat } }
        : null
    }
    // Only tiles that are shown after all were shown too late: a record that leaves the showing out accuses nobody.
    const claim = claimToShow(table, seat, event.tiles)
    const early = Math.min(claim?.takenAt ?? Number.POSITIVE_INFINITY, claim?.discardedAt ?? Number.POSITIVE_INFINITY)
    if (claim?.standing !== 'good' || isBareClaim(claim) || claim.yields || claim.shownAt !== undefined || !Number.isFinite(early))
      return null
    const discarded = early >= momentOf(table, event) ? 'together' : 'discard'
    const step = early === claim.takenAt ? 'take' : discarded
    if (step === 'together' && rules.practice.discardWithTiles === 'allowed') return null
    return { seat, at: early, because: [claim.called, early, number], facts: factsOf(claim, step) }
  },

  examples: [
    ['shows before calling', '@from middle; E discard 5p; S show 4p6p; S call chii; S take; S discard 1z', 'S'],
    ['discards before showing', '@from middle; E discard 5p; S call pon; S discard 9m; S show 5p5p; S take', 'S'],
    ['takes before showing', '@from middle; E discard 5p; S call pon; S take; S show 5p5p; S discard 9m', 'S'],
    [
      'the record does not say when the tiles were shown',
      '@from middle; E discard 5p; S call pon; S discard 9m; W draw; W discard 1z',
      'nobody',
    ],
    ['discards before taking, which is allowed', '@from middle; E discard 5p; S call pon; S show 5p5p; S discard 9m; S take', 'nobody'],
    [
      'lays the discard open together with the two tiles',
      '@from middle; E discard 5p; S call chii; S show 4p6p; & S discard 1z',
      'S',
      'rrc-1.5',
    ],
    [
      'lays the discard open together with the two tiles, where no text speaks of it',
      '@from middle; E discard 5p; S call chii; S show 4p6p; & S discard 1z',
      'nobody',
      'ema-2025',
    ],
    [
      'shows before calling, where no text says the order',
      '@from middle; E discard 5p; S show 4p6p; S call chii; S take; S discard 1z',
      'nobody',
      'riichi-wiki',
    ],
  ],
})

/** The discard is laid open in one movement with the tiles of the set, where the text asks for one after the other. */
const laidTogether = ({ table, rules, number }: Situation, event: DiscardEvent): Raised | null => {
  const { actor: seat } = event
  const claim = claimOn(table, seat)
  if (rules.practice.discardWithTiles === 'allowed' || claim?.standing !== 'good' || claim.yields || claim.short) return null
  const { called, shownAt } = claim
  if (shownAt === undefined || shownAt < momentOf(table, event)) return null
  return { seat, because: [called, shownAt, number], facts: factsOf(claim, 'together') }
}

const factsOf = ({ call, tile, from, called }: Claim, step: string): Facts => ({ step, call, tile, from: from ?? undefined, called })
