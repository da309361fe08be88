import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../language/format.ts'
import { formatDuration } from '../../language/format-duration.ts'
import { useLanguage } from '../../language/language.ts'
import { LongWork } from '../../ui/long-work.tsx'
import { type Download, stopDownload, useDownload } from './download.ts'

/** Progress and remaining time of a download from a hub, with a button to stop it; then its outcome. */
export const DownloadProgress = () => {
  const { t } = useTranslation()
  const language = useLanguage()
  const now = useDownload()
  const { isOn, entries, of, pace, left } = now
  const coming = t('fromHub.coming', { entries: formatNumber(entries, language), of: formatNumber(Math.max(entries, of), language) })
  const goes = (at: NonNullable<Download['pace']>): string =>
    t('fromHub.pace', { coming, rate: formatNumber(Math.round(at.rate), language), rest: formatDuration(at.rest, language) })
  const kept = t('fromHub.kept', { coming })
  const ended =
    left === null ? null : left === '' ? (
      `${t('fromHub.stopped')} ${entries > 0 ? kept : ''}`
    ) : (
      <span className="err">{entries > 0 ? `${t('fromHub.broke', { why: left })} ${kept}` : left}</span>
    )
  return (
    <LongWork
      isOn={isOn}
      done={entries}
      of={of}
      name={t('fromHub.name')}
      stop={t('file.crossStop')}
      onStop={stopDownload}
      says={isOn ? (of === 0 ? t('hub.asking') : pace ? goes(pace) : coming) : ended}
    />
  )
}
