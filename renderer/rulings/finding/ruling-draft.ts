import { useEffect, useRef, useState } from 'react'
import type { Ref } from '../../../desk/contract/base.ts'
import type { Ruling, ShownFinding } from '../../../desk/contract/rulings.ts'
import { type Penalty, penaltyInForce } from '../../../engine/model/penalties.ts'
import { session } from '../../app-state/storage/session.ts'
import { penaltyAsTyped, type TypedPenalty } from '../fields/typed-penalty.ts'

/** The open signing form; null: none. `decide`: the rules leave the penalty to the referee; `milder`: the milder sanction that they allow. */
export type SigningMode = 'confirm' | 'decide' | 'change' | 'milder' | 'dismiss' | 'stands' | null

/** Unsigned choices and reasons for a finding. A reason that the user did not edit is written again when the language changes. */
export type RulingDraft = {
  readonly mode: SigningMode
  readonly reasons: Partial<Readonly<Record<Exclude<SigningMode, null>, string>>>
  readonly penalty: TypedPenalty | null
}
const NOTHING: RulingDraft = { mode: null, reasons: {}, penalty: null }

/**
 * The draft of a ruling. Its texts and penalty are stored for this window until it is signed. Its form is open again only where one goes back
 * to it, as from the rule: a ruling opened anew shows none, where the key that begins to confirm would sign it; nor does one that was signed meanwhile.
 */
export const useRulingDraft = ({ ref, ruling }: Pick<ShownFinding, 'ref' | 'ruling'>) => {
  const key = `draft.${ref}`
  const [draft, setDraft] = useState<RulingDraft>(() => ({
    ...NOTHING,
    ...JSON.parse(session.read(key) ?? '{}'),
    mode: formLeftOpen(ruling?.ref),
  }))
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const change = (part: Partial<RulingDraft>): void => {
    const next = { ...draft, ...part }
    const { mode, ...typed } = next
    session.write(key, JSON.stringify(typed))
    noteForm(mode, ruling?.ref)
    setDraft(next)
  }
  const forget = (): void => {
    session.write(key, null)
    // what was held is signed when another place is shown
    if (isShown.current) noteForm(null, undefined)
    setDraft(NOTHING)
  }
  return { draft, change, forget }
}

/** A place in the window's history. `ruling`: the newest then; `loaded`: when the page was loaded; after a reload no form is open. */
type Place = { readonly form?: SigningMode; readonly ruling?: Ref | undefined; readonly loaded?: number } | null

/** The form that was open when this place was left. */
const formLeftOpen = (newest: Ref | undefined): SigningMode => {
  const { form = null, ruling, loaded } = (history.state as Place) ?? {}
  return loaded === performance.timeOrigin && ruling === newest ? form : null
}
const noteForm = (form: SigningMode, ruling: Ref | undefined): void =>
  history.replaceState({ ...(history.state as Place), form, ruling, loaded: performance.timeOrigin }, '')

/** Whether the open form chooses a penalty. */
export const choosesPenalty = (mode: SigningMode): boolean => mode === 'change' || mode === 'decide' || mode === 'milder'

/** The current penalty: the one chosen in the open form, else the ruling’s, else the one proposed. */
export const currentPenalty = ({ ruling, proposed }: ProposedAndRuled, { mode, penalty }: RulingDraft): Penalty =>
  (choosesPenalty(mode) && penaltyAsTyped(penalty)) || (ruling ? penaltyInForce(ruling) : proposed)

type ProposedAndRuled = Pick<ShownFinding, 'proposed'> & { readonly ruling: Pick<Ruling, 'imposed' | 'cancelled'> | null }
