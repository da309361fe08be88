import type { Round } from '../../../desk/contract/rounds.ts'
import { formatTimer, ranAt, roundLength, timeLeft } from '../../app-state/clock/clock-figures.ts'
import { useClockCommand, useDeskNow } from '../../app-state/clock/use-rounds.ts'
import { useMayCall } from '../../app-state/identity/asker.ts'
import { useBindings } from '../../keys/bindings.ts'
import { formatStart } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx'
import * as css from './round-clock.module.css'

// it needs the rules, which the first screen does without
const TimeLimit = lazyWithRetry(async () => (await import('./time-limit.tsx')).TimeLimit, { isPart: true, ahead: 'at once' })

type RoundClockProps = {
  readonly round: Round
  /** The round after it, which has not begun. */
  readonly next: Round | undefined
  readonly onNext: (round: number) => void
  readonly moreOpen: boolean
  readonly onMore: () => void
}

/** The clock of a round, legible from across the hall, with its buttons. */
export const RoundClock = ({ round, next, onNext, moreOpen, onMore }: RoundClockProps) => {
  const { t, language } = useWords()
  const now = useDeskNow()
  const { keyOf } = useBindings()
  const { send, busy } = useClockCommand()
  const may = useMayCall('rounds/start')
  const { number, clock } = round
  const length = roundLength(round)
  const left = timeLeft(round, now)
  const ends = left !== null && clock.state === 'running' && left >= 0 ? formatStart(new Date(now + left), language, new Date(now)) : null
  const beside =
    clock.state === 'planned'
      ? [round.starts ? t('clock.planned', { time: formatStart(round.starts, language) }) : t('clock.notStarted')]
      : clock.state === 'ended'
        ? [clock.ended && t('clock.ended', { time: formatStart(clock.ended, language) })]
        : [
            left === null ? t('clock.ran') : t(left < 0 ? 'clock.beyond' : 'clock.leftOf', { length: formatTimer(length ?? 0) }),
            clock.state === 'paused' ? t('clock.pausedSince') : ends && t('clock.ends', { time: ends }),
          ]
  return (
    <div className={`beside ${css.roundclock}`} data-state={left !== null && left < 0 && clock.state === 'running' ? 'over' : clock.state}>
      <div
        className={`nb ${css.big}`}
        role="timer"
        aria-label={t(left === null ? 'clock.barRan' : left < 0 ? 'clock.barOver' : 'clock.barLeft', { round: number })}
      >
        {clock.state !== 'planned' ? formatTimer(left ?? ranAt(clock, now)) : length === null ? '–' : formatTimer(length)}
      </div>
      <div className={`nb q2 ${css.lbl}`}>
        {beside.filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
        {left !== null && clock.state !== 'ended' && <TimeLimit left={left} />}
      </div>
      <div className="do">
        {clock.state === 'ended' && next && (
          <Button label={t('clock.round', { round: next.number })} chord={keyOf('hall.clock')} onClick={() => onNext(next.number)} />
        )}
        {!may ? null : clock.state === 'planned' ? (
          <Button disabled={busy} onClick={() => send({ do: 'start', round: number })} chord={keyOf('hall.clock')}>
            <Icon name="play" />
            {t('clock.start')}
          </Button>
        ) : (
          clock.state !== 'ended' && (
            <>
              <Button
                disabled={busy}
                onClick={() => send({ do: clock.state === 'running' ? 'pause' : 'resume', round: number })}
                chord={keyOf('hall.clock')}
              >
                <Icon name={clock.state === 'running' ? 'pause' : 'play'} />
                {t(clock.state === 'running' ? 'clock.pause' : 'clock.resume')}
              </Button>
              <Button disabled={busy} aria-expanded={moreOpen} onClick={onMore}>
                {t('clock.more', { minutes: 5 })} <kbd>+5</kbd>
              </Button>
              <Button className="quiet" label={t('clock.end')} disabled={busy} onClick={() => send({ do: 'end', round: number })} />
            </>
          )
        )}
      </div>
    </div>
  )
}
