import { forwardRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { leaveNote } from '../../app-state/navigation/left-note.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { Button } from '../../ui/button.tsx'
import type { IconName } from '../../ui/icon.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Key } from '../../ui/key.tsx'
import * as recordCss from '../record.module.css'

export type NoteAction = {
  readonly label: string
  readonly key: string
  /** The key shown on the button instead of its letter: it acts from anywhere on the screen. */
  readonly chord?: string
  readonly look: 'primary' | 'plain' | 'quiet'
  readonly act: () => void
}

type NoteBoxProps = {
  readonly look: string
  readonly icon: IconName
  readonly head: string
  readonly rule: string
  readonly href: string | null
  readonly actions: readonly NoteAction[]
  /** Proposed corrections of the record, the best first; `mendsTitle` says when they apply. */
  readonly mends?: readonly NoteAction[]
  readonly mendsTitle?: string | null
  readonly top: number
  readonly onLeave: () => void
  readonly onStep: (by: 1 | -1) => void
  readonly children: ReactNode
}

/**
 * A note beside the acts. While it has the focus, the letters on its buttons act and are shown. PgDn focuses it, `r` opens its rule, Esc
 * returns to the entry line.
 */
export const NoteBox = forwardRef<HTMLElement, NoteBoxProps>(
  ({ look, icon, head, rule, href, actions, mends = [], mendsTitle = null, top, onLeave, onStep, children }, ref) => {
    const { t } = useTranslation()
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey) return
      const onButton = (event.target as Element).closest('button, a') !== null
      const action = [...mends, ...actions].find(
        ({ key }) => key.toLowerCase() === event.key.toLowerCase() && !(onButton && event.key === 'Enter'),
      )
      const step = ({ PageUp: -1, PageDown: 1 } as const)[event.key]
      if (action) action.act()
      else if (event.key.toLowerCase() === 'r' && href !== null) {
        leaveNote(href)
        location.assign(`#${paths.rule(rule)}`)
      } else if (step) onStep(step)
      else if (event.key === 'Enter' && href !== null && !onButton) location.assign(href)
      else if (event.key === 'Escape') onLeave()
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    const button = ({ label, key, chord, look, act }: NoteAction): ReactNode => (
      <Button key={key} className={`sm ${look === 'plain' ? '' : look} ${PLACES[key] ?? ''}`} onMouseDown={keepFocus} onClick={act}>
        {label} <Key>{chord ?? key}</Key>
      </Button>
    )
    return (
      <article ref={ref} tabIndex={-1} className={`note ${look}`} style={{ top }} onKeyDown={press}>
        <h2 className="cluster">
          <Icon name={icon} />
          {head}
          {href === null ? (
            <code className="push truncate">{rule}</code>
          ) : (
            <a className="push truncate" href={href}>
              <code>{rule}</code>
            </a>
          )}
        </h2>
        {children}
        {mends.length > 0 && mendsTitle === null && <div className={`do ${recordCss.mends}`}>{mends.map(button)}</div>}
        {actions.length > 0 && (
          <div className="do">
            {actions.map(button)}
            <span className={`${recordCss.hint} nb q2`} aria-hidden="true">
              {t('table.toNote')} <Key>PgDn</Key>
            </span>
          </div>
        )}
        {mends.length > 0 && mendsTitle !== null && (
          <div className={`do ${recordCss.mends}`}>
            <span className="q2">{mendsTitle}</span>
            {mends.map(button)}
          </div>
        )}
      </article>
    )
  },
)

/** The focus would show the keys on the buttons, and they would move away under the mouse before the click is done. */
const keepFocus = (event: MouseEvent): void => event.preventDefault()

/** Classes of buttons by their key. */
const PLACES: Readonly<Record<string, string | undefined>> = { l: recordCss.later, Enter: recordCss.enters }
