import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import * as tableCss from '../table/table.module.css'
import type { CorrectingState } from './use-correcting.ts'
import type { Proposal } from './use-proposal.ts'

type EditFieldProps = { readonly correcting: CorrectingState; readonly proposal: Proposal | null }

/** The field in the place of the corrected line, or at the place of an insertion. */
export const EditField = ({ correcting, proposal }: EditFieldProps) => {
  const { draft, wrong, type, enter, cancel } = correcting
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const input = field.current
    if (!input) return
    input.focus({ preventScroll: true })
    input.setSelectionRange(input.value.length, input.value.length)
    input.scrollIntoView({ block: 'nearest' })
  }, [])
  if (!draft || !('text' in draft)) return null
  const { rows, picked } = proposal ?? { rows: [], picked: 0 }
  const row = rows[picked]
  const press = (event: KeyboardEvent): void => {
    if (proposal && row && ((event.key === 'Tab' && !event.shiftKey) || (event.key === 'Enter' && picked > 0))) proposal.take(row.line)
    else if (proposal && row && event.key === 'ArrowDown') proposal.pick(1)
    else if (proposal && row && event.key === 'ArrowUp') proposal.pick(-1)
    else if (event.key === 'Enter') enter()
    else if (event.key === 'Escape') cancel()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <input
      ref={field}
      className={tableCss.fix}
      aria-label={t(draft.do === 'change' ? 'correct.changeField' : 'correct.insertField')}
      aria-invalid={wrong !== null}
      aria-describedby="foreseen"
      aria-autocomplete="list"
      aria-controls={row && 'completions'}
      aria-activedescendant={row && `completion-${picked}`}
      placeholder={row?.line}
      value={draft.text}
      onChange={(event) => type(event.target.value)}
      onKeyDown={press}
      autoComplete="off"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
    />
  )
}
