import { useTranslation } from 'react-i18next'
import { useBindings } from '../../../keys/bindings.ts'
import { Chord } from '../../../keys/chord.tsx'
import * as entryCss from '../entry.module.css'
import type { TileMeaning } from './press.ts'

type FastModeKeysProps = {
  readonly seen: TileMeaning
  readonly onSeen: () => void
  readonly onLeave: () => void
  readonly onKeys: () => void
}

/** Buttons below the line in fast mode: leave it, choose the meaning of a tile, show all keys. */
export const FastModeKeys = ({ seen, onSeen, onLeave, onKeys }: FastModeKeysProps) => {
  const { t } = useTranslation()
  const { keyOf } = useBindings()
  const keys = [
    { id: 'table.fast', text: t('fast.leave'), act: onLeave },
    { id: 'table.seen', text: t(`fast.seen.${seen}`), act: onSeen },
    { id: 'everywhere.keys', text: t('table.allKeys'), act: onKeys },
  ] as const
  return (
    <div className={entryCss.keys}>
      {keys.map(({ id, text, act }) => (
        <button key={id} type="button" tabIndex={-1} onClick={act}>
          <Chord of={keyOf(id)} /> {text}
        </button>
      ))}
    </div>
  )
}
