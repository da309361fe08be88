import { forwardRef, type KeyboardEvent, memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FIXED_KEYS } from '../../keys/actions.ts'
import { Button } from '../../ui/button.tsx'
import { Key } from '../../ui/key.tsx'
import * as css from './entry.module.css'
import type { FastLine } from './fast/pressed-keys.tsx'
import { FastSaid } from './fast/pressed-keys.tsx'
import type { ReadingError } from './reading.ts'

type EntryLineProps = {
  readonly text: string
  readonly ghost: string
  readonly wrong: ReadingError | null
  readonly number: number
  readonly listed: number | null
  /** In fast mode the keys pressed so far; the line itself has no text then. */
  readonly fast: FastLine | null
  /** How a claim is read, if the line is one. */
  readonly claim: string | null
  /** These have stable identities. */
  readonly onNotTaken: () => void
  readonly onText: (text: string) => void
  readonly onKey: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** The line into which everything is typed. Text that does not read stays, with a wavy underline, the column and the expected words. */
export const EntryLine = memo(
  forwardRef<HTMLInputElement, EntryLineProps>(({ text, ghost, wrong, number, listed, fast, claim, onNotTaken, onText, onKey }, ref) => {
    const { t } = useTranslation()
    const [scrolled, setScrolled] = useState(0)
    return (
      <div className={['beside', css.line, wrong && css.bad, fast && css.fast].filter(Boolean).join(' ')}>
        <label className="sr" htmlFor="entry">
          {fast ? t('fast.line') : t('table.next')}
        </label>
        {fast && <b className={css.mode}>{t('fast.name')}</b>}
        <div className={css.typed}>
          {fast && <FastSaid {...fast} />}
          <div className="ghost" aria-hidden="true" style={{ left: -scrolled }}>
            {wrong ? (
              <>
                <i>{text.slice(0, wrong.column - 1)}</i>
                <u>{text.slice(wrong.column - 1, wrong.column - 1 + wrong.length) || ' '}</u>
              </>
            ) : (
              <>
                <i>{text}</i>
                {!fast && ghost}
              </>
            )}
          </div>
          <input
            ref={ref}
            id="entry"
            data-one-act=""
            value={text}
            readOnly={fast !== null}
            onChange={(event) => onText(event.target.value)}
            onKeyDown={onKey}
            onScroll={(event) => setScrolled(event.currentTarget.scrollLeft)}
            placeholder=" "
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            role="combobox"
            aria-expanded={listed !== null}
            aria-controls="completions"
            aria-activedescendant={listed === null ? undefined : `completion-${listed}`}
            aria-autocomplete="list"
            aria-invalid={wrong !== null}
            aria-describedby="entry-why"
          />
        </div>
        {claim !== null && (
          <span className={`beside q2 ${css.reads}`}>
            <span role="status">{claim}</span>
            <Button className="sm" tabIndex={-1} onClick={onNotTaken}>
              {t('do.fast.notTaken')}
              {FIXED_KEYS.line.notTaken.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </Button>
          </span>
        )}
        {!wrong && claim === null && <span className="q3 mono">{number}</span>}
        {!fast && <Key>Enter</Key>}
      </div>
    )
  }),
)
