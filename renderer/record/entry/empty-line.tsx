import { useTranslation } from 'react-i18next'
import * as css from './entry.module.css'

type EmptyLineProps = {
  /** The suggested line, shown in grey. */
  readonly line: string | null
}

/**
 * Shown after Enter in an empty line: the grey line is only a suggestion, and how to take it. It replaces the keys, so that nothing moves.
 */
export const EmptyLine = ({ line }: EmptyLineProps) => {
  const { t } = useTranslation()
  return (
    <p className={css.loghere} role="status">
      {line === null ? (
        t('table.nothingTyped')
      ) : (
        <>
          {t('table.onlyProposed', { line })} <kbd>Tab</kbd> {t('table.takesIt')}
        </>
      )}
    </p>
  )
}
