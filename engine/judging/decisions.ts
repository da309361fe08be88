import type { ImposedKind } from '../model/penalties.ts'
import { isRuleId, type RuleId } from '../model/rule-ids.ts'

/**
 * The word that answers a question, and the event that gave it. `byPlay`: how play went on gave it; `until`: a moment up to that event, in whichever order its
 * acts were judged.
 */
export type Answered = {
  readonly kind: 'answer'
  readonly word: string
  readonly by: number
  readonly byPlay?: true
  readonly until?: number
}

/**
 * A referee's ruling and its event. `imposed`: the kind of penalty, where it is another than the one proposed. `answer`: what had answered the question
 * before; it still says what the finding is.
 */
export type Ruled = {
  readonly kind: 'upheld' | 'dismissed'
  readonly by: number
  readonly byPlay?: true
  readonly until?: number
  readonly imposed?: ImposedKind
  readonly answer?: Answered
}

/** What has been decided about a finding. */
export type Decision = Answered | Ruled

/** The answer in a decision, also where a ruling came after it. */
export const answerIn = (decision: Decision | undefined): Answered | undefined =>
  decision?.kind === 'answer' ? decision : decision?.answer

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
  new Map([...decisions].filter(([key, decision]) => !(decision.byPlay && Number.parseInt(key, 10) >= from)))
