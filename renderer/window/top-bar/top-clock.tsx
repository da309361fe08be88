import { useTranslation } from 'react-i18next'
import { currentRound, extraMinutes, formatTimer, ranAt, timeLeft } from '../../app-state/clock/clock-figures.ts'
import { useDeskNow, useRounds } from '../../app-state/clock/use-rounds.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { Icon } from '../../ui/icon.tsx'
import * as css from './top-bar.module.css'

type TopClockProps = { readonly table: string | null }

/** The clock of the round under way, on every screen. At a table it includes that table's extra time. */
export const TopClock = ({ table }: TopClockProps) => {
  const { t } = useTranslation()
  const { rounds } = useRounds()
  const now = useDeskNow()
  const round = currentRound(rounds)
  if (!round || round.clock.state === 'planned' || round.clock.state === 'ended') return null
  const extra = table === null ? 0 : extraMinutes(round, table)
  const left = timeLeft(round, now, extra)
  const over = left !== null && left < 0
  return (
    <a className={css.topclock} href={`#${paths.hall}`} data-over={over}>
      <span className="sr">{t(left === null ? 'clock.barRan' : over ? 'clock.barOver' : 'clock.barLeft', { round: round.number })} </span>
      <span className="q2" aria-hidden="true">
        {t('shell.roundShort', { round: round.number })}
      </span>{' '}
      {round.clock.state === 'paused' && <Icon name="pause" />}
      <b role="timer">{formatTimer(left ?? ranAt(round.clock, now))}</b>
      {extra > 0 && <span className="q2"> {t('hall.extra', { minutes: extra })}</span>}
    </a>
  )
}
