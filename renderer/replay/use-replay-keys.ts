import type { Dispatch, SetStateAction } from 'react'
import { useLocation } from 'wouter'
import { nextSeat, type Seats } from '../../engine/model/seats.ts'
import { paths } from '../app-state/navigation/paths.ts'
import { useBindings } from '../keys/bindings.ts'
import { useKeyMap } from '../keys/overlays.ts'
import { useKeys } from '../keys/use-keys.ts'
import type { BoardSettings } from './player/player.tsx'
import type { PlaybackControlsProps } from './player/transport.tsx'
import type { ScratchState } from './scratch/use-scratch.ts'
import { type StepThrough, stepAct, stepFinding, stepHand, stepTurn } from './steps.ts'
import type { useStepping } from './use-stepping.ts'

type ReplayKeys = {
  readonly table: string
  readonly hand: string
  readonly seats: Seats
  readonly act: number
  /** The first finding at the current act, if it can be ruled on. */
  readonly finding: { readonly id: number; readonly incident: number | null } | undefined
  readonly used: ScratchState
  readonly stepping: ReturnType<typeof useStepping>
  readonly playing: PlaybackControlsProps
  readonly setLook: Dispatch<SetStateAction<BoardSettings>>
  readonly onEscape: () => void
  readonly onGoTo: () => void
  readonly onCompare: () => void
  readonly onCopy: () => void
}

/** The keys of the replay. A scratch copy has keys for its changes instead of those that leave the hand. */
export const useReplayKeys = (replay: ReplayKeys): void => {
  const { table, hand, seats, act, finding, used, stepping, playing, setLook } = replay
  const [, go] = useLocation()
  const { keyOf } = useBindings()
  const keyMap = useKeyMap()
  const { by, toEdge } = stepping
  const stepBy = (step: StepThrough, way: 1 | -1) => (): void => by(step, way)
  useKeys({
    Escape: replay.onEscape,
    ArrowLeft: stepBy(stepAct, -1),
    ArrowRight: stepBy(stepAct, 1),
    'Shift+ArrowLeft': stepBy(stepTurn, -1),
    'Shift+ArrowRight': stepBy(stepTurn, 1),
    PageUp: stepBy(stepFinding, -1),
    PageDown: stepBy(stepFinding, 1),
    Home: toEdge(false, false),
    End: toEdge(true, false),
    'Shift+Home': toEdge(false, true),
    'Shift+End': toEdge(true, true),
    '?': keyMap.open,
    [keyOf('replay.play')]: playing.onPlay,
    [keyOf('replay.faster')]: () => playing.onSpeed(1),
    [keyOf('replay.slower')]: () => playing.onSpeed(-1),
    [keyOf('replay.pace')]: playing.onPace,
    [keyOf('replay.turn')]: () => setLook((look) => ({ ...look, bottom: nextSeat(look.bottom, seats) })),
    [keyOf('replay.claimed')]: () => setLook((look) => ({ ...look, claimed: !look.claimed })),
    [keyOf('replay.goTo')]: replay.onGoTo,
    [keyOf('replay.compare')]: replay.onCompare,
    ...(used.isOpen
      ? {
          [keyOf('replay.change')]: () => act > 0 && used.begin('replace'),
          [keyOf('replay.before')]: () => act > 0 && used.begin('before'),
          [keyOf('replay.after')]: () => used.begin('after'),
          [keyOf('replay.leaveOut')]: used.leaveOut,
          [keyOf('replay.undo')]: used.undo,
        }
      : {
          '[': stepBy(stepHand, -1),
          ']': stepBy(stepHand, 1),
          [keyOf('replay.copy')]: replay.onCopy,
          [keyOf('replay.whatIf')]: used.open,
          [keyOf('replay.table')]: () => go(paths.hand(table, hand)),
        }),
    ...(finding && { [keyOf('replay.ruling')]: () => go(paths.finding(table, hand, finding.id)) }),
    ...(finding && finding.incident !== null && { [keyOf('replay.incident')]: () => go(paths.incident(finding.incident ?? 0)) }),
  })
}
