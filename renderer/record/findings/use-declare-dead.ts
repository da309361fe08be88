import type { ShownFinding } from '../../../desk/contract/rulings.ts'
import type { TableState } from '../../../desk/contract/tables.ts'
import { awaitsDeclaration } from '../../../engine/model/findings.ts'
import { formatEvent } from '../../../engine/notation/format/format-event.ts'
import { newestAnswer } from '../../app-state/desk/show-state.ts'
import { useMayCall } from '../../app-state/identity/asker.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { outbox } from '../../app-state/outbox/use-outbox.ts'
import { recordItem } from '../optimistic/items.ts'
import { unansweredAt } from '../optimistic/view.ts'

/**
 * Declares the hand of a finding's player dead, as an act of the record. Null if the finding asks for no declaration, the hand is over or
 * not the newest one, or the user may not decide.
 */
export const useDeclareDead = (state: TableState, { finding, state: shown }: ShownFinding): (() => void) | null => {
  const { sign } = useSigner()
  const mayRule = useMayCall('findings/rule')
  const { seat } = finding
  const isInPlay = state.hands.at(-1)?.id === state.hand && !state.view.ended
  if (seat === null || shown !== 'open' || !awaitsDeclaration(finding) || !isInPlay || !mayRule) return null
  return () => {
    const line = formatEvent({ actor: '*', verb: 'dead', seat })
    const isSent = unansweredAt(state.table.id).some(({ act }) => act.kind === 'record' && act.text === line)
    if (isSent) return
    sign((by) => outbox.enter({ ...recordItem(newestAnswer(state), line), table: state.table.id, by }))
  }
}
