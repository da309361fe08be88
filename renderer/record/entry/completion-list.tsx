import { memo } from 'react'
import type { completions } from '../../../engine/completion/complete.ts'
import { useWords } from '../../language/language.ts'
import * as css from './entry.module.css'

export type ListedCompletion = ReturnType<typeof completions>[number]
type CompletionListProps = {
  readonly rows: readonly ListedCompletion[]
  readonly picked: number
  readonly typed: string
  /** Has a stable identity. */
  readonly onPick: (row: ListedCompletion) => void
}

/** Completions of the entry line, the act that is due first. Tab takes the first; the arrow keys select the others. */
export const CompletionList = memo(({ rows, picked, typed, onPick }: CompletionListProps) => {
  const { t, language } = useWords()
  // where the list has no room, the line itself shows what Tab takes, or this row alone does
  const isInLine = rows[picked]?.line.startsWith(typed) ?? true
  return (
    <div className={`${css.comp} ${isInLine ? css.told : ''}`} id="completions" role="listbox" aria-label={t('table.complete')}>
      {rows.map((row, n) => {
        const lead = row.line.startsWith(typed) ? typed.length : 0
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys act in the entry line that owns this list
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the entry line (aria-activedescendant)
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a letter changes the words of a place, which takes less than another place
            key={n}
            id={`completion-${n}`}
            role="option"
            aria-selected={n === picked}
            className={n === picked ? 'on' : ''}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(row)}
          >
            <code className="truncate">
              <b>{row.line.slice(0, lead)}</b>
              {row.line.slice(lead)}
            </code>
            <span className="truncate q2">{row.explains[language]}</span>
            {n === picked ? <kbd>Tab</kbd> : <kbd>↓</kbd>}
          </div>
        )
      })}
    </div>
  )
})
