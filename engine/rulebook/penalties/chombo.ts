import type { Penalty, PointUnit } from '../../model/penalties.ts'
import type { RuleSet } from '../../model/rule-set.ts'
import type { Settings } from '../../model/settings.ts'
import { isAfterLastDiscard } from '../../table/moments.ts'
import type { Table } from '../../table/table.ts'

/** The points of a chombo, null if they are no fixed number (reverse mangan) or not known. */
export const chomboWorth = ({
  'chombo-worth': worth,
  uma,
}: Pick<Settings, 'chombo-worth' | 'uma'>): { readonly amount: number; readonly unit: PointUnit } | null => {
  if (worth === null || worth === 'reverse-mangan') return null
  if (worth !== 'twice-uma-step') {
    const [amount, unit] = worth.split('-')
    return { amount: Number(amount), unit: unit === 'table' ? 'table' : 'tournament' }
  }
  if (uma === null) return null
  const [first, second] = uma.split('/').map(Number)
  return { amount: 2 * 1000 * ((first ?? 0) - (second ?? 0)), unit: 'table' }
}

/** The moment of a fault: the event that it is raised at, and the table before the event that shows it. */
export type FaultMoment = { readonly table: Table; readonly event: number }

type Proposed = { readonly penalty: Penalty; readonly sections: readonly string[] }

/**
 * The penalty at that moment with the sections of its finding: after the last discard there is nothing left to deal again, and an edition can put
 * a dead hand in place of a chombo.
 */
export const penaltyAt = (proposed: Proposed, { chombo }: RuleSet, { table, event }: FaultMoment): Proposed => {
  const { penalty, sections } = proposed
  if (penalty.kind !== 'chombo' || chombo.afterLastDiscard === undefined || !isAfterLastDiscard(table, event)) return proposed
  const { section } = chombo
  return {
    penalty: { kind: chombo.afterLastDiscard },
    sections: section === null || sections.includes(section) ? sections : [...sections, section],
  }
}
