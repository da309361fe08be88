import type { ComparedAspect, ComparedPlace } from '../../../engine/judging/compare-editions.ts'
import { type Finding, isOpenQuestion } from '../../../engine/model/findings.ts'
import type { WhyAbsent } from '../../../engine/rulebook/why-absent.ts'
import type { RuleSetName } from '../../../engine/wording/terms/rule-sets.ts'

/**
 * A finding under one rule set: that set's own finding, at the same act or a later one; or the reason why it raises nothing, and what it
 * raises instead.
 */
export type ComparedColumn = {
  readonly rules: RuleSetName
  readonly finding: Finding | null
  readonly silence: { readonly why: WhyAbsent; readonly instead: ComparedPlace['rule'] | null } | null
}

/** The desk's findings of a hand under several rule sets. */
type ComparedHand = { readonly ruleSets: readonly RuleSetName[]; readonly places: readonly ComparedPlace[] }
type FindingKey = Pick<Finding, 'rule' | 'seat' | 'event'>

/** One finding under each rule set, the one in force first; empty if the record no longer has the finding. */
export const comparedColumns = ({ ruleSets, places }: ComparedHand, about: FindingKey): readonly ComparedColumn[] => {
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

/** Aspects in which a column differs from the first. Sections always differ, so they don't count. */
export const differingAspects = (first: ComparedColumn | undefined, other: ComparedColumn): ReadonlySet<ComparedAspect | 'event'> => {
  const a = first?.finding
  const b = other.finding
  if (!a || !b) return new Set(Boolean(a) === Boolean(b) ? [] : (['raised', 'remedies', 'penalty'] as const))
  const differ = new Set<ComparedAspect | 'event'>()
  if (a.level !== b.level || a.state !== b.state) differ.add('level')
  if (a.event !== b.event) differ.add('event')
  if (a.remedies.join() !== b.remedies.join()) differ.add('remedies')
  // the penalty of an open question depends on the answer
  if (isOpenQuestion(a) !== isOpenQuestion(b) || JSON.stringify(a.penalty) !== JSON.stringify(b.penalty)) differ.add('penalty')
  return differ
}
