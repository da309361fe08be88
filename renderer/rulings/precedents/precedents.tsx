import { useQueries, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Precedent, PrecedentsIn } from '../../../desk/contract/precedents.ts'
import { ask } from '../../app-state/desk/client.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { dotted, formatDay } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { ruleName } from '../../language/rule-name.ts'
import { Button } from '../../ui/button.tsx'
import { RuleSelect } from '../fields/rule-select.tsx'
import * as rulingsCss from '../rulings.module.css'
import { OtherFiles } from './other-files.tsx'
import { countOutcomes, outcomeWords } from './outcome-words.ts'
import { PrecedentCard } from './precedent-card.tsx'
import * as css from './precedents.module.css'

type PrecedentsProps = { readonly incident: number; readonly rule: string | null; readonly onClose: () => void }

/**
 * Earlier incidents under the same rule or with some words, in this tournament and in other opened files, with decision and reason. Words
 * are searched under all rules until the user chooses one.
 */
export const Precedents = ({ incident, rule: own, onClose }: PrecedentsProps) => {
  const { t, language } = useWords()
  const [chosen, setChosen] = useState<string | null>(null)
  const [text, setText] = useState('')
  const rule = chosen ?? (text.trim() === '' ? own : null) ?? ''
  const isAsked = rule !== '' || text.trim() !== ''
  const wanted = { rule, text }
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const { data: tournament } = useQuery(ask.tournaments.current.queryOptions())
  const { data: here } = useQuery({
    ...ask.precedents.here.queryOptions({ input: { ...wanted, incident } }),
    enabled: isAsked,
    placeholderData: (before) => before,
  })
  const { data: files = [] } = useQuery(ask.precedents.files.queryOptions())
  const beside = useQueries({
    queries: files.map((file) => ({
      ...ask.precedents.inFile.queryOptions({ input: { file, ...wanted } }),
      enabled: isAsked,
      placeholderData: (before: PrecedentsIn | undefined) => before,
      staleTime: 0,
    })),
  })
  const all = [...(here ?? []), ...beside.flatMap(({ data }) => data?.cases ?? [])]
  useEffect(() => panel.current?.focus(), [])
  useKeys({ '/': () => search.current?.focus() })
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && text !== '') setText('')
    else if (event.key === 'Escape' || event.key === 'Enter') panel.current?.focus()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <aside className={`panel ${css.precedents}`} aria-label={t('precedents.title')}>
      <header className="picks">
        <h2 className="title">{t('precedents.title')}</h2>
        <Button className="sm" label={t('app.close')} chord="b" onClick={onClose} />
        <div className={`picks ${css.fields}`}>
          <RuleSelect rule={rule} found={own} onRule={setChosen} />
          <div className="field searched">
            <label htmlFor={id}>{t('precedents.words')}</label>
            <input
              ref={search}
              id={id}
              type="search"
              value={text}
              maxLength={200}
              autoComplete="off"
              onChange={(event) => setText(event.target.value)}
              onKeyDown={press}
            />
            <kbd>/</kbd>
          </div>
        </div>
        {isAsked && here && (
          <p role="status">
            <b>{t('precedents.count', { count: all.length })}</b> {countOutcomes(all.map((one) => outcomeWords(one, t, language)))}
          </p>
        )}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <section ref={panel} className="scroll" tabIndex={0} aria-label={rule === '' ? t('precedents.title') : ruleName(rule, language)}>
        {!isAsked && <p className="empty">{t('precedents.noRule')}</p>}
        {isAsked && here && (
          <Cases
            name={tournament?.name ?? ''}
            where={[t('precedents.thisOne')]}
            cases={here}
            linked
            rules={tournament?.ruleSet.id ?? ''}
            under={rule}
          />
        )}
        {files.map((file, n) => (
          <FileCases key={file} file={file} read={beside[n]?.data} rules={tournament?.ruleSet.id ?? ''} under={rule} isAsked={isAsked} />
        ))}
        <OtherFiles files={files} />
      </section>
    </aside>
  )
}

type CasesProps = {
  readonly name: string
  readonly where: readonly string[]
  readonly cases: readonly Precedent[]
  /** Whether the incidents can be opened; only those of the open file can. */
  readonly linked?: boolean
  /** The rule set in force here; any other one is named. */
  readonly rules: string
  /** The rule that they are all under; empty: each names its own. */
  readonly under: string
}

const Cases = ({ name, where, cases, linked = false, rules, under }: CasesProps) => {
  const { t } = useWords()
  return (
    <>
      <h3 className="sec">
        {name} <span className="q2">{dotted(...where)}</span> <span className="r">{cases.length}</span>
      </h3>
      {cases.length === 0 ? (
        <p className={`${css.none} q2`}>{t(under === '' ? 'precedents.noneWith' : 'precedents.none')}</p>
      ) : (
        <ul>
          {cases.map((one) => (
            <PrecedentCard key={one.ruling} precedent={one} linked={linked} here={rules} named={under === ''} />
          ))}
        </ul>
      )}
    </>
  )
}

type FileCasesProps = {
  readonly file: string
  readonly read: PrecedentsIn | undefined
  readonly rules: string
  readonly under: string
  readonly isAsked: boolean
}

/** Precedents from another file; says so while it is loading or if it is no longer readable. */
const FileCases = ({ file, read, rules, under, isAsked }: FileCasesProps) => {
  const { t, language } = useWords()
  if (!isAsked) return null
  if (!read) return <p className={`${css.none} q2`}>{t('precedents.reading', { file })}</p>
  if (read.trouble) return <p className={`${css.none} ${rulingsCss.stale}`}>{read.trouble[language]}</p>
  return (
    <Cases
      name={read.name}
      where={[read.place, formatDay(read.date, language), t('precedents.decided', { count: read.decided })]}
      cases={read.cases}
      rules={rules}
      under={under}
    />
  )
}
