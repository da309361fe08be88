import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import type { BackupFile, Saved } from '../../desk/contract.ts'
import { desk } from '../desk/client.ts'
import { moment } from '../language/format.ts'
import { useLanguage } from '../language/language.ts'
import { paths } from '../shell/paths.ts'
import { sayTrouble } from '../shell/trouble.ts'

type RescueProps = { readonly file: string }

/** What can be done about a damaged file: the newest good backup takes its place, or what can be read is saved into a new file. Nothing is thrown away. */
export const Rescue = ({ file }: RescueProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const [, go] = useLocation()
  const queries = useQueryClient()
  const [backup, setBackup] = useState<BackupFile | 'none' | null>(null)
  const [saved, setSaved] = useState<Saved | null>(null)
  const onError = (error: Error): void => sayTrouble(error.message)
  const opened = async (): Promise<void> => {
    await queries.resetQueries()
    go(paths.hall)
  }
  const look = useMutation({
    mutationFn: () => desk.backups.newestGood({ file }),
    onSuccess: (found) => setBackup(found ?? 'none'),
    onError,
  })
  const restore = useMutation({ mutationFn: (from: string) => desk.backups.restore({ file, backup: from }), onSuccess: opened, onError })
  const salvage = useMutation({ mutationFn: () => desk.backups.salvage({ file }), onSuccess: setSaved, onError })
  const open = useMutation({ mutationFn: (other: string) => desk.tournaments.open({ file: other }), onSuccess: opened, onError })
  const busy = look.isPending || restore.isPending || salvage.isPending || open.isPending
  if (backup !== null && backup !== 'none')
    return (
      <div className="rescue">
        <p>{t('rescue.found', { time: moment(backup.at, language) })}</p>
        <button type="button" className="btn" disabled={busy} onClick={() => restore.mutate(backup.file)}>
          {t('rescue.restoreIt')}
        </button>
        <button type="button" className="btn" disabled={busy} onClick={() => setBackup(null)}>
          {t('signs.back')}
        </button>
      </div>
    )
  if (saved)
    return (
      <div className="rescue">
        <p>
          {t('rescue.saved', { count: saved.entries, file: saved.file })}{' '}
          {saved.missing.length === 0
            ? t('rescue.nothingMissing')
            : t('rescue.missing', { count: saved.missing.reduce((sum, { count }) => sum + count, 0) })}{' '}
          {saved.leftOut && t('rescue.leftOut', { count: saved.leftOut.entries, file: saved.leftOut.file })}
        </p>
        <button type="button" className="btn" disabled={busy} onClick={() => open.mutate(saved.file)}>
          {t('rescue.openIt')}
        </button>
      </div>
    )
  return (
    <div className="rescue">
      {backup === 'none' && <p>{t('rescue.none')}</p>}
      {backup === null && (
        <button type="button" className="btn" disabled={busy} onClick={() => look.mutate()}>
          {t(look.isPending ? 'rescue.looking' : 'rescue.restore')}
        </button>
      )}
      <button type="button" className="btn" disabled={busy} onClick={() => salvage.mutate()}>
        {t(salvage.isPending ? 'rescue.saving' : 'rescue.salvage')}
      </button>
    </div>
  )
}
