import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableState } from '../../../desk/contract/tables.ts'
import { FIXED_KEYS } from '../../keys/actions.ts'
import { useBindings } from '../../keys/bindings.ts'
import { Chord, Key } from '../../ui/key.tsx'
import * as css from './entry.module.css'
import type { EntryCommand } from './entry-keys.ts'
import { endsInClaim } from './fast/lines.ts'
import { discardDrawn, drawLine } from './plain-keys.ts'

type PlainKeyButtonsProps = {
  readonly state: TableState
  /** Has a stable identity. */
  readonly onCommand: (command: EntryCommand) => void
}

/** The keys of an empty line, as buttons. An act that leaves them as they are does not draw them, a letter does not look at the acts. */
export const PlainKeyButtons = memo(({ state: { view, acts, canUndo }, onCommand }: PlainKeyButtonsProps) => (
  <Buttons
    isClaim={endsInClaim(acts)}
    draws={drawLine(view) !== null}
    discards={discardDrawn(view) !== null}
    undoes={canUndo !== null}
    walks={acts.length > 0}
    onCommand={onCommand}
  />
))

type ButtonsProps = Pick<PlainKeyButtonsProps, 'onCommand'> & {
  /** The record ends in a claim, which can be marked as not taken. */
  readonly isClaim: boolean
  readonly draws: boolean
  readonly discards: boolean
  readonly undoes: boolean
  readonly walks: boolean
}

const Buttons = memo(({ isClaim, draws, discards, undoes, walks, onCommand }: ButtonsProps) => {
  const { t } = useTranslation()
  const { keyOf } = useBindings()
  const keys = [
    { id: 'table.draw', text: t('table.draw'), command: { do: 'draw' }, off: !draws },
    { id: 'table.discardDrawn', text: t('table.discardDrawn'), command: { do: 'discard-drawn' }, off: !discards },
    { id: 'table.undo', text: t('table.undo'), command: { do: 'undo' }, off: !undoes },
    { id: 'table.walk', text: t('table.walk'), command: { do: 'walk', by: -1 }, off: !walks },
    { id: 'table.fast', text: t('fast.fast'), command: { do: 'toggle-fast' }, off: false },
    { id: 'everywhere.offences', text: t('offences.title'), command: { do: 'offences' }, off: false },
    { id: 'everywhere.keys', text: t('table.allKeys'), command: { do: 'key-map' }, off: false },
  ] as const
  return (
    <div className={`cluster q2 ${css.keys}`}>
      {isClaim && (
        <button type="button" tabIndex={-1} onClick={() => onCommand({ do: 'not-taken' })}>
          {FIXED_KEYS.line.notTaken.map((key) => (
            <Key key={key}>{key}</Key>
          ))}{' '}
          {t('do.fast.notTaken')}
        </button>
      )}
      {keys.map(({ id, text, command, off }) => (
        <button key={id} type="button" tabIndex={-1} onClick={() => onCommand(command)} aria-disabled={off}>
          <Chord of={keyOf(id)} /> {text}
        </button>
      ))}
    </div>
  )
})
