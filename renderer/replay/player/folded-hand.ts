import { replaceEqualDeep } from '@tanstack/react-query'
import type { Reel } from '../../../desk/contract/replay.ts'
import { advance, begin } from '../../../engine/judging/judge.ts'
import type { Play } from '../../../engine/judging/play.ts'
import { viewOf } from '../../../engine/judging/view/view-table.ts'
import type { TableView } from '../../../engine/table/table-view.ts'

/** A folded hand: its state after any of its acts. */
export type FoldedHand = {
  readonly acts: number
  /** The hand after this many acts, as it was known then. */
  readonly at: (act: number) => Play
  readonly view: (act: number) => TableView
}

/**
 * Folds a hand once, as far as it is viewed, and stores the state after every act. The states share their unchanged parts, so all together
 * need little more memory than the last one, and jumping back is free.
 */
export const foldedHand = (reel: Reel): FoldedHand => {
  const film = films.get(reel) ?? fold(reel)
  films.set(reel, film)
  return film
}

const films = new WeakMap<Reel, FoldedHand>()

const fold = ({ header, rules, carry, events }: Reel): FoldedHand => {
  const plays: [Play, ...Play[]] = [begin(header, rules, carry)]
  const at = (act: number): Play => {
    const wanted = Math.max(0, Math.min(act, events.length))
    for (const event of events.slice(plays.length - 1, wanted)) plays.push(advance(plays.at(-1) ?? plays[0], event))
    return plays[wanted] ?? plays[0]
  }
  return { acts: events.length, at, view: (act) => viewOf(at(act)) }
}

const shown = new WeakMap<FoldedHand, TableView>()

/** The table after an act. Unchanged parts are the same objects as in the previous view, so that only the changes render. */
export const viewAt = (film: FoldedHand, act: number): TableView => {
  const view = replaceEqualDeep(shown.get(film), film.view(act))
  shown.set(film, view)
  return view
}
