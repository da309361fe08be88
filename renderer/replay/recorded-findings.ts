import type { ReplayHand } from '../../desk/contract/replay.ts'
import type { Finding, Level } from '../../engine/model/findings.ts'
import { SEATS } from '../../engine/model/seats.ts'
import type { PlayerNames } from '../../engine/phrases/phrases.ts'
import { nameAt } from '../language/names.ts'
import { foldedHand } from './player/folded-hand.ts'
import { worstLevel } from './player/track-marks.ts'

/** The findings in force of a hand. */
export const findingsInForce = ({ findings }: Pick<ReplayHand, 'findings'>): readonly Finding[] =>
  findings.filter(({ state }) => state !== 'gone').map(({ finding }) => finding)

/** The worst level at each act. */
export const levelsOf = (findings: readonly Finding[]): ReadonlyMap<number, Level> =>
  new Map(findings.map(({ event }) => [event, worstLevel(findings.filter((one) => one.event === event))]))

/** The names of the known players. */
export const peopleOf = (hand: ReplayHand): PlayerNames => {
  const view = foldedHand(hand).view(0)
  return Object.fromEntries(SEATS.map((seat) => [seat, nameAt(seat, view, hand.players)]).filter(([, name]) => name !== null))
}
