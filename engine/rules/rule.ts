import type { RuleSetId } from '../editions/index.ts'
import type { HandTiles } from '../hand/majiang-hand.ts'
import type { EventOf, TableEvent, Verb } from '../model/events.ts'
import type { Facts, Finding, Level } from '../model/findings.ts'
import type { Penalty, Remedy } from '../model/penalties.ts'
import type { Practice } from '../model/practice.ts'
import type { RuleId } from '../model/rule-ids.ts'
import type { ClaimWindows, HouseLevel, PenaltyCase, RuleSet } from '../model/rule-set.ts'
import type { Seat } from '../model/seats.ts'
import type { SettingName, Settings } from '../model/settings.ts'
import type { Tile } from '../model/tiles.ts'
import type { TableEffects } from '../table/effects.ts'
import type { Table } from '../table/table.ts'
import type { Needs } from './needs.ts'
import type { RecordMistake } from './record-mistakes.ts'

/** The input of a rule: the table before the event, the rule set, the number that the event gets. */
export type Situation = { readonly table: Table; readonly rules: RuleSet; readonly number: number }

/** The table before and after an event, for what only shows once it has happened. */
export type Outcome = Situation & { readonly after: Table }

/** A finding as a rule raises it. `at`: an earlier event. `level` and `remedies`: if they differ from the cell's and the rule's. */
export type Raised = {
  readonly seat: Seat | null
  readonly because: readonly number[]
  readonly facts: Facts
  readonly at?: number
  readonly level?: Level
  readonly sections?: readonly string[]
  readonly remedies?: readonly Remedy[]
  readonly answers?: readonly string[]
  /** A fault by the record so far; later acts can still show that lines are missing. */
  readonly doubtful?: true
  /** Judged only at the end of the hand; pending until then. `known`: the fault is known already, and only its penalty is not yet due. */
  readonly pending?: true | 'known'
  /** If the proposal depends on the case: a row of the rule set's penalties, or the penalty itself. */
  readonly penalty?: PenaltyCase | Penalty
}

export type EventStep = { readonly before: Table; readonly after: Table; readonly event: TableEvent; readonly rules: RuleSet }

/** The change that an event makes to an earlier finding: another row of the penalties, a question about the fault, or its removal. */
export type Amendment = {
  readonly finding: Finding
  readonly row?: PenaltyCase
  readonly ask?: readonly string[]
  readonly settled?: true
  readonly instead?: Finding
}

/** The effect of an answer: the fault, no fault, or another finding instead. */
export type Settlement = 'fault' | 'settled' | ({ readonly rule: RuleId; readonly level: Level } & Raised)

/** An open question as it was raised. All events from `since` on are later, or at the same time (`&`). */
export type RaisedQuestion = { readonly event: number; readonly since: number; readonly by: TableEvent; readonly raised: Raised }

/** Groups of rules of which only the first that holds is raised on one event: on a call, riichi or kong; on the discard of a riichi; on a reveal. */
export type FirstOf = 'act' | 'riichi-discard' | 'reveal'

/** A situation in words, the table in notation (`;` separates lines, headers first), the seat of the finding, the rule set if not WRC 2015, and the level. */
export type Example = readonly [situation: string, table: string, finding: Seat | 'nobody' | 'found', rules?: RuleSetId, level?: Level]

/** How house rules may treat a rule. */
export type HouseTerms = {
  /** The levels that they may give it, if not the usual ones; none if play itself is read by it. */
  readonly levels?: readonly HouseLevel[]
  /** Windows and settings that it needs where the parent does not have it. */
  readonly windows?: Partial<ClaimWindows>
  readonly settings?: Partial<Settings>
  /** Only the parent's cases of a penalty apply. */
  readonly casesOfParent?: true
  /** As a question it proposes no penalty of the rule set. */
  readonly costsNothing?: true
  /** It cannot be raised without this rule. */
  readonly follows?: RuleId
  /** The rule that takes its place under the windows of some editions, or by the moment from which a hand is dead. */
  readonly replacedBy?: (rules: Pick<RuleSet, 'windows' | 'deadFrom'>) => RuleId | undefined
}

