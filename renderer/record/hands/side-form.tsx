import type { FormEvent, KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeys } from '../../keys/use-keys.ts'

type SideFormProps = {
  readonly title: string
  readonly enter: string
  readonly off?: boolean
  readonly onEnter: () => void
  readonly onLeave: () => void
  readonly children: ReactNode
  /** Under the form, on a tablet over the whole width: what fingers write with. */
  readonly pad?: ReactNode
}

/** A form in the place of the list of acts, beside the board. Enter takes it, Esc leaves it; what was typed stays. */
export const SideForm = ({ title, enter, off = false, onEnter, onLeave, children, pad }: SideFormProps) => {
  const { t } = useTranslation()
  const send = (event: FormEvent): void => {
    event.preventDefault()
    if (!off) onEnter()
  }
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    onLeave()
  }
  // also where nothing in the form has the focus: a click beside its fields takes it away
  useKeys({ Escape: onLeave })
  return (
    <form className="handform" aria-label={title} data-keeps-focus="" onSubmit={send} onKeyDown={press} noValidate autoComplete="off">
      <header>
        <h2>{title}</h2>
        <button type="button" className="btn sm push" onClick={onLeave}>
          {t('hands.leave')} <kbd>Esc</kbd>
        </button>
      </header>
      <div className="scroll fields" tabIndex={-1}>
        {children}
      </div>
      <footer>
        <button type="submit" className="btn primary" disabled={off}>
          {enter} <kbd>Enter</kbd>
        </button>
      </footer>
      {pad && <div className="handpad">{pad}</div>}
    </form>
  )
}
