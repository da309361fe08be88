import { useMemo } from 'react'
import type { Reel, ReplayHand } from '../../../desk/contract/replay.ts'
import { nextSeat, type Seat } from '../../../engine/model/seats.ts'
import { Board } from '../../board/board.tsx'
import { useBindings } from '../../keys/bindings.ts'
import { useWords } from '../../language/language.ts'
import * as tableCss from '../../record/table/table.module.css'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLatest } from '../../ui/use-latest.ts'
import { actInWords } from '../act-words.ts'
import * as replayCss from '../replay.module.css'
import { CurrentAct } from './current-act.tsx'
import { foldedHand } from './folded-hand.ts'
import * as css from './player.module.css'
import { Scrubber } from './scrubber.tsx'
import type { ReplayFinding } from './track-marks.ts'
import { PlaybackControls, type PlaybackControlsProps, type StepActions, StepButtons } from './transport.tsx'

type PlayerProps = {
  readonly table: string
  readonly hand: ReplayHand
  readonly reel: Reel
  readonly findings: readonly ReplayFinding[]
  readonly act: number
  readonly isScratch: boolean
  readonly look: BoardSettings
  readonly onLook: (look: BoardSettings) => void
  readonly moves: StepActions
  readonly playing: PlaybackControlsProps
  readonly note: string | null
  readonly onAct: (act: number) => void
  /** Null in a scratch copy, which no link can address. */
  readonly onCopy: (() => void) | null
}

/** Settings of the board: the seat at the bottom, and claimed tiles in the rivers. */
export type BoardSettings = { readonly bottom: Seat; readonly claimed: boolean }

/** The board after an act, the track below it, the act in words, and the steps. */
export const ReplayPlayer = (props: PlayerProps) => {
  const { table, hand, reel, findings, act, isScratch, look, onLook, moves, playing, note, onAct, onCopy } = props
  const { t, language } = useWords()
  const { keyOf } = useBindings()
  const here = useMemo(() => findings.filter(({ event }) => event === act), [findings, act])
  const proof = useMemo(() => here.flatMap((finding) => [...finding.because, finding.event]), [here])
  const event = reel.events[act - 1]
  const said = event ? actInWords(event, language) : t('replay.before')
  const turn = useLatest((bottom: Seat): void => onLook({ ...look, bottom }))
  return (
    <section className={replayCss.film}>
      <Board
        view={foldedHand(reel).view(act)}
        table={table}
        players={hand.players}
        bottom={look.bottom}
        size="md"
        proof={proof}
        findings={isScratch ? NONE : hand.findings}
        claimed={look.claimed}
        onTurn={turn}
      />
      <div className={`lines ${css.scrub}`}>
        <Scrubber events={reel.events} findings={findings} act={act} said={`${act}. ${said}`} onAct={onAct} />
        <div className={`cluster ${css.ctrl}`}>
          <b className="title">{t('replay.act', { act })}</b>
          <span className="q2">{t('replay.ofAll', { all: reel.events.length })}</span>
          <span className="push">
            <StepButtons moves={moves} />
          </span>
        </div>
        <div className={`cluster ${css.ctrl}`}>
          <PlaybackControls {...playing} />
          <span className={`push ${tableCss.boardkeys}`}>
            <Button
              className="sm quiet"
              title={t('do.table.turn')}
              onClick={() => turn(nextSeat(look.bottom, hand.rules.form.seats))}
              chord={keyOf('replay.turn')}
            >
              <span className="sr">{t('do.table.turn')}</span> <Icon name="turn" />
            </Button>
            <Button
              className={look.claimed ? 'sm quiet on' : 'sm quiet'}
              aria-pressed={look.claimed}
              title={t('table.claimed')}
              onClick={() => onLook({ ...look, claimed: !look.claimed })}
              chord={keyOf('replay.claimed')}
            >
              <span className="sr">{t('table.claimed')}</span> <Icon name="claimed" />
            </Button>
          </span>
        </div>
        <CurrentAct event={event} said={said} findings={here} events={reel.events} onAct={onAct} onCopy={onCopy} />
        {note !== null && (
          <p className="apart" role="status">
            {note}
          </p>
        )}
      </div>
    </section>
  )
}

const NONE: ReplayHand['findings'] = []
