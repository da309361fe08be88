import { type ConductChoice, type ConductId, type ConductRow, isConductId, type SubstituteRule } from '../../model/conduct.ts'
import { type Circumstance, type ConductCircumstance, isSamePenalty, type Penalty } from '../../model/penalties.ts'
import type { Ladder, RuleSet } from '../../model/rule-set.ts'

/** The penalties of a row by circumstance; a penalty that depends on the uma follows the uma in force. */
export const conductChoices = ({ choices }: Extract<ConductRow, { readonly choices: unknown }>, rules: RuleSet): readonly ConductChoice[] =>
  choices.map((choice) => {
    const [first, ...others] = choice.penalties
    return { ...choice, penalties: [byUma(first, choice, rules), ...others] }
  })

const byUma = <P extends Penalty>(
  penalty: P,
  { timesLastUma }: { readonly timesLastUma?: number },
  { settings: { uma } }: RuleSet,
): P | Points =>
  timesLastUma === undefined || uma === null
    ? penalty
    : { kind: 'points', amount: timesLastUma * 1000 * Number(uma.split('/')[0]), unit: 'table' }
type Points = Extract<Penalty, { kind: 'points' }>

/** The substitutes of a row by minutes, their penalties by the uma in force. */
export const substitutesOf = ({ substitutes }: ByMinutes, rules: RuleSet): readonly SubstituteRule[] =>
  (substitutes ?? []).map((one) => ({ ...one, penalty: byUma(one.penalty, one, rules) }))

/** A row whose penalty depends on minutes. */
export type ByMinutes = Exclude<ConductRow, { readonly choices: unknown }>

/** How many times the uma of the last place a proposed penalty is, which stands for the result of the game; null: another penalty. */
export const timesLastUmaOf = (rules: RuleSet, conduct: string, penalty: Penalty): number | null => {
  const row = isConductId(conduct) ? rules.conduct[conduct] : undefined
  if (!row || rules.settings.uma === null) return null
  const named =
    'choices' in row ? conductChoices(row, rules).map((one) => ({ ...one, penalty: one.penalties[0] })) : substitutesOf(row, rules)
  return named.find((one) => one.timesLastUma !== undefined && isSamePenalty(one.penalty, penalty))?.timesLastUma ?? null
}

/** A conduct as a person reports it. `circumstance`: the referee's answer to the question that the text asks. */
export type ConductReport = { readonly minutes?: number | undefined; readonly circumstance?: string | undefined }

/** Penalties among which the text leaves the choice, mostly one, with the sections for them; none if the rule set has no row. */
export type ConductProposal = { readonly penalties: readonly [Penalty, ...Penalty[]]; readonly sections: readonly string[] }

/**
 * The proposal for a conduct. Where the text distinguishes circumstances, nothing is proposed before one is named: the penalty is
 * the referee's.
 */
export const proposedForConduct = (rules: RuleSet, conduct: string, report: ConductReport = {}): ConductProposal => {
  const row = isConductId(conduct) ? rules.conduct[conduct] : undefined
  const own = ownLadder(rules, conduct)
  if (own) return { penalties: [own.steps[0].penalty], sections: [] }
  if (!row) return { penalties: [DISCRETION], sections: [] }
  if (!('choices' in row)) return byTheMinute(row, rules, report)
  const choices = conductChoices(row, rules)
  const [first] = choices
  const chosen = choices.length === 1 ? first : choices.find(({ when }) => when !== undefined && when === report.circumstance)
  return chosen ?? { penalties: [DISCRETION], sections: [...new Set(choices.map(({ sections: [section] }) => section))] }
}

/** Every penalty that a rule set names for a conduct; the referee's discretion if it names none. */
export const penaltiesForConduct = (rules: RuleSet, conduct: ConductId): readonly Penalty[] => {
  const row = rules.conduct[conduct]
  const own = ownLadder(rules, conduct)
  if (own) return [own.steps[0].penalty]
  if (!row) return [DISCRETION]
  if ('choices' in row) return conductChoices(row, rules).flatMap(({ penalties }) => penalties)
  return [row.aMinute, ...(row.forfeit ? [row.forfeit.penalty] : []), ...substitutesOf(row, rules).map(({ penalty }) => penalty)]
}

/**
 * The circumstances among which a referee has to choose before a penalty is proposed; none if the penalty does not depend on them. Sections that
 * name different minutes are asked about only between the least and the most of them.
 */
export const circumstancesAsked = (rules: RuleSet, conduct: string, { minutes }: ConductReport = {}): readonly ConductCircumstance[] => {
  const named = inCircumstances(rules, conduct)
  const isSettled = (by: (one: { readonly after?: number }) => boolean): boolean => named.every(by) || !named.some(by)
  if (named.length === 1 || ownLadder(rules, conduct)) return []
  if (named.some(({ after }) => after !== undefined) && (minutes === undefined || isSettled(({ after = 0 }) => minutes > after))) return []
  return named.flatMap(({ when }) => when ?? [])
}

/** Whether a rule set distinguishes a circumstance of a conduct, whatever the minutes. */
export const isCircumstanceOf = (rules: RuleSet, conduct: string, circumstance: string | undefined): boolean =>
  inCircumstances(rules, conduct).some(({ when }) => when !== undefined && when === circumstance)

/** The sections for a conduct in a circumstance; none if the rule set does not distinguish it. */
export const conductSections = (rules: RuleSet, conduct: string, circumstance: Circumstance): readonly string[] =>
  inCircumstances(rules, conduct).find(({ when }) => when === circumstance)?.sections ?? []

/** Whether nothing can be proposed for a conduct without its minutes. */
export const isByMinutes = ({ conduct: rows }: RuleSet, conduct: string): boolean => {
  const row = isConductId(conduct) ? rows[conduct] : undefined
  return row !== undefined && !('choices' in row)
}

const inCircumstances = (
  rules: RuleSet,
  conduct: string,
): readonly (Pick<ConductChoice, 'when' | 'sections'> & { readonly after?: number })[] => {
  const row = isConductId(conduct) ? rules.conduct[conduct] : undefined
  return row === undefined ? [] : 'choices' in row ? row.choices : (row.substitutes ?? [])
}

/** A tournament's own ladder that names a conduct: its first step takes the place of the edition's penalty. */
export const ownLadder = ({ ladders }: RuleSet, conduct: string): Ladder | undefined =>
  ladders.find(({ rules, section }) => section === undefined && rules?.some((one) => one === conduct))

const DISCRETION = { kind: 'discretion' } as const

const byTheMinute = (row: ByMinutes, rules: RuleSet, { minutes, circumstance }: ConductReport): ConductProposal => {
  const { section, forfeit, counts, aMinute } = row
  if (minutes === undefined) return { penalties: [DISCRETION], sections: [section] }
  const substitutes = substitutesOf(row, rules)
  // until it is said which section is followed, the latest substitute, which costs the player least
  const latest = substitutes.at(-1)
  const followed = latest && minutes <= latest.after ? (substitutes.find(({ when }) => when === circumstance) ?? latest) : latest
  if (followed && minutes > followed.after) return { penalties: [followed.penalty], sections: followed.sections }
  const sections = [section]
  if (forfeit && minutes >= forfeit.minutes) return { penalties: [forfeit.penalty], sections }
  const counted = counts === 'begun' ? Math.ceil(minutes) : Math.floor(minutes)
  return { penalties: [{ ...aMinute, amount: aMinute.amount * counted }], sections }
}
