import type { Ruling, ShownFinding } from '../../../desk/contract/rulings.ts'
import type { TableState } from '../../../desk/contract/tables.ts'
import { asDecided, type Finding, type Level } from '../../../engine/model/findings.ts'
import { isImposable, penaltyInForce } from '../../../engine/model/penalties.ts'

/** A finding on screen, with the state of its table. */
export type RulingProps = { readonly state: TableState; readonly shown: ShownFinding }

/**
 * The decision of a ruling on its finding, whatever happened to the finding since. A ruling that dismissed a finding in place of another
 * overturned that one.
 */
export const decidedAs = ({
  decision,
  supersedes,
}: Pick<Ruling, 'decision' | 'supersedes'>): 'confirmed' | 'changed' | 'dismissed' | 'overturned' =>
  decision === 'upheld' ? 'confirmed' : decision === 'dismissed' && supersedes !== null ? 'overturned' : decision

/** Whether the rules leave the penalty to the referee and no decision was made yet. */
export const isLeftToReferee = ({ ruling, finding, proposed }: Pick<ShownFinding, 'ruling' | 'finding' | 'proposed'>): boolean =>
  ruling === null && (finding.level === 'violation' || finding.level === 'advice') && !isImposable(proposed)

/** The finding as the ruling decided it, without a cancelled penalty; a dismissed one as it was found. */
export const findingDecided = ({ ruling, finding }: FoundAndRuled): Finding =>
  ruling && ruling.decision !== 'dismissed' ? asDecided(finding, penaltyInForce(ruling)) : finding

/** The level by which a finding is coloured: a dismissed one is quiet. */
export const levelShown = ({ ruling, finding }: FoundAndRuled): Level => (ruling?.decision === 'dismissed' ? 'info' : finding.level)

type FoundAndRuled = Pick<ShownFinding, 'finding'> & { readonly ruling: Pick<Ruling, 'decision' | 'imposed' | 'cancelled'> | null }
