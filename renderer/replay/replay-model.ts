import type { ReplayGame, ReplayHand } from '../../desk/contract/replay.ts'
import type { Finding } from '../../engine/model/findings.ts'
import type { ReplayFinding } from './player/track-marks.ts'
import { findingsInForce } from './recorded-findings.ts'
import { type GameMoment, type HandSteps, handSteps, type StepThrough, stepFinding } from './steps.ts'

type ScratchHand = { readonly reel: Pick<ReplayHand, 'events'>; readonly findings: readonly { readonly finding: Finding }[] }

/** The findings on screen: those of the scratch copy, else those of the record. */
export const findingsShown = (
  hand: Pick<ReplayHand, 'findings'>,
  scratch: Pick<ScratchHand, 'findings'> | null,
): readonly ReplayFinding[] => scratch?.findings.map(({ finding }) => finding) ?? findingsInForce(hand)

/** The hands that steps lead through: the scratch copy alone, else all hands of the game. */
export const handsToStep = (
  hands: readonly Pick<ReplayHand, 'id' | 'events' | 'findings'>[],
  hand: Pick<ReplayHand, 'id'>,
  scratch: ScratchHand | null,
): readonly HandSteps[] =>
  scratch
    ? [handSteps(hand.id, scratch.reel.events, eventsOf(scratch.findings.map(({ finding }) => finding)))]
    : hands.map((one) => handSteps(one.id, one.events, eventsOf(findingsInForce(one))))

const eventsOf = (findings: readonly Finding[]): readonly number[] => findings.map(({ event }) => event)

type StepFrom = {
  readonly hands: readonly HandSteps[]
  readonly at: GameMoment
  /** The hands of the games before and after, which a scratch copy never leads to. */
  readonly game: Pick<ReplayGame, 'before' | 'after'>
  readonly isScratch: boolean
}

/** The moment that a step leads to. Past the ends of the game it is the start of a hand of another game. Null: nowhere. */
export const momentAfter = (step: StepThrough, way: 1 | -1, { hands, at, game, isScratch }: StepFrom): GameMoment | null => {
  const next = step(hands, at, way)
  const beside = game[way > 0 ? 'after' : 'before']
  return next ?? (step !== stepFinding && beside !== null && !isScratch ? { hand: beside, act: 0 } : null)
}

/** The innermost thing that is open, which Escape closes. */
export const openInReplay = (open: {
  readonly hasDraft: boolean
  readonly comparing: boolean
  readonly isScratch: boolean
}): 'draft' | 'comparison' | 'scratch' | 'replay' =>
  open.hasDraft ? 'draft' : open.comparing ? 'comparison' : open.isScratch ? 'scratch' : 'replay'
