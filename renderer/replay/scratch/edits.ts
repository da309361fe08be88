import type { Act } from '../../../desk/contract/hands.ts'
import type { Reel, Scratch, ScratchEdit } from '../../../desk/contract/replay.ts'
import { formatActs } from '../../../engine/notation/format/format-event.ts'
import { lineParts, type RecordRow } from '../../record/table/rows.ts'

/** A change of a row of a scratch copy that is not applied yet. */
export type ScratchDraft = { readonly do: 'replace' | 'before' | 'after'; readonly text: string }

/** The acts of a scratch copy as listed; inserted and changed ones are marked. */
export const scratchRows = ({ events }: Reel, origins: Scratch['origins'], lines: readonly Act[]): readonly RecordRow[] =>
  formatActs(events).map(({ line, first, count }) => {
    const { act, as } = origins[first - 1] ?? { act: null, as: 'put-in' as const }
    const recorded = act === null ? undefined : lines[act - 1]
    return {
      from: first,
      to: first + count - 1,
      ref: String(first),
      held: false,
      ...lineParts(line),
      text: line,
      was: as === 'changed' ? (recorded?.form?.text ?? recorded?.text ?? null) : null,
      inserted: as === 'put-in',
    }
  })

/** A draft as a scratch edit. Before the first act there is nothing to replace. */
export const scratchEdit = ({ do: what, text }: ScratchDraft, row: Pick<RecordRow, 'from' | 'to'> | undefined): ScratchEdit => {
  const line = text.trim()
  if (!row) return { do: 'insert', at: 1, text: line }
  switch (what) {
    case 'replace':
      return { do: 'replace', at: row.from, count: row.to - row.from + 1, text: line }
    case 'before':
      return { do: 'insert', at: row.from, text: line }
    case 'after':
      return { do: 'insert', at: row.to + 1, text: line }
  }
}

/** Removes a row; a short form as a whole. */
export const removeRow = ({ from, to }: Pick<RecordRow, 'from' | 'to'>): ScratchEdit => ({ do: 'remove', at: from, count: to - from + 1 })

/** The act to show after a change: the inserted one, or the one before the removed one. */
export const actToShow = (edit: ScratchEdit): number => (edit.do === 'remove' ? edit.at - 1 : edit.at)
