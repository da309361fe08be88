import { replaceEqualDeep } from '@tanstack/react-query'
import type { Reel } from '../../../desk/contract/replay.ts'
import { advance, begin } from '../../../engine/judging/judge.ts'
import type { Play } from '../../../engine/judging/play.ts'
import { viewOf } from '../../../engine/judging/view/view-table.ts'
import type { TableView } from '../../../engine/table/table-view.ts'

/** A hand that can be looked at after any of its acts. */
export type Film = {
  readonly acts: number
  /** The hand after so many acts, as it was known then. */
  readonly at: (act: number) => Play
  readonly view: (act: number) => TableView
}

/**
 * Folds a hand once, as far as it is looked at, and keeps the state after every act: they share what did not change, so that all of them cost little more
 * than the last one, and a jump back costs nothing.
 */
export const filmOf = (reel: Reel): Film => {
  const film = films.get(reel) ?? fold(reel)
  films.set(reel, film)
  return film
}

const films = new WeakMap<Reel, Film>()

const fold = ({ header, rules, carry, events }: Reel): Film => {
  const plays: [Play, ...Play[]] = [begin(header, rules, carry)]
  const at = (act: number): Play => {
    const wanted = Math.max(0, Math.min(act, events.length))
    for (const event of events.slice(plays.length - 1, wanted)) plays.push(advance(plays.at(-1) ?? plays[0], event))
    return plays[wanted] ?? plays[0]
  }
  return { acts: events.length, at, view: (act) => viewOf(at(act)) }
}

const shown = new WeakMap<Film, TableView>()

/** The table after an act; what lies as in the view before is the same object, so that only what changed is drawn. */
export const viewAt = (film: Film, act: number): TableView => {
  const view = replaceEqualDeep(shown.get(film), film.view(act))
  shown.set(film, view)
  return view
}
