import { useTranslation } from 'react-i18next'
import type { TableState } from '../../desk/contract.ts'
import { discardDrawn, drawLine } from './quick.ts'

type QuickKeysProps = {
  readonly state: TableState
  readonly onDraw: () => void
  readonly onDiscard: () => void
  readonly onUndo: () => void
  readonly onWalk: () => void
  readonly onKeys: () => void
}

/** What one key does in an empty line; each is a button too. */
export const QuickKeys = ({ state, onDraw, onDiscard, onUndo, onWalk, onKeys }: QuickKeysProps) => {
  const { t } = useTranslation()
  const keys = [
    { key: 'Space', text: t('table.draw'), act: onDraw, off: drawLine(state.view) === null },
    { key: '.', text: t('table.discardDrawn'), act: onDiscard, off: discardDrawn(state.view) === null },
    { key: 'Ctrl Z', text: t('table.undo'), act: onUndo, off: !state.canUndo },
    { key: '↑', text: t('table.walk'), act: onWalk, off: state.acts.length === 0 },
    { key: '?', text: t('table.allKeys'), act: onKeys, off: false },
  ]
  return (
    <div className="keys">
      {keys.map(({ key, text, act, off }) => (
        <button key={key} type="button" tabIndex={-1} onClick={act} aria-disabled={off}>
          <kbd>{key}</kbd> {text}
        </button>
      ))}
    </div>
  )
}