export type Rule<V extends Verb = Verb> = {
  readonly id: RuleId
  readonly on: readonly V[]
  /** The condition without which it is never raised, for acts that mostly do not meet it. */
  readonly needs?: Needs
  /** Remedies, unless the cell of the edition has its own. */
  readonly remedies: readonly Remedy[]
  /** The settings that decide whether it is raised, at which level, or how it is judged. */
  readonly settings?: readonly SettingName[]
  readonly firstOf?: FirstOf
  /** The level that a setting of the tournament gives it in an edition that does not raise it by itself. */
  readonly bySetting?: (settings: Settings) => Level | null
  /** Effect on the call that raises it: void at any level; void if a violation, in doubt if a question; or valid. */
  readonly onCall?: 'void' | 'void-if-violation' | 'stands'
  /** Effects of its findings on the table, beside its remedies. */
  readonly effects?: TableEffects
  /** It is judged after the hand: play does not go on. */
  readonly afterTheHand?: true
  /** How house rules may treat it, where that is special. */
  readonly house?: HouseTerms
  /** The player can never make the claim: no act ended the right to it. */
  readonly isNeverOpen?: true
  /** Whether it can be raised later under the windows that are silent than under those that raise it. */
  readonly isDueLater?: (silent: ClaimWindows, raising: ClaimWindows) => boolean
  /** Whether a pending finding is judged at an exhaustive draw only, and not at the player's own win. */
  readonly isJudgedAtADrawOnly?: (practice: Practice) => boolean
  /** The mistakes in the record that may be behind it. */
  readonly mends?: readonly RecordMistake[]
  /** It is about a riichi: no finding while a question is open whether the player is in riichi. */
  readonly ofRiichi?: true
  /** It gives way to any other finding that rests on the same event. */
  readonly givesWay?: true
  /** The player omits an act: no fault if the hand has been declared dead. */
  readonly omission?: true
  /** Judges an event on the table as it lies before it. */
  readonly judge?: (situation: Situation, event: EventOf<V>) => Raised | readonly Raised[] | null
  /** Judges an event on the table as it lies after it. */
  readonly judgeAfter?: (outcome: Outcome, event: EventOf<V>) => Raised | readonly Raised[] | null
  /** The effect of a word that answers its question. */
  readonly answer?: (word: string, asked: RaisedQuestion, table: Table) => Settlement
  /** Its question is settled by how play goes on after a call; if the call is retracted before that, the question lapses. */
  readonly withdrawnWithCall?: true
  /** The answer that play itself gives: a word; `stays`: play can no longer answer; null: not yet. */
  readonly settle?: (asked: RaisedQuestion, situation: Situation, event: TableEvent) => string | null
  /** Changes that a later event makes to its findings. */
  readonly amend?: (findings: readonly Finding[], step: EventStep) => readonly Amendment[]
  /** Whether a hand that was paid is as declared if one of its tiles, or the winning tile, is read differently. */
  readonly isMisread?: (hand: HandTiles, tile: Tile | undefined) => boolean
  /** The mistake of the record that then takes its place, if it is no wrong tile. */
  readonly paidAs?: RuleId
  readonly examples: readonly Example[]
}

export const remediesOf = ({ id, remedies }: Rule, { cells }: RuleSet): readonly Remedy[] => {
  const cell = cells[id]
  return (cell.level !== null && cell.remedies) || remedies
}

/** The word that leaves a question open for good: no later act can answer it. */
export const STAYS_OPEN = 'stays'

/** The word that confirms a doubtful fault: no later act can explain it otherwise. */
export const CONFIRMED = 'holds'

/** The word by which a pending finding that is known comes into force, at its event. */
export const DUE = 'due'

/** The word that settles a question whose call was retracted. */
export const WITHDRAWN = 'withdrawn'

/** A rule with the verbs it listens to; registered as one that may hear any event. */
export const rule = <V extends Verb>(definition: Rule<V>): Rule => definition as unknown as Rule
