import { type CSSProperties, memo, type PointerEvent, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableEvent } from '../../../engine/model/events.ts'
import { Icon, levelIcon } from '../../ui/icon.tsx'
import * as css from './player.module.css'
import { colourOf, trackMarks, trackTicks, trackWords } from './track-marks.ts'

type ScrubberProps = {
  readonly events: readonly TableEvent[]
  readonly findings: Parameters<typeof trackMarks>[0]
  readonly act: number
  /** The act in words. */
  readonly said: string
  readonly onAct: (act: number) => void
}

/** The hand as a track: findings above it as icons, calls below in words, the handle at the current act. */
export const Scrubber = ({ events, findings, act, said, onAct }: ScrubberProps) => {
  const { t } = useTranslation()
  const acts = events.length
  const drag = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId)
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const { left, width } = event.currentTarget.getBoundingClientRect()
    onAct(Math.round((Math.max(0, Math.min(width, event.clientX - left)) / Math.max(1, width)) * acts))
  }
  const at = placeOf(act, acts)
  return (
    <div className={css.track}>
      <div
        className={css.grip}
        role="slider"
        tabIndex={0}
        aria-label={t('replay.track')}
        aria-valuemin={0}
        aria-valuemax={acts}
        aria-valuenow={act}
        aria-valuetext={said}
        onPointerDown={drag}
        onPointerMove={drag}
      >
        <span className={css.rail} />
        <span className={css.run} style={{ width: at }} />
        <span className={css.handle} style={{ left: at }} />
      </div>
      <Signs events={events} findings={findings} onAct={onAct} />
    </div>
  )
}

/** The part of the track that does not change with the current act. */
const Signs = memo(({ events, findings, onAct }: Pick<ScrubberProps, 'events' | 'findings' | 'onAct'>) => {
  const { t } = useTranslation()
  const acts = events.length
  const marks = useMemo(() => trackMarks(findings), [findings])
  const at = (act: number): CSSProperties => ({ left: placeOf(act, acts) })
  return (
    <>
      {marks.map(({ act, level, count, isDismissed = false }) => (
        <button
          key={act}
          type="button"
          tabIndex={-1}
          className={`${css.m} ${colourOf([{ level, isDismissed }])}`}
          style={at(act)}
          title={t('replay.mark', { level: t(`level.${level}`), act })}
          aria-label={t('replay.mark', { level: t(`level.${level}`), act })}
          onClick={() => onAct(act)}
        >
          <Icon name={levelIcon(level)} />
          {count > 1 && <small>{count}</small>}
        </button>
      ))}
      {trackTicks(acts).map((tick) => (
        <span key={tick} className={`q3 ${css.number}`} style={at(tick)} aria-hidden="true">
          {tick}
        </span>
      ))}
      {trackWords(events).map(({ act, word }) => (
        <span key={act} className={`q2 ${css.ev}`} style={at(act)} aria-hidden="true">
          {word}
        </span>
      ))}
    </>
  )
})

const placeOf = (act: number, acts: number): string => `${acts === 0 ? 0 : (act / acts) * 100}%`
