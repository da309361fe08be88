import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ask, desk } from '../../app-state/desk/client.ts'
import { useSend } from '../../app-state/desk/use-send.ts'
import { formatSize } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { LineField } from '../../ui/fields/line-field.tsx'
import { Status } from '../../ui/status.tsx'
import * as setupCss from '../setup.module.css'

/** Form for the backup folder. The desk checks the folder and uses it at once. */
export const BackupForm = () => {
  const { t, language } = useWords()
  const { data: place } = useQuery(ask.backups.place.queryOptions())
  const [folder, setFolder] = useState('')
  const [said, setSaid] = useState('')
  const { sending, trouble, send, busy } = useSend(() => {
    setSaid(t('device.moved'))
    setFolder('')
  })
  const move = (to: string | null): void => send(() => desk.backups.moveTo({ folder: to }))
  const go = (event: FormEvent): void => {
    event.preventDefault()
    if (folder.trim() !== '' && !busy) move(folder.trim())
  }
  return (
    <>
      {place && (
        <p className={place.sameDisk ? setupCss.oneDisk : 'q2'}>
          {place.sameDisk ? t('device.sameDisk') : t('device.otherDisk')}
          {place.free !== null && ` ${t('file.free', { size: formatSize(place.free, language) })}`}
        </p>
      )}
      <form className={`row ${setupCss.backupform}`} onSubmit={go}>
        <LineField label={t('device.moveTo')} value={folder} onValue={setFolder} max={4096} wide />
        <Button type="submit" label={t('device.move')} chord="Enter" disabled={busy || folder.trim() === ''} />
        {place?.chosen && <Button label={t('device.besideAgain')} disabled={busy} onClick={() => move(null)} />}
        <Status isWrong={sending.kind === 'refused'} says={trouble || said || t('device.moveWhat')} />
      </form>
    </>
  )
}
