import { type ImposedKind, isImposable, type Penalty, type Remedy } from './penalties.ts'
import type { RuleId } from './rule-ids.ts'
import { isSeat, type Seat } from './seats.ts'
import type { Tile } from './tiles.ts'

/** How certain a finding is and which action it calls for, worst first (rule book, Levels). */
export const LEVELS = ['violation', 'question', 'record', 'advice', 'info'] as const
export type Level = (typeof LEVELS)[number]

/** `open`: in force; `pending`: to be judged at the end of the hand; `settled`: a question that was answered without a fault. */
export const FINDING_STATES = ['open', 'pending', 'settled'] as const
export type FindingState = (typeof FINDING_STATES)[number]

/** The values that a finding's sentences contain, beside seat and events. */
export type Facts = Readonly<Record<string, string | number | readonly Tile[] | undefined>>

/** A finding of a rule, as data. `describe` in the engine's wording puts it into words. */
export type Finding = {
  readonly rule: RuleId
  readonly level: Level
  /** The player it is about; null if it is about no player. */
  readonly seat: Seat | null
  /** The event at which it is raised, counted from 1 in the hand. */
  readonly event: number
  /** The events that prove it, ascending; the last one is usually `event`. */
  readonly because: readonly number[]
  readonly state: FindingState
  /** The event that settled a question: an answer, or the act by which play went on. */
  readonly settledBy?: number
  /** It was later play that settled it, and no answer. */
  readonly byPlay?: true
  /** The referee's decision, if the record has one. */
  readonly decision?: 'upheld'
  /** The kind of penalty that the referee imposed, if it differs from the proposed one. */
  readonly imposed?: ImposedKind
  /**
   * Only of a fault that costs the hand where a hand is dead from its declaration: the event that declared it dead. `null`: nobody has yet,
   * and the hand is alive.
   */
  readonly declared?: number | null
  /** Sections of the rule set; empty for a common rule and for a question that no text answers. */
  readonly sections: readonly string[]
  readonly remedies: readonly Remedy[]
  readonly penalty: Penalty
  /** For a question: the words that answer it, in the order of the rule book. */
  readonly answers?: readonly string[]
  readonly facts: Facts
}

/**
 * Whether it calls for a dead hand: by the imposed penalty, else by the proposed one or the remedies. A chombo never does: the tiles are to
 * be dealt again.
 */
export const entailsDeadHand = (finding: Finding): boolean =>
  finding.imposed === undefined ? proposesDeadHand(finding) : finding.imposed === 'dead-hand'

/** Whether the penalty or the remedies, as proposed, call for a dead hand. */
export const proposesDeadHand = ({ remedies, penalty }: Finding): boolean =>
  penalty.kind === 'dead-hand' || (remedies.includes('dead-hand') && penalty.kind !== 'chombo')

/** Whether a finding asks, and nobody has answered. */
export const isOpenQuestion = ({ level, state }: Pick<Finding, 'level' | 'state'>): boolean => level === 'question' && state === 'open'

/**
 * The finding under the penalty that a referee imposes; its remedies at the table follow from that penalty, and only a dead hand is
 * declared. Unchanged if the penalty is still at discretion.
 */
export const asDecided = (finding: Finding, penalty: Penalty): Finding => {
  if (!isImposable(penalty)) return finding
  const { imposed: _, ...proposed } = finding
  if (penalty.kind === finding.penalty.kind) return { ...proposed, penalty }
  const { declared: __, ...undeclared } = proposed
  const remedies = finding.remedies.filter(
    (remedy) =>
      remedy !== 'referee-discretion' &&
      (remedy !== 'dead-hand' || penalty.kind === 'dead-hand') &&
      (remedy !== 're-deal' || finding.penalty.kind !== 'chombo'),
  )
  return { ...(penalty.kind === 'dead-hand' ? proposed : undeclared), penalty, remedies, imposed: penalty.kind }
}

/** Whether it costs its player the hand: the record shows the fault, or a referee has imposed a dead hand. */
export const costsTheHand = (finding: Finding): boolean =>
  entailsDeadHand(finding) && (finding.level === 'violation' || finding.imposed !== undefined)

/** Whether it asks for the declaration that makes a hand dead, and nobody has made it yet. */
export const awaitsDeclaration = ({ declared }: Finding): boolean => declared === null

/** The seat in a fact; undefined if the fact is missing or no seat. */
export const seatFact = ({ facts }: Finding, key: string): Seat | undefined => {
  const value = facts[key]
  return typeof value === 'string' && isSeat(value) ? value : undefined
}
