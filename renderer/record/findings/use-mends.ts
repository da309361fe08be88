import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { ProposedMend } from '../../../desk/contract/entering.ts'
import type { ShownFinding } from '../../../desk/contract/rulings.ts'
import type { TableState } from '../../../desk/contract/tables.ts'
import { ask } from '../../app-state/desk/client.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { outbox } from '../../app-state/outbox/use-outbox.ts'
import { useWords } from '../../language/language.ts'
import { actLines, claimInSteps, sayEdit } from '../entry/fast/lines.ts'
import { correctionAct } from '../optimistic/items.ts'
import { useUphold } from './use-uphold.ts'

/** Number of acts after a finding for which its mends are computed again: the next acts show which one is likely. */
const LOOKED_AT = 4

/** The proposed mends of a finding, best first, and the actions that apply one or keep the record as it is. */
export const useMends = (state: TableState, { id, ref, finding }: ShownFinding, wanted: boolean) => {
  const { table, acts } = state
  const { t, language } = useWords()
  const { by } = useSigner()
  const asked = ask.findings.mends.queryOptions({ input: { finding: id } })
  // deferred, so that the act itself renders first
  const moment = useDeferredValue([finding.event, ...finding.because, Math.min(acts.length, finding.event + LOOKED_AT)].join(' '), '')
  const { data: mends = [] } = useQuery({
    ...asked,
    queryKey: [...asked.queryKey, moment],
    enabled: wanted && moment !== '',
    placeholderData: (before) => before,
    gcTime: 0,
    retry: false,
  })
  const uphold = useUphold(ref)
  const mend = ({ hand, edit, seen, says }: ProposedMend): void =>
    outbox.enter({ table: table.id, by, act: { kind: 'correct', hand, edit, seen, says: says[language] } })
  const keep = (): void => uphold(t('correct.kept'))
  const isImpossible = finding.rule === 'record.claim' && finding.facts.why !== 'after' && finding.facts.why !== 'before'
  const steps = wanted && isImpossible ? claimInSteps(actLines(acts), finding.event) : null
  /** Writes an impossible claim in its steps, in which the fault is the player's. Null for other findings, and for lines in the wrong place. */
  const confirm = steps && ((): void => outbox.enter({ table: table.id, by, act: correctionAct(state, steps, { says: sayEdit(steps) }) }))
  return { mends: wanted ? mends : [], mend, keep, confirm }
}
