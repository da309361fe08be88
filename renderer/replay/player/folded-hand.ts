import { replaceEqualDeep } from '@tanstack/react-query'
import type { Reel } from '../../../desk/contract/replay.ts'
import { withFunctions } from '../../../engine/editions/index.ts'
import { advance, begin } from '../../../engine/judging/judge.ts'
import type { Play } from '../../../engine/judging/play.ts'
import { viewOf } from '../../../engine/judging/view/view-table.ts'
import { memoized } from '../../../engine/model/memo.ts'
import type { TableView } from '../../../engine/table/table-view.ts'

/** A folded hand: its state after any of its acts. */
export type FoldedHand = {
  readonly acts: number
  /** The hand after this many acts, as it was known then. */
  readonly at: (act: number) => Play
  /** The table after an act. Unchanged parts are the same objects as in the previous view, so that only the changes render. */
  readonly view: (act: number) => TableView
}

/**
 * Folds a hand once, as far as it is viewed, and stores the state after every act. The states share their unchanged parts, so all together
 * need little more memory than the last one, and jumping back is free.
 */
export const { get: foldedHand } = memoized(({ header, rules, carry, events }: Reel): FoldedHand => {
  const plays: [Play, ...Play[]] = [begin(header, withFunctions(rules), carry)]
  const at = (act: number): Play => {
    const wanted = Math.max(0, Math.min(act, events.length))
    for (const event of events.slice(plays.length - 1, wanted)) plays.push(advance(plays.at(-1) ?? plays[0], event))
    return plays[wanted] ?? plays[0]
  }
  let shown: TableView | undefined
  const view = (act: number): TableView => {
    shown = replaceEqualDeep(shown, viewOf(at(act)))
    return shown
  }
  return { acts: events.length, at, view }
})
