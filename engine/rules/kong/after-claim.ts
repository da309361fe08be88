import type { Finding } from '../../model/findings.ts'
import { claimOn } from '../../table/claims.ts'
import { type EventStep, rule } from '../rule.ts'
import { claimOfTurn } from '../swap/claim-of-turn.ts'
import { goneOnWithKong } from './gone-on.ts'

/** A concealed kong or an extended pung in a turn that began with a claim, not with a drawn tile. */
export const kongAfterClaim = rule({
  id: 'kong.after-claim',
  on: ['ankan', 'kakan'],
  remedies: ['kong-void'],
  firstOf: 'act',
  amend: (findings, step) => {
    const unproved = withLineLeftOut(findings, step)
    return [
      ...unproved.map((finding) => ({ finding, settled: true as const })),
      ...goneOnWithKong(findings, step).filter(({ finding }) => !unproved.includes(finding)),
    ]
  },

  judge: ({ table, rules, number }, { actor: seat, tile, verb }) => {
    // The replacement tile before it: the claim was a kong.
    if (table.before?.verb === 'replace' && table.before.actor === seat) return null
    const kong = rules.practice.kongBeforeReplacement === 'forbidden' && table.turn.due === 'replace' ? claimOn(table, seat) : undefined
    const claim = claimOfTurn(table, seat) ?? (kong?.call === 'kan' && kong.standing === 'good' ? kong : undefined)
    return claim ? { seat, because: [claim.called, number], facts: { kind: verb, call: verb, tile, called: claim.called } } : null
  },

  examples: [
    ['a concealed kong in the turn of a pung', '@from middle; E discard 5p; S pon 5p5p; S ankan 3m', 'S'],
    ['an extended pung in the turn of a chow', '@from middle; @meld S pon 3m E; E discard 5p; S chii 6p7p; S kakan 3m', 'S'],
    [
      'a concealed kong in the turn of a pung, and its player discards',
      '@from middle; E discard 5p; S pon 5p5p; S ankan 3m; S replace; S discard 1z',
      'S',
      'rrc-1.5',
    ],
    [
      'right after a claimed kong, before its replacement tile, where only a drawn tile allows it',
      '@from middle; E discard 5p; S daiminkan 5p5p5p; S ankan 3m',
      'S',
      'ema-2025',
    ],
    [
      'right after a claimed kong, where any kong allows the next one',
      '@from middle; E discard 5p; S daiminkan 5p5p5p; S ankan 3m',
      'nobody',
      'rrc-1.5',
    ],
    [
      'right after a claimed kong, in a record without any replacement tile',
      '@from middle; E discard 5p; S daiminkan 5p5p5p; S ankan 3m; S discard 1z',
      'nobody',
      'ema-2025',
    ],
    [
      'right after a claimed kong, and one replacement tile in the record',
      '@from middle; E discard 5p; S daiminkan 5p5p5p; S ankan 3m; S replace; S discard 1z',
      'nobody',
      'ema-2025',
    ],
    ['after a replacement tile: the pung was a kong', '@from middle; E discard 5p; S pon 5p5p; * dora 3p; S replace; S ankan 3m', 'nobody'],
    ['a concealed kong after a draw', '@from middle; E discard 5p; S draw; S ankan 3m', 'nobody'],
    [
      'right after a claimed kong, before its replacement tile',
      '@from middle; E discard 5p; S daiminkan 5p5p5p; S ankan 3m',
      'S',
      'riichi-wiki',
    ],
    [
      'after the replacement tile of a claimed kong',
      '@from middle; E discard 5p; S daiminkan 5p5p5p; S replace; S ankan 3m',
      'nobody',
      'riichi-wiki',
    ],
  ],
})

/**
 * Kongs right after a claimed one, before its replacement tile, after which their player simply plays on: nothing shows more than a line that the
 * recorder left out.
 */
const withLineLeftOut = (findings: readonly Finding[], { before, event }: EventStep): readonly Finding[] => {
  if (event.verb !== 'discard' || event.nodraw || before.turn.seat !== event.actor) return []
  const isAfterKong = ({ facts }: Finding): boolean => before.claims.some(({ called, call }) => called === facts.called && call === 'kan')
  return findings.filter(
    (finding) => finding.state === 'open' && !finding.decision && before.turn.kong === finding.event && isAfterKong(finding),
  )
}
