import { useMemo, useState } from 'react'
import type { TableState } from '../../../desk/contract/tables.ts'
import type { Completion } from '../../../engine/completion/complete.ts'
import { mayCall } from '../../app-state/identity/asker.ts'
import { firstCompletions } from '../entry/entry-reading.ts'
import { viewAt } from '../optimistic/preview-correction.ts'
import type { DraftMoment } from './draft.ts'
import type { CorrectingState } from './use-correcting.ts'

/** Completions of the text of a correction, at the moment of its line. */
export type Proposal = {
  readonly rows: readonly Completion[]
  readonly picked: number
  readonly text: string
  readonly pick: (by: 1 | -1) => void
  readonly take: (line: string) => void
}

const NONE: readonly Completion[] = []

/** Completions for the act that is inserted or changed; null while no act is. */
export const useProposal = (state: TableState, { draft, line, type }: CorrectingState, moment: DraftMoment | null): Proposal | null => {
  const [at, setAt] = useState({ place: '', row: 0 })
  const text = draft && 'text' in draft && line?.kind === 'act' ? draft.text : null
  const after = moment?.after
  const view = useMemo(() => (after === undefined ? null : after === state.acts.length ? state.view : viewAt(state, after)), [state, after])
  const rows = useMemo(
    () =>
      text === null || view === null ? NONE : firstCompletions(text, view, mayCall('findings/rule')).filter((row) => row.line !== text),
    [text, view],
  )
  if (text === null) return null
  const place = JSON.stringify(draft)
  const picked = at.place === place ? Math.min(at.row, Math.max(0, rows.length - 1)) : 0
  return {
    rows,
    picked,
    text,
    pick: (by) => setAt({ place, row: Math.max(0, picked + by) }),
    take: (line) => type(line),
  }
}
