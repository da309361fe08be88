import type { LedgerRow } from '../../../../desk/contract/penalties.ts'
import { penaltyName } from '../../../../engine/wording/penalties/penalties.ts'
import { desk } from '../../../app-state/desk/client.ts'
import { useDraft } from '../../../app-state/storage/drafts.ts'
import { dotted } from '../../../language/format.ts'
import { useWords } from '../../../language/language.ts'
import { TextField } from '../../../ui/fields/form-fields.tsx'
import { ActForm } from '../../fields/act-form.tsx'

type CancelPenaltyFormProps = { readonly penalty: LedgerRow; readonly onDone: () => void }

/** Cancels a penalty with a reason. The ruling stays; nothing is deleted. */
export const CancelPenaltyForm = ({ penalty, onDone }: CancelPenaltyFormProps) => {
  const { t, language } = useWords()
  const draft = `penalty-${penalty.ref}-cancel`
  const [text, setText] = useDraft(draft)
  const reason = text.trim()
  return (
    <ActForm
      title={t('penalties.cancel')}
      note={dotted(penaltyName(penalty.penalty, language), penalty.player)}
      submit={t('penalties.confirm')}
      lacking={reason === '' ? t('act.noReason') : null}
      drafts={[draft]}
      onSend={(said) => desk.penalties.cancel({ ...said, penalty: penalty.ref, reason })}
      onDone={onDone}
    >
      <TextField label={t('penalties.why')} value={text} onValue={setText} first needed />
    </ActForm>
  )
}
