import { replaceEqualDeep } from '@tanstack/react-query'
import type { TableView } from '../../engine/view.ts'
import type { Film } from './film.ts'

const shown = new WeakMap<Film, TableView>()

/** The table after an act; what lies as in the view before is the same object, so that only what changed is drawn. */
export const viewAt = (film: Film, act: number): TableView => {
  const view = replaceEqualDeep(shown.get(film), film.view(act))
  shown.set(film, view)
  return view
}
