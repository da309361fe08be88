import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../app-state/desk/client.ts'
import { outbox } from '../../app-state/outbox/use-outbox.ts'
import { wasRecovered } from '../../app-state/storage/session.ts'
import { clock, whole } from '../../language/format.ts'
import { useLanguage } from '../../language/language.ts'
import { Icon } from '../../ui/icon.tsx'

/** How many acts were given back to this window at its beginning. */
const givenBack = outbox.state().items.length

/** After the desktop app ended unasked: what is there again, and what of it had not been acknowledged yet. Until it is closed. */
export const RecoveredBand = () => {
  const { t } = useTranslation()
  const language = useLanguage()
  const [shown, setShown] = useState(wasRecovered)
  const { data: saving } = useQuery({ ...ask.saving.queryOptions(), enabled: shown })
  if (!shown || !saving) return null
  return (
    <div className="alarm calm" role="status">
      <Icon name="info" large />
      <div>
        <b>{t('recovered.what')}</b>{' '}
        {saving.at && t('recovered.file', { count: saving.seq, entries: whole(saving.seq, language), time: clock(saving.at, language) })}{' '}
        {givenBack > 0 ? t('recovered.acts', { count: givenBack }) : t('recovered.nothing')}
      </div>
      <button type="button" className="btn" onClick={() => setShown(false)}>
        {t('alarm.close')}
      </button>
    </div>
  )
}
