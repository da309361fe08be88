import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LIST_KINDS } from '../../../desk/contract/vocabulary.ts'
import { useBindings } from '../../keys/bindings.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { Button } from '../../ui/button.tsx'
import { type ChosenList, forgetList } from './chosen-list.ts'
import { ImportBar } from './import-bar.tsx'
import { ListOptions } from './list-options.tsx'
import { ListPicker } from './list-picker.tsx'
import { ListPreviewTables } from './list-preview.tsx'
import { ListSheets } from './list-sheets.tsx'
import * as css from './lists.module.css'
import { useListImport } from './use-list-import.ts'

/** Imports lists from spreadsheets: choose a file, preview it, then import it completely or not at all. */
export const ListsSection = () => {
  const { chosen, planned, what, result, done, sending, busy, choose, take, undo, leave } = useListImport()
  const { file, reading, preview, previews, trouble } = chosen
  const { keyOf } = useBindings()
  useKeys({ [keyOf('setup.take')]: take, ...(file && { Escape: leave }) })
  return (
    <div className={`blocks ${css.listimport}`}>
      <ListPicker name={file?.name} busy={busy} onFile={choose} />
      {!file && result !== null && <ImportResult text={result} done={done} busy={busy} onUndo={undo} />}
      {trouble && (
        <p className="cluster said trouble" role="alert">
          {trouble}
        </p>
      )}
      {reading && <ReadingProgress reading={reading} />}
      {!file && result === null && <ListHelp />}
      {preview && preview.sheets.length > 1 && <ListSheets previews={previews} />}
      {preview && (
        <>
          <ListOptions preview={preview} />
          <ListPreviewTables preview={preview} />
          <ImportBar planned={planned} what={what} sending={sending} busy={busy} onTake={take} onLeave={leave} />
        </>
      )}
    </div>
  )
}

type ImportResultProps = {
  readonly text: string
  /** The result of this visit; null: it is of an earlier one. */
  readonly done: string | null
  readonly busy: boolean
  readonly onUndo: (() => void) | null
}

/** A new result takes the focus, so that it is read aloud and the keyboard continues there. */
const ImportResult = ({ text, done, busy, onUndo }: ImportResultProps) => {
  const { t } = useTranslation()
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (done) said.current?.focus()
  }, [done])
  return (
    <p className="cluster apart heading said" role="status" ref={said} tabIndex={-1}>
      {text}
      {onUndo && <Button className="sm" label={t('correct.undo')} disabled={busy} onClick={onUndo} />}
    </p>
  )
}

const ReadingProgress = ({ reading: { read, of } }: { readonly reading: NonNullable<ChosenList['reading']> }) => {
  const { t } = useTranslation()
  return (
    <div className="cluster said" role="status">
      <progress max={of || 1} {...(of > 0 && { value: read })} aria-label={t('app.loading')} />
      {t('app.loading')}
      <Button className="sm" label={t('lists.stop')} chord="Escape" onClick={forgetList} />
    </div>
  )
}

/** Examples of lists, for users who have none yet. */
const ListHelp = () => {
  const { t } = useTranslation()
  return (
    <dl className={`cols2 ${css.listhelp}`}>
      {LIST_KINDS.map((kind) => (
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
