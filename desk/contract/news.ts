import type { Present } from './presence.ts'
import type { Saving } from './saving.ts'

/** Events for every window, in log order. `tablets`: the tablets' state changed. `clocks`: displayed times changed. */
export type News =
  | { readonly kind: 'entry'; readonly seq: number; readonly table: string | null }
  | { readonly kind: 'saving'; readonly saving: Saving }
  | { readonly kind: 'tablets' }
  | { readonly kind: 'clocks' }
  /** Current presence at the tables. */
  | { readonly kind: 'presence'; readonly here: readonly Present[] }
