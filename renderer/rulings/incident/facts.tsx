import { Fragment, type ReactNode } from 'react'
import type { Incident, ShownFinding } from '../../../desk/contract/rulings.ts'
import type { TableState } from '../../../desk/contract/tables.ts'
import { INCIDENT_TEXTS, type IncidentText } from '../../../desk/contract/vocabulary.ts'
import type { PlayerNames } from '../../../engine/phrases/phrases.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { findingWords } from '../../language/finding-words.ts'
import { dotted } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { ruleName } from '../../language/rule-name.ts'
import { Button } from '../../ui/button.tsx'
import { WithTiles } from '../../ui/tiles/with-tiles.tsx'
import { rulingsInForce } from '../rulings-in-force.ts'
import { playersOfRuling } from '../signed-lines.ts'
import { overturns } from './history.ts'
import * as css from './incident.module.css'

type IncidentFactsProps = {
  readonly incident: Incident
  readonly state: TableState | undefined
  readonly shown: ShownFinding | undefined
  readonly people: PlayerNames
  /** Number of dependent rulings that are no longer valid. */
  readonly stale: number
  readonly onFill: () => void
  /** Shows the board after an act. */
  readonly onAct: ((act: number) => void) | null
}

/** How each text that was filled in is shown. A missing one does not compile. */
const TEXTS: Readonly<Record<IncidentText, (text: string) => ReactNode>> = { note: (text) => <p className={css.fact}>{text}</p> }

/** The known facts of an incident, with pending decisions above them. */
export const IncidentFacts = ({ incident, state, shown, people, stale, onFill, onAct }: IncidentFactsProps) => {
  const { t, language } = useWords()
  const { players, player, rule, event, to, conflict, review } = incident
  const words = shown && state ? findingWords(shown.finding, state.rules, language, { people }) : undefined
  const ruling = rulingsInForce(incident).findLast(({ finding }) => finding !== null)
  const ruled = new Set(rulingsInForce(incident).flatMap((one) => playersOfRuling(one) ?? []))
  const about = ruled.size > 1 ? [...ruled].join(', ') : player
  const refuted = ruling?.decision === 'dismissed' ? (overturns(incident, ruling) ? 'incident.hadFound' : 'incident.wasFound') : null
  const acts =
    event === null ? null : to === null || to === event ? t('app.act', { act: event }) : t('incident.actsFromTo', { from: event, to })
  return (
    <section className={`blocks ${css.facts}`}>
      {(conflict || review) && (
        <p className="apart heading">
          {t(conflict ? 'waiting.twoRulings' : 'waiting.rests')}{' '}
          <a className="link" href={`#${paths.waiting}`}>
            {t('waiting.decide')}
          </a>
        </p>
      )}
      {stale > 0 && <p className="apart heading">{t('resting.banner', { count: stale })}</p>}
      {words && (
        <>
          {refuted && <p className="q2">{t(refuted)}</p>}
          <p className={css.fact}>
            <WithTiles text={words.fact} />
          </p>
          <p className="q2">{dotted(words.citation, words.name)}</p>
          {refuted && (
            <p>
              <a className="btn sm" href={`#${paths.hand(incident.tableId, incident.hand)}`}>
                {t('incident.correctRecord')} <kbd>t</kbd>
              </a>
            </p>
          )}
        </>
      )}
      {INCIDENT_TEXTS.map((field) => incident[field] !== '' && <Fragment key={field}>{TEXTS[field](incident[field])}</Fragment>)}
      {!words && rule !== null && <p className={css.fact}>{[ruleName(rule, language), about].filter(Boolean).join(', ')}</p>}
      {!words && INCIDENT_TEXTS.every((name) => incident[name] === '') && rule === null && !incident.takenBack && (
        <p className={css.fact}>
          {t('incident.nothingYet')} <Button className="sm" label={t('incident.fillIn')} chord="e" onClick={onFill} />
        </p>
      )}
      {(players.length > 0 || acts) && (
        <dl className={`cluster ${css.sides}`}>
          {players.length > 0 && (
            <div>
              <dt className="caption">{t('incident.concerned')}</dt>
              <dd>{players.join(', ')}</dd>
            </div>
          )}
          {acts && (
            <div>
              <dt className="caption">{t('incident.acts')}</dt>
              <dd>
                {onAct && event !== null ? (
                  <button type="button" className="link" onClick={() => onAct(to ?? event)}>
                    {acts}
                  </button>
                ) : (
                  acts
                )}
              </dd>
            </div>
          )}
        </dl>
      )}
    </section>
  )
}
