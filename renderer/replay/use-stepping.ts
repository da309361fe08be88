import { useMemo } from 'react'
import type { ReplayGame } from '../../desk/contract/replay.ts'
import { useLatest } from '../ui/use-latest.ts'
import { momentAfter } from './replay-model.ts'
import { type GameMoment, type HandSteps, type StepThrough, stepAct, stepFinding, stepToEdge, stepTurn } from './steps.ts'

type Stepping = {
  readonly hands: readonly HandSteps[]
  readonly at: GameMoment
  readonly game: ReplayGame
  readonly isScratch: boolean
  /** Number of acts of the hand on screen. */
  readonly acts: number
  readonly stop: () => void
  readonly onMoment: (moment: GameMoment | null) => void
  readonly onPlace: (place: GameMoment) => void
}

/** The steps of the user, which stop the playback. Callbacks keep their identity. */
export const useStepping = ({ hands, at, game, isScratch, acts, stop, onMoment, onPlace }: Stepping) => {
  const by = useLatest((step: StepThrough, way: 1 | -1): void => {
    stop()
    const next = momentAfter(step, way, { hands, at, game, isScratch })
    if (next && !isScratch && !game.hands.some(({ id }) => id === next.hand)) onPlace(next)
    else if (next) onMoment(next)
  })
  const moves = useMemo(
    () => ({
      act: (way: 1 | -1) => by(stepAct, way),
      turn: (way: 1 | -1) => by(stepTurn, way),
      finding: (way: 1 | -1) => by(stepFinding, way),
    }),
    [by],
  )
  const onAct = useLatest((wanted: number): void => {
    stop()
    onMoment({ hand: at.hand, act: Math.max(0, Math.min(acts, wanted)) })
  })
  const toHand = useLatest((id: string): void => {
    stop()
    onPlace({ hand: id, act: 0 })
  })
  const toEdge = (end: boolean, ofGame: boolean) => (): void => {
    stop()
    onMoment(stepToEdge(hands, at, { end, game: ofGame }))
  }
  return { by, moves, onAct, toHand, toEdge }
}
