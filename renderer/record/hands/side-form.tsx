import type { FormEvent, KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeys } from '../../keys/use-keys.ts'
import { Button } from '../../ui/button.tsx'
import * as css from './hands.module.css'

type SideFormProps = {
  readonly title: string
  readonly enter: string
  readonly onEnter: () => void
  readonly onLeave: () => void
  readonly children: ReactNode
  /** Below the form, on a tablet across the full width: tiles to tap. */
  readonly pad?: ReactNode
}

/** A form beside the board in place of the list of acts. Enter submits it; Esc leaves it and keeps the draft. */
export const SideForm = ({ title, enter, onEnter, onLeave, children, pad }: SideFormProps) => {
  const { t } = useTranslation()
  const send = (event: FormEvent): void => {
    event.preventDefault()
    onEnter()
  }
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    onLeave()
  }
  // also without the focus, which a click beside the fields removes
  useKeys({ Escape: onLeave })
  return (
    <form className={css.handform} aria-label={title} data-keeps-focus="" onSubmit={send} onKeyDown={press} noValidate autoComplete="off">
      <header className="sec">
        <h2 className="heading">{title}</h2>
        <Button className="sm push" label={t('hands.leave')} chord="Escape" onClick={onLeave} />
      </header>
      <div className={`scroll ${css.fields}`} tabIndex={-1}>
        {children}
      </div>
      <footer className="cluster">
        <Button type="submit" className="primary" label={enter} chord="Enter" />
      </footer>
      {pad && <div className={css.handpad}>{pad}</div>}
    </form>
  )
}
