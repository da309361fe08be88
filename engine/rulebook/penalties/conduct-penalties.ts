import { type ConductRow, isConductId } from '../../model/conduct.ts'
import type { Penalty } from '../../model/penalties.ts'
import type { RuleSet } from '../../model/rule-set.ts'

/** The penalties that a row names to choose from; one that depends on the uma follows the uma in force. */
export const conductChoices = (
  { choices, timesLastUma }: Extract<ConductRow, { readonly choices: unknown }>,
  { settings }: RuleSet,
): readonly [Penalty, ...Penalty[]] => {
  const { uma } = settings
  if (timesLastUma === undefined || uma === null) return choices
  const [, ...others] = choices
  return [{ kind: 'points', amount: timesLastUma * 1000 * Number(uma.split('/')[0]), unit: 'table' }, ...others]
}

/** The penalty that a rule set proposes for a conduct, with its section; the referee's discretion if it names none. */
export const proposedForConduct = (
  rules: RuleSet,
  conduct: string,
  minutes?: number,
): { readonly penalty: Penalty; readonly section: string | null } => {
  const row = isConductId(conduct) ? rules.conduct[conduct] : undefined
  if (!row) return { penalty: { kind: 'discretion' }, section: null }
  const { section } = row
  if ('choices' in row) return { penalty: conductChoices(row, rules)[0], section }
  if (minutes === undefined) return { penalty: { kind: 'discretion' }, section }
  if (row.substitute && minutes > row.substitute.after) return { penalty: row.substitute.penalty, section: row.substitute.section }
  if (row.forfeit && minutes >= row.forfeit.minutes) return { penalty: row.forfeit.penalty, section }
  const counted = row.counts === 'begun' ? Math.ceil(minutes) : Math.floor(minutes)
  return { penalty: { ...row.aMinute, amount: row.aMinute.amount * counted }, section }
}
