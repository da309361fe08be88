import type { Finding } from '../../model/findings.ts'
import type { Remedy } from '../../model/penalties.ts'
import type { RuleId } from '../../model/rule-ids.ts'
import type { RuleSet } from '../../model/rule-set.ts'
import { isSeat, type Seat } from '../../model/seats.ts'

/** What the rules have found at the event that is being carried out, and the rule set: how play goes on hangs on both. */
export type Consequences = {
  /** The findings at this event that stand; a dismissed one has no consequences. */
  readonly found: readonly Finding[]
  /** The rules that a referee has dismissed at this event: they do not come back on the same acts. */
  readonly dismissed: readonly RuleId[]
  readonly rules: RuleSet
}

/** The finding of a rule at this event, if there is one. */
export const foundBy = ({ found }: Consequences, rule: RuleId): Finding | undefined =>
  found.length === 0 ? undefined : found.find((finding) => finding.rule === rule)

/** Whether a finding makes an act void. What a dead hand does is, also while it is only asked whether the player knew. */
export const voids = ({ rule, level, remedies }: Finding, remedy: Remedy): boolean =>
  remedies.includes(remedy) && (level === 'violation' || rule === 'dead-hand.act')

/** Whether red fives are tiles of their own in this set. */
export const redsCount = ({ rules }: Consequences): boolean => rules.settings['red-fives'] > 0

/** A fact that names a seat. */
export const seatFact = (finding: Finding, name: string): Seat | undefined => {
  const value = finding.facts[name]
  return typeof value === 'string' && isSeat(value) ? value : undefined
}
