import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ask, desk } from '../../app-state/desk/client.ts'
import { saidInPlace } from '../../app-state/trouble.ts'
import { dotted, fileName, formatMoment, formatSize } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyNote } from '../../ui/empty.tsx'
import { focusAtEnd } from '../../ui/fields/line-field.tsx'
import { Tick } from '../../ui/fields/tick.tsx'
import { Alert } from '../../ui/status.tsx'
import { JoinPreviewText } from './join-preview-text.tsx'
import * as css from './pending.module.css'

/** Merges concurrent copies of this tournament: choose, preview, merge. Does the same as the command `merge`. */
export const JoinPanel = () => {
  const { t, language } = useWords()
  const queries = useQueryClient()
  const { data, refetch, isFetching } = useQuery(ask.joining.copies.queryOptions())
  const [picked, setPicked] = useState<readonly string[]>([])
  const preview = useMutation({ mutationFn: (files: string[]) => desk.joining.preview({ files }), onError: saidInPlace })
  const join = useMutation({
    mutationFn: (files: string[]) => desk.joining.join({ files }),
    onError: saidInPlace,
    onSuccess: () => {
      setPicked([])
      preview.reset()
      void queries.invalidateQueries()
    },
  })
  const pick = (file: string): void => {
    preview.reset()
    join.reset()
    setPicked((now) => (now.includes(file) ? now.filter((one) => one !== file) : [...now, file]))
  }
  const trouble = preview.error ?? join.error
  return (
    <section className={css.join}>
      <h2 className="sec">
        {t('joining.title')}{' '}
        <span className="r">
          <Button className="sm" label={t('joining.look')} disabled={isFetching} onClick={() => void refetch()} />
        </span>
      </h2>
      <p className={`q2 ${css.joinsay}`}>
        {t('joining.todo')} {data && t('joining.folder', { folder: data.folder })}
      </p>
      {data?.copies.length === 0 && <EmptyNote fact={t('joining.none')} todo={t('joining.noneDo')} />}
      <ul>
        {data?.copies.map(({ file, news, newest, size: bytes, changed }) => (
          <li key={file}>
            <Tick checked={picked.includes(file)} onTick={() => pick(file)}>
              <b>{fileName(file)}</b>
              <span className="q2">
                {dotted(
                  t('joining.news', { count: news }),
                  newest && t('joining.newest', { time: formatMoment(newest.at, language), name: newest.by }),
                  formatSize(bytes, language),
                  formatMoment(changed, language),
                )}
              </span>
            </Tick>
          </li>
        ))}
        {data?.unread.map(({ file, trouble: why }) => (
          <li key={file} className="q2">
            {why[language]}
          </li>
        ))}
      </ul>
      {data !== undefined && data.others > 0 && <p className={`q2 ${css.joinsay}`}>{t('joining.others', { count: data.others })}</p>}
      {preview.data && <JoinPreviewText preview={preview.data} />}
      {trouble && <Alert says={trouble.message} />}
      {join.data && (
        <p role="status" className={css.joinsay} ref={focusAtEnd} tabIndex={-1}>
          {t('joining.done', { count: join.data.from.reduce((sum, { added }) => sum + added, 0), backup: join.data.backup })}
        </p>
      )}
      {data !== undefined && data.copies.length > 0 && (
        <p className="do">
          <Button
            className={preview.data ? '' : 'primary'}
            label={t(preview.isPending ? 'joining.looking' : 'joining.preview')}
            disabled={picked.length === 0 || preview.isPending || join.isPending}
            onClick={() => preview.mutate([...picked])}
          />
          {preview.data && (
            <Button
              className="primary"
              label={t(join.isPending ? 'joining.joining' : 'joining.join')}
              disabled={join.isPending}
              onClick={() => join.mutate([...picked])}
            />
          )}
        </p>
      )}
    </section>
  )
}
