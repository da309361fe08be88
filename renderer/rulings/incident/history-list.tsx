import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import type { Ruling, ShownFinding } from '../../../desk/contract/rulings.ts'
import type { TableState } from '../../../desk/contract/tables.ts'
import { INCIDENT_TEXTS } from '../../../desk/contract/vocabulary.ts'
import type { Language } from '../../../engine/model/language.ts'
import type { PlayerNames } from '../../../engine/phrases/phrases.ts'
import { doneInWords, type StepWords } from '../../../engine/wording/findings/done-steps.ts'
import { caseInWords } from '../../../engine/wording/penalties/circumstances.ts'
import { penaltyName } from '../../../engine/wording/penalties/penalties.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { findingWords } from '../../language/finding-words.ts'
import { dotted, formatMoment } from '../../language/format.ts'
import { useLanguage, useWords, type Words } from '../../language/language.ts'
import { namesBySeat } from '../../language/names.ts'
import { ruledUnder, ruleName } from '../../language/rule-name.ts'
import { StruckThrough } from '../../ui/struck-through.tsx'
import { Sentence } from '../../ui/tiles/said.tsx'
import { IncidentLink } from '../case-place.tsx'
import { correctedBy, correctionLine } from '../correction-line.ts'
import { DecidedAs, ImposedPenalty, ProposedPenalty } from '../decided-as.tsx'
import { laterTitle } from '../later-line.ts'
import { apartIn } from '../rulings-in-force.ts'
import { playersOfRuling, signedLines } from '../signed-lines.ts'
import { AttachedPicture } from './attached-picture.tsx'
import { afterProposal, type HistoryItem, isLater } from './history.ts'
import * as css from './incident.module.css'

type HistoryListProps = {
  readonly items: readonly HistoryItem[]
  readonly state: TableState | undefined
  readonly shown: ShownFinding | undefined
  /** Shows the board after an act. */
  readonly onAct: (act: number) => void
}

/**
 * An incident's history: statements, rulings with proposed and imposed penalties, appeals and outcomes. A ring marks a proposal or
 * statement, a disc a ruling, a square the appeal body.
 */
export const HistoryList = ({ items, state, shown, onAct }: HistoryListProps) => {
  const { t, language } = useWords()
  const people = state ? namesBySeat(state) : {}
  const words = shown && state ? findingWords(shown.finding, state.rules, language) : undefined
  const doneBy = ({ remedies, imposed, supersededBy }: Ruling): readonly StepWords[] =>
    doneInWords(remedies, shown && state && supersededBy === null ? { ...shown, imposed, rules: state.rules } : null)
  const off = items.filter(({ takenBack }) => takenBack !== null).length
  const proposedAt = shown && state?.acts.find(({ number }) => number === shown.finding.event)?.at
  const before = afterProposal(items, proposedAt)
  const rulings = items.flatMap((item) => ('ruling' in item && item.ruling !== null ? item.ruling : []))
  const apart = (id: number): string => rulings.filter((one) => one.id === id).map(apartIn(rulings, language))[0] ?? ''
  const row = (item: HistoryItem): ReactNode => (
    <HistoryRow
      key={keyOf(item)}
      item={item}
      doneBy={doneBy}
      apart={apart}
      rules={state?.rules}
      people={people}
      href={hrefIn(state)}
      t={t}
      language={language}
    />
  )
  return (
    <section data-history="">
      <h2 className="sec">
        {t('incident.history')}{' '}
        <span className="r">
          {t('incident.entries', { count: items.length + (shown && words && state ? 1 : 0) })}
          {off > 0 && ` · ${t('incident.takenBackCount', { count: off })}`}
        </span>
      </h2>
      <ol className={css.rls}>
        {items.slice(0, before).map(row)}
        {shown && words && state && (
          <Item
            at={proposedAt}
            dot="said"
            title={
              <>
                {t('ruling.wasProposed', { penalty: '' })}
                <ProposedPenalty penalty={shown.proposed} rules={state.rules} />
              </>
            }
          >
            <p>
              {t('incident.byEngine')} ·{' '}
              <button type="button" className="link" onClick={() => onAct(shown.finding.event)}>
                {t('app.act', { act: shown.finding.event })}
              </button>
              {words.citation && ` · ${words.citation}`}
            </p>
          </Item>
        )}
        {items.slice(before).map(row)}
      </ol>
    </section>
  )
}

