import { useTranslation } from 'react-i18next'
import { Chord, Key } from '../../ui/key.tsx'
import { type ActionId, scopeOf } from '../actions.ts'
import { useBindings } from '../bindings.ts'
import { useLetters } from '../layout.ts'
import * as css from './key-map.module.css'

type KeyCapProps = { readonly id: ActionId; readonly label: string; readonly waiting: boolean; readonly onChange: (id: ActionId) => void }

/** The key of an action. Once pressed, it waits for another key. */
export const KeyCap = ({ id, label, waiting, onChange }: KeyCapProps) => {
  const { t } = useTranslation()
  const { keyOf, isChanged } = useBindings()
  const letter = useLetters()
  const key = keyOf(id)
  return (
    <button
      type="button"
      className={[css.cap, waiting && css.waiting, isChanged(id) && css.changed].filter(Boolean).join(' ')}
      onClick={() => onChange(id)}
    >
      {waiting ? <kbd>…</kbd> : scopeOf(id) === 'fast' ? <Key>{letter(key)}</Key> : <Chord of={key} />}
      <span className="sr"> {t('keymap.changeKey', { what: label })}</span>
    </button>
  )
}
