import { useQuery } from '@tanstack/react-query'
import { millisecondsInMinute } from 'date-fns/constants'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../app-state/desk/client.ts'
import { useConnection } from '../../app-state/desk/connection.ts'
import { localSetting } from '../../app-state/storage/local-setting.ts'
import { formatMoment } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { Band } from './band.tsx'

/** Bands about the file's laptop that few ever see: two had one name, or its clock is off. */
export const SavingBands = () => (
  <>
    <AnotherNameBand />
    <OwnClockBand />
  </>
)

/** Time of the last event that the user closed the band for. */
const closed = localSetting('another-name', (word) => word)

/**
 * Shows that two files were written under the same laptop's name, how that was resolved, and where the old file is. The user can close it.
 */
const AnotherNameBand = () => {
  const { t, language } = useWords()
  const isThere = useConnection().state === 'ok'
  const { data: saving } = useQuery({ ...ask.saving.queryOptions(), enabled: isThere })
  const [read, setRead] = useState(closed.read)
  const another = saving?.anotherName
  if (!another || read === another.at.toISOString()) return null
  const close = (): void => {
    closed.write(another.at.toISOString())
    setRead(another.at.toISOString())
  }
  return (
    <Band look="calm">
      <div>
        <b>{t(`anotherName.${another.why}`)}</b> {another.why === 'forked' && t('anotherName.entries', { count: another.entries })}{' '}
        {t('anotherName.goesOn', { time: formatMoment(another.at, language) })}{' '}
        {another.kept && t('anotherName.kept', { file: another.kept })}
      </div>
      <Button label={t('app.close')} onClick={close} />
    </Band>
  )
}

/**
 * Says that this laptop's clock differs from the hub's, until it is set or the user closes the band. Waiting times and round clocks stay
 * correct.
 */
const OwnClockBand = () => {
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
