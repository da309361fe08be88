import { useQueryClient } from '@tanstack/react-query'
import type { FallbackProps } from 'react-error-boundary'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { focusAtEnd } from '../ui/fields/line-field.tsx'

/** Stands where a screen could not be drawn. The rest of the window goes on, and Enter draws the screen anew from what the desk knows. */
export const FailedScreen = ({ error, resetErrorBoundary }: FallbackProps) => {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const again = (): void => {
    void queries.resetQueries()
    resetErrorBoundary()
  }
  return (
    <main className="sections">
      <h1 className="heading">{t('app.failed')}</h1>
      <p>
        <Button ref={focusAtEnd} className="lg primary" label={t('alarm.retry')} chord="Enter" onClick={again} />
      </p>
      <p className="q2" role="alert">
        <code>{String(error)}</code>
      </p>
    </main>
  )
}