/** Link to a ruling with its evidence, while the record contains its finding. */
const hrefIn =
  (state: TableState | undefined) =>
  ({ finding }: Ruling): string | null =>
    state?.findings.some(({ id }) => id === finding) && finding !== null ? `#${paths.finding(state.table.id, state.hand, finding)}` : null

const keyOf = (item: HistoryItem): string => {
  const { kind } = item
  if (kind === 'filled') return `${kind} ${item.filling.id}`
  if (kind === 'statement') return `${kind} ${item.statement.id}`
  if (kind === 'picture') return `${kind} ${item.attachment.id}`
  if (kind === 'ruling' || isLater(item)) return `${kind} ${item.ruling.id}`
  if (kind === 'appeal' || kind === 'decided') return `${kind} ${item.appeal.id}`
  if (kind === 'closing') return `${kind} ${item.closing.id}`
  if (kind === 'looked') return `${kind} ${item.reviewed.id}`
  if (kind === 'corrected') return `${kind} ${item.at.getTime()} ${item.correction.number} ${item.correction.was}`
  return kind === 'opened' ? kind : `${kind} ${item.review.id}`
}

type ItemProps = {
  readonly at: Date | undefined
  readonly dot: 'said' | 'ruled' | 'body'
  readonly title: ReactNode
  readonly struck?: boolean
  /** The author, time and reason of the end of its validity. */
  readonly why?: string | null
  readonly children?: ReactNode
}

const Item = ({ at, dot, title, struck = false, why = null, children }: ItemProps) => {
  const language = useLanguage()
  return (
    <li className={css.rl}>
      <span className={`q2 r ${css.at}`}>{at && formatMoment(at, language)}</span>
      <span className={css.dot} aria-hidden="true">
        <i className={dot} />
      </span>
      <div className={struck ? `lines ${css.off}` : 'lines'}>
        <h3 className="heading">
          <StruckThrough off={struck}>{title}</StruckThrough>
        </h3>
        {why && <p className={css.gone}>{why}</p>}
        {children}
      </div>
    </li>
  )
}

type RowProps = Words & {
  readonly item: HistoryItem
  /** The steps at the table that a ruling says were done. */
  readonly doneBy: (ruling: Ruling) => readonly StepWords[]
  readonly rules: TableState['rules'] | undefined
  /** The words that tell a ruling from others of the incident; empty if none are needed. */
  readonly apart: (ruling: number) => string
  readonly people: PlayerNames
  readonly href: (ruling: Ruling) => string | null
}

