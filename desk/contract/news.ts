import type { Present } from './presence.ts'
import type { Saving } from './saving.ts'

/** What is pushed to every window, in the order of the log; `tablets`: something about them is otherwise; `clocks`: times are told otherwise. */
export type News =
  | { readonly kind: 'entry'; readonly seq: number; readonly table: string | null }
  | { readonly kind: 'saving'; readonly saving: Saving }
  | { readonly kind: 'tablets' }
  | { readonly kind: 'clocks' }
  /** Who is at which table now. */
  | { readonly kind: 'presence'; readonly here: readonly Present[] }
