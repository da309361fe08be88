import { useQuery } from '@tanstack/react-query'
import { millisecondsInMinute } from 'date-fns/constants'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../app-state/desk/client.ts'
import { Button } from '../../ui/button.tsx'
import { Band } from './band.tsx'

/**
 * Says that this laptop's clock differs from the hub's, until it is set or the user closes the band. Waiting times and round clocks stay
 * correct.
 */
export const OwnClockBand = () => {
  const { t } = useTranslation()
  const ahead = useQuery(ask.saving.queryOptions()).data?.ahead
  const [isClosed, setIsClosed] = useState(false)
  if (!ahead || isClosed) return null
  const count = Math.max(1, Math.round(Math.abs(ahead) / millisecondsInMinute))
  return (
    <Band look="calm">
      <div>
        <b>{t(ahead > 0 ? 'save.clockAhead' : 'save.clockBehind', { count })}</b> {t('save.clockRight')}
      </div>
      <Button label={t('app.close')} onClick={() => setIsClosed(true)} />
    </Band>
  )
}
