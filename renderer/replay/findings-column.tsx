import { memo, useEffect, useMemo, useRef } from 'react'
import type { ReplayHand } from '../../desk/contract/replay.ts'
import type { ShownFinding } from '../../desk/contract/rulings.ts'
import type { PlayerNames } from '../../engine/phrases/phrases.ts'
import { penaltyName } from '../../engine/wording/penalties/penalties.ts'
import { type RuleSetName, ruleSetNameOf } from '../../engine/wording/terms/rule-sets.ts'
import { paths } from '../app-state/navigation/paths.ts'
import { useBindings } from '../keys/bindings.ts'
import { findingWords } from '../language/finding-words.ts'
import { dotted, formatMoment } from '../language/format.ts'
import { useWords } from '../language/language.ts'
import { ruleName } from '../language/rule-name.ts'
import { levelShown } from '../record/findings/ruling-state.ts'
import { DecidedAs } from '../rulings/decided-as.tsx'
import { Icon, levelIcon } from '../ui/icon.tsx'
import { Chord } from '../ui/key.tsx'
import { StruckThrough } from '../ui/struck-through.tsx'
import { WithTiles } from '../ui/tiles/with-tiles.tsx'
import { scrollIntoList } from './act-list.tsx'
import { peopleOf } from './recorded-findings.ts'
import * as css from './replay.module.css'

type FindingsColumnProps = {
  readonly table: string
  readonly hand: ReplayHand
  /** The current act, if it has a finding. */
  readonly here: number | null
  readonly onAct: (act: number) => void
}

/** The findings of the hand in the order of its acts, with their rulings. The one at the current act is complete and visible. */
export const FindingsColumn = memo(({ table, hand, here, onAct }: FindingsColumnProps) => {
  const { t } = useWords()
  const { keyOf } = useBindings()
  const list = useRef<HTMLOListElement>(null)
  const people = useMemo(() => peopleOf(hand), [hand])
  const rules = useMemo(() => ruleSetNameOf(hand.rules), [hand.rules])
  useEffect(() => {
    const [found, box] = [list.current?.querySelector('.here'), list.current?.parentElement]
    if (here !== null && found && box) scrollIntoList(found, box, 'sight')
  }, [here])
  if (hand.findings.length === 0) return <p className="empty q2">{t('replay.noFindings')}</p>
  return (
    <ol ref={list} className={css.found} aria-label={t('replay.findings')}>
      {hand.findings.map((shown) => (
        <li key={shown.id} className={`lines ${levelShown(shown)} ${shown.finding.event === here ? css.here : ''}`}>
          <button type="button" className={`cluster ${css.foundhead}`} onClick={() => onAct(shown.finding.event)}>
            <span className="lv">
              <Icon name={levelIcon(shown.finding.level)} /> {t(`level.${shown.finding.level}`)}
              {shown.finding.seat && ` · ${t(`seat.${shown.finding.seat}`)}`}
            </span>
            <span className="q2">{t('app.act', { act: shown.finding.event })}</span>
          </button>
          <FindingText shown={shown} rules={rules} people={people} whole={shown.finding.event === here} />
          {shown.finding.event === here && (
            <p className="do">
              <a className="btn sm" href={`#${paths.finding(table, hand.id, shown.id)}`}>
                {t('incident.itsRuling')} <Chord of={keyOf('replay.ruling')} />
              </a>
              {shown.incident !== null && (
                <a className="btn sm" href={`#${paths.incident(shown.incident)}`}>
                  {t('incident.title', { incident: shown.incident })} <Chord of={keyOf('replay.incident')} />
                </a>
              )}
            </p>
          )}
        </li>
      ))}
    </ol>
  )
})

type FindingTextProps = {
  readonly shown: ShownFinding
  readonly rules: RuleSetName
  readonly people: PlayerNames
  readonly whole: boolean
}

const FindingText = ({ shown, rules, people, whole }: FindingTextProps) => {
  const { t, language } = useWords()
  const { finding, ruling, proposed, state } = shown
  const words = findingWords(finding, rules, language, { people })
  return (
    <>
      {whole && (
        <h3 className="title">
          <StruckThrough off={ruling?.decision === 'dismissed'}>
            <WithTiles text={words.headline} />
          </StruckThrough>
        </h3>
      )}
      <p>
        <StruckThrough off={state === 'gone'}>{whole ? <WithTiles text={words.fact} /> : ruleName(finding.rule, language)}</StruckThrough>
      </p>
      {whole && words.citation && <p className="q2">{dotted(words.citation, words.name)}</p>}
      {state === 'gone' && <p className="q2">{t('replay.gone')}</p>}
      {ruling ? (
        <>
          <p>
            <b>
              <DecidedAs ruling={ruling} />
            </b>{' '}
            <span className="q2">
              {ruling.by}, {formatMoment(ruling.at, language)}
            </span>
          </p>
          {whole && <p className="q2">{t('incident.quote', { text: ruling.reason })}</p>}
        </>
      ) : (
        finding.level === 'violation' && <p>{t('ruling.wasProposed', { penalty: penaltyName(proposed, language) })}</p>
      )}
    </>
  )
}
