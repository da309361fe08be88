import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableState } from '../../../desk/contract/tables.ts'
import { useIsMine } from '../../app-state/identity/use-signer.ts'
import type { RefusedItem } from '../../app-state/outbox/item.ts'
import { outbox, useLastCorrection, useOutbox } from '../../app-state/outbox/use-outbox.ts'
import { useBindings } from '../../keys/bindings.ts'
import { useWords } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import * as recordCss from '../record.module.css'
import { ConfirmUndo } from '../undo/confirm-undo.tsx'
import { UndoneLine } from '../undo/undone-line.tsx'
import { saidUndone } from '../undo/undone-words.ts'
import type { UndoActions } from '../undo/use-undo.ts'

type FootLineProps = { readonly state: TableState; readonly takingBack: UndoActions; readonly newest: boolean }

/** One line at the foot of the list: a refused act, the question before an undo, or what was just corrected or undone. */
export const FootLine = ({ state, takingBack, newest }: FootLineProps) => {
  const words = useWords()
  const { t } = words
  const { keyOf } = useBindings()
  const isMine = useIsMine()
  const refused = useRefusedUndo(state)
  const corrected = useLastCorrection()
  const { asks, isAnswered, undo, confirm, redo, keep, undoOwn, others } = takingBack
  if (asks) return <ConfirmUndo asked={asks} isKeyed={isAnswered} onUndo={confirm} onOwn={undoOwn} onKeep={keep} />
  if (refused) {
    return (
      <div className={`beside ${recordCss.undone} trouble`} role="alert">
        <span>{refused.message}</span>
        <span className="push do">
          {isOwnLeft(refused) && others && (
            <Button className="sm" label={t('correct.onlyMine')} chord={keyOf('table.undoOwn')} onClick={undoOwn} />
          )}
          <Button className="sm" label={t('app.close')} onClick={() => outbox.forget('refused')} />
        </span>
      </div>
    )
  }
  if (corrected?.table === state.table.id && corrected.seq === state.seq) return <DoneLine says={corrected.says} onUndo={undo} />
  return state.canRedo && newest ? (
    <UndoneLine says={saidUndone(state.canRedo, isMine, words)} onRedo={redo} onOwn={others ? undoOwn : null} />
  ) : null
}

/** Another’s act was not to be undone: one’s own may be. */
const isOwnLeft = ({ item: { act } }: RefusedItem): boolean => act.kind === 'undo' && !act.own

/** The refusal of an undo, a redo or a change of the timing, until somebody else has undone something. */
const useRefusedUndo = ({ table, canRedo }: TableState): RefusedItem | null => {
  const isMine = useIsMine()
  const refused = useOutbox((state) => state.refused)
  const undone = canRedo?.ref
  const [seen, setSeen] = useState({ refused, undone })
  if (refused !== seen.refused) setSeen({ refused, undone })
  const isOver = canRedo !== null && undone !== seen.undone && !isMine(canRedo.by)
  const isShown = refused?.item.table === table.id && ['undo', 'redo', 'liveTiming'].includes(refused.item.act.kind)
  return isShown && !isOver ? refused : null
}

type DoneLineProps = { readonly says: string; readonly onUndo: () => void }

/** The last correction, shown until the next act. */
const DoneLine = ({ says, onUndo }: DoneLineProps) => {
  const { t } = useTranslation()
  return (
    <div className={`beside ${recordCss.undone}`} role="status">
      <b className="truncate">{t('correct.mended', { says })}</b>
      <Button className="sm push" onClick={onUndo}>
        {t('correct.undo')} <kbd>Ctrl Z</kbd>
      </Button>
    </div>
  )
}
