import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { desk } from '../../app-state/desk/client.ts'
import { saidInPlace } from '../../app-state/trouble.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { formatNumber } from '../../language/format.ts'
import { formatDuration } from '../../language/format-duration.ts'
import { useWords } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { focusAtEnd, LineField } from '../../ui/fields/line-field.tsx'
import { LongWork } from '../../ui/long-work.tsx'
import { clearDownload, type DownloadState, downloadTournament, stopDownload, useDownload } from './download.ts'
import { type DownloadRequest, OfferForm } from './offer-form.tsx'
import * as css from './start.module.css'

type JoinHubProps = { readonly busy: boolean; readonly onJoined: () => void }

/** For a laptop without a tournament: tests a hub's address, lists its tournaments and downloads the chosen one. */
export const JoinHub = ({ busy, onJoined }: JoinHubProps) => {
  const { t } = useWords()
  const { isOn } = useDownload()
  const [isOpen, setOpen] = useState(isOn)
  const opener = useRef<HTMLButtonElement>(null)
  const open = (): void => {
    if (busy && !isOn) return
    if (isOpen) document.querySelector<HTMLInputElement>('.fromhub input')?.focus()
    setOpen(true)
  }
  const close = (): void => {
    setOpen(false)
    clearDownload()
    opener.current?.focus()
  }
  useKeys({ 'Alt+j': open, ...(isOpen && !isOn && { Escape: close }) })
  return (
    <div className={css.samplerow}>
      <Button ref={opener} disabled={busy} aria-expanded={isOpen} onClick={() => (isOpen ? close() : open())}>
        {t('fromHub.open')} <kbd>Alt J</kbd>
      </Button>{' '}
      <span className="q2">{t('fromHub.what')}</span>
      {isOpen && <FromHub onJoined={onJoined} />}
    </div>
  )
}

const FromHub = ({ onJoined }: Pick<JoinHubProps, 'onJoined'>) => {
  const { t, language } = useWords()
  const { isOn } = useDownload()
  const [address, setAddress] = useState('')
  const look = useMutation({ mutationFn: (asked: string) => desk.hub.offers({ address: asked }), onError: saidInPlace })
  const [wanted, setWanted] = useState<DownloadRequest | null>(null)
  const change = (next: string): void => {
    setAddress(next)
    look.reset()
    clearDownload()
  }
  const test = (event: FormEvent): void => {
    event.preventDefault()
    clearDownload()
    if (address.trim() !== '' && !look.isPending) look.mutate(address)
  }
  const join = async (next: DownloadRequest): Promise<void> => {
    setWanted(next)
    if (await downloadTournament({ address, ...next })) onJoined()
  }
  const isWrong = look.isError || look.data?.ok === false
  return (
    <div className={`blocks ${css.fromhub}`}>
      {!isOn && (
        <form className="form" onSubmit={test}>
          <LineField label={t('hub.address')} value={address} onValue={change} max={2000} first={wanted === null} wide />
          <Button type="submit" label={t('hub.test')} disabled={address.trim() === '' || look.isPending} />
          <p className={isWrong ? 'err wide' : 'q2 wide'} role="status">
            {look.isPending ? t('hub.asking') : (look.data?.says[language] ?? (look.isError ? look.error.message : t('hub.addressWhat')))}
          </p>
        </form>
      )}
      {!isOn && look.data?.ok && <OfferForm key={address} offered={look.data} before={wanted} onJoin={(next) => void join(next)} />}
      {/* keeps the focus while there is no field */}
      {isOn && <span ref={focusAtEnd} tabIndex={-1} />}
      <DownloadProgress />
    </div>
  )
}

/** Progress and remaining time of a download from a hub, with a button to stop it; then its outcome. */
const DownloadProgress = () => {
  const { t, language } = useWords()
  const now = useDownload()
  const { isOn, entries, of, pace, left } = now
  const coming = t('fromHub.coming', { entries: formatNumber(entries, language), of: formatNumber(Math.max(entries, of), language) })
  const goes = (at: NonNullable<DownloadState['pace']>): string =>
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
