import type { Ref } from '../../db/log/entry.ts'
import type { AppealOutcome, CLOSINGS, Decision, Ending, PictureType, StatementRole, Weight } from '../../db/log/vocabulary.ts'
import type { Finding } from '../../engine/model/findings.ts'
import type { Penalty, PointUnit } from '../../engine/model/penalties.ts'
import type { PenaltyCounts } from '../../engine/model/penalty-counts.ts'
import type { Seat } from '../../engine/model/seats.ts'
import type { TableView } from '../../engine/table/table-view.ts'
import type { RuleSetName } from '../../engine/wording/terms/rule-sets.ts'
import type { IncidentState, ShownState } from './vocabulary.ts'

/** A finding as displayed beside its act. `engine/wording` has its words in both languages. */
export type ShownFinding = {
  readonly id: number
  readonly ref: Ref
  readonly finding: Finding
  /** `gone`: a repair of the record or a ruling removed it. It stays listed if a ruling depends on it. */
  readonly state: ShownState
  /** The proposed penalty, which counts the player's earlier cases; `finding.penalty` is the one for a first case. */
  readonly proposed: Penalty
  readonly incident: number | null
  /** Permanent reference of the incident. */
  readonly incidentRef: Ref | null
  readonly ruling: Ruling | null
  /** The seat whose turn it was at the first ruling in force, so that the displayed steps don't change. Null: unknown, or none. */
  readonly due: TableView['turn']
  /** Undone rulings on it, oldest first. */
  readonly takenBack: readonly Ruling[]
  /** The player's earlier penalties and confirmed findings under this rule, in this tournament. */
  readonly earlier: readonly Earlier[]
}

/** An earlier confirmed finding, or a penalty without one, of the same player under the same rule. */
export type Earlier = {
  readonly round: number | null
  readonly table: string
  readonly rule: string
  readonly decision: 'upheld' | 'changed'
  readonly imposed: Penalty
  readonly incident: number
  readonly at: Date
}

/** The rule set's proposal in a case, and the penalties that a referee may impose instead. */
export type Proposal = {
  /** The penalty with the player's earlier cases counted; `first`: the penalty for a first case. */
  readonly penalty: Penalty
  readonly first: Penalty
  /** The section of the rule or the conduct; null if the rule set names none. */
  readonly section: string | null
  /** The section of the ladder from `first` to `penalty`; null if no ladder applies. */
  readonly ladder: string | null
  readonly earlier: readonly Earlier[]
  /** Every penalty that the rule set names, mildest first; `unit`: the unit of its points. */
  readonly named: readonly Penalty[]
  readonly unit: PointUnit
  readonly rules: RuleSetName
}

/** The undo of an entry; the entry stays in the log and in the lists. */
export type TakenBack = { readonly by: string; readonly at: Date }

/** The cancellation of a penalty. */
export type Cancelled = { readonly by: string; readonly at: Date; readonly reason: string }

export type Ruling = {
  readonly id: number
  readonly ref: Ref
  readonly finding: number | null
  readonly rule: string
  /** The rule set of the ruling, and the rule's sections in it. */
  readonly rules: RuleSetName
  readonly sections: readonly string[]
  /** The player concerned. */
  readonly player: string | null
  readonly decision: Decision
  readonly proposed: Penalty
  readonly imposed: Penalty
  /** Remedies carried out at the table, before and after the signature: a remedy's name, or `step-1` for the finding's first step. */
  readonly remedies: readonly string[]
  readonly reason: string
  readonly by: string
  readonly at: Date
  readonly seq: number
  readonly hash: string
  /** The ruling that it replaced, and the one that replaced it. */
  readonly supersedes: number | null
  readonly supersededBy: number | null
  /** A concurrent ruling on the same case that is also in force; one of the two must go. */
  readonly conflict: number | null
  /** The cancellation of its penalty; null: none. */
  readonly cancelled: Cancelled | null
  readonly takenBack: TakenBack | null
}

