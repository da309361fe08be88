import { useState } from 'react'
import type { FixedPenalty } from '../../../engine/model/penalties.ts'
import { useFormDraft } from '../../app-state/storage/drafts.ts'
import { choiceDrafts, type PickedPenalty } from './picked-penalty.ts'
import { penaltyAsTyped, type TypedPenalty } from './typed-penalty.ts'

/** `form`: the name of the form's draft, in which the choice is kept. */
export const usePickedPenalty = (form: string): PickedPenalty => {
  const [typed, setPenalty] = useFormDraft<TypedPenalty | null>(choiceDrafts(form).penalty, () => null)
  const [beyond, setBeyond] = useState<FixedPenalty | null>(null)
  return { typed, penalty: penaltyAsTyped(typed), setPenalty, beyond, setBeyond }
}
