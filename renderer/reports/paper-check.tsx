import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../app-state/desk/client.ts'
import { paths } from '../app-state/navigation/paths.ts'
import { formatMoment } from '../language/format.ts'
import { useWords } from '../language/language.ts'
import { Button } from '../ui/button.tsx'
import { ExportsTable } from './exports-table.tsx'
import * as css from './reports.module.css'

/** Finds the log entry and the incident of a printed report by its hash, and says whether the record has changed since. */
export const PaperCheckForm = () => {
  const { t } = useWords()
  const [typed, setTyped] = useState('')
  const [hash, setHash] = useState<string | null>(null)
  const [wrong, setWrong] = useState(false)
  const look = (): void => {
    const plain = typed.replaceAll(/[^\p{L}\p{N}]/gu, '')
    const isHash = /^[0-9a-f]{8,64}$/i.test(plain)
    setWrong(!isHash)
    setHash(isHash ? plain : null)
  }
  return (
    <section className={`blocks ${css.papercheck}`}>
      <h2>{t('reports.paper.title')}</h2>
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault()
          look()
        }}
      >
        <div className="field">
          <label htmlFor="paper-hash">{t('reports.paper.hash')}</label>
          <input
            id="paper-hash"
            value={typed}
            maxLength={200}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <Button type="submit" label={t('reports.paper.look')} chord="Enter" />
      </form>
      <div role="status">
        {wrong && <p className="err">{t('reports.paper.noHash')}</p>}
        {hash !== null && <Found hash={hash} />}
      </div>
    </section>
  )
}

const Found = ({ hash }: { readonly hash: string }) => {
  const { t, language } = useWords()
  const { data: found, error } = useQuery(ask.reports.check.queryOptions({ input: { hash } }))
  if (error) return <p className="err">{error.message}</p>
  if (!found) return null
  if (found.kind !== 'entry') return <p className="err">{t(`reports.paper.${found.kind}`)}</p>
  const { entry, at, by, incident, later, reports } = found
  return (
    <>
      <p>
        <b>{t('reports.paper.entry', { entry, name: by, time: formatMoment(at, language) })}</b>{' '}
        {incident !== null && (
          <a href={`#${paths.incident(incident)}`}>
            {t('reports.kind.incident')} {incident}
          </a>
        )}{' '}
        {t('reports.paper.later', { count: later })}
      </p>
      {reports.length > 0 ? <ExportsTable left={reports} /> : <p className="q2">{t('reports.paper.noReport')}</p>}
    </>
  )
}