/** A ruling with the number of its incident. */
export type RulingBeside = Ruling & { readonly incident: number }

export type LedgerRow = {
  readonly id: number
  readonly ref: Ref
  readonly ruling: number
  readonly player: string | null
  readonly seat: Seat | null
  readonly rule: string
  /** The rule set of the ruling, and the rule's sections in it. */
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
  /** Its points under the rule set; null if they are no fixed number. */
  readonly worth: { readonly amount: number; readonly unit: PointUnit } | null
  readonly cancelled: Cancelled | null
  readonly supersededBy: number | null
  /** `win`: a chombo in a hand that also has a win, and the rule set voids it. */
  readonly void: 'win' | null
  /** The penalty counts: neither cancelled, superseded nor void. */
  readonly stands: boolean
  /** The basis of its ruling changed, and no referee has reviewed it yet. */
  readonly review: boolean
  readonly takenBack: TakenBack | null
}

/** Totals of a player's penalties in force, for a scoring program. `notInPoints`: those whose points a referee has to name. */
export type PenaltyTotal = PenaltyCounts & {
  readonly number: number | null
  readonly player: string | null
  readonly country: string | null
}

export type Statement = {
  readonly id: number
  readonly role: StatementRole
  readonly saidBy: string | null
  readonly text: string
  readonly notedBy: string
  readonly at: Date
  readonly takenBack: TakenBack | null
}

/** A picture of an incident. `size`: in bytes, 0 if a copy omits them. `hash`: SHA-256 of the bytes, in hex. */
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

/** An appeal against a ruling, and its outcome. */
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
    /** The ruling that replaced the one appealed against. */
    readonly ruling: number | null
  } | null
  readonly takenBack: TakenBack | null
}

export type Incident = {
  readonly id: number
  /** Permanent reference; the number changes when copies are joined. */
  readonly ref: Ref
  readonly table: string
  readonly tableId: string
  readonly round: number | null
  readonly hand: string
  /** The act concerned (`event`), and the last one (`to`) if there are several. */
  readonly event: number | null
  readonly to: number | null
  readonly finding: number | null
  readonly rule: string | null
  readonly seat: Seat | null
  readonly player: string | null
  /** All people concerned, as far as recorded. */
  readonly players: readonly string[]
  readonly note: string
  readonly weight: Weight
  readonly state: IncidentState
  /** Two rulings on the same case are in force. */
  readonly conflict: boolean
  /** The basis of its newest ruling changed, and no referee has reviewed it yet. */
  readonly review: boolean
  readonly closed: { readonly how: Ending; readonly reason: string; readonly by: string; readonly at: Date } | null
  readonly takenBack: TakenBack | null
  readonly openedAt: Date
  readonly by: string
  /** All of them, oldest first, including undone ones. */
  readonly statements: readonly Statement[]
  readonly attachments: readonly Attachment[]
  readonly rulings: readonly Ruling[]
  /** Rulings of other incidents on the same finding, as after two concurrent rulings. */
  readonly besides: readonly RulingBeside[]
  readonly appeals: readonly Appeal[]
  readonly fillings: readonly Filling[]
  readonly closings: readonly Closing[]
}

/** A change to the details of an incident: the fields, and the note as it read then. */
export type Filling = {
  readonly id: number
  readonly fields: readonly ('hand' | 'from' | 'to' | 'finding' | 'players' | 'note' | 'weight' | 'done')[]
  readonly note: string | null
  readonly weight: Incident['weight'] | null
  readonly by: string
  readonly at: Date
  readonly takenBack: TakenBack | null
}

/** The closing or reopening of an incident. */
export type Closing = {
  readonly id: number
  readonly how: (typeof CLOSINGS)[number]
  readonly reason: string
  readonly by: string
  readonly at: Date
  readonly takenBack: TakenBack | null
}
