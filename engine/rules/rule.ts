import type { RuleSetId } from '../editions/index.ts'
import type { EventOf, TableEvent, Verb } from '../model/events.ts'
import type { Facts } from '../model/findings.ts'
import type { Level } from '../model/levels.ts'
import type { Penalty, Remedy } from '../model/penalties.ts'
import type { RuleId } from '../model/rule-ids.ts'
import type { PenaltyCase, RuleSet } from '../model/rule-set.ts'
import type { Seat } from '../model/seats.ts'
import type { SettingName } from '../model/settings.ts'
import type { Table } from '../table/table.ts'
import type { RecordMistake } from './record-mistakes.ts'

/** What a rule looks at: the table before the event, the rule set, the number the event gets. */
export type Situation = { readonly table: Table; readonly rules: RuleSet; readonly number: number }

/** The table before and after an event, for what only shows once it has happened. */
export type Outcome = Situation & { readonly after: Table }

/** What a rule raises. `at` where it stands at an earlier event, `level` and `remedies` where they differ from the rule's own. */
export type Raised = {
  readonly seat: Seat | null
  readonly because: readonly number[]
  readonly facts: Facts
  readonly at?: number
  readonly level?: Level
  readonly sections?: readonly string[]
  readonly remedies?: readonly Remedy[]
  readonly answers?: readonly string[]
  /** To be judged at the end of the hand only: shown until then, and settled by what happens. */
  readonly pending?: true
  /** Where what is proposed hangs on the case and not on the rule alone: a row of the rule set's penalties, or the penalty itself. */
  readonly penalty?: PenaltyCase | Penalty
}

/** What follows from an answer: the fault, the question settled without one, or another finding in its place. */
export type Settlement = 'fault' | 'settled' | ({ readonly rule: RuleId; readonly level: Level } & Raised)

/** A question that is open, as it was raised; `since` is the event from which on all is later, or at the same time (`&`). */
export type Asked = { readonly event: number; readonly since: number; readonly by: TableEvent; readonly raised: Raised }

/** Groups of rules of which only the first that holds is raised on one event: on a call, riichi or kong, and on a reveal. */
export type FirstOf = 'act' | 'reveal'

/** A situation in words, the table in notation (`;` parts lines, headers and rule set first), and whom the finding is about. */
export type Example = readonly [
  situation: string,
  table: string,
  finding: Seat | 'nobody' | 'found',
  options?: { readonly level?: Level; readonly rules?: RuleSetId },
]

export type Rule<V extends Verb = Verb> = {
  readonly id: RuleId
  readonly on: readonly V[]
  /** What is to be done at the table, unless the cell of the edition says otherwise. */
  readonly remedies: readonly Remedy[]
  /** The settings that decide whether it is raised, at which level, or how it is judged. */
  readonly settings?: readonly SettingName[]
  readonly firstOf?: FirstOf
  /** What becomes of the call that it is raised on: void at any level, void if it is a violation (a question leaves the call in doubt), or it is valid. */
  readonly onCall?: 'void' | 'void-if-violation' | 'stands'
  /** It is judged after the hand: play does not go on. */
  readonly afterTheHand?: true
  /** Play itself is read by it, so house rules cannot change its level. */
  readonly levelIsFixed?: true
  /** The mistakes in the record that may be behind it. */
  readonly mends?: readonly RecordMistake[]
  /** It is about what a player leaves undone: no fault of a hand that has been declared dead. */
  readonly omission?: true
  /** Judges an event on the table as it lies before it. */
  readonly judge?: (situation: Situation, event: EventOf<V>) => Raised | readonly Raised[] | null
  /** Judges an event on the table as it lies after it. */
  readonly judgeAfter?: (outcome: Outcome, event: EventOf<V>) => Raised | readonly Raised[] | null
  /** What follows from a word that answers its question. */
  readonly answer?: (word: string, asked: Asked, table: Table) => Settlement
  /** Its question is settled by how play goes on after a call; if the call is retracted before that, the question lapses. */
  readonly withdrawnWithCall?: true
  /** How play itself settles the question: a word; `stays`: it can't be settled by play any more; nothing: not yet. */
  readonly settle?: (asked: Asked, situation: Situation, event: TableEvent) => string | null
  readonly examples: readonly Example[]
}

/** The remedies of a rule in a rule set. */
export const remediesOf = ({ id, remedies }: Rule, { cells }: RuleSet): readonly Remedy[] => {
  const cell = cells[id]
  return (cell.level !== null && cell.remedies) || remedies
}

/** The word by which a question is left open for good: play goes on, and no later act can tell. */
export const STAYS = 'stays'

/** The word by which a question is settled where the call that it is about was taken back. */
export const WITHDRAWN = 'withdrawn'

/** A rule with the verbs it listens to; registered as one that may hear any event. */
export const rule = <V extends Verb>(definition: Rule<V>): Rule => definition as unknown as Rule
