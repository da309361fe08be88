import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { ask } from '../../app-state/desk/client.ts'
import { saidInPlace } from '../../app-state/trouble.ts'
import { useWords } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import * as rulingsCss from '../rulings.module.css'
import * as css from './precedents.module.css'

/** The tournament files opened for their precedents, read-only, and a form to open another one from the desk's folder or by path. */
export const OtherFiles = ({ files }: { readonly files: readonly string[] }) => {
  const { t, language } = useWords()
  const id = useId()
  const queries = useQueryClient()
  const [path, setPath] = useState('')
  const { data: tournament } = useQuery(ask.tournaments.current.queryOptions())
  const { data: list } = useQuery({ ...ask.tournaments.list.queryOptions(), staleTime: 0 })
  const onSuccess = (now: readonly string[]): void => {
    queries.setQueryData(ask.precedents.files.queryKey(), now)
    setPath('')
  }
  const open = useMutation(ask.precedents.open.mutationOptions({ onSuccess, onError: saidInPlace }))
  const close = useMutation(ask.precedents.close.mutationOptions({ onSuccess, onError: saidInPlace }))
  const others = (list?.files ?? []).filter(({ file }) => file !== tournament?.file && !files.includes(file))
  const send = (event: FormEvent): void => {
    event.preventDefault()
    if (path.trim() !== '' && !open.isPending) open.mutate({ file: path.trim() })
  }
  return (
    <section className={css.filesBeside}>
      <h3 className="sec">{t('precedents.others')}</h3>
      {files.length > 0 && (
        <ul>
          {files.map((file) => (
            <li key={file}>
              <code>{file}</code>{' '}
              <Button className="sm" disabled={close.isPending} onClick={() => close.mutate({ file })}>
                {t('app.close')} <span className="sr">{file}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p className="q2">{t('precedents.onlyRead')}</p>
      {others.length > 0 && (
        <ul>
          {others.slice(0, 8).map(({ file, name, trouble }) => (
            <li key={file}>
              <Button
                className="sm"
                label={t('precedents.openFile', { name: name ?? file })}
                disabled={open.isPending || trouble !== null}
                onClick={() => open.mutate({ file })}
                title={file}
              />
              {trouble && <p className={rulingsCss.stale}>{trouble[language]}</p>}
            </li>
          ))}
        </ul>
      )}
      <form className="picks" onSubmit={send}>
        <div className="field">
          <label htmlFor={id}>{t('precedents.path')}</label>
          <input
            id={id}
            value={path}
            autoComplete="off"
            spellCheck={false}
            maxLength={4096}
            onChange={(event) => setPath(event.target.value)}
          />
        </div>
        <Button type="submit" label={t('precedents.openIt')} disabled={open.isPending} />
      </form>
      <p className={rulingsCss.stale} role="alert">
        {open.error?.message ?? close.error?.message}
      </p>
    </section>
  )
}
