import { useTranslation } from 'react-i18next'
import type { TableState } from '../../../desk/contract/tables.ts'
import { queue, useCorrected, useOutgoing } from '../../app-state/outbox/use-outbox.ts'
import { AsksUndo } from '../undo/confirm-undo.tsx'
import { UndoneLine } from '../undo/undone-line.tsx'
import type { TakingBack } from '../undo/use-undo.ts'
import { DoneLine } from './done-line.tsx'

type FootLineProps = { readonly state: TableState; readonly takingBack: TakingBack; readonly newest: boolean }

/** One line at the foot of the list: a refused act, the question before an undo, or what was just corrected or undone. */
export const FootLine = ({ state, takingBack, newest }: FootLineProps) => {
  const { t } = useTranslation()
  const refused = useOutgoing((state) => state.refused)
  const corrected = useCorrected()
  const { asks, undo, redo, keep, undoOwn, others } = takingBack
  if (asks) return <AsksUndo ruling={asks} onUndo={undo} onKeep={keep} />
  if (refused?.item.table === state.table.id && ['undo', 'redo', 'liveTiming'].includes(refused.item.act.kind)) {
    return (
      <div className="undone trouble" role="alert">
        <span>{refused.message}</span>
        <button type="button" className="btn sm push" onClick={() => queue.forget('refused')}>
          {t('alarm.close')}
        </button>
      </div>
    )
  }
  if (corrected?.table === state.table.id && corrected.seq === state.seq) return <DoneLine says={corrected.says} onUndo={undo} />
  return state.canRedo && newest ? <UndoneLine text={state.canRedo.text} onRedo={redo} onOwn={others ? undoOwn : null} /> : null
}
