import { useTranslation } from 'react-i18next'
import { useBindings } from '../../../keys/bindings.ts'
import { Chord } from '../../../ui/key.tsx'
import * as entryCss from '../entry.module.css'
import type { EntryCommand } from '../entry-keys.ts'
import type { TileMeaning } from './press.ts'

type FastModeKeysProps = {
  readonly seen: TileMeaning
  readonly onCommand: (command: EntryCommand) => void
}

/** Buttons below the line in fast mode: leave it, choose the meaning of a tile, show all keys. */
export const FastModeKeys = ({ seen, onCommand }: FastModeKeysProps) => {
  const { t } = useTranslation()
  const { keyOf } = useBindings()
  const keys = [
    { id: 'table.fast', text: t('fast.leave'), command: 'toggle-fast' },
    { id: 'table.seen', text: t(`fast.seen.${seen}`), command: 'toggle-seen' },
    { id: 'everywhere.keys', text: t('table.allKeys'), command: 'key-map' },
  ] as const
  return (
    <div className={`cluster q2 ${entryCss.keys}`}>
      {keys.map(({ id, text, command }) => (
        <button key={id} type="button" tabIndex={-1} onClick={() => onCommand({ do: command })}>
          <Chord of={keyOf(id)} /> {text}
        </button>
      ))}
    </div>
  )
}
