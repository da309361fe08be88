import type { Penalty } from '../../model/penalties.ts'
import type { RuleSet } from '../../model/rule-set.ts'
import { isAfterLastDiscard } from '../../table/moments.ts'
import type { Table } from '../../table/table.ts'

/** The moment of a fault: the event that it is raised at, and the table before the event that shows it. */
export type FaultMoment = { readonly table: Table; readonly event: number }

/** The penalty at that moment: after the last discard there is nothing left to deal again, and an edition can put a dead hand in place of a chombo. */
export const penaltyAt = (penalty: Penalty, { chombo }: RuleSet, { table, event }: FaultMoment): Penalty =>
  penalty.kind === 'chombo' && chombo.afterLastDiscard !== undefined && isAfterLastDiscard(table, event)
    ? { kind: chombo.afterLastDiscard }
    : penalty
