import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../../app-state/desk/client.ts'
import { restoredActs } from '../../app-state/outbox/use-outbox.ts'
import { formatNumber, formatTime } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { Band } from './band.tsx'

/** After a crash of the desktop app: says what was restored and which acts the desk had not yet acknowledged. The user can close it. */
export const RecoveredBand = () => {
  const { t, language } = useWords()
  const [shown, setShown] = useState(true)
  const { data: saving } = useQuery({ ...ask.saving.queryOptions(), enabled: shown })
  if (!shown || !saving) return null
  return (
    <Band look="calm">
      <div>
        <b>{t('recovered.what')}</b>{' '}
        {saving.at &&
          t('recovered.file', {
            count: saving.seq,
            entries: formatNumber(saving.seq, language),
            time: formatTime(saving.at),
          })}{' '}
        {restoredActs > 0 ? t('recovered.acts', { count: restoredActs }) : t('recovered.nothing')}
      </div>
      <Button label={t('app.close')} onClick={() => setShown(false)} />
    </Band>
  )
}
