import type { DiscardEvent, Replace } from '../../model/events.ts'
import type { Finding } from '../../model/findings.ts'
import { claimedTile, claimRetractedBy } from '../../table/claims.ts'
import { isGroupCall, type Table } from '../../table/table.ts'
import { misfitDiscard } from '../../table/turn.ts'
import { recordedClaimFault } from '../record/claim-fault.ts'
import { type Amendment, rule } from '../rule.ts'

/** Chow, pung or kong claimed by a player in riichi, who can no longer change the hand. */
export const claimUnderRiichi = rule({
  id: 'claim.under-riichi',
  on: ['call'],
  remedies: ['claim-void'],
  onCall: 'void-if-violation',
  firstOf: 'act',

  judge: ({ table, rules, number }, event) => {
    const { riichi } = table.players[event.actor]
    // A short form that can't be right anyhow is likely another player's.
    if (!riichi || !isGroupCall(event.call) || recordedClaimFault(table, rules, event)) return null
    const { target } = claimedTile(table, event)
    return {
      seat: event.actor,
      because: [riichi.event, number].filter((n) => n > 0),
      facts: { call: event.call, tile: target?.tile, from: target?.seat },
    }
  },
  // Withdrawn at once, it may also be no more than an empty call (EMA 2025 6.5.2 beside 6.7.4).
  amend: (findings, step) => {
    const { before, event, rules } = step
    if (event.verb === 'discard' || event.verb === 'replace') return byAnother(findings, before, event)
    const withdrawn = event.verb === 'retract' && event.tile === undefined ? claimRetractedBy(before, event.actor) : undefined
    if (!withdrawn || withdrawn.shownAt !== undefined || rules.practice.changedCall !== 'win-or-shown') return []
    return findings
      .filter(({ event: called, level }) => called === withdrawn.called && level === 'violation')
      .map((finding) => ({ finding, instead: { ...finding, facts: { ...finding.facts, withdrawn: before.number + 1 } } }))
  },

  examples: [
    ['calls pon in riichi, and withdraws it', '@from middle; @riichi S; E discard 5p; S call pon; S retract', 'S', 'ema-2025'],
    ['calls pon in riichi', '@from middle; @riichi S; E discard 5p; S call pon', 'S'],
    ['wins in riichi', '@from middle; @riichi S; E discard 5p; S call ron', 'nobody'],
    ['another player is in riichi', '@from middle; @riichi W; E discard 5p; S call pon', 'nobody'],
    ['a short form with a further contradiction: another seat', '@from middle; @riichi E; S discard 8m; E chii 7m9m', 'nobody'],
    ['a riichi by an unknown player', '@from middle; E discard 8p; W riichi 3p; N discard 1z; E discard 5p; W call pon', 'nobody'],
    [
      'a short form, and another player discards: it was that player’s claim',
      '@from middle; @riichi S; E discard 5p; S pon 5p5p; W discard 9m',
      'nobody',
    ],
    ['a short form of the player in riichi, who discards', '@from middle; @riichi S; E discard 5p; S pon 5p5p; S discard 9m', 'S'],
    [
      'a riichi that was withdrawn',
      '@from middle; S draw; S call riichi; S retract; S discard 1z; W draw; W discard 5p; S call pon',
      'nobody',
    ],
  ],
})

/** A claim in one line, after which another player goes on with the tile, was recorded under the wrong seat. */
const byAnother = (findings: readonly Finding[], before: Table, event: DiscardEvent | Replace): readonly Amendment[] => {
  const { claims, target } = before
  if (!target || target.drawn) return []
  return findings.flatMap((finding) => {
    const claim = claims.find(({ called }) => called === finding.event)
    if (!claim?.short || claim.target !== target.event || claim.by === event.actor || finding.level !== 'violation') return []
    const goesOn = event.verb === 'replace' ? claim.call === 'kan' : misfitDiscard(before, event) !== null
    return goesOn ? [{ finding, settled: true as const }] : []
  })
}
