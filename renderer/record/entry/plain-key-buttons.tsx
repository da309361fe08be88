import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableState } from '../../../desk/contract/tables.ts'
import { FIXED_KEYS } from '../../keys/actions.ts'
import { useBindings } from '../../keys/bindings.ts'
import { Chord } from '../../keys/chord.tsx'
import * as css from './entry.module.css'
import { endsInClaim } from './fast/lines.ts'
import { discardDrawn, drawLine } from './plain-keys.ts'

type QuickKeysProps = {
  readonly state: TableState
  readonly onDraw: () => void
  readonly onDiscard: () => void
  readonly onUndo: () => void
  readonly onWalk: () => void
  readonly onFast: () => void
  readonly onNotTaken: () => void
  readonly onKeys: () => void
}

/** The keys of an empty line, as buttons. */
export const PlainKeyButtons = memo(({ state, onDraw, onDiscard, onUndo, onWalk, onFast, onNotTaken, onKeys }: QuickKeysProps) => {
  const { t } = useTranslation()
  const { keyOf } = useBindings()
  const keys = [
    { id: 'table.draw', text: t('table.draw'), act: onDraw, off: drawLine(state.view) === null },
    { id: 'table.discardDrawn', text: t('table.discardDrawn'), act: onDiscard, off: discardDrawn(state.view) === null },
    { id: 'table.undo', text: t('table.undo'), act: onUndo, off: !state.canUndo },
    { id: 'table.walk', text: t('table.walk'), act: onWalk, off: state.acts.length === 0 },
    { id: 'table.fast', text: t('fast.fast'), act: onFast, off: false },
    { id: 'everywhere.keys', text: t('table.allKeys'), act: onKeys, off: false },
  ] as const
  return (
    <div className={css.keys}>
      {endsInClaim(state.acts) && (
        <button type="button" tabIndex={-1} onClick={onNotTaken}>
          {FIXED_KEYS.line.notTaken.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}{' '}
          {t('do.fast.notTaken')}
        </button>
      )}
      {keys.map(({ id, text, act, off }) => (
        <button key={id} type="button" tabIndex={-1} onClick={act} aria-disabled={off}>
          <Chord of={keyOf(id)} /> {text}
        </button>
      ))}
    </div>
  )
})
