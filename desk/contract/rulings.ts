import type { Ref } from '../../db/log/entry.ts'
import type { AppealOutcome, CLOSINGS, Decision, Ending, PictureType, StatementRole, Weight } from '../../db/log/vocabulary.ts'
import type { Finding } from '../../engine/model/findings.ts'
import type { Penalty, PointUnit } from '../../engine/model/penalties.ts'
import type { PenaltyCounts } from '../../engine/model/penalty-counts.ts'
import type { Seat } from '../../engine/model/seats.ts'
import type { TableView } from '../../engine/table/table-view.ts'
import type { RuleSetName } from '../../engine/wording/terms/rule-sets.ts'
import type { IncidentState, ShownState } from './vocabulary.ts'

/** A finding as shown beside its act: the engine's data, its words in both languages come from `engine/words`. */
export type ShownFinding = {
  readonly id: number
  readonly ref: Ref
  readonly finding: Finding
  /** `gone`: the record was mended or a ruling took it out; it stays listed where a ruling rests on it. */
  readonly state: ShownState
  /** What is proposed, the player's earlier ones counted in; `finding.penalty` is what stands there for the first time. */
  readonly proposed: Penalty
  readonly incident: number | null
  /** The name of the incident. */
  readonly incidentRef: Ref | null
  readonly ruling: Ruling | null
  /** Whose turn it was when it was signed first of the rulings that stand, so that its steps stay as they were read then; null: not known, or none. */
  readonly due: TableView['turn']
  /** Rulings on it that were taken back, oldest first. */
  readonly takenBack: readonly Ruling[]
  /** The penalties or confirmed findings under this rule that the player has had before, in this tournament. */
  readonly earlier: readonly Earlier[]
}

/** A finding confirmed before, or a penalty without one, of the same player under the same rule. */
export type Earlier = {
  readonly round: number | null
  readonly table: string
  readonly rule: string
  readonly decision: 'upheld' | 'changed'
  readonly imposed: Penalty
  readonly incident: number
  readonly at: Date
}

/** What the rule set proposes in a case, and what a referee may impose instead. */
export type Proposal = {
  /** The player's earlier ones counted in; `first` is what stands there for the first time. */
  readonly penalty: Penalty
  readonly first: Penalty
  /** Where the rule or the conduct stands; null where the rule set names nothing. */
  readonly section: string | null
  /** Where the ladder stands that leads from `first` to `penalty`; null where none does. */
  readonly ladder: string | null
  readonly earlier: readonly Earlier[]
  /** Every penalty that the rule set names anywhere, mildest first, and what its points are points of. */
  readonly named: readonly Penalty[]
  readonly unit: PointUnit
  readonly rules: RuleSetName
}

/** Undone: by whom and when. It stays in the log and in the lists. */
export type TakenBack = { readonly by: string; readonly at: Date }

/** A penalty that was withdrawn, with the reason. */
export type Cancelled = { readonly by: string; readonly at: Date; readonly reason: string }

export type Ruling = {
  readonly id: number
  readonly ref: Ref
  readonly finding: number | null
  readonly rule: string
  /** The rule set that it was made under, and where the rule stands in it. */
  readonly rules: RuleSetName
  readonly sections: readonly string[]
  /** About whom. */
  readonly player: string | null
  readonly decision: Decision
  readonly proposed: Penalty
  readonly imposed: Penalty
  /** What has been done at the table, before and after the signature: `step-1` for the first of the finding's steps, or a remedy's name. */
  readonly remedies: readonly string[]
  readonly reason: string
  readonly by: string
  readonly at: Date
  readonly seq: number
  readonly hash: string
  /** The ruling that it took the place of, and the one that took its place. */
  readonly supersedes: number | null
  readonly supersededBy: number | null
  /** Another ruling on the same that stands beside it: two people decided at once, and one of the two has to go. */
  readonly conflict: number | null
  /** Whether the penalty that it imposed was cancelled. */
  readonly cancelled: Cancelled | null
  readonly takenBack: TakenBack | null
}

/** A ruling of another incident, by its number. */
export type RulingBeside = Ruling & { readonly incident: number }

