import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Round } from '../../../desk/contract/rounds.ts'
import { useClockCommand } from '../../app-state/clock/use-rounds.ts'
import { ask } from '../../app-state/desk/client.ts'
import { useTournamentRules } from '../../app-state/desk/use-rule-set.ts'
import { momentForField } from '../../language/format.ts'
import { Button } from '../../ui/button.tsx'
import { focusAtEnd, LineField } from '../../ui/fields/line-field.tsx'
import { NumberField } from '../../ui/fields/number-field.tsx'
import * as css from './round-clock.module.css'

type PlanRoundProps = {
  readonly rounds: readonly Round[]
  readonly shown: number | null
  readonly onClose: () => void
}

/** Form for the start and length of rounds; a further round gets as many tables as the last one. */
export const PlanRound = ({ rounds, shown, onClose }: PlanRoundProps) => {
  const { t } = useTranslation()
  const { send, busy } = useClockCommand()
  const { data: tournament } = useQuery(ask.tournaments.current.queryOptions())
  const usual = useTournamentRules(tournament)?.settings['session-minutes'] ?? null
  const next = (rounds.at(-1)?.number ?? 0) + 1
  const [number, setNumber] = useState(shown ?? next)
  /** Only these fields: a plan that others save meanwhile shows in the others, and is not put back. */
  const [changed, setChanged] = useState<Partial<Plan>>({})
  const plan: Plan = { ...planOf(rounds, number, usual), ...changed }
  /** A new round is only a proposal right after the last one was planned; Enter plans it once a field has changed. */
  const [isProposed, setProposed] = useState(false)
  const pick = (other: number): void => {
    setNumber(other)
    setChanged({})
    setProposed(false)
  }
  const change = (part: Partial<Plan>): void => {
    setChanged({ ...changed, ...part })
    setProposed(false)
  }
  const set = (event: FormEvent): void => {
    event.preventDefault()
    const starts = plan.starts === '' ? null : new Date(plan.starts).toISOString()
    send(
      { do: 'plan', round: number, starts, minutes: plan.minutes > 0 ? plan.minutes : null, tables: plan.tables },
      {
        onSuccess: ({ rounds }) => {
          const further = (rounds.at(-1)?.number ?? 0) + 1
          pick(Math.min(number + 1, further))
          setProposed(number + 1 >= further)
        },
      },
    )
  }
  const isKnown = rounds.some((round) => round.number === number && round.tables > 0)
  return (
    <form className={`row ${css.bandform}`} onSubmit={set} onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      <div className="field">
        <label htmlFor="plan-round">{t('clock.number')}</label>
        <select id="plan-round" ref={focusAtEnd} value={number} onChange={(event) => pick(Number(event.target.value))}>
          {rounds.map(({ number }) => (
            <option key={number} value={number}>
              {number}
            </option>
          ))}
          <option value={next}>{t('clock.newRound', { round: next })}</option>
        </select>
      </div>
      <LineField label={t('clock.starts')} type="datetime-local" value={plan.starts} onValue={(starts) => change({ starts })} />
      <NumberField
        label={t('clock.minutes')}
        least={0}
        most={1440}
        value={plan.minutes || null}
        onValue={(minutes) => change({ minutes: minutes ?? 0 })}
      />
      <NumberField
        label={t('clock.tables')}
        least={0}
        most={500}
        disabled={isKnown}
        value={plan.tables}
        onValue={(tables) => change({ tables: tables ?? 0 })}
      />
      <Button type="submit" className="primary" label={t('clock.save')} chord="Enter" disabled={busy || isProposed} />
      <Button className="quiet" label={t('app.close')} chord="Escape" onClick={onClose} />
    </form>
  )
}

type Plan = { readonly starts: string; readonly minutes: number; readonly tables: number }

/** The plan of a round; a new round follows the last one, the first the rules. */
const planOf = (rounds: readonly Round[], number: number, usual: number | null): Plan => {
  const known = rounds.find((round) => round.number === number)
  const last = rounds.at(-1)
  return {
    starts: known?.starts ? momentForField(known.starts) : '',
    minutes: known?.minutes ?? last?.minutes ?? usual ?? 0,
    tables: known && known.tables > 0 ? known.tables : (last?.tables ?? 0),
  }
}
