import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { ask } from '../../app-state/desk/client.ts'
import { formatSize, formatTime } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { exportFrom } from '../../reports/last-export.ts'
import { LongWork } from '../../ui/long-work.tsx'
import { stopTransfer, useTransfer } from './transfer.ts'

/** Progress of a transfer of the whole tournament as one file, with a button to stop it; then its outcome. */
export const TransferProgress = () => {
  const { t, language } = useWords()
  const { step, done, of, last } = useTransfer()
  const [route] = useLocation()
  const { data: tournament } = useQuery(ask.tournaments.current.queryOptions())
  const exported = exportFrom(last, { file: tournament?.file, route })
  const saysStep = (now: NonNullable<typeof step>): string =>
    inBytes.has(now)
      ? t('file.crossed', { step: t(`file.steps.${now}`), done: formatSize(done, language), of: formatSize(of, language) })
      : `${t(`file.steps.${now}`)}…`
  const saysLast =
    exported &&
    (exported.name === null ? t('file.crossStopped') : t('incidents.exported', { name: exported.name, time: formatTime(exported.at) }))
  return (
    <LongWork
      isOn={step !== null}
      done={done}
      of={of}
      name={t('file.crossing')}
      stop={t('file.crossStop')}
      onStop={stopTransfer}
      says={step === null ? saysLast : saysStep(step)}
    />
  )
}

/** Steps measured in bytes. A check has no known size, and a copy counts pages. */
const inBytes: ReadonlySet<string> = new Set(['sending', 'unpacking', 'packing', 'fetching'])
