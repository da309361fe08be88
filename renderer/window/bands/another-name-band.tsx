import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../../app-state/desk/client.ts'
import { useConnection } from '../../app-state/desk/connection.ts'
import { localSetting } from '../../app-state/storage/local-setting.ts'
import { formatMoment } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { Band } from './band.tsx'

/** Time of the last event that the user closed the band for. */
const closed = localSetting('another-name', (word) => word)

/**
 * Shows that two files were written under the same laptop's name, how that was resolved, and where the old file is. The user can close it.
 */
export const AnotherNameBand = () => {
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
