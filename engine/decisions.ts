import { isRuleId, type RuleId } from './rules/ids.ts'

/**
 * What has been decided about a finding: the word that answers a question (`byPlay`: found out by how play went on), or a referee's ruling.
 * `by` is the event that decided it; `word` an answer that a ruling came on top of.
 */
export type Decision =
  | { readonly kind: 'answer'; readonly word: string; readonly by: number; readonly byPlay?: true }
  | { readonly kind: 'upheld' | 'dismissed'; readonly by: number; readonly word?: string }

/** All decisions known, by event and rule. */
export type Decisions = ReadonlyMap<string, Decision>

/** The key of a decision: a finding is named by its event and its rule. */
export const decisionKey = (event: number, rule: RuleId): string => `${event} ${rule}`

/** The rules that something has been decided about at an event. */
export const decidedAt = (decisions: Decisions, event: number): readonly RuleId[] =>
  [...decisions.keys()]
    .map((key) => key.split(' '))
    .flatMap(([number, rule = '']) => (Number(number) === event && isRuleId(rule) ? [rule] : []))

/** The decisions without what play had settled from an event on: that is found out anew when the record is judged again. */
export const withoutPlaySettlements = (decisions: Decisions, from: number): Decisions =>
  new Map([...decisions].filter(([key, decision]) => !(decision.kind === 'answer' && decision.byPlay && Number.parseInt(key, 10) >= from)))
