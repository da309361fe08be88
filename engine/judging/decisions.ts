import type { TableEvent } from '../model/events.ts'
import type { ImposedKind } from '../model/penalties.ts'
import { isRuleId, type RuleId } from '../model/rule-ids.ts'
import type { Seat } from '../model/seats.ts'
import type { Raised } from '../rules/rule.ts'

/**
 * Events of the record, by their numbers, read otherwise than they are written, the first of them `at`; null: its line says nothing. `seat`: the
 * player whom the lines accuse as they are written.
 */
export type Reading = {
  readonly at: number
  readonly events: ReadonlyMap<number, TableEvent | null>
  readonly seat: Seat
  /** The wrong line, unless judging it as it is read finds that already. */
  readonly raised?: Raised
}

/**
 * The word that answers a question, and its event. `byPlay`: later play answered it. `until`: the answer comes from a moment up to that
 * event, in the order chosen for its acts.
 */
export type AnswerDecision = {
  readonly kind: 'answer'
  readonly word: string
  readonly by: number
  readonly byPlay?: true
  readonly until?: number
  /** Lines that the act of the answer shows to be wrong. */
  readonly reading?: Reading
}

/**
 * A referee's ruling and its event. `imposed`: the kind of penalty, if it differs from the proposed one. `answer`: the earlier answer to
 * the question, which still determines the finding.
 */
export type RulingDecision = {
  readonly kind: 'upheld' | 'dismissed'
  readonly by: number
  readonly byPlay?: true
  readonly until?: number
  readonly imposed?: ImposedKind
  readonly answer?: AnswerDecision
}

/** The decision on a finding: an answer or a ruling. */
export type Decision = AnswerDecision | RulingDecision

/** The answer in a decision, even if a ruling followed it. */
export const answerIn = (decision: Decision | undefined): AnswerDecision | undefined =>
  decision?.kind === 'answer' ? decision : decision?.answer

/** All decisions known, by event and rule. */
export type Decisions = ReadonlyMap<string, Decision>

export const areSame = (some: Decisions, others: Decisions): boolean =>
  some.size === others.size && [...some].every(([key, decision]) => others.get(key) === decision)

/** The key of a decision: the event and the rule of its finding. */
export const decisionKey = (event: number, rule: RuleId): string => `${event} ${rule}`

export const rulesDecidedAt = (decisions: Decisions, event: number): readonly RuleId[] =>
  [...decisions.keys()]
    .map((key) => key.split(' '))
    .flatMap(([number, rule = '']) => (Number(number) === event && isRuleId(rule) ? [rule] : []))

/**
 * The decisions without those that play settled from an event on: judging the record again finds those again. Lines read otherwise stay so while
 * play settles a question, or the two would replace each other forever.
 */
export const withoutPlaySettlements = (decisions: Decisions, from: number, byPlay: boolean): Decisions =>
  new Map(
    [...decisions].filter(([key, decision]) => !(decision.byPlay && Number.parseInt(key, 10) >= from) || (byPlay && isReading(decision))),
  )

/** The key of lines that are read otherwise from an event on. */
export const readingKey = (event: number): string => `${event} reading`

export const readingAt = (decisions: Decisions, event: number): Decision | undefined => decisions.get(readingKey(event))

export const isReading = (decision: Decision): boolean => decision.kind === 'answer' && decision.reading !== undefined
