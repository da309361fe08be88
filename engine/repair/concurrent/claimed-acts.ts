import { advance } from '../../judging/judge.ts'
import type { Play } from '../../judging/play.ts'
import type { TableEvent } from '../../model/events.ts'
import { isGroupCall } from '../../table/table.ts'
import { strays } from './out-of-place.ts'

/** For each act of a branch the number of the act whose tile it claims, counted in the branch alone; undefined for other acts. */
export type ClaimedActs = readonly (number | undefined)[]

/** Only claims that follow their discard, in a branch without findings: else the claimed discard may be in the other branch. */
export const claimedActsIn = (common: Play, branch: readonly TableEvent[]): ClaimedActs => {
  let play = common
  const claimed = branch.map((event) => {
    const { target } = play.table
    const isClaim = event.verb === 'call' && (isGroupCall(event.call) || event.call === 'ron') && strays(play, event) === 0
    play = advance(play, event)
    return isClaim ? target?.event : undefined
  })
  return play.findings.length === common.findings.length ? claimed : []
}
