import type { ComparedAspect, ComparedPlace } from '../../../engine/judging/compare-editions.ts'
import type { Finding } from '../../../engine/model/findings.ts'
import type { Silence } from '../../../engine/rulebook/why-absent.ts'
import type { RuleSetName } from '../../../engine/wording/terms/rule-sets.ts'

/** What one rule set says of a finding: its own finding, at the same act or another; or nothing, why, and what it raises there instead. */
export type Column = {
  readonly rules: RuleSetName
  readonly finding: Finding | null
  readonly silence: { readonly why: Silence; readonly instead: ComparedPlace['rule'] | null } | null
}

/** What the desk says of a hand under several rule sets. */
type Compared = { readonly ruleSets: readonly RuleSetName[]; readonly places: readonly ComparedPlace[] }
type About = Pick<Finding, 'rule' | 'seat' | 'event'>

/** What each rule set says of one finding, the one in force first; none where the record no longer holds it. */
export const columnsOf = ({ ruleSets, places }: Compared, about: About): readonly Column[] => {
  const same = places.filter(({ rule, seat }) => rule === about.rule && seat === about.seat)
  const place = same.find(({ event }) => event === about.event)
  if (!place) return []
  return ruleSets.map((rules, n) => {
    const verdict = place.verdicts[n]
    const elsewhere = same.find(({ event, verdicts }) => event > about.event && verdicts[n]?.kind === 'finding')?.verdicts[n]
    const found = verdict?.kind === 'finding' ? verdict : elsewhere
    if (found?.kind === 'finding') return { rules, finding: found.finding, silence: null }
    return {
      rules,
      finding: null,
      silence: verdict?.kind === 'nothing' ? { why: verdict.why, instead: verdict.instead[0] ?? null } : null,
    }
  })
}

/** In what a column differs from the first one; sections are each set's own. */
export const differences = (first: Column | undefined, other: Column): ReadonlySet<ComparedAspect | 'event'> => {
  const a = first?.finding
  const b = other.finding
  if (!a || !b) return new Set(Boolean(a) === Boolean(b) ? [] : (['raised', 'remedies', 'penalty'] as const))
  const differ = new Set<ComparedAspect | 'event'>()
  if (a.level !== b.level || a.state !== b.state) differ.add('level')
  if (a.event !== b.event) differ.add('event')
  if (a.remedies.join() !== b.remedies.join()) differ.add('remedies')
  if (JSON.stringify(a.penalty) !== JSON.stringify(b.penalty)) differ.add('penalty')
  return differ
}
