import { useState } from 'react'
import type { TableState } from '../../desk/contract.ts'
import { queue, useOutgoing } from '../outgoing/use-outgoing.ts'
import { useSigner } from '../shell/use-signer.ts'

/**
 * Undo, and what it asks first: a signed ruling is taken back only when undo is pressed again. The desk refuses it otherwise, so that
 * none goes with a row of quick undos.
 */
export const useTakingBack = ({ table, hand, canUndo, canRedo }: TableState) => {
  const { by } = useSigner()
  const { refused } = useOutgoing()
  const [asked, setAsked] = useState<string | null>(null)
  const ruling = canUndo?.ruling ?? null
  const place = `${hand}/${canUndo?.act}`
  const stopped = refused?.item.table === table.id && refused.item.act.kind === 'undo'
  const asks = ruling && (asked === place || stopped) ? ruling : null
  const keep = (): void => {
    setAsked(null)
    if (stopped) queue.forget('refused')
  }
  const undo = (): void => {
    if (!canUndo) return
    if (ruling && !asks) {
      setAsked(place)
      return
    }
    queue.enter({ table: table.id, by, act: { kind: 'undo', ruling: asks !== null } })
    setAsked(null)
  }
  const redo = (): void => {
    if (canRedo) queue.enter({ table: table.id, by, act: { kind: 'redo' } })
  }
  return { asks, undo, redo, keep }
}
export type TakingBack = ReturnType<typeof useTakingBack>
