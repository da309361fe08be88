import type { ReplayHand } from '../../desk/contract/replay.ts'
import type { Level } from '../../engine/model/findings.ts'
import { SEATS } from '../../engine/model/seats.ts'
import type { PlayerNames } from '../../engine/phrases/phrases.ts'
import { nameAt } from '../language/names.ts'
import { foldedHand } from './player/folded-hand.ts'
import { colourOf, type ReplayFinding } from './player/track-marks.ts'

/** The findings of a hand that still exist; those that a ruling dismissed are marked. */
export const findingsInForce = ({ findings }: Pick<ReplayHand, 'findings'>): readonly ReplayFinding[] =>
  findings
    .filter(({ state }) => state !== 'gone')
    .map(({ finding, ruling }) => (ruling?.decision === 'dismissed' ? { ...finding, isDismissed: true } : finding))

/** The level that colours each act. */
export const levelsOf = (findings: readonly ReplayFinding[]): ReadonlyMap<number, Level> =>
  new Map(findings.map(({ event }) => [event, colourOf(findings.filter((one) => one.event === event))]))

/** The names of the known players. */
export const peopleOf = (hand: ReplayHand): PlayerNames => {
  const view = foldedHand(hand).view(0)
  return Object.fromEntries(SEATS.map((seat) => [seat, nameAt(seat, view, hand.players)]).filter(([, name]) => name !== null))
}
