import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import type { FoundIncident, StaleRepeat } from '../../../desk/contract/incident-list.ts'
import { penaltyName } from '../../../engine/wording/penalties/penalties.ts'
import { ask } from '../../app-state/desk/client.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { useTitle } from '../../app-state/navigation/use-title.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { useWords } from '../../language/language.ts'
import { ruleName } from '../../language/rule-name.ts'
import { ScreenLink } from '../../ui/button.tsx'
import { EmptyNote } from '../../ui/empty.tsx'
import { focusAtEnd } from '../../ui/fields/line-field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Loading } from '../../ui/status.tsx'
import { CasePlace, IncidentLink } from '../case-place.tsx'
import { DecidedAs } from '../decided-as.tsx'
import * as rulingsCss from '../rulings.module.css'
import { ConflictItem } from './conflict-item.tsx'
import { JoinPanel } from './join-panel.tsx'
import { OwnRulingForm } from './own-ruling-form.tsx'
import * as css from './pending.module.css'
import { ReviewItem } from './review-item.tsx'
import { type PendingDecision, SettleForm } from './settle-form.tsx'

/** Most open appeals listed, newest first. */
const MAX_APPEALS = 100
const APPEALED = { filter: { state: 'appealed' }, count: MAX_APPEALS }

/**
 * All pending decisions except findings: appeals, rulings whose record changed, penalties as repeats of a ruling no longer in force, and
 * conflicts between copies. Also merges copies.
 */
export const PendingScreen = () => {
  const { t } = useWords()
  const { data: reviews } = useQuery(ask.reviews.list.queryOptions())
  const { data: conflicts } = useQuery(ask.conflicts.list.queryOptions())
  const { data: repeats } = useQuery(ask.incidents.stale.queryOptions())
  const { data: tables } = useQuery(ask.tables.list.queryOptions())
  const { data: appeals } = useQuery(ask.incidents.find.queryOptions({ input: APPEALED }))
  const [deciding, setDeciding] = useState<PendingDecision | null>(null)
  const [, go] = useLocation()
  useTitle(t('waiting.title'))
  useKeys({ ...(deciding === null && { Escape: () => (history.length > 1 ? history.back() : go(paths.hall)) }) })
  if (!reviews || !conflicts || !repeats || !appeals || !tables) return <Loading />
  // for two conflicting rulings, the decision between them covers the review of the record
  const twofold = conflicts.flatMap(({ kind, one, other }) => (kind === 'ruling' ? [one.ruling?.id, other.ruling?.id] : []))
  const open = reviews.filter(({ state, ruling }) => state === 'open' && !twofold.includes(ruling))
  const atTables = (['violation', 'question'] as const).flatMap((level) => {
    const count = tables.reduce((sum, { open: { [level]: found } }) => sum + found, 0)
    return count > 0 ? [t(`counted.${level}`, { count })] : []
  })
  return (
    <main className="page">
      <header className="head">
        <h1>{t('waiting.title')}</h1>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <div ref={focusAtEnd} className={`scroll ${css.waiting}`} tabIndex={0}>
        {open.length + appeals.found + conflicts.length + repeats.length === 0 && (
          <EmptyNote
            fact={atTables.length === 0 ? t('waiting.none') : t('waiting.atTables', { list: atTables.join(', ') })}
            todo={t('waiting.noneDo')}
            {...(atTables.length > 0 && { link: { text: t('waiting.toHall'), href: `#${paths.hall}` } })}
          />
        )}
        <Section title={t('waiting.appeals')} count={appeals.found}>
          {appeals.rows.map((incident) => (
            <AppealItem key={incident.id} incident={incident} />
          ))}
        </Section>
        <Section title={t('waiting.reviews')} count={open.length}>
          {open.map((review) => (
            <ReviewItem key={review.id} review={review} onStands={() => setDeciding({ what: 'review', review })} />
          ))}
        </Section>
        <Section title={t('waiting.repeats')} count={repeats.length} says={t('waiting.repeatsDo')}>
          {repeats.map((repeat) => (
            <RepeatItem key={`${repeat.incident} ${repeat.counted}`} repeat={repeat} />
          ))}
        </Section>
        <Section title={t('waiting.conflicts')} count={conflicts.length}>
          {conflicts.map((conflict) => (
            <ConflictItem
              key={`${conflict.kind} ${conflict.one.seq} ${conflict.other.seq}`}
              conflict={conflict}
              onStands={(stands) => setDeciding({ what: 'conflict', conflict, stands })}
            />
          ))}
        </Section>
        <JoinPanel />
      </div>
      {deciding && (
        <footer className={`bar2 ${rulingsCss.open}`}>
          {deciding.what === 'conflict' && deciding.stands === 'own' ? (
            <OwnRulingForm conflict={deciding.conflict} onDone={() => setDeciding(null)} />
          ) : (
            <SettleForm key={JSON.stringify(deciding)} deciding={deciding} onDone={() => setDeciding(null)} />
          )}
        </footer>
      )}
    </main>
  )
}

