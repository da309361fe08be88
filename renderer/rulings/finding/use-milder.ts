import type { ShownFinding } from '../../../desk/contract/rulings.ts'
import type { TableState } from '../../../desk/contract/tables.ts'
import { type Milder, milderThan } from '../../../engine/rulebook/penalties/milder.ts'
import { useRuleSet } from '../../app-state/desk/use-rule-set.ts'

/** The milder sanction that the rules allow for a finding; null if they allow none. */
export const useMilder = ({ rules }: TableState, { finding, earlier }: ShownFinding): Milder | null =>
  milderThan(
    useRuleSet(rules),
    finding,
    earlier.map(({ imposed }) => imposed),
  )
