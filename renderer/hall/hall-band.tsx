import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Round } from '../../desk/contract/rounds.ts'
import type { TableSummary } from '../../desk/contract/tables.ts'
import { roundAfter } from '../app-state/clock/clock-figures.ts'
import { ask } from '../app-state/desk/client.ts'
import { useMayCall } from '../app-state/identity/asker.ts'
import { dotted } from '../language/format.ts'
import { useWords } from '../language/language.ts'
import { Button } from '../ui/button.tsx'
import { lazyForm } from '../ui/lazy-with-retry.tsx'
import * as css from './hall.module.css'
import { RoundClock } from './rounds/round-clock.tsx'
import { RoundsStrip } from './rounds/rounds-strip.tsx'

// the forms load after the first screen
const MoreTime = lazyForm(async () => (await import('./rounds/more-time.tsx')).MoreTime, 'at once')
const PlanRound = lazyForm(async () => (await import('./rounds/plan-round.tsx')).PlanRound, 'at once')

type HallBandProps = {
  readonly rounds: readonly Round[]
  /** The round under way, and the displayed round. */
  readonly now: Round | undefined
  readonly shown: number | null
  readonly tables: readonly TableSummary[]
  readonly onRound: (round: number) => void
  readonly onNewTable: () => void
  readonly onLeave: () => void
}

/** The band above the tables: the displayed round with its clock, all rounds, the tournament and its rule set. */
export const HallBand = ({ rounds, now, shown, tables, onRound, onNewTable, onLeave }: HallBandProps) => {
  const { t, language } = useWords()
  const [form, setForm] = useState<'more' | 'plan' | null>(null)
  const { data: tournament } = useQuery(ask.tournaments.current.queryOptions())
  const [mayPlan, mayMake] = [useMayCall('rounds/plan'), useMayCall('tables/create')]
  const round = rounds.find(({ number }) => number === shown)
  const close = (): void => {
    setForm(null)
    onLeave()
  }
  return (
    <section className={`beside ${css.band}`}>
      <div className={css.which}>
        <h1 className="nb">{round ? t('clock.roundOf', { round: round.number, rounds: rounds.length }) : t('clock.noRounds')}</h1>
        <div className="q2">
          <h2 className="truncate">{tournament?.name}</h2>
          <span className="truncate">{dotted(tournament?.rulesLine[language], tournament?.sample && t('start.isSample'))}</span>
        </div>
      </div>
      {form === 'plan' ? (
        <PlanRound rounds={rounds} shown={shown} onClose={close} />
      ) : form === 'more' && round ? (
        <MoreTime round={round} tables={tables} onClose={close} />
      ) : (
        <>
          {round && (
            <RoundClock
              round={round}
              next={roundAfter(rounds, round)}
              onNext={onRound}
              moreOpen={form !== null}
              onMore={() => setForm('more')}
            />
          )}
          <div className={`lines ${css.strip}`}>
            {(rounds.length > 1 || rounds.some(({ starts }) => starts !== null)) && (
              <RoundsStrip rounds={rounds} now={now} shown={shown} onRound={onRound} />
            )}
            <div className="do">
              {mayPlan && <Button className="quiet sm" label={t('clock.plan')} onClick={() => setForm('plan')} />}
              {mayMake && <Button className="quiet sm" label={t('hall.newTable')} onClick={onNewTable} />}
            </div>
          </div>
        </>
      )}
    </section>
  )
}