const HistoryRow = ({ item, doneBy, apart, rules, people, href, t, language }: RowProps) => {
  const struck = item.takenBack !== null
  const back = item.takenBack
    ? t('incidents.takenBack', { time: formatMoment(item.takenBack.at, language), name: item.takenBack.by })
    : null
  const quote = (text: string) => t('incident.quote', { text })
  if (isLater(item)) {
    const imposed = penaltyName(item.ruling.imposed, language)
    return (
      <Item at={item.at} dot="ruled" title={laterTitle(item.done, language)}>
        <Apart says={apart(item.ruling.id)} />
        <p>
          {item.done.strikes ? <s>{imposed}</s> : imposed} {item.done.texts.map(quote).join(' ')}
        </p>
      </Item>
    )
  }
  switch (item.kind) {
    case 'opened':
      return <Item at={item.at} dot="said" title={t('incident.opened', { name: item.by })} struck={struck} why={back} />
    case 'filled': {
      const { fields, weight, by } = item.filling
      const texts = INCIDENT_TEXTS.flatMap((field) => item.filling[field] || [])
      const what = fields.map((field) => t(`incident.field.${field}`)).join(', ')
      return (
        <Item at={item.at} dot="said" title={t('incident.filledBy', { name: by })} struck={struck} why={back}>
          {texts.length === 0 && <p>{what}</p>}
          {texts.map((text) => (
            <p key={text}>{quote(text)}</p>
          ))}
          {weight && <p>{t(`incident.weightIs.${weight}`)}</p>}
        </Item>
      )
    }
    case 'statement': {
      const { role, saidBy, text, notedBy } = item.statement
      const title = t('incident.statement', { name: saidBy ?? t('incident.unknown'), role: t(`incident.role.${role}`) })
      return (
        <Item at={item.at} dot="said" title={title} struck={struck} why={back}>
          <p className="said">{quote(text)}</p>
          <p>{t('incident.notedBy', { name: notedBy || t('incident.nobodyNamed') })}</p>
        </Item>
      )
    }
    case 'picture': {
      const { note, addedBy } = item.attachment
      return (
        <Item at={item.at} dot="said" title={t('picture.by', { name: addedBy })} struck={struck} why={back}>
          {note && <p>{note}</p>}
          {!struck && <AttachedPicture attachment={item.attachment} />}
        </Item>
      )
    }
    case 'ruling': {
      const isStruck = struck || item.later !== null
      return (
        <Item
          at={item.at}
          dot="ruled"
          // a title that is struck through as a whole has no part struck through again
          title={<DecidedAs ruling={isStruck ? { ...item.ruling, cancelled: null } : item.ruling} />}
          struck={isStruck}
          why={back ?? laterWhy(item.later, t, language)}
        >
          <Apart says={apart(item.ruling.id)} />
          <RulingBody ruling={item.ruling} doneBy={doneBy} href={href} t={t} language={language} />
          {item.incident !== null && (
            <p>
              <IncidentLink incident={item.incident} />
            </p>
          )}
        </Item>
      )
    }
    case 'appeal': {
      const { appealedBy, grounds, notedBy, ruling } = item.appeal
      return (
        <Item
          at={item.at}
          dot="said"
          title={t('incident.appealBy', { name: appealedBy ?? t('incident.unknown') })}
          struck={struck}
          why={back}
        >
          <Apart says={apart(ruling)} />
          <p className="said">{quote(grounds)}</p>
          <p>{t('incident.notedBy', { name: notedBy || t('incident.nobodyNamed') })}</p>
        </Item>
      )
    }
    case 'decided': {
      const { outcome, reason, by } = item.decided
      const penalized = item.ruling?.decision === 'dismissed' ? null : item.ruling
      const is =
        outcome === 'overturned'
          ? t(`incident.overturnedTo.${item.ruling?.decision === 'dismissed' ? 'none' : 'penalty'}`, { penalty: '' })
          : t(`incident.outcomeIs.${outcome}`) + (penalized ? t('incident.isAs', { decision: '', penalty: '' }) : '')
      const title = (
        <>
          {is}
          {penalized && <ImposedPenalty ruling={penalized} />}
        </>
      )
      return (
        <Item at={item.at} dot="body" title={title} struck={struck || item.later !== null} why={back ?? laterWhy(item.later, t, language)}>
          <Apart says={apart(item.appeal.ruling)} />
          {item.ruling && <CaseFound ruling={item.ruling} language={language} />}
          <p className="said">{quote(reason)}</p>
          {item.ruling && <Sides ruling={item.ruling} t={t} language={language} />}
          {item.ruling && <Signed ruling={item.ruling} t={t} language={language} />}
          <p>{item.ruling ? t('incident.decidedBy') : item.wasReplaced ? by : t('incident.decidedFirstStands', { name: by })}</p>
        </Item>
      )
    }
    case 'closing': {
      const { how, reason, by } = item.closing
      return (
        <Item at={item.at} dot="ruled" title={t(`incident.closed.${how}`, { name: by })} struck={struck} why={back}>
          <p className="said">{quote(reason)}</p>
        </Item>
      )
    }
    case 'changed': {
      const { after } = item.review
      return (
        <Item at={item.at} dot="said" title={t('waiting.rests')}>
          <p>
            {after === null || !rules
              ? t('waiting.nothingFound')
              : t('waiting.nowSays', { text: findingWords(after, rules, language, { people }).said })}
          </p>
          {item.review.state === 'same-again' && <p>{t('waiting.sameAgain')}</p>}
        </Item>
      )
    }
    case 'corrected': {
      return (
        <Item at={item.at} dot="said" title={correctionLine(item.correction, t)}>
          <p>{dotted(...correctedBy(item.correction, t))}</p>
        </Item>
      )
    }
    case 'looked': {
      const { outcome, by, reason } = item.reviewed
      const title = t(outcome === 'stands' ? 'waiting.standsBy' : 'waiting.anewBy', { name: by })
      return (
        <Item at={item.at} dot="ruled" title={title} struck={struck} why={back}>
          <p className="said">{quote(reason)}</p>
        </Item>
      )
    }
  }
}

