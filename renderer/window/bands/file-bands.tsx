import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { capitalized } from '../../../engine/phrases/typeset.ts'
import { ask, desk } from '../../app-state/desk/client.ts'
import { useOpenFile } from '../../app-state/navigation/use-open-file.ts'
import { fileName } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx'
import { Band } from './band.tsx'

// few files are ever damaged
const Rescue = lazyWithRetry(async () => (await import('../../setup/file/rescue.tsx')).Rescue, { isPart: true })

/** Says that the open file is damaged, read-only or without a backup, the effect on the data and the remedy. */
export const FileBands = () => {
  const { t, language } = useWords()
  const queries = useQueryClient()
  const { data: tournament } = useQuery(ask.tournaments.current.queryOptions())
  const { data: saving } = useQuery({ ...ask.saving.queryOptions(), enabled: Boolean(tournament) })
  const backUp = useMutation({
    mutationFn: () => desk.backups.make(),
    onSuccess: (now) => queries.setQueryData(ask.saving.queryKey(), now),
  })
  const goOn = useMutation({
    mutationFn: () => desk.backups.goOn(),
    onSuccess: (now) => queries.setQueryData(ask.saving.queryKey(), now),
  })
  const open = useOpenFile()
  if (!tournament || !saving) return null
  const damaged = saving.trouble?.code === 'damaged' ? saving.trouble.detail[language] : null
  const wrong = saving.check.state === 'wrong' ? (saving.check.text?.[language] ?? '') : null
  if (damaged !== null || wrong !== null)
    return (
      <Band look="file">
        <div>
          <b>{t('fileBand.damaged')}</b> {whatOf(tournament.file, damaged ?? wrong ?? '')}.{' '}
          {t(tournament.readOnly ? 'fileBand.damagedMeans' : 'fileBand.wrongMeans')}
        </div>
        <Rescue file={tournament.file} looks={tournament.readOnly} />
      </Band>
    )
  if (saving.older)
    return (
      <Band look="file">
        <div>
          <b>{t('fileBand.older')}</b> {whatOf(tournament.file, saving.older.text[language])}.
        </div>
        <Button label={t('fileBand.goOn')} disabled={goOn.isPending} onClick={() => goOn.mutate()} />
      </Band>
    )
  if (saving.copyOf) {
    const { isBackup, original, text } = saving.copyOf
    return (
      <Band look="calm">
        <div>
          <b>{t(isBackup ? 'fileBand.backup' : 'fileBand.shorter')}</b> {text[language]}. {!isBackup && t('fileBand.copyMeans')}
        </div>
        {original !== null && <Button label={t('fileBand.openOriginal')} disabled={open.isPending} onClick={() => open.mutate(original)} />}
        <Button label={t('fileBand.goOnHere')} disabled={goOn.isPending} onClick={() => goOn.mutate()} />
      </Band>
    )
  }
  if (tournament.readOnly)
    return (
      <Band look="calm">
        <div>
          <b>{t('alarm.readOnlyFile')}</b> {t('fileBand.readOnlyMeans')}
        </div>
      </Band>
    )
  if (saving.backup.trouble)
    return (
      <Band look="calm" icon="violation" role="alert">
        <div>
          <b>{t('file.noBackup', { why: saving.backup.trouble[language] })}</b> {t('fileBand.noBackupMeans')}
        </div>
        <Button label={t('file.backUp')} disabled={backUp.isPending} onClick={() => backUp.mutate()} />
      </Band>
    )
  return null
}

/** The problem as a sentence, without the file's path. */
const whatOf = (file: string, said: string): string => capitalized(said.replaceAll(file, fileName(file)))
