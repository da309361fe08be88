import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import * as tableCss from '../table/table.module.css'
import type { CorrectingState } from './use-correcting.ts'

type EditFieldProps = { readonly correcting: CorrectingState }

/** The field in the place of the corrected line, or at the place of an insertion. */
export const EditField = ({ correcting }: EditFieldProps) => {
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
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') enter()
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
