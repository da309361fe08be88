import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { REPORT_LANGUAGES } from '../../desk/contract/vocabulary.ts'
import { ruleSetName } from '../../engine/wording/terms/rule-sets.ts'
import { ask } from '../app-state/desk/client.ts'
import { ruleSetKey, useRuleSets } from '../app-state/desk/use-rule-sets.ts'
import { desktopApp } from '../app-state/desktop/desktop-app.ts'
import { useSigner } from '../app-state/identity/use-signer.ts'
import { paths } from '../app-state/navigation/paths.ts'
import { useTitle } from '../app-state/navigation/use-title.ts'
import { useBindings } from '../keys/bindings.ts'
import { useKeys } from '../keys/use-keys.ts'
import { useLanguage } from '../language/language.ts'
import { Button, ScreenLink } from '../ui/button.tsx'
import { ChoiceField, PersonField } from '../ui/fields/form-fields.tsx'
import { readPerson } from '../ui/fields/read-person.ts'
import { Alert } from '../ui/status.tsx'
import { ExportsTable } from './exports-table.tsx'
import { formatsOf, REPORT_KINDS, type ReportFormat, type ReportKind, reportRequest } from './kinds.ts'
import { PaperCheckForm } from './paper-check.tsx'
import { makeReport, setReportLanguage, useReportJob, useReportLanguage } from './report-job.ts'
import { ReportProgress } from './report-progress.tsx'
import * as css from './reports.module.css'

/** Exports: choice of report, language and format; earlier exports and whether they are still valid. */
export const ReportsScreen = () => {
  const { t } = useTranslation()
  const [kind, setKind] = useState<ReportKind>('incident')
  const [wanted, setWanted] = useState<ReportFormat>('pdf')
  const [number, setNumber] = useState('')
  const [who, setWho] = useState('')
  const language = useReportLanguage()
  const windowLanguage = useLanguage()
  const { by } = useSigner()
  const { asked: underWay } = useReportJob()
  const { data: left = [] } = useQuery(ask.reports.left.queryOptions({ input: {} }))
  const { data: players = [] } = useQuery(ask.players.list.queryOptions())
  useTitle(t('nav.reports'))
  const formats = formatsOf(kind)
  const format = formats.find((one) => one === wanted) ?? formats[0] ?? 'pdf'
  const incident = /^\d{1,9}$/.test(number) ? Number(number) : null
  const sets = useRuleSets()
  const [rules, setRules] = useState<string | null>(null)
  const chosen = sets.find((set) => ruleSetKey(set) === rules) ?? sets[0]
  const choices = { kind, rules: chosen, format, language, incident, player: readPerson(who, players).id ?? null, person: who.trim() }
  const asked = reportRequest(choices)
  const onPaper = reportRequest({ ...choices, format: 'html' })
  const [tried, setTried] = useState(false)
  const how = useRef<HTMLDivElement>(null)
  const make = (): void => {
    setTried(asked === null)
    if (asked) void makeReport({ ...asked, by })
    else how.current?.querySelector('input')?.focus()
  }
  const turn = <T,>(all: readonly T[], now: T): T | undefined => all[(all.indexOf(now) + 1) % all.length]
  const { keyOf } = useBindings()
  useKeys({
    [keyOf('reports.language')]: () => setReportLanguage(turn(REPORT_LANGUAGES, language) ?? language),
    [keyOf('reports.format')]: () => setWanted(turn(formats, format) ?? format),
    [keyOf('reports.make')]: make,
  })
  return (
    <main className="page">
      <header className="head listhead">
        <h1>{t('nav.reports')}</h1>
        <ScreenLink className="btn" to={paths.persons} label={t('person.title')} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <div className={`scroll inset ${css.reports}`} tabIndex={0}>
        <form
          className={`two ${css.wish}`}
          onSubmit={(event) => {
            event.preventDefault()
            make()
          }}
        >
          <fieldset className={css.kinds}>
            <legend className="label">{t('reports.what')}</legend>
            {REPORT_KINDS.map((one) => (
              <label key={one} data-on={one === kind}>
                <input type="radio" name="kind" checked={one === kind} onChange={() => setKind(one)} />
                <b className="heading">{t(`reports.kind.${one}`)}</b>
                <span className="q2">{t(`reports.says.${one}`)}</span>
              </label>
            ))}
          </fieldset>
          <div className={`blocks ${css.request}`} ref={how}>
            {kind === 'incident' && (
              <div className="field short">
                <label htmlFor="report-incident">{t('reports.incidentNumber')}</label>
                <input
                  id="report-incident"
                  inputMode="numeric"
                  autoComplete="off"
                  value={number}
                  maxLength={9}
                  onChange={(event) => setNumber(event.target.value.trim())}
                />
              </div>
            )}
            {(kind === 'player' || kind === 'person') && (
              <PersonField label={t('penalties.who')} value={who} onValue={setWho} isListed={kind === 'player'} />
            )}
            {(kind === 'rule-sheet' || kind === 'penalty-card') && (
              <div className="field">
                <label htmlFor="report-rules">{t('rulebook.set')}</label>
                <select id="report-rules" value={ruleSetKey(chosen)} onChange={(event) => setRules(event.target.value)}>
                  {sets.map((set) => (
                    <option key={ruleSetKey(set)} value={ruleSetKey(set)}>
                      {ruleSetName(set, windowLanguage)}
                    </option>
                  ))}
                </select>
              </div>
            )}
            <ChoiceField
              label={t('reports.language')}
              choices={REPORT_LANGUAGES.map((value) => ({ value, label: t(`reports.in.${value}`) }))}
              value={language}
              onValue={setReportLanguage}
            />
            <ChoiceField
              label={t('reports.format')}
              choices={formats.map((value) => ({ value, label: value.toUpperCase() }))}
              value={format}
              onValue={setWanted}
            />
            <div className="row">
              <Button
                type="submit"
                className="lg primary"
                label={t('reports.make')}
                chord={keyOf('reports.make')}
                aria-disabled={asked === null || underWay !== null}
              />
              {desktopApp && onPaper && (
                <Button
                  className="lg"
                  label={t('reports.print')}
                  aria-disabled={underWay !== null}
                  onClick={() => void makeReport({ ...onPaper, by }, 'paper')}
                />
              )}
              {tried && asked === null && <Alert says={t(kind === 'incident' ? 'reports.lacksIncident' : 'reports.lacksWho')} />}
              <ReportProgress />
            </div>
          </div>
        </form>
        <section className={`blocks ${css.left}`}>
          <h2 className="heading">{t('reports.left')}</h2>
          {left.length === 0 ? <p className="q2">{t('reports.noneLeft')}</p> : <ExportsTable left={left} />}
          <p className="q2">{t('reports.verify')}</p>
        </section>
        <PaperCheckForm />
      </div>
    </main>
  )
}