type SectionProps = { readonly title: string; readonly count: number; readonly says?: string; readonly children: ReactNode }

/** The pending decisions of one kind; renders nothing if there are none. */
const Section = ({ title, count, says, children }: SectionProps) =>
  count === 0 ? null : (
    <section>
      <h2 className="sec">
        {title} <span className="r">{count}</span>
      </h2>
      {says !== undefined && <p className={`q2 ${css.joinsay}`}>{says}</p>}
      <ul>{children}</ul>
    </section>
  )

/** An incident with an open appeal: its ruling, and a link to decide it. */
const AppealItem = ({ incident }: { readonly incident: FoundIncident }) => {
  const { t, language } = useWords()
  const { id, round, table, player, ruling, appealedBy, openedAt } = incident
  return (
    <li className={`blocks ${css.waitItem}`}>
      <h3 className="cluster heading">
        <Icon name="info" /> {t('waiting.appealed', { name: appealedBy ?? '–' })}{' '}
        <span className="q2">
          <CasePlace of={{ round, table, at: openedAt }} who={ruling?.player ?? player} />
        </span>
      </h3>
      {ruling && (
        <p>
          <b>
            <DecidedAs ruling={ruling} />
          </b>{' '}
          {ruleName(ruling.rule, language)} <span className="q2">· {ruling.by}</span>
        </p>
      )}
      <p className="do">
        <ScreenLink className="btn" to={paths.appeal(id)} label={t('waiting.decideAppeal', { incident: id })} />
      </p>
    </li>
  )
}

type RepeatItemProps = { readonly repeat: StaleRepeat }

/** A penalty proposed as a repeat of a ruling no longer in force: the counted ruling, its fate, and a link to review the penalty. */
const RepeatItem = ({ repeat }: RepeatItemProps) => {
  const { t, language } = useWords()
  const { incident, counted, player, rule, decision, imposed, by, why } = repeat
  return (
    <li className={`blocks ${css.waitItem}`}>
      <h3 className="cluster heading">
        <Icon name="info" /> {t('waiting.repeat')}{' '}
        <span className="q2">
          <CasePlace of={repeat} who={player} />
        </span>
      </h3>
      <p>
        <b>{t('incident.isAs', { decision: t(`incident.is.${decision}`), penalty: penaltyName(imposed, language) })}</b>{' '}
        {ruleName(rule, language)} <span className="q2">· {by}</span>
      </p>
      <p>
        {t('resting.earlier')} <IncidentLink incident={counted} />. {why && t(`waiting.whyRepeat.${why}`)}
      </p>
      <p className="do">
        <ScreenLink className="btn" to={paths.incident(incident)} label={t('waiting.lookAgain', { incident })} />
      </p>
    </li>
  )
}
