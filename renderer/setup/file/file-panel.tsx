import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ask, desk } from '../../app-state/desk/client.ts'
import { saveFile } from '../../app-state/desktop/desktop-app.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { fileName, formatMoment, formatNumber, formatSize, formatTime } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { copyText } from '../../replay/link.ts'
import { Button, ScreenLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as css from './file.module.css'
import { saveWholeTournament, useTransfer } from './transfer.ts'
import { TransferProgress } from './transfer-progress.tsx'

/** The open file: last commit, last backup, free disk space, result of the background check; buttons for a backup and a check. */
export const FilePanel = () => {
  const { t, language } = useWords()
  const queries = useQueryClient()
  const { data: tournament } = useQuery(ask.tournaments.current.queryOptions())
  const { data: saving } = useQuery(ask.saving.queryOptions())
  const verify = useMutation({ mutationFn: () => desk.log.verify() })
  const backUp = useMutation({
    mutationFn: () => desk.backups.make(),
    onSuccess: (now) => queries.setQueryData(ask.saving.queryKey(), now),
  })
  const isCrossing = useTransfer().step !== null
  const diagnose = useMutation({
    mutationFn: async () => {
      const { text, file } = await desk.diagnostics()
      const isCopied = await copyText(text)
      if (!isCopied) await saveFile({ name: 'shinpan-diagnostics.txt', mime: 'text/plain', content: text })
      return { file, isCopied }
    },
  })
  const { data, isPending } = verify
  const { check, backup } = saving ?? {}
  return (
    <section className={css.filepanel} aria-label={t('hall.file')}>
      <div className="sec">
        <h2>{t('hall.file')}</h2>
        <span className="truncate push q2" title={tournament?.file}>
          {tournament && fileName(tournament.file)}
        </span>
      </div>
      <div className={css.says}>
        {saving?.at && saving.state === 'saved' && (
          <p className={`beside ${css.save}`}>
            <Icon name="saved" />
            {t('save.saved')} {formatTime(saving.at)}{' '}
            <span>
              {t('file.holds', { count: saving.seq, entries: formatNumber(saving.seq, language) })}
              {check && check.state !== 'wrong' && t(`file.check.${check.state}`)}
            </span>
          </p>
        )}
        {saving?.state === 'trouble' && (
          <p className="trouble">{t(saving.trouble?.code === 'damaged' ? 'fileBand.damaged' : 'save.bad')}</p>
        )}
        {check?.state === 'wrong' && !data && <p className="trouble">{t('file.checkWrong')}</p>}
        <p className={backup?.trouble ? 'trouble' : 'q2'}>
          {backup?.trouble
            ? t('file.noBackup', { why: backup.trouble[language] })
            : backup?.at
              ? t('file.backup', { time: formatMoment(backup.at, language) })
              : t('file.backupNone')}
          {backup?.folder && ` ${t('file.backupIn', { folder: backup.folder })}`}
          {typeof saving?.free === 'number' && ` ${t('file.free', { size: formatSize(saving.free, language) })}`}
        </p>
        <div role="status">
          {isPending && t('file.verifying')}
          {backUp.isPending && t('file.backingUp')}
          {diagnose.data && (
            <p>
              {t(diagnose.data.isCopied ? 'file.diagnosticsCopied' : 'file.diagnosticsKept')}{' '}
              <code className="truncate">{diagnose.data.file}</code>
            </p>
          )}
          {data &&
            (data.ok ? (
              <span className={`beside ${css.save}`}>
                <Icon name="saved" /> {t('file.clean', { count: data.entries })} <code>{data.head}</code>
              </span>
            ) : (
              <span className="trouble">{t('file.broken', { trouble: data.text?.[language] ?? '' })}</span>
            ))}
        </div>
      </div>
      <div className="do">
        <Button
          className="sm"
          label={t('file.backUp')}
          aria-disabled={backUp.isPending}
          onClick={() => backUp.isPending || backUp.mutate()}
        />
        <Button
          className="sm"
          label={t('file.whole')}
          aria-disabled={isCrossing}
          onClick={() => isCrossing || void saveWholeTournament()}
        />
        <Button className="sm" label={t('file.verify')} aria-disabled={isPending} onClick={() => isPending || verify.mutate()} />
        <Button
          className="sm quiet"
          label={t('file.diagnostics')}
          aria-disabled={diagnose.isPending}
          onClick={() => diagnose.isPending || diagnose.mutate()}
        />
        <ScreenLink className="btn sm quiet" to={paths.start} label={t('file.other')} />
      </div>
      <TransferProgress />
    </section>
  )
}
