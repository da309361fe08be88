import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Saved } from '../../../desk/contract/backups.ts'
import { ask, desk } from '../../app-state/desk/client.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { useOpenFile } from '../../app-state/navigation/use-open-file.ts'
import { showTrouble } from '../../app-state/trouble.ts'
import { formatMoment } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import * as css from './file.module.css'

/** `looks`: whether to search for a good backup at once. Only if nothing can be entered, because the search blocks the desk. */
type RescueProps = { readonly file: string; readonly looks: boolean }

/** Repairs a damaged file: restores the newest valid backup, or saves the readable entries into a new file. Nothing is deleted. */
export const Rescue = ({ file, looks }: RescueProps) => {
  const { t, language } = useWords()
  const [, go] = useLocation()
  const queries = useQueryClient()
  const [taken, setTaken] = useState(false)
  const [saved, setSaved] = useState<Saved | null>(null)
  const opened = async (): Promise<void> => {
    await queries.resetQueries()
    go(paths.hall)
  }
  const look = useQuery({ ...ask.backups.newestGood.queryOptions({ input: { file } }), enabled: looks })
  const backup = look.data
  const restore = useMutation({ mutationFn: (from: string) => desk.backups.restore({ file, backup: from }), onSuccess: opened })
  const salvage = useMutation({ mutationFn: () => desk.backups.salvage({ file }), onSuccess: setSaved })
  const open = useOpenFile()
  const busy = look.isFetching || restore.isPending || salvage.isPending || open.isPending
  if (backup && taken)
    return (
      <div className={`cluster ${css.rescue}`}>
        <p>{t('rescue.found', { time: formatMoment(backup.at, language) })}</p>
        <Button label={t('rescue.restoreIt')} disabled={busy} onClick={() => restore.mutate(backup.file)} />
        <Button label={t('app.back')} disabled={busy} onClick={() => setTaken(false)} />
      </div>
    )
  if (saved)
    return (
      <div className={`cluster ${css.rescue}`}>
        <p>
          {t('rescue.saved', { count: saved.entries, file: saved.file })}{' '}
          {saved.missing.length === 0
            ? t('rescue.nothingMissing')
            : t('rescue.missing', { count: saved.missing.reduce((sum, { count }) => sum + count, 0) })}{' '}
          {saved.leftOut && t('rescue.leftOut', { count: saved.leftOut.entries, file: saved.leftOut.file })}
        </p>
        <Button label={t('rescue.openIt')} disabled={busy} onClick={() => open.mutate(saved.file)} />
      </div>
    )
  return (
    <div className={`cluster ${css.rescue}`}>
      {backup === null ? (
        <p>{t('rescue.none')}</p>
      ) : (
        <Button
          label={t(look.isFetching ? 'rescue.looking' : backup ? 'rescue.restore' : 'rescue.look')}
          disabled={busy}
          onClick={() => {
            setTaken(true)
            if (!backup) void look.refetch().then(({ error }) => error && showTrouble(error.message))
          }}
        />
      )}
      <Button label={t(salvage.isPending ? 'rescue.saving' : 'rescue.salvage')} disabled={busy} onClick={() => salvage.mutate()} />
    </div>
  )
}
