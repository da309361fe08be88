import { ruleSet, ruleSets } from '../editions/index.ts'
import { type Cell, everySection, type RaisedCell } from '../model/cells.ts'
import { type EditionTexts, standingOf } from '../model/edition-texts.ts'
import type { Finding, Level } from '../model/findings.ts'
import type { Penalty, PenaltyKind, Remedy } from '../model/penalties.ts'
import type { RuleId } from '../model/rule-ids.ts'
import type { HouseLevel, PenaltyCase, RuleSet } from '../model/rule-set.ts'
import type { Rule } from '../rules/rule.ts'

/** The cell of a rule under the house rules; null: it is not raised. */
export const cellUnder = (rule: Rule, rules: RuleSet): RaisedCell | null => {
  const cell = rules.cells[rule.id]
  const parent = cell.level === null ? cellBySetting(rule, rules) : cell
  const level = rules.house?.levels[rule.id]
  if (level === undefined) return parent && isAskedAbout(parent.level, rule, rules) ? { ...parent, level: 'question' } : parent
  return level === 'off' ? null : { level, sections: parent?.sections ?? [] }
}

/** The cell that a setting of the tournament gives a rule that the edition does not raise by itself. */
const cellBySetting = ({ id, bySetting, settings: read = [] }: Rule, { cells, settings, chosen }: RuleSet): RaisedCell | null => {
  const isChosen = cells[id].level === null && read.some((name) => chosen?.includes(name))
  const level = isChosen ? bySetting?.(settings) : undefined
  return level ? { level, sections: [] } : null
}

/**
 * The level of a finding: that of the cell, or `raised` if it depends on the case. A house rule sets the weight of the fault. The app still asks what
 * the record does not show; a house rule answers only a question that the text leaves open.
 */
export const levelUnder = (rule: Rule, rules: RuleSet, raised?: Level): Level => {
  const parent = rules.cells[rule.id].level ?? cellBySetting(rule, rules)?.level ?? null
  const weight = weightOf(rule.id, rules)
  if (weight === undefined || weight === 'off') {
    const level = raised ?? parent ?? 'question'
    return isAskedAbout(level, rule, rules) ? 'question' : level
  }
  const level = raised ?? parent ?? weight
  return level !== 'question' || (parent === 'question' && isLeftOpenByText(rule)) ? weight : 'question'
}

/** The weight of all faults of a rule, by a house rule or by an edition that only points them out; undefined where the case decides. */
const weightOf = (rule: RuleId, { house, cells }: Pick<RuleSet, 'house' | 'cells'>): HouseLevel | undefined => {
  const cell = cells[rule]
  return house?.levels[rule] ?? (cell.level === 'advice' && !cell.orWorse ? 'advice' : undefined)
}

/** Whether faults of a rule are pointed out and never cost anything. */
export const isOnlyPointedOut = (rule: RuleId, rules: Pick<RuleSet, 'house' | 'cells'>): boolean => weightOf(rule, rules) === 'advice'

/** Whether a violation is a question because the tournament does not accuse on a transcription alone. */
const isAskedAbout = (level: Level, { id }: Rule, { settings, cells, texts }: RuleSet): boolean =>
  level === 'violation' && settings.transcribed === 'question' && isOnlyTranscribed(cells[id], texts)

/** The level of a fault after the answer to its question. */
export const faultUnder = (rule: Rule, rules: RuleSet, raised: Level = 'violation'): Level =>
  raised === 'violation' && isOnlyPointedOut(rule.id, rules) ? 'advice' : raised

/** A finding with the weight that its fault has, where all faults of its rule are only pointed out. */
export const weighed = (finding: Finding, rules: RuleSet): Finding => {
  if (finding.level !== 'violation' || !isOnlyPointedOut(finding.rule, rules)) return finding
  const pointedOut: Finding = { ...finding, level: 'advice', penalty: { kind: 'none' } }
  return { ...pointedOut, remedies: remediesUnder(finding.remedies, pointedOut, rules) }
}

/** Whether a rule accuses by sections of which none was read at first hand. */
export const isOnlyTranscribed = (cell: Cell, texts: EditionTexts): boolean => {
  const sections = cell.level === 'violation' ? everySection(cell) : []
  return sections.length > 0 && sections.every((section) => standingOf(texts, section) !== 'first-hand')
}

