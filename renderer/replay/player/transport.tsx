import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useBindings } from '../../keys/bindings.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Chord, Key } from '../../ui/key.tsx'
import type { ReplayPace, Speed } from './pace.ts'
import * as css from './player.module.css'

export type StepActions = {
  readonly act: (by: 1 | -1) => void
  readonly turn: (by: 1 | -1) => void
  readonly finding: (by: 1 | -1) => void
}

/** Buttons for the steps, for mouse and touch, labelled with their keys. */
export const StepButtons = memo(({ moves }: { readonly moves: StepActions }) => {
  const { t } = useTranslation()
  return (
    <span className={`do ${css.steps2}`}>
      <Step label={t('replay.actBack')} on="←" sign="‹" onDo={() => moves.act(-1)} />
      <Step label={t('replay.actOn')} on="→" sign="›" onDo={() => moves.act(1)} />
      <span className="q2">{t('replay.byAct')}</span>
      <Step label={t('replay.turnBack')} on="⇧←" sign="«" onDo={() => moves.turn(-1)} />
      <Step label={t('replay.turnOn')} on="⇧→" sign="»" onDo={() => moves.turn(1)} />
      <span className="q2">{t('replay.byTurn')}</span>
      <Step label={t('replay.findingBack')} on="PgUp" sign="‹!" onDo={() => moves.finding(-1)} />
      <Step label={t('replay.findingOn')} on="PgDn" sign="!›" onDo={() => moves.finding(1)} />
      <span className="q2">{t('replay.byFinding')}</span>
    </span>
  )
})

export type PlaybackControlsProps = {
  readonly playing: boolean
  readonly pace: ReplayPace
  readonly speed: Speed
  readonly knowsPace: boolean
  readonly onPlay: () => void
  readonly onPace: () => void
  readonly onSpeed: (by: 1 | -1) => void
}

/** Playback controls: pace and speed. */
export const PlaybackControls = memo(({ playing, pace, speed, knowsPace, onPlay, onPace, onSpeed }: PlaybackControlsProps) => {
  const { t } = useTranslation()
  const { keyOf } = useBindings()
  return (
    <span className={`do ${css.playing}`}>
      <Button className="sm" aria-pressed={playing} onClick={onPlay} chord={keyOf('replay.play')}>
        <Icon name={playing ? 'pause' : 'play'} /> {t(playing ? 'replay.pause' : 'replay.play')}
      </Button>
      <Button className="sm quiet" title={t('replay.slower')} onClick={() => onSpeed(-1)}>
        <span className="sr">{t('replay.slower')}</span> <Chord of={keyOf('replay.slower')} />{' '}
        <span className={`heading ${css.touchsign}`} aria-hidden="true">
          −
        </span>
      </Button>
      <b className={css.speed}>{t('replay.speed', { speed })}</b>
      <Button className="sm quiet" title={t('replay.faster')} onClick={() => onSpeed(1)}>
        <span className="sr">{t('replay.faster')}</span> <Chord of={keyOf('replay.faster')} />{' '}
        <span className={`heading ${css.touchsign}`} aria-hidden="true">
          +
        </span>
      </Button>
      {knowsPace ? (
        <Button
          className="sm quiet"
          label={t(pace === 'recorded' ? 'replay.recorded' : 'replay.fixed')}
          chord={keyOf('replay.pace')}
          onClick={onPace}
        />
      ) : (
        <span className="q2" title={t('replay.noPace')}>
          {t('replay.fixed')}
        </span>
      )}
    </span>
  )
})

type StepProps = { readonly label: string; readonly on: string; readonly sign: string; readonly onDo: () => void }

const Step = ({ label, on, sign, onDo }: StepProps) => (
  <Button className={`sm quiet ${css.step}`} title={label} onClick={onDo}>
    <span className="sr">{label}</span>
    <Key>{on}</Key>
    <span className={`heading ${css.touchsign}`} aria-hidden="true">
      {sign}
    </span>
  </Button>
)
