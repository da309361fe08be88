import type { Finding } from '../../model/findings.ts'
import type { Remedy } from '../../model/penalties.ts'
import type { RuleId } from '../../model/rule-ids.ts'
import type { RuleSet } from '../../model/rule-set.ts'
import { hasRedFives } from '../../model/settings.ts'
import type { TableEffect, TableEffects } from '../effects.ts'
import type { Claim } from '../table.ts'

/** The findings of the rules at the event to carry out, and the rule set: both decide how play continues. */
export type Consequences = {
  /** The findings in force at this event; a dismissed one has no consequences. */
  readonly found: readonly Finding[]
  /** The rules that a referee has dismissed at this event: they are not raised again on the same acts. */
  readonly dismissed: readonly RuleId[]
  readonly rules: RuleSet
  readonly effectsOf: (rule: RuleId) => TableEffects
}

/** The finding with an effect at this event, if any. */
export const findingWith = ({ found, effectsOf }: Consequences, effect: TableEffect): Finding | undefined => {
  for (const finding of found) if (effectsOf(finding.rule).includes(effect)) return finding
  return undefined
}

/** Whether a referee has dismissed a finding with an effect at this event. */
export const isDismissed = ({ dismissed, effectsOf }: Consequences, effect: TableEffect): boolean => {
  for (const rule of dismissed) if (effectsOf(rule).includes(effect)) return true
  return false
}

/**
 * Whether a finding makes an act void. An act of a dead hand is also void while the question whether the player knew is open; a call that is only
 * pointed out as too late is void as well. A win with a wrong number of tiles stays on the table: the line that shows them may be wrong.
 */
export const makesVoid = ({ effectsOf }: Consequences, { rule, level, remedies }: Finding, remedy: Remedy): boolean =>
  remedies.includes(remedy) &&
  !(remedy === 'win-void' && effectsOf(rule).includes('hand-off')) &&
  (level === 'violation' || (level === 'advice' && remedy === 'claim-void') || effectsOf(rule).includes('void-if-asked'))

/** Whether an act is void by a finding at this event. */
export const isVoid = (consequences: Consequences, remedy: Remedy): boolean =>
  consequences.found.some((finding) => makesVoid(consequences, finding, remedy))

/** The finding as its claim remembers it. */
export const faultBy = ({ rule, event }: Finding, { effectsOf }: Consequences): NonNullable<Claim['fault']> => ({
  rule,
  event,
  effects: effectsOf(rule),
})

/** The change to a claim that its player completes although too few tiles were shown for its group. */
export const voidIfWrong = (consequences: Consequences): Partial<Claim> => {
  const wrong = findingWith(consequences, 'group-wrong')
  return wrong ? { standing: 'void', fault: faultBy(wrong, consequences) } : {}
}

/** Whether red fives are distinct tiles in this set. */
export const playsRedFives = ({ rules }: Consequences): boolean => hasRedFives(rules.settings)
