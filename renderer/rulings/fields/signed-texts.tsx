import type { SignedTexts } from '../../../desk/contract/inputs.ts'
import { useDraft } from '../../app-state/storage/drafts.ts'
import { TextField } from '../../ui/fields/form-fields.tsx'

/** The texts that a form signs a ruling with. `said`: the part of a request that has them; a missing text does not compile. `drafts`: their drafts. */
export const useSignedTexts = (draft: string) => {
  const [reason, setReason] = useDraft(draft)
  const said: Required<SignedTexts> = { reason: reason.trim() }
  return { said, reason, setReason, drafts: [draft] }
}

type SignedTextFieldsProps = { readonly texts: ReturnType<typeof useSignedTexts>; readonly label: string; readonly lines?: number }

/** The fields of these texts. `label`, `lines`: of the reason. */
export const SignedTextFields = ({ texts: { reason, setReason }, label, lines = 2 }: SignedTextFieldsProps) => (
  <TextField label={label} value={reason} onValue={setReason} lines={lines} needed />
)
