import { CONDUCT_IDS } from '../../model/conduct.ts'
import { PENALTY_KINDS, type Penalty, type PointUnit } from '../../model/penalties.ts'
import type { RuleSet } from '../../model/rule-set.ts'
import { chomboWorth } from './chombo.ts'
import { penaltiesForConduct } from './conduct-penalties.ts'

/**
 * The penalties that a rule set names anywhere, each once: in its rows, for conduct, as steps of a ladder, as a chombo's worth. From the mildest kind to
 * the hardest, smaller amounts first. A referee who imposes another one than these goes beyond the text.
 */
export const penaltiesNamed = (rules: RuleSet): readonly Penalty[] => {
  const rows = Object.values(rules.penalties).flatMap((row) => Object.values(row).map(({ penalty }) => penalty))
  const conduct = CONDUCT_IDS.flatMap((id) => penaltiesForConduct(rules, id))
  const ladders = rules.ladders.flatMap(({ steps }) => steps.map(({ penalty }) => penalty))
  const named = [...rows, ...conduct, ...ladders].filter(({ kind }) => kind !== 'none' && kind !== 'discretion')
  const once = new Map(named.map((penalty) => [JSON.stringify(penalty), penalty]))
  return [...once.values()].toSorted((a, b) => PENALTY_KINDS.indexOf(a.kind) - PENALTY_KINDS.indexOf(b.kind) || amountOf(a) - amountOf(b))
}

/** The unit of a rule set's penalty points: the one it uses most, else that of its chombo, else tournament points. */
export const unitOf = (rules: RuleSet): PointUnit => {
  const units = penaltiesNamed(rules).flatMap((penalty) => ('unit' in penalty ? [penalty.unit] : []))
  const table = units.filter((unit) => unit === 'table').length
  if (units.length > 0) return table * 2 >= units.length ? 'table' : 'tournament'
  return chomboWorth(rules.settings)?.unit ?? 'tournament'
}

const amountOf = (penalty: Penalty): number => (penalty.kind === 'points' ? penalty.amount : penalty.kind === 'range' ? penalty.least : 0)