/** Whether a rule is a question only where the text does not say: other rule sets do. */
export const isLeftOpenByText = (rule: Rule): boolean =>
  ruleSets.some(({ cells }) => {
    const { level } = cells[rule.id]
    return level === 'violation' || level === 'advice'
  })

/** The proposal of the case: a row of the rule set's penalties, or the penalty itself; `answered`: from a referee's answer. */
type Case = { readonly penalty?: PenaltyCase | Penalty; readonly answered?: true }

/** The penalty proposed for a fault; the referee's discretion if there is no row. */
export const penaltyUnder = (rules: RuleSet, rule: RuleId, { penalty: given, answered }: Case): Penalty => {
  const row = rules.penalties[rule]
  if (typeof given !== 'object') return (given && row?.[given]?.penalty) ?? row?.always?.penalty ?? { kind: 'discretion' }
  return (!answered && rules.house?.penalties[rule]?.always?.penalty) || given
}

/** The remedies for the penalty and the weight of the fault: one that is advice, or has another penalty that leaves the hand alive, makes no dead hand; one raised to a violation is the referee's. */
export const remediesUnder = (
  remedies: readonly Remedy[],
  { rule, level, penalty }: Pick<Finding, 'rule' | 'level' | 'penalty'>,
  rules: Pick<RuleSet, 'house' | 'practice' | 'cells' | 'base'>,
): readonly Remedy[] => {
  const { house, practice, base } = rules
  const to = weightOf(rule, rules)
  if (to === 'advice' && level === 'advice') {
    const left = remedies.filter(
      (remedy) => remedy !== 'dead-hand' && remedy !== 'referee-discretion' && !(remedy === 're-deal' && isChombo(rule, base)),
    )
    return left.length > 0 ? left : ['point-out']
  }
  if (level !== 'violation') return remedies
  const following = practice.penaltyRemedy === 'follows' ? followingPenalty(remedies, penalty) : remedies
  const left = house?.penalties[rule] ? following.filter((remedy) => !isDropped(remedy, penalty, isChombo(rule, base))) : following
  return to === 'violation' ? left.map((remedy) => (remedy === 'point-out' ? 'referee-discretion' : remedy)) : left
}

/** A chombo brings a new deal, a dead hand that remedy; no other penalty brings either, but the rule may. */
const followingPenalty = (remedies: readonly Remedy[], { kind }: Penalty): readonly Remedy[] => {
  if (kind !== 'chombo' && kind !== 'dead-hand') return remedies.filter((remedy) => remedy !== 'dead-hand')
  const others = remedies.filter((remedy) => remedy !== 'dead-hand' && remedy !== 're-deal' && remedy !== 'referee-discretion')
  return [...others, kind === 'chombo' ? 're-deal' : 'dead-hand']
}

/** Whether the other penalty of a house rule brings no such remedy; `wasChombo`: the edition deals the tiles again for its own penalty. */
const isDropped = (remedy: Remedy, { kind }: Penalty, wasChombo: boolean): boolean =>
  (remedy === 'dead-hand' && !MAY_COME_WITH_DEAD_HAND[kind]) || (remedy === 're-deal' && wasChombo && kind !== 'chombo')

const isChombo = (rule: RuleId, base: string): boolean =>
  Object.values(ruleSet(base)?.penalties[rule] ?? {}).some(({ penalty }) => penalty.kind === 'chombo')

/** Whether a hand can be dead beside the penalty. After a chombo the tiles are dealt again; what the referee decides may be a dead hand. */
const MAY_COME_WITH_DEAD_HAND: Readonly<Record<PenaltyKind, boolean>> = {
  none: false,
  notice: false,
  points: false,
  range: true,
  'dead-hand': true,
  chombo: false,
  disqualification: true,
  discretion: true,
}

/** The finding as it affects play: a fault that a house rule or the edition only points out is still a fault (a void call stays void). */
export const asPlayed = (finding: Finding, rules: RuleSet): Finding =>
  finding.level === 'advice' && isOnlyPointedOut(finding.rule, rules) ? { ...finding, level: 'violation' } : finding
