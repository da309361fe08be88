import type { EventOf, TableEvent, Verb } from '../model/events.ts'
import type { Facts } from '../model/findings.ts'
import type { Level } from '../model/levels.ts'
import type { Penalty, Remedy } from '../model/penalties.ts'
import type { RuleId } from '../model/rule-ids.ts'
import type { PenaltyCase, RuleSet } from '../model/rule-set.ts'
import { type RuleSetId, SECOND_HAND_RULE_SET_IDS, type SecondHandRuleSetId, type SourceRuleSetId } from '../model/rule-set-ids.ts'
import type { Seat } from '../model/seats.ts'
import type { Table } from '../table/table.ts'

/** What a rule looks at: the table before the event, the rule set, the number the event gets. */
export type Situation = { readonly table: Table; readonly rules: RuleSet; readonly number: number }

/** The table before and after an event, for what only shows once it has happened. */
export type Outcome = Situation & { readonly after: Table }

/** Where a rule stands in a rule set and at which level; the sections may hang on the facts. */
export type Cell = { readonly level: Level; readonly sections: readonly string[] | ((facts: Facts) => readonly string[]) } | null

type Sections = readonly string[] | readonly [(facts: Facts) => readonly string[]]
const cell =
  (level: Level) =>
  (...sections: Sections): Cell => ({ level, sections: typeof sections[0] === 'function' ? sections[0] : (sections as readonly string[]) })
/** The rule stands in these sections. Without a section: a common rule, or one that the text leaves open. */
export const violation = cell('violation')
export const question = cell('question')
export const advice = cell('advice')
export const info = cell('info')
/** A recording mistake has no section: no rule text knows it. */
export const recordFault: Cell = { level: 'record', sections: [] }
/** Nothing is raised: no rule there, or its chapter is not on file. */
export const nothing = null

/** The section that fits the kind of call. */
export const byCall =
  (sections: Readonly<Record<'chii' | 'pon' | 'kan', string>>) =>
  (facts: Facts): readonly string[] => {
    const { call } = facts
    return call === 'chii' || call === 'pon' || call === 'kan' ? [sections[call]] : []
  }

/** The section for a win on a discard, or for a self-draw win. */
export const byWin =
  (discard: string, selfDraw: string) =>
  (facts: Facts): readonly string[] => [facts.call === 'tsumo' ? selfDraw : discard]

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
  readonly in: Readonly<Record<RuleSetId, Cell>>
  readonly on: readonly V[]
  readonly remedies: readonly Remedy[]
  /** Where a rule set does otherwise. */
  readonly remediesIn?: Partial<Readonly<Record<RuleSetId, readonly Remedy[]>>>
  readonly firstOf?: FirstOf
  /** It is about what a player leaves undone: no fault of a hand that has been declared dead. */
  readonly omission?: true
  /** Judges an event on the table as it lies before it. */
  readonly judge?: (situation: Situation, event: EventOf<V>) => Raised | readonly Raised[] | null
  /** Judges an event on the table as it lies after it. */
  readonly judgeAfter?: (outcome: Outcome, event: EventOf<V>) => Raised | readonly Raised[] | null
  /** What follows from a word that answers its question. */
  readonly answer?: (word: string, asked: Asked, table: Table) => Settlement
  /** The question is settled by how play goes on after a call: with the call taken back before that, nothing is left of it. */
  readonly goesWithCall?: true
  /** How play itself settles the question: a word; `stays`: it can't be settled by play any more; nothing: not yet. */
  readonly settle?: (asked: Asked, situation: Situation, event: TableEvent) => string | null
  readonly examples: readonly Example[]
}

/** What is to be done at the table in a rule set. */
export const remediesOf = ({ remedies, remediesIn }: Rule, base: RuleSetId): readonly Remedy[] => remediesIn?.[base] ?? remedies

/** The sections of all kinds of call, kong or win that a cell tells apart. */
export const everySection = (sections: (facts: Facts) => readonly string[]): readonly string[] => [
  ...new Set(
    [
      ...['chii', 'pon', 'kan', 'ron', 'tsumo'].map((call) => ({ call })),
      ...['daiminkan', 'kakan', 'ankan'].map((kind) => ({ kind })),
    ].flatMap(sections),
  ),
]

/** The word by which a question is left open for good: play goes on, and no later act can tell. */
export const STAYS = 'stays'

/** The word by which a question is settled where the call that it is about was taken back. */
export const WITHDRAWN = 'withdrawn'

/** A rule with the verbs it listens to; registered as one that may hear any event. */
export const rule = <V extends Verb>(definition: Definition<V>): Rule => {
  const second = Object.fromEntries(
    SECOND_HAND_RULE_SET_IDS.map((id) => [id, definition.in[id] === undefined ? definition.in['wrc-2015'] : definition.in[id]]),
  )
  return { ...definition, in: { ...definition.in, ...second } } as unknown as Rule
}

/** A rule as it is written down: a rule set of the sources that is missing does not compile; those at second hand go with wrc-2015 where nothing is said. */
type Definition<V extends Verb> = Omit<Rule<V>, 'in'> & {
  readonly in: Readonly<Record<SourceRuleSetId, Cell>> & Partial<Readonly<Record<SecondHandRuleSetId, Cell>>>
}

/** The sections of the two rule sets at second hand, at the level that a rule has in wrc-2015. */
export const secondHand = (
  level: (...sections: readonly string[]) => Cell,
  wrc2025: string,
  rrc15: string,
): Readonly<Record<SecondHandRuleSetId, Cell>> => ({
  'wrc-2025': level(wrc2025),
  'rrc-1.5': level(rrc15),
})
