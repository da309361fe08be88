import type { Level } from './levels.ts'
import { type ImposedKind, isImposable, type Penalty, type Remedy } from './penalties.ts'
import type { RuleId } from './rule-ids.ts'
import type { Seat } from './seats.ts'
import type { Tile } from './tiles.ts'

/** `open`: stands; `pending`: to be judged at the end of the hand; `settled`: a question that was answered without a fault. */
export const FINDING_STATES = ['open', 'pending', 'settled'] as const
export type FindingState = (typeof FINDING_STATES)[number]

/** What a finding's sentences are made of, beside seat and events. */
export type Facts = Readonly<Record<string, string | number | readonly Tile[] | undefined>>

/** One thing that a rule has found, as data. `describe` in the engine's wording puts it into words. */
export type Finding = {
  readonly rule: RuleId
  readonly level: Level
  /** Whom it is about; null where nobody is meant. */
  readonly seat: Seat | null
  /** The event it stands at, counted from 1 in the hand. */
  readonly event: number
  /** The events that prove it, ascending; the last one is usually `event`. */
  readonly because: readonly number[]
  readonly state: FindingState
  /** The event that settled a question: an answer, or the act by which play went on. */
  readonly settledBy?: number
  /** A referee's decision on it, once there is one in the record. */
  readonly decision?: 'upheld'
  /** The kind of penalty that the referee imposed, where it is another than the one proposed. */
  readonly imposed?: ImposedKind
  /** Sections of the rule set; empty for a common rule and for a question that no text answers. */
  readonly sections: readonly string[]
  readonly remedies: readonly Remedy[]
  readonly penalty: Penalty
  /** For a question: the words that answer it, in the order of the rule book. */
  readonly answers?: readonly string[]
  readonly facts: Facts
}

/** Whether it says dead hand: by the penalty that was imposed, else by the remedies or the penalty proposed. */
export const saysDead = ({ remedies, penalty, imposed }: Finding): boolean =>
  imposed === undefined ? remedies.includes('dead-hand') || penalty.kind === 'dead-hand' : imposed === 'dead-hand'

/** The finding under the penalty that a referee imposes: what is to be done at the table follows from it. Left as it is where none is chosen yet. */
export const asDecided = (finding: Finding, penalty: Penalty): Finding => {
  if (!isImposable(penalty)) return finding
  const { imposed: _, ...proposed } = finding
  if (penalty.kind === finding.penalty.kind) return { ...proposed, penalty }
  const remedies = finding.remedies.filter(
    (remedy) => remedy !== 'referee-discretion' && (remedy !== 'dead-hand' || penalty.kind === 'dead-hand'),
  )
  return { ...proposed, penalty, remedies, imposed: penalty.kind }
}

/** Whether the hand of its player is dead from its act on: the record shows the fault, or a referee has imposed it. */
export const makesDead = (finding: Finding): boolean =>
  saysDead(finding) && (finding.level === 'violation' || finding.imposed !== undefined)
