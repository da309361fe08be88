import type { Ruling, ShownFinding } from '../../desk/contract/rulings.ts'
import { asDecided, type Finding } from '../../engine/findings.ts'
import { isImposable, type Penalty } from '../../engine/penalties.ts'
import type { Draft } from './draft.ts'

/** The state that a ruling gave its finding, whatever became of the finding since: one that took another's place to dismiss it overturned that. */
export const decidedAs = ({
  decision,
  supersedes,
}: Pick<Ruling, 'decision' | 'supersedes'>): 'confirmed' | 'changed' | 'dismissed' | 'overturned' =>
  decision === 'upheld' ? 'confirmed' : decision === 'dismissed' && supersedes !== null ? 'overturned' : decision

/** Whether the rules leave the penalty to the referee, who has not decided it yet. */
export const isLeftToReferee = ({ ruling, finding, proposed }: Pick<ShownFinding, 'ruling' | 'finding' | 'proposed'>): boolean =>
  ruling === null && finding.level === 'violation' && !isImposable(proposed)

/** The penalty that counts now: the one imposed, or what is chosen in the form that is open, else the one proposed. */
export const penaltyNow = ({ ruling, proposed }: Pick<ShownFinding, 'ruling' | 'proposed'>, { mode, penalty }: Draft): Penalty =>
  ((mode === 'change' || mode === 'decide') && penalty) || (ruling?.imposed ?? proposed)

/** The finding as a ruling left it; one that was dismissed as it was found. */
export const findingDecided = ({ ruling, finding }: Pick<ShownFinding, 'ruling' | 'finding'>): Finding =>
  ruling && ruling.decision !== 'dismissed' ? asDecided(finding, ruling.imposed) : finding
