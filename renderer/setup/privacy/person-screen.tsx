import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { PersonData } from '../../../desk/contract/person-data.ts'
import type { Person } from '../../../desk/contract/personal.ts'
import { COLON } from '../../../engine/phrases/typeset.ts'
import { entryName } from '../../../engine/wording/record/log-entries.ts'
import { ask } from '../../app-state/desk/client.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { useTitle } from '../../app-state/navigation/use-title.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { dotted, formatMoment, formatNumber } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { ReportLanguagePick } from '../../reports/language-pick.tsx'
import { makeReport, useReportLanguage } from '../../reports/report-job.ts'
import { ReportProgress } from '../../reports/report-progress.tsx'
import { Button, ScreenLink } from '../../ui/button.tsx'
import { Loading } from '../../ui/status.tsx'
import { MentionsTable } from './mentions-table.tsx'
import * as css from './person.module.css'
import { PseudonymsForm } from './pseudonyms-form.tsx'

type PersonScreenProps = { readonly who?: string }

/** Personal data: all people in the file, everything stored about one of them, and export of the tournament without names. */
export const PersonScreen = ({ who }: PersonScreenProps) => {
  const { t } = useWords()
  const [, go] = useLocation()
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  // asked for at each visit: the whole file is read, too much for each act in the hall
  const { data: people = [] } = useQuery({ ...ask.persons.list.queryOptions(), staleTime: 0 })
  const { data } = useQuery({ ...ask.persons.get.queryOptions({ input: { person: who ?? '' } }), enabled: who !== undefined, staleTime: 0 })
  useTitle(data ? data.person.name : t('person.title'))
  const back = (): void => go(paths.persons)
  useKeys({
    '/': () => field.current?.focus(),
    ...(who !== undefined && { Escape: back }),
  })
  useEffect(() => {
    if (who === undefined) field.current?.focus()
  }, [who])
  const show = (): void => {
    const [only] = people.filter(({ name, number }) => name === typed.trim() || String(number ?? '') === typed.trim())
    if (typed.trim() !== '') go(paths.person(only?.key ?? typed.trim()))
    setTyped('')
  }
  return (
    <main className="page">
      <header className="head listhead">
        <h1>{data && who !== undefined ? data.person.name : t('person.title')}</h1>
        <form
          className={`cluster ${css.findperson}`}
          onSubmit={(event) => {
            event.preventDefault()
            show()
          }}
        >
          {who !== undefined && <ScreenLink className="btn quiet" to={paths.persons} label={t('person.all')} />}
          <div className="searched">
            <input
              ref={field}
              aria-label={t('act.nameOrNumber')}
              placeholder={t('act.nameOrNumber')}
              value={typed}
              maxLength={200}
              autoComplete="off"
              list="persons"
              onChange={(event) => setTyped(event.target.value)}
              // the key of the search, pressed where the search has the focus already
              onKeyDown={(event) => event.key === '/' && typed === '' && event.preventDefault()}
            />
            <kbd>/</kbd>
          </div>
          <datalist id="persons">
            {people.map(({ key, name }) => (
              <option key={key} value={name} />
            ))}
          </datalist>
          <Button type="submit" label={t('person.open')} />
        </form>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <div className={`scroll blocks inset ${css.personal}`} tabIndex={0}>
        {who === undefined ? (
          <>
            <PseudonymsForm player={null} />
            <People people={people} />
          </>
        ) : data ? (
          <Held key={data.person.key} data={data} />
        ) : (
          <Loading />
        )}
      </div>
    </main>
  )
}

const People = ({ people }: { readonly people: readonly Person[] }) => {
  const { t } = useWords()
  return (
    <section className="blocks">
      <h2 className="heading">
        {t('person.people')} ({people.length})
      </h2>
      <ul className={css.people}>
        {people.map(({ key, role, name, number, country }) => (
          <li key={key}>
            <ScreenLink className="link" to={paths.person(key)} label={name} />{' '}
            <span className="q2">{dotted(number, country, role === 'player' ? '' : t(`person.roles.${role}`))}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Held = ({ data: { person, sections, entered } }: { readonly data: PersonData }) => {
  const { t, language } = useWords()
  const written = useReportLanguage()
  const { by } = useSigner()
  const count = sections.reduce((sum, one) => sum + one.count, 0)
  return (
    <>
      <section className="blocks">
        <p>
          {t(`person.roles.${person.role}`)}
          {person.number !== null && ` · ${t('person.number')} ${person.number}`}
          {person.country !== '' && ` · ${person.country}`}
        </p>
        <p>
          {t('person.names')}
          {COLON[language]} {person.names.join(' · ')}
        </p>
        <p>{count === 0 ? t('person.nothing') : t('person.holds', { count })}</p>
        <ul className={`cluster ${css.counts}`} aria-label={t('person.count')}>
          {sections.map(({ section, count }) => (
            <li key={section}>
              <Button className="sm quiet" onClick={() => document.querySelector(`#held-${section}`)?.scrollIntoView({ block: 'start' })}>
                {t(`person.section.${section}`)} <b>{formatNumber(count, language)}</b>
              </Button>
            </li>
          ))}
        </ul>
        <div className="row">
          <ReportLanguagePick />
          {(['pdf', 'html', 'json'] as const).map((format) => (
            <Button
              key={format}
              className="sm"
              onClick={() => void makeReport({ what: 'person', person: person.key, format, language: written, by })}
            >
              {t('person.report')} {format.toUpperCase()}
            </Button>
          ))}
          <ReportProgress />
        </div>
      </section>
      {sections.map(({ section, count, mentions }) => (
        <section className="blocks" key={section} id={`held-${section}`}>
          <h2 className="heading">
            {t(`person.section.${section}`)} ({formatNumber(count, language)})
          </h2>
          <MentionsTable mentions={mentions} />
        </section>
      ))}
      {entered.length > 0 && (
        <section className="blocks">
          <h2 className="heading">{t('person.entered')}</h2>
          <table className="ledger">
            <thead>
              <tr>
                {(['what', 'count', 'device', 'first', 'last'] as const).map((head) => (
                  <th key={head}>{t(`person.${head}`)}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {entered.map(({ kind, device, entries, first, last }) => (
                <tr key={`${kind} ${device}`}>
                  <th scope="row">{entryName(kind, language)}</th>
                  <td className="num">{formatNumber(entries, language)}</td>
                  <td>
                    <code>{device}</code>
                  </td>
                  <td>{formatMoment(new Date(first), language)}</td>
                  <td>{formatMoment(new Date(last), language)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {person.role === 'player' && <PseudonymsForm player={{ id: person.key, name: person.name }} />}
    </>
  )
}
