import { type ConductChoice, type ConductId, type ConductRow, isConductId } from '../../model/conduct.ts'
import type { Circumstance, Penalty } from '../../model/penalties.ts'
import type { Ladder, RuleSet } from '../../model/rule-set.ts'

/** The penalties of a row by circumstance; a penalty that depends on the uma follows the uma in force. */
export const conductChoices = (
  { choices }: Extract<ConductRow, { readonly choices: unknown }>,
  { settings: { uma } }: RuleSet,
): readonly ConductChoice[] =>
  choices.map((choice) => {
    const { timesLastUma, penalties } = choice
    if (timesLastUma === undefined || uma === null) return choice
    const [, ...others] = penalties
    return { ...choice, penalties: [{ kind: 'points', amount: timesLastUma * 1000 * Number(uma.split('/')[0]), unit: 'table' }, ...others] }
  })

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
  if (!('choices' in row)) return byTheMinute(row, report)
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
  return [row.aMinute, ...(row.forfeit ? [row.forfeit.penalty] : [])]
}

/** The circumstances among which a referee has to choose before a penalty is proposed; none if the penalty does not depend on them. */
export const circumstancesAsked = (rules: RuleSet, conduct: string): readonly Circumstance[] => {
  const row = isConductId(conduct) ? rules.conduct[conduct] : undefined
  if (!row || !('choices' in row) || row.choices.length === 1 || ownLadder(rules, conduct)) return []
  return row.choices.flatMap(({ when }) => when ?? [])
}

/** A tournament's own ladder that names a conduct: its first step takes the place of the edition's penalty. */
export const ownLadder = ({ ladders }: RuleSet, conduct: string): Ladder | undefined =>
  ladders.find(({ rules, section }) => section === undefined && rules?.some((one) => one === conduct))

const DISCRETION = { kind: 'discretion' } as const

const byTheMinute = (
  { section, substitute, forfeit, counts, aMinute }: Exclude<ConductRow, { readonly choices: unknown }>,
  { minutes }: ConductReport,
): ConductProposal => {
  const sections = [section]
  if (minutes === undefined) return { penalties: [DISCRETION], sections }
  if (substitute && minutes > substitute.after) return { penalties: [substitute.penalty], sections: [substitute.section] }
  if (forfeit && minutes >= forfeit.minutes) return { penalties: [forfeit.penalty], sections }
  const counted = counts === 'begun' ? Math.ceil(minutes) : Math.floor(minutes)
  return { penalties: [{ ...aMinute, amount: aMinute.amount * counted }], sections }
}
