import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { TableSummary } from '../../desk/contract.ts'
import { ruleSetName } from '../../engine/words/rule-sets.ts'
import { ask } from '../desk/client.ts'
import { Icon } from '../icons/icon.tsx'
import { useLanguage } from '../language/language.ts'
import { worst } from './urgent.ts'

const LEVELS = ['violation', 'question', 'record', 'advice'] as const
type HallBandProps = {
  readonly tables: readonly TableSummary[]
  readonly rounds: readonly (number | null)[]
  readonly round: number | null
  readonly onRound: (round: number | null) => void
}

/** Which tournament, under which rules, and how much is open in the whole hall. */
export const HallBand = ({ tables, rounds, round, onRound }: HallBandProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data: tournament } = useQuery(ask.tournaments.current.queryOptions())
  return (
    <section className="band">
      <div>
        <h1>{tournament?.name}</h1>
        <p className="q2">
          {[
            tournament?.place,
            tournament?.date,
            tournament && ruleSetName(tournament.ruleSet, language),
            tournament?.sample && t('start.isSample'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {rounds.length > 1 && (
        <fieldset className="rounds" aria-label={t('hall.rounds')}>
          {rounds.map((each) => (
            <button key={each} type="button" aria-pressed={each === round} onClick={() => onRound(each)}>
              <b>{each ?? '–'}</b>
              {t('hall.roundOpen', { count: tables.filter((table) => table.round === each && worst(table)).length })}
            </button>
          ))}
        </fieldset>
      )}
      <div className="push">
        {LEVELS.map((level) => ({ level, count: tables.reduce((sum, { open }) => sum + open[level], 0) }))
          .filter(({ count }) => count > 0)
          .map(({ level, count }) => (
            <span key={level} className={`lv ${level}`}>
              <Icon name={level} />
              {t(`counted.${level}`, { count })}
            </span>
          ))}
      </div>
    </section>
  )
}