const laterWhy = (later: Ruling | null, t: TFunction, language: Language): string | null =>
  later && t('incident.superseded', { time: formatMoment(later.at, language), name: later.by, reason: later.reason })

type BodyProps = Omit<RowProps, 'item' | 'apart' | 'rules' | 'people'> & { readonly ruling: Ruling }

const Apart = ({ says }: { readonly says: string }) => says !== '' && <p>{says}</p>

/** The circumstance and the minutes of a conduct, as they were found. */
const CaseFound = ({ ruling, language }: Pick<BodyProps, 'ruling' | 'language'>) =>
  (ruling.circumstance !== null || ruling.minutes !== null) && <p>{caseInWords(ruling, language)}</p>

const RulingBody = ({ ruling, doneBy, href, t, language }: BodyProps) => {
  const to = href(ruling)
  const done = doneBy(ruling)
  return (
    <>
      {signedLines(ruling, ruling.imposed, language).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <CaseFound ruling={ruling} language={language} />
      <p className="said">{t('incident.quote', { text: ruling.reason })}</p>
      <Sides ruling={ruling} t={t} language={language} />
      {done.length > 0 && (
        <ul className={css.ticks}>
          {done.map((step) => (
            <li key={step.en}>
              <Sentence text={step[language]} />
            </li>
          ))}
        </ul>
      )}
      <Signed ruling={ruling} t={t} language={language} />
      {to !== null && (
        <p>
          <a className="link" href={to}>
            {t('incident.atTable')}
          </a>
        </p>
      )}
      {ruling.conflict !== null && <p className={css.gone}>{t('incident.besides')}</p>}
    </>
  )
}

/** Author of a ruling, its rule and edition, and its log entry. */
const Signed = ({ ruling, t, language }: SidesProps) => (
  <p>
    {dotted(ruling.by, ruledUnder(ruling, language))} ·{' '}
    <span className="nb">
      {t('incident.entry', { seq: ruling.seq })} <code title={ruling.hash}>{ruling.hash.slice(0, 12)}</code>
    </span>
  </p>
)

type SidesProps = Words & { readonly ruling: Ruling }

/** Proposed and imposed penalty, side by side. */
const Sides = ({ ruling, t, language }: SidesProps) => (
  <dl className={`cluster ${css.sides}`}>
    <div className="whole">
      <dt className="caption">{t('penalties.rule')}</dt>
      <dd>
        {ruleName(ruling.rule, language)}
        {ruling.player && <>, {playersOfRuling(ruling)}</>}
      </dd>
    </div>
    <div>
      <dt className="caption">{t('act.proposed')}</dt>
      <dd>
        <ProposedPenalty penalty={ruling.proposed} rules={ruling.rules} />
      </dd>
    </div>
    <div>
      <dt className="caption">{t('incident.wasImposed')}</dt>
      <dd>
        <b>
          <ImposedPenalty ruling={ruling} />
        </b>
      </dd>
    </div>
  </dl>
)
