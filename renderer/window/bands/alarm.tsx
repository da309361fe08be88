import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { ask } from '../../app-state/desk/client.ts'
import { useConnection } from '../../app-state/desk/connection.ts'
import { isTablet } from '../../app-state/identity/asker.ts'
import { withoutValues } from '../../app-state/navigation/paths.ts'
import { useOpenFile } from '../../app-state/navigation/use-open-file.ts'
import { heldForms, heldItems, outbox, useOutbox, useWaitingLines } from '../../app-state/outbox/use-outbox.ts'
import { showTrouble, useTrouble } from '../../app-state/trouble.ts'
import { useBindings } from '../../keys/bindings.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { fileName, formatTime } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx'
import { Band } from './band.tsx'

// the window is first drawn without them
const MisplacedBand = lazyWithRetry(async () => (await import('./misplaced-band.tsx')).MisplacedBand, { isPart: true })
const FileBands = lazyWithRetry(async () => (await import('./file-bands.tsx')).FileBands, { isPart: true })
// loads the rules' wording only when a finding is shown
const FoundList = lazyWithRetry(async () => (await import('./found-list.tsx')).FoundList, { isPart: true })

/** Time for which the window says that the desk answers again, in ms. */
const MENDED_FOR = 8000

/** The band under the top bar: says the problem, its effect on the data and the remedy. It stays until the problem is solved. */
export const Alarm = () => {
  const { t, language } = useWords()
  const items = useOutbox(heldItems)
  const held = items.length + heldForms.useNow()
  const waiting = useWaitingLines()
  const trouble = useOutbox((state) => state.trouble)
  const mended = useOutbox((state) => state.mended)
  const hasUntaken = useOutbox(({ untaken }) => untaken.length > 0)
  const connection = useConnection()
  const said = useTrouble()
  const { keyOf } = useBindings()
  useKeys(said !== null && !hasUntaken ? { [keyOf('everywhere.closeMessage')]: () => showTrouble(null) } : {})
  const { data: tournament } = useQuery({ ...ask.tournaments.current.queryOptions(), enabled: false })
  const open = useOpenFile()
  const { data: saving } = useQuery({ ...ask.saving.queryOptions(), enabled: connection.state === 'ok' })
  const failure = connection.state === 'ok' ? trouble?.failure : ({ kind: connection.state } as const)
  const disk = failure?.kind === 'not-saved' ? failure : saving?.trouble && { ...saving.trouble, detail: saving.trouble.detail[language] }
  const isForbidden = connection.state === 'forbidden'
  // of a file that is open no item waits, unless the desk is gone
  const closed = items.find(({ file }) => file !== (isForbidden ? undefined : tournament?.file))?.file
  const since = trouble?.since ?? saving?.trouble?.since ?? (connection.state === 'ok' ? null : connection.since)

  const [place] = useLocation()
  const screen = withoutValues(place)
  // a message is about the screen on which it was raised, unless a band of more weight was in its place and it was not seen there
  const isSeen = useRef(false)
  useEffect(() => {
    if (screen !== '' && isSeen.current) showTrouble(null)
  }, [screen])
  useEffect(() => {
    isSeen.current = said !== null && connection.state === 'ok' && failure === undefined && !disk
  })
  useEffect(() => {
    // findings that came meanwhile stay until they are read
    if (mended === null || mended.found.length > 0) return
    const timer = setTimeout(() => outbox.forget('mended'), MENDED_FOR)
    return () => clearTimeout(timer)
  }, [mended])

  if (connection.state === 'ok' && saving?.trouble?.code === 'misplaced')
    return <MisplacedBand trouble={saving.trouble} held={items.length} />
  if (connection.state === 'ok' && saving?.trouble?.code === 'damaged' && items.length === 0) return <FileBands />
  if (failure || disk) {
    const what =
      isForbidden || failure?.kind === 'forbidden'
        ? t('alarm.forbidden')
        : disk
          ? disk.code === 'disk-full'
            ? t('alarm.full')
            : disk.code === 'read-only'
              ? t('alarm.readOnly')
              : t('alarm.other', { detail: disk.detail })
          : t(failure?.kind === 'other-file' ? 'alarm.otherFile' : 'alarm.lost')
    return (
      <Band>
        <div>
          <b>{what}</b> {since && held > 0 && t('alarm.notSavedSince', { time: formatTime(since) })} {isForbidden && t('alarm.forbiddenDo')}{' '}
          {closed !== undefined
            ? t('alarm.toSave', { count: items.length, file: fileName(closed) })
            : !isForbidden &&
              (held > 0
                ? t('alarm.held', { count: held })
                : waiting > 0
                  ? t('save.waiting', { count: waiting })
                  : t('alarm.nothingHeld'))}{' '}
          {said}
        </div>
        {closed !== undefined && !isForbidden && !isTablet ? (
          <Button label={t('rescue.openIt')} disabled={open.isPending} onClick={() => open.mutate(closed)} />
        ) : (
          !isForbidden && <Button label={t('alarm.retry')} onClick={outbox.retry} />
        )}
      </Band>
    )
  }
  if (said !== null)
    return (
      <Band>
        <div>{said}</div>
        <Button label={t('app.close')} chord={keyOf('everywhere.closeMessage')} onClick={() => showTrouble(null)} />
      </Band>
    )
  if (mended !== null && !hasUntaken)
    return (
      <Band look="calm" icon={mended.found.length > 0 ? 'question' : 'saved'}>
        <div>
          <b>{t('alarm.back')}</b> {t('alarm.backHeld', { count: mended.count })}{' '}
          {mended.found.length > 0 ? <FoundList found={mended.found} /> : t('alarm.backNothing')}
        </div>
        <Button label={t('app.close')} onClick={() => outbox.forget('mended')} />
      </Band>
    )
  return connection.state === 'ok' ? <FileBands /> : null
}
