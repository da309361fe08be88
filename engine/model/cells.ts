import type { GroupCall, KongKind } from './events.ts'
import type { Facts, Level } from './findings.ts'
import type { Remedy } from './penalties.ts'
import { RULE_IDS, type RuleId } from './rule-ids.ts'

/** The sections of a rule: the same for every case, or chosen by the facts of the finding. */
type Sections = readonly string[] | ((facts: Facts) => readonly string[])

/** An edition raises the rule. */
export type RaisedCell = {
  readonly level: Level
  /** Empty for a common rule whose section is not on file, and where the text does not decide. */
  readonly sections: Sections
  /** The edition's own remedies; without them the rule's remedies apply. */
  readonly remedies?: readonly Remedy[]
  /** The text does not decide: the app asks the referee. */
  readonly unstated?: true
  /** The text knows cases that weigh more than the level. */
  readonly orWorse?: true
}

/** Reasons why an edition does not raise a rule. */
export type AbsenceReason = 'not-a-rule' | 'not-on-file' | 'another-window' | 'another-setting'

/** An edition does not raise the rule. */
export type AbsentCell = { readonly level: null; readonly why: AbsenceReason }

/** One rule in one edition. */
export type Cell = RaisedCell | AbsentCell

/** Every rule in one edition; a missing rule does not compile. */
export type Cells = Readonly<Record<RuleId, Cell>>

type Given = readonly string[] | readonly [(facts: Facts) => readonly string[]]
const cell =
  (level: Level) =>
  (...sections: Given): RaisedCell => ({
    level,
    sections: typeof sections[0] === 'function' ? sections[0] : (sections as readonly string[]),
  })
/** The rule is in these sections. Without a section: a common rule. */
export const violation = cell('violation')
export const question = cell('question')
export const advice = cell('advice')
export const info = cell('info')

/** The text does not decide the case, so the referee is asked. */
export const unstated: RaisedCell = { ...question(), unstated: true }

const absent = (why: AbsenceReason): AbsentCell => ({ level: null, why })
/** The text of the edition has no such rule. */
export const notARule = absent('not-a-rule')
/** The chapter that would have it is not among the sources (rule book, Rule sets). */
export const notOnFile = absent('not-on-file')
/** The claim windows of the edition make it a case of another rule. */
export const anotherWindow = absent('another-window')
/** The settings of the edition decide the case. */
export const anotherSetting = absent('another-setting')

/** A cell with the edition's own remedies. */
export const withRemedies = (raised: RaisedCell, ...remedies: readonly Remedy[]): RaisedCell => ({ ...raised, remedies })

/** Advice, but the text knows cases that weigh more: the rule tells them apart. */
export const adviceOrWorse = (...sections: Given): RaisedCell => ({ ...advice(...sections), orWorse: true })

type RecordRule = Extract<RuleId, `record.${string}`>
const isRecordRule = (id: RuleId): id is RecordRule => id.startsWith('record.')

/** Contradictions in the record are the same in every edition and have no section: no rule text knows them. */
export const recordFaults = Object.fromEntries(RULE_IDS.filter(isRecordRule).map((id) => [id, cell('record')()])) as unknown as Readonly<
  Record<RecordRule, Cell>
>

/** The cells that an edition takes over from its parent. */
export const inherit = <const Id extends RuleId>(parent: Cells, ids: readonly Id[]): Readonly<Record<Id, Cell>> =>
  Object.fromEntries(ids.map((id) => [id, parent[id]])) as unknown as Readonly<Record<Id, Cell>>

export const byCall =
  (sections: Readonly<Record<GroupCall, string>>) =>
  ({ call }: Facts): readonly string[] =>
    call === 'chii' || call === 'pon' || call === 'kan' ? [sections[call]] : []

/** The section for each kind of kong: claimed, extended, concealed. */
export const byKong =
  (sections: Readonly<Record<KongKind, string>>) =>
  ({ kind }: Facts): readonly string[] =>
    kind === 'daiminkan' || kind === 'kakan' || kind === 'ankan' ? [sections[kind]] : []

/** The section for a win on a discard, and for a self-draw win. */
export const byWin =
  (discard: string, selfDraw: string) =>
  ({ call }: Facts): readonly string[] => [call === 'tsumo' ? selfDraw : discard]

export const sectionsFor = ({ sections }: RaisedCell, facts: Facts): readonly string[] =>
  typeof sections === 'function' ? sections(facts) : sections

/** The sections of a cell for all kinds of call, kong and win, and for a win that a kong has made late. */
export const everySection = ({ sections }: RaisedCell): readonly string[] =>
  typeof sections === 'function' ? [...new Set(CASES.flatMap(sections))] : sections

const CASES: readonly Facts[] = [
  ...['chii', 'pon', 'kan', 'ron', 'tsumo', 'ankan', 'kakan', 'riichi'].map((call) => ({ call })),
  ...['daiminkan', 'kakan', 'ankan', 'ron'].map((kind) => ({ kind })),
  { closing: 'extended-kong' },
]
