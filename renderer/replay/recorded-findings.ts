import type { ReplayHand } from '../../desk/contract/replay.ts'
import type { Finding } from '../../engine/model/findings.ts'
import type { Level } from '../../engine/model/levels.ts'
import { SEATS } from '../../engine/model/seats.ts'
import type { People } from '../../engine/wording/phrases/phrases.ts'
import { nameAt } from '../language/names.ts'
import { filmOf } from './player/folded-hand.ts'
import { heaviest } from './player/track-marks.ts'

/** The findings in force of a hand. */
export const standing = ({ findings }: ReplayHand): readonly Finding[] =>
  findings.filter(({ state }) => state !== 'gone').map(({ finding }) => finding)

/** The worst level at each act. */
export const levelsOf = (findings: readonly Finding[]): ReadonlyMap<number, Level> =>
  new Map(findings.map(({ event }) => [event, heaviest(findings.filter((one) => one.event === event))]))

/** The names of the known players. */
export const peopleOf = (hand: ReplayHand): People => {
  const view = filmOf(hand).view(0)
  return Object.fromEntries(SEATS.map((seat) => [seat, nameAt(seat, view, hand.players)]).filter(([, name]) => name !== null))
}
