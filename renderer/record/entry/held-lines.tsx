import { useWords } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import * as recordCss from '../record.module.css'
import * as css from './entry.module.css'
import { readingError } from './reading.ts'

type HeldLinesProps = {
  /** The refused line, if another one is in the entry line. */
  readonly refused: string | undefined
  readonly lines: readonly string[]
  readonly onCorrect: () => void
}

/** A refused line and why it does not read, and the lines typed after it, which are entered once it is corrected. */
export const HeldLines = ({ refused, lines, onCorrect }: HeldLinesProps) => {
  const { t, language } = useWords()
  const wrong = refused === undefined ? null : readingError(refused, true, language)
  return (
    <>
      {refused !== undefined && (
        <div className={`beside ${recordCss.undone} trouble`} role="alert">
          <span>
            {t('alarm.refused', { text: refused })}
            {wrong && ` · ${t(wrong.found ? 'table.misread' : 'table.misreadEnd', wrong)}`}
          </span>
          <Button className="sm push" label={t('table.walk')} chord="Escape" onClick={onCorrect} />
        </div>
      )}
      {lines.length > 0 && (
        <ol className={`cluster ${css.loghere}`} aria-label={t('table.heldAct')}>
          <li className="trouble">{t('table.heldAct')}</li>
          {lines.map((line, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they keep their order
            <li key={n}>
              {n > 0 && '· '}
              <code>{line === ' ' ? t('table.draw') : line === '.' ? t('table.discardDrawn') : line}</code>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
