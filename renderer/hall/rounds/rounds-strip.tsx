import type { Round } from '../../../desk/contract/rounds.ts'
import { ranAt, roundLength } from '../../app-state/clock/clock-figures.ts'
import { useDeskNow } from '../../app-state/clock/use-rounds.ts'
import { formatStart } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import * as css from './round-clock.module.css'

type RoundsStripProps = {
  readonly rounds: readonly Round[]
  readonly now: Round | undefined
  readonly shown: number | null
  readonly onRound: (round: number) => void
}

/** All rounds: finished, under way with its progress, or planned with its start. A click displays a round. */
export const RoundsStrip = ({ rounds, now, shown, onRound }: RoundsStripProps) => {
  const { t, language } = useWords()
  return (
    <fieldset className={css.rounds} aria-label={t('hall.rounds')}>
      {rounds.map((round) => {
        const { number, clock, starts } = round
        const began = clock.started ?? starts
        const time = began && formatStart(began, language)
        return (
          <button
            key={number}
            type="button"
            className={`tinted q2 ${clock.state === 'ended' ? css.done : round === now && clock.state !== 'planned' ? css.now : ''}`}
            aria-pressed={number === shown}
            onClick={() => onRound(number)}
          >
            {round === now && clock.state !== 'planned' && clock.state !== 'ended' && <Played round={round} />}
            <b className="heading">{number}</b>
            <span>{clock.state === 'ended' ? t('clock.done', { time: time ?? '' }) : (time ?? '–')}</span>
          </button>
        )
      })}
    </fieldset>
  )
}

/** Progress bar of the round. */
const Played = ({ round }: { readonly round: Round }) => {
  const now = useDeskNow()
  const length = roundLength(round)
  return length === null ? null : (
    <i className={css.played} style={{ width: `${Math.min(100, (ranAt(round.clock, now) / length) * 100)}%` }} />
  )
}
