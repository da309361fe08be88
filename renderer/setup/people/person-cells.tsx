import type { KeyboardEvent } from 'react'
import type { PlayerRow, RefereeRow } from '../../../desk/contract/people.ts'
import { formatMoment } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { focusAtEnd } from '../../ui/fields/line-field.tsx'
import * as css from './people.module.css'

/** A person's name; opens the row for editing. Withdrawn people are struck through. `isLeft`: the row edited last, which gets the focus. */
export const NameCell = ({
  person: { id, name, gone },
  isLeft,
  onEdit,
}: {
  readonly person: PlayerRow | RefereeRow
  readonly isLeft: boolean
  readonly onEdit: () => void
}) => {
  const { t } = useWords()
  return (
    <td>
      <button
        type="button"
        className={`heading ${css.rowname}`}
        ref={isLeft ? focusAtEnd : undefined}
        data-row={id}
        aria-label={t('people.correctOne', { name })}
        onClick={onEdit}
      >
        {gone ? <s>{name}</s> : name}
      </button>
    </td>
  )
}

/** Withdrawal with time, referee and reason; earlier spellings of the name. */
export const RemarksCell = ({ person: { gone, earlier } }: { readonly person: PlayerRow | RefereeRow }) => {
  const { t, language } = useWords()
  return (
    <td className="q2">
      {gone && (
        <span>
          <b>{t('people.withdrawn')}</b> {formatMoment(gone.at, language)}, {gone.by}
          {t('app.colon')}
          {gone.reason}{' '}
        </span>
      )}
      {earlier.length > 0 && t('people.earlier', { names: earlier.join(', ') })}
    </td>
  )
}

/** ↑ ↓ move between the rows of a list. Text typed in a row's field stays there. */
export const stepRows = (event: KeyboardEvent<HTMLElement>): void => {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const from = event.target as HTMLElement
  if (by === 0 || event.altKey || from.dataset.row === undefined) return
  event.preventDefault()
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
  rows[rows.indexOf(from) + by]?.focus()
}