export type LedgerRow = {
  readonly id: number
  readonly ref: Ref
  readonly ruling: number
  readonly player: string | null
  readonly seat: Seat | null
  readonly rule: string
  /** Of the ruling: the rule set that it was made under, and where the rule stands in it. */
  readonly rules: RuleSetName
  readonly sections: readonly string[]
  readonly penalty: Penalty
  readonly proposed: Penalty
  readonly reason: string
  readonly by: string
  readonly at: Date
  readonly round: number | null
  readonly table: string
  readonly incident: number
  /** What it comes to in points by the rule set; null where that is no fixed number. */
  readonly worth: { readonly amount: number; readonly unit: PointUnit } | null
  readonly cancelled: Cancelled | null
  readonly supersededBy: number | null
  /** A chombo beside a win of the same hand, where the rule set says that it is void then. */
  readonly void: 'win' | null
  /** Whether it counts: neither cancelled, superseded nor void. */
  readonly stands: boolean
  /** What its ruling rests on changed, and nobody has looked yet. */
  readonly review: boolean
  readonly takenBack: TakenBack | null
}

/** What a player's penalties that stand come to, for a scoring program; `notInPoints`: those whose worth somebody has to say. */
export type PenaltyTotal = PenaltyCounts & {
  readonly number: number | null
  readonly player: string | null
  readonly country: string | null
}

/** What somebody says of an incident. */
export type Statement = {
  readonly id: number
  readonly role: StatementRole
  readonly saidBy: string | null
  readonly text: string
  readonly notedBy: string
  readonly at: Date
  readonly takenBack: TakenBack | null
}

/** A picture that belongs to an incident; `size` in bytes, 0 where they were taken out of a copy; `hash`: SHA-256 of them as hex. */
export type Attachment = {
  readonly id: number
  readonly name: string
  readonly type: PictureType
  readonly size: number
  readonly hash: string
  readonly note: string
  readonly addedBy: string
  readonly at: Date
  readonly takenBack: TakenBack | null
}

/** An appeal against a ruling, and what came of it. */
export type Appeal = {
  readonly id: number
  readonly ruling: number
  readonly appealedBy: string | null
  readonly grounds: string
  readonly notedBy: string
  readonly at: Date
  readonly decided: {
    readonly outcome: AppealOutcome
    readonly reason: string
    readonly by: string
    readonly at: Date
    /** The ruling that took the place of the one appealed against. */
    readonly ruling: number | null
  } | null
  readonly takenBack: TakenBack | null
}

export type Incident = {
  readonly id: number
  /** Its name: the number moves on where copies are joined. */
  readonly ref: Ref
  readonly table: string
  readonly tableId: string
  readonly round: number | null
  readonly hand: string
  /** The act that it is about, and the last one where they are several. */
  readonly event: number | null
  readonly to: number | null
  readonly finding: number | null
  readonly rule: string | null
  readonly seat: Seat | null
  readonly player: string | null
  /** Everybody concerned, as far as it was filled in. */
  readonly players: readonly string[]
  readonly note: string
  readonly weight: Weight
  readonly state: IncidentState
  /** Two rulings on the same stand side by side. */
  readonly conflict: boolean
  /** What its newest ruling rests on changed, and nobody has looked yet. */
  readonly review: boolean
  readonly closed: { readonly how: Ending; readonly reason: string; readonly by: string; readonly at: Date } | null
  readonly takenBack: TakenBack | null
  readonly openedAt: Date
  readonly by: string
  /** All, oldest first, those taken back too. */
  readonly statements: readonly Statement[]
  readonly attachments: readonly Attachment[]
  readonly rulings: readonly Ruling[]
  /** The rulings of other incidents on the same finding, as where two referees ruled on it apart. */
  readonly besides: readonly RulingBeside[]
  readonly appeals: readonly Appeal[]
  readonly fillings: readonly Filling[]
  readonly closings: readonly Closing[]
}

/** Something about an incident was noted down: what, and the note as it then read. */
export type Filling = {
  readonly id: number
  readonly fields: readonly ('hand' | 'from' | 'to' | 'finding' | 'players' | 'note' | 'weight' | 'done')[]
  readonly note: string | null
  readonly weight: Incident['weight'] | null
  readonly by: string
  readonly at: Date
  readonly takenBack: TakenBack | null
}

/** An incident was closed, or taken up again. */
export type Closing = {
  readonly id: number
  readonly how: (typeof CLOSINGS)[number]
  readonly reason: string
  readonly by: string
  readonly at: Date
  readonly takenBack: TakenBack | null
}
