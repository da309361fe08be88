import { useTranslation } from 'react-i18next'
import { ReportButtons } from '../incidents/report-buttons.tsx'
import { useKeys } from '../keys/use-keys.ts'
import { useSigner } from '../shell/use-signer.ts'
import type { Mode, RulingProps } from './ruling-screen.tsx'
import { SignForm } from './sign-form.tsx'
import type { Words } from './use-words.ts'

type ActionBarProps = RulingProps & {
  readonly words: Words
  /** The steps that are done at the table. */
  readonly done: readonly number[]
  readonly mode: Mode
  readonly onMode: (mode: Mode) => void
  readonly onLater: () => void
  readonly onCard: () => void
  readonly onBack: () => void
}

/** Signing is Ctrl Enter, with a reason; Enter alone never signs. Once signed: the report. */
export const ActionBar = ({ state, shown, words, done, mode, onMode, onLater, onCard, onBack }: ActionBarProps) => {
  const { t } = useTranslation()
  const { signer, by } = useSigner()
  const decided = shown.ruling !== null
  const canRule = shown.state !== 'gone'
  useKeys({
    ...(mode === null && canRule && !decided && { '$mod+Enter': () => onMode('confirm') }),
    ...(mode === null && { Backspace: onBack }),
  })
  const signs = signer
    ? t(signer.head ? 'ruling.signsAsHead' : 'ruling.signsAs', { name: signer.name })
    : by
      ? t('ruling.signsAs', { name: by })
      : ''
  return (
    <footer className="bar2">
      {mode ? (
        <SignForm key={mode} state={state} shown={shown} words={words} done={done} mode={mode} signs={signs} onDone={() => onMode(null)} />
      ) : (
        <div className="row">
          {decided ? (
            <>
              <button type="button" className="btn lg primary" onClick={onBack}>
                {t('ruling.back')} <kbd>Esc</kbd>
              </button>
              {shown.incident !== null && <ReportButtons incident={shown.incident} large />}
              <button type="button" className="btn lg quiet" onClick={() => onMode('change')}>
                {t('ruling.more')} <kbd>c</kbd>
              </button>
            </>
          ) : (
            <>
              <button type="button" className="btn lg primary" disabled={!canRule} onClick={() => onMode('confirm')}>
                {t('ruling.confirm')} <kbd>Ctrl Enter</kbd>
              </button>
              <button type="button" className="btn lg" disabled={!canRule} onClick={() => onMode('change')}>
                {t('ruling.change')} <kbd>c</kbd>
              </button>
              <button type="button" className="btn lg" disabled={!canRule} onClick={() => onMode('dismiss')}>
                {t('ruling.dismiss')} <kbd>d</kbd>
              </button>
              <button type="button" className="btn lg" onClick={onLater}>
                {t('ruling.later')} <kbd>l</kbd>
              </button>
            </>
          )}
          <span className="push q2">{!decided && signs}</span>
          <button type="button" className="btn lg" onClick={onCard}>
            {t('ruling.show')} <kbd>p</kbd>
          </button>
        </div>
      )}
    </footer>
  )
}
