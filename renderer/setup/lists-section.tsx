import { useQueryClient } from '@tanstack/react-query'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { desk } from '../desk/client.ts'
import { useSend } from '../incidents/use-send.ts'
import { useKeys } from '../keys/use-keys.ts'
import { whole } from '../language/format.ts'
import { useLanguage } from '../language/language.ts'
import { useSigner } from '../shell/use-signer.ts'
import { chooseFile, forgetList, readAgain, useChosenList } from './chosen-list.ts'
import { ListOptions } from './list-options.tsx'
import { ListPreviewTables } from './list-preview.tsx'

type Done = { readonly text: string; readonly undo: boolean }

/** Lists from spreadsheets: a file is chosen, shown as it would be taken, and taken whole or not at all. */
export const ListsSection = () => {
  const { t } = useTranslation()
  const language = useLanguage()
  const queries = useQueryClient()
  const { by, openMenu } = useSigner()
  const { file, asked, reading, preview, trouble } = useChosenList()
  const [done, setDone] = useState<Done | null>(null)
  const [over, setOver] = useState(false)
  const pick = useRef<HTMLInputElement>(null)
  const said = useRef<HTMLParagraphElement>(null)
  const { sending, send, busy } = useSend(() => undefined)
  const tooLarge = t('lists.tooLarge')
  useEffect(() => {
    if (sending.kind === 'refused') void readAgain()
  }, [sending.kind])
  const choose = (chosen: File | null | undefined): void => {
    if (!chosen || busy) return
    setDone(null)
    void chooseFile(chosen, tooLarge)
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    choose(event.dataTransfer.files[0])
  }
  const counts = preview?.counts
  const willTake = counts !== undefined && preview !== null && preview.trouble === null && counts.entries > 0
  const take = (): void => {
    if (!file || !preview || !counts || !willTake || reading) return
    if (by.trim() === '') {
      openMenu()
      return
    }
    const { kind, seen } = preview
    send(async (key) => {
      // what was recognized is said again, so that the desk takes what was looked at
      const taken = await desk.lists.take({ file, asked: { ...asked, kind }, leaveOut: counts.bad > 0, seen, by, key })
      forgetList()
      setDone({
        text: t('lists.done', {
          file: file.name,
          what: t(`lists.kind.${kind}`),
          fresh: whole(taken.seq === null ? counts.fresh : taken.fresh, language),
          changed: whole(taken.seq === null ? counts.changed : taken.changed, language),
        }),
        undo: true,
      })
      said.current?.focus()
    })
  }
  const undo = (): void =>
    send(async (key) => {
      const { text } = await desk.tournaments.undo({ by, key })
      setDone({ text: t('hall.undone', { what: text }), undo: false })
      await queries.invalidateQueries()
    })
  const leave = (): void => {
    if (!busy) forgetList()
  }
  useKeys({ 'Control+Enter': take, ...(file && { Escape: leave }) })
  return (
    <div className="listimport">
      <section
        className={over ? 'drop over' : 'drop'}
        aria-label={t('lists.choose')}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          ref={pick}
          id="list-file"
          className="sr"
          type="file"
          tabIndex={-1}
          aria-label={t('lists.choose')}
          accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onChange={(event) => {
            choose(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        <button type="button" className={file ? 'btn' : 'btn lg primary'} disabled={busy} onClick={() => pick.current?.click()}>
          {t(file ? 'lists.other' : 'lists.choose')}
        </button>
        <p className="q2">{file ? <b>{file.name}</b> : t('lists.what')}</p>
      </section>
      {done && (
        <p className="said done" role="status" ref={said} tabIndex={-1}>
          {done.text}
          {done.undo && (
            <button type="button" className="btn sm" disabled={busy} onClick={undo}>
              {t('hall.undo')}
            </button>
          )}
        </p>
      )}
      {trouble && (
        <p className="said trouble" role="alert">
          {trouble}
        </p>
      )}
      {reading && (
        <div className="said" role="status">
          <progress max={reading.of || 1} {...(reading.of > 0 && { value: reading.read })} aria-label={t('lists.reading')} />
          {t('lists.reading')}
          <button type="button" className="btn sm" onClick={forgetList}>
            {t('lists.stop')} <kbd>Esc</kbd>
          </button>
        </div>
      )}
      {!file && !done && <ListHelp />}
      {preview && <ListOptions preview={preview} />}
      {preview && <ListPreviewTables preview={preview} />}
      {preview && counts && (
        <footer className="bar2">
          <div className="row">
            <button type="button" className="btn lg primary" disabled={!willTake || busy || reading !== null} onClick={take}>
              {counts.entries === 0 && preview.trouble === null
                ? t('lists.nothing')
                : t(counts.bad > 0 ? 'lists.takeOthers' : 'lists.take', {
                    count: counts.fresh + counts.changed,
                    n: whole(counts.fresh + counts.changed, language),
                    what: t(`lists.kind.${preview.kind}`),
                    bad: whole(counts.bad, language),
                  })}{' '}
              <kbd>Ctrl Enter</kbd>
            </button>
            <button type="button" className="btn lg" disabled={busy} onClick={forgetList}>
              {t('lists.leave')} <kbd>Esc</kbd>
            </button>
            <p className="push" role="status">
              {sending.kind === 'refused' ? <span className="err">{sending.message}</span> : null}
              {sending.kind === 'held' ? t('act.held') : null}
              {sending.kind === 'idle' &&
                t('lists.counts', {
                  fresh: whole(counts.fresh, language),
                  changed: whole(counts.changed, language),
                  same: whole(counts.same, language),
                  bad: whole(counts.bad, language),
                })}
            </p>
          </div>
        </footer>
      )}
    </div>
  )
}

/** What such a list looks like, for who has none yet. */
const ListHelp = () => {
  const { t } = useTranslation()
  return (
    <dl className="listhelp">
      {(['players', 'referees', 'rounds', 'seating'] as const).map((kind) => (
        <div key={kind}>
          <dt>{t(`lists.kind.${kind}`)}</dt>
          <dd>
            {t(`lists.help.${kind}`)}
            <pre>{t(`lists.example.${kind}`)}</pre>
          </dd>
        </div>
      ))}
    </dl>
  )
}
