import { forwardRef, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useBindings } from '../../keys/bindings.ts'
import { Button } from '../../ui/button.tsx'
import { Key } from '../../ui/key.tsx'
import * as css from './command-line.module.css'

type CommandLineProps = {
  readonly text: string
  readonly status: ReactNode
  /** Opened by `n`: the first table that needs a referee; with none, the pending decisions. */
  readonly next: 'table' | 'decision' | null
  readonly onText: (text: string) => void
  /** Handles a key pressed in the line; true if it did something. */
  readonly onKey: (event: KeyboardEvent<HTMLInputElement>) => boolean
  readonly onIncident: () => void
  readonly onNext: () => void
  readonly onOffences: () => void
  readonly onKeys: () => void
}

/**
 * The hall's command line, always ready for a table, a player, an incident or more time. Beside it: the effect of Enter, or the last act.
 */
export const CommandLine = forwardRef<HTMLInputElement, CommandLineProps>(
  ({ text, status, next, onText, onKey, onIncident, onNext, onOffences, onKeys }, ref) => {
    const { t } = useTranslation()
    const { keyOf } = useBindings()
    return (
      <footer className={`beside nb ${css.cmd}`}>
        <div className={`beside ${css.line}`}>
          <div className={css.typed}>
            <input
              ref={ref}
              value={text}
              aria-label={t('hall.command')}
              placeholder={t('hall.command')}
              autoComplete="off"
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              onChange={(event) => onText(event.target.value)}
              onKeyDown={(event) => {
                if (onKey(event)) event.preventDefault()
              }}
            />
          </div>
          <Key>Enter</Key>
        </div>
        <span className={css.saying} role="status">
          {status}
        </span>
        <span className="push do">
          <Button label={t('hall.logIncident')} chord="!" onClick={onIncident} />
          <Button label={t(next ? NEXT[next] : 'hall.nothingOpen')} chord="n" disabled={!next} onClick={onNext} />
          <Button className="quiet" label={t('offences.title')} chord={keyOf('everywhere.offences')} onClick={onOffences} />
          <Button className="quiet" label={t('signs.keys')} chord="?" onClick={onKeys} />
        </span>
      </footer>
    )
  },
)

const NEXT = { table: 'hall.nextOpen', decision: 'waiting.title' } as const
