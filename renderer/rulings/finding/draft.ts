import { useState } from 'react'
import type { ShownFinding } from '../../../desk/contract/rulings.ts'
import type { Penalty } from '../../../engine/model/penalties.ts'
import { session } from '../../app-state/storage/session.ts'

/** What is being signed; null: nothing yet. `decide`: a penalty that the rules leave to the referee. */
export type Mode = 'confirm' | 'decide' | 'change' | 'dismiss' | 'stands' | null

/** What was chosen and typed for a finding and not yet signed; a reason that nobody typed is written anew in the reader's language. */
export type Draft = {
  readonly mode: Mode
  readonly reasons: Partial<Readonly<Record<Exclude<Mode, null>, string>>>
  readonly penalty: Penalty | null
}
const NOTHING: Draft = { mode: null, reasons: {}, penalty: null }

/** Kept in this window until it is signed: a referee looks something up, closes the form, reloads, and goes on where it was. */
export const useDraft = (finding: string) => {
  const key = `draft.${finding}`
  const [draft, setDraft] = useState<Draft>(() => JSON.parse(session.read(key) ?? 'null') ?? NOTHING)
  const change = (part: Partial<Draft>): void => {
    const next = { ...draft, ...part }
    session.write(key, JSON.stringify(next))
    setDraft(next)
  }
  const forget = (): void => {
    session.write(key, null)
    setDraft(NOTHING)
  }
  return { draft, change, forget }
}

/** The penalty that counts now: the one imposed, or what is chosen in the form that is open, else the one proposed. */
export const penaltyNow = ({ ruling, proposed }: Pick<ShownFinding, 'ruling' | 'proposed'>, { mode, penalty }: Draft): Penalty =>
  ((mode === 'change' || mode === 'decide') && penalty) || (ruling?.imposed ?? proposed)
