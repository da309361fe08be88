import { forwardRef, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableSummary } from '../../desk/contract.ts'
import { SEATS } from '../../engine/seats.ts'
import { surname } from '../language/people.ts'

type CommandLineProps = {
  readonly text: string
  readonly found: readonly TableSummary[]
  readonly next: TableSummary | undefined
  readonly onText: (text: string) => void
  readonly onEnter: () => void
  readonly onNext: () => void
  readonly onKeys: () => void
}

/** `7 Enter` opens table 7; a player's name or number finds the table. In an empty line `n` opens the next that waits. */
export const CommandLine = forwardRef<HTMLInputElement, CommandLineProps>(({ text, found, next, onText, onEnter, onNext, onKeys }, ref) => {
  const { t } = useTranslation()
  const [first] = found
  useEffect(() => {
    if (ref && 'current' in ref) ref.current?.focus()
  }, [ref])
  return (
    <footer className="cmd">
      <div className="line">
        <div className="in">
          <input
            ref={ref}
            value={text}
            aria-label={t('hall.command')}
            placeholder={t('hall.command')}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') onEnter()
              else if (event.key === 'Escape') onText('')
              else if (text === '' && event.key === 'n' && next) onNext()
              else if (text === '' && event.key === '?') onKeys()
              else return
              event.preventDefault()
            }}
          />
        </div>
        <kbd>Enter</kbd>
      </div>
      <span role="status">
        {text.trim() !== '' &&
          (first ? (
            <>
              <b>{t('hall.open', { table: first.name })}</b>{' '}
              <span className="q2">
                {SEATS.map((seat) => first.players[seat] && surname(first.players[seat].name))
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </>
          ) : (
            t('hall.nothingFound')
          ))}
      </span>
      <span className="push do">
        <button type="button" className="btn" disabled={!next} onClick={onNext}>
          {next ? t('hall.nextOpen') : t('hall.nothingOpen')} <kbd>n</kbd>
        </button>
        <button type="button" className="btn quiet" onClick={onKeys}>
          {t('signs.keys')} <kbd>?</kbd>
        </button>
      </span>
    </footer>
  )
})
