import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListPreview } from '../../../desk/contract/lists.ts'
import { ask, desk } from '../../app-state/desk/client.ts'
import { useSend } from '../../app-state/desk/use-send.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { useBindings } from '../../keys/bindings.ts'
import { Chord } from '../../keys/chord.tsx'
import { useKeys } from '../../keys/use-keys.ts'
import { formatNumber } from '../../language/format.ts'
import { useLanguage } from '../../language/language.ts'
import { focusOnMount } from '../../ui/fields/line-field.tsx'
import { Key } from '../../ui/key.tsx'
import { useLatest } from '../../ui/use-latest.ts'
import { chooseFile, forgetList, noteTaken, refreshPreviews, useChosenList, useTakenList } from './chosen-list.ts'
import { ListOptions } from './list-options.tsx'
import { ListPreviewTables } from './list-preview.tsx'
import { ListSheets } from './list-sheets.tsx'
import * as css from './lists.module.css'

/** Imports lists from spreadsheets: choose a file, preview it, then import it completely or not at all. */
export const ListsSection = () => {
  const { t } = useTranslation()
  const language = useLanguage()
  const queries = useQueryClient()
  const { by, sign } = useSigner()
  const { file, parts, reading, preview, previews, trouble } = useChosenList()
  const { data: tournament } = useQuery(ask.tournaments.current.queryOptions())
  const taken = useTakenList()
  const last = taken?.into === tournament?.file ? taken : null
  // the import of this visit, or its undo
  const [done, setDone] = useState<string | null>(null)
  const [over, setOver] = useState(false)
  const pick = useRef<HTMLInputElement>(null)
  const said = useRef<HTMLParagraphElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { sending, send, busy } = useSend(() => undefined)
  const tooLarge = t('lists.tooLarge')
  useEffect(() => {
    if (sending.kind === 'refused') void refreshPreviews()
  }, [sending.kind])
  // moves focus to the result, so that it is read aloud and the keyboard continues there
  useEffect(() => {
    if (done) said.current?.focus()
  }, [done])
  // without obstacles, the next key imports
  const mayTake = previews.length > 0 && previews.every(({ counts, trouble }) => counts.bad === 0 && trouble === null)
  useEffect(() => {
    if (mayTake && !reading && document.activeElement === document.body) button.current?.focus()
  }, [mayTake, reading])
  const choose = (chosen: File | null | undefined): void => {
    if (!chosen || busy) return
    setDone(null)
    void chooseFile(chosen, tooLarge)
  }
  const paste = useLatest((event: ClipboardEvent): void => {
    const text = event.clipboardData?.getData('text') ?? ''
    const into = event.target instanceof Element && event.target.matches('input:not([type=file]), textarea')
    if (into || (event.clipboardData?.files.length === 0 && text.trim() === '')) return
    event.preventDefault()
    choose(event.clipboardData?.files[0] ?? new File([text], t('lists.pasted')))
  })
  useEffect(() => {
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [paste])
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    choose(event.dataTransfer.files[0])
  }
  const counts = previews.length === 0 ? undefined : summed(previews)
  const leftOut = parts.reduce((sum, { without }) => sum + (without?.length ?? 0), 0)
  const willTake = counts !== undefined && previews.every((one) => one.trouble === null) && counts.entries > 0
  const what = [...new Set(previews.map(({ kind }) => t(`lists.kind.${kind}`)))].join(', ')
  const take = (): void => sign(takeAs)
  const takeAs = (by: string): void => {
    if (!file || !preview || !counts || !willTake || reading) return
    const seen = previews.map((one) => one.seen).join(' ')
    // sends the detected kinds too, so that the import matches the preview
    const asked = parts.map((part, n) => ({ ...part, kind: previews[n]?.kind }))
    send(async (key) => {
      const { seq, fresh, changed } = await desk.lists.take({ file, asked, leaveOut: counts.bad > 0, seen, by, key })
      forgetList()
      const text = t('lists.done', {
        file: file.name,
        what,
        fresh: formatNumber(seq === null ? counts.fresh : fresh, language),
        changed: formatNumber(seq === null ? counts.changed : changed, language),
      })
      noteTaken({ into: tournament?.file ?? '', request: key, text })
      setDone(text)
    })
  }
  const undo = (): void =>
    send(async (key) => {
      if (!last) return
      const { text } = await desk.tournaments.undo({ by, request: last.request, key })
      noteTaken(null)
      setDone(t('hall.undone', { what: text }))
      await queries.invalidateQueries()
    })
  const leave = (): void => {
    if (!busy) forgetList()
  }
  const result = last?.text ?? done ?? undefined
  const { keyOf } = useBindings()
  useKeys({ [keyOf('setup.take')]: take, ...(file && { Escape: leave }) })
  return (
    <div className={`blocks ${css.listimport}`}>
      <section
        className={over ? `row ${css.drop} ${css.over}` : `row ${css.drop}`}
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
        <button
          type="button"
          ref={focusOnMount}
          className={file ? 'btn' : 'btn lg primary'}
          disabled={busy}
          onClick={() => pick.current?.click()}
        >
          {t(file ? 'lists.other' : 'lists.choose')}
        </button>
        <p className="q2">{file ? <b>{file.name}</b> : t('lists.what')}</p>
      </section>
      {!file && result !== undefined && (
        <p className="cluster apart heading said" role="status" ref={said} tabIndex={-1}>
          {result}
          {last && (
            <button type="button" className="btn sm" disabled={busy} onClick={undo}>
              {t('correct.undo')}
            </button>
          )}
        </p>
      )}
      {trouble && (
        <p className="cluster said trouble" role="alert">
          {trouble}
        </p>
      )}
      {reading && (
        <div className="cluster said" role="status">
          <progress max={reading.of || 1} {...(reading.of > 0 && { value: reading.read })} aria-label={t('app.loading')} />
          {t('app.loading')}
          <button type="button" className="btn sm" onClick={forgetList}>
            {t('lists.stop')} <Key>Esc</Key>
          </button>
        </div>
      )}
      {!file && result === undefined && <ListHelp />}
      {preview && preview.sheets.length > 1 && <ListSheets previews={previews} />}
      {preview && <ListOptions preview={preview} />}
      {preview && <ListPreviewTables preview={preview} />}
      {preview && counts && (
        <footer className="bar2">
          <div className="row">
            <button ref={button} type="button" className="btn lg primary" disabled={!willTake || busy || reading !== null} onClick={take}>
              {counts.entries === 0 && previews.every((one) => one.trouble === null)
                ? t('lists.nothing')
                : t(counts.bad > 0 ? 'lists.takeOthers' : 'lists.take', {
                    count: counts.bad,
                    n: formatNumber(counts.fresh + counts.changed, language),
                    what,
                    bad: formatNumber(counts.bad, language),
                  })}{' '}
              <Chord of={keyOf('setup.take')} />
            </button>
            <button type="button" className="btn lg" disabled={busy} onClick={forgetList}>
              {t('lists.leave')} <Key>Esc</Key>
            </button>
            <p className="push" role="status">
              {sending.kind === 'refused' ? <span className="err">{sending.message}</span> : null}
              {sending.kind === 'held' ? t('act.held') : null}
              {sending.kind === 'idle' &&
                t('lists.counts', {
                  fresh: formatNumber(counts.fresh, language),
                  changed: formatNumber(counts.changed, language),
                  same: formatNumber(counts.same, language),
                  bad: formatNumber(counts.bad, language),
                })}
              {leftOut > 0 && ` · ${t('lists.leftOut', { count: leftOut })}`}
            </p>
          </div>
        </footer>
      )}
    </div>
  )
}

/** Sums over all sheets. */
const summed = (previews: readonly ListPreview[]): ListPreview['counts'] => {
  const sum = (what: keyof ListPreview['counts']): number => previews.reduce((all, { counts }) => all + counts[what], 0)
  return { fresh: sum('fresh'), changed: sum('changed'), same: sum('same'), bad: sum('bad'), entries: sum('entries') }
}

/** Examples of lists, for users who have none yet. */
const ListHelp = () => {
  const { t } = useTranslation()
  return (
    <dl className={`cols2 ${css.listhelp}`}>
      {(['players', 'referees', 'rounds', 'seating'] as const).map((kind) => (
        <div key={kind}>
          <dt className="heading">{t(`lists.kind.${kind}`)}</dt>
          <dd className="q2">
            {t(`lists.help.${kind}`)}
            <pre>{t(`lists.example.${kind}`)}</pre>
          </dd>
        </div>
      ))}
    </dl>
  )
}
