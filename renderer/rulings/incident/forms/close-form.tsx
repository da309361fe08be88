import { useTranslation } from 'react-i18next'
import type { Incident } from '../../../../desk/contract/rulings.ts'
import { desk } from '../../../app-state/desk/client.ts'
import { useDraft } from '../../../app-state/storage/drafts.ts'
import { TextField } from '../../../ui/fields/form-fields.tsx'
import { ActForm } from '../../fields/act-form.tsx'

type CloseFormProps = { readonly incident: Incident; readonly how: 'agreement' | 'closed' | 'reopened'; readonly onDone: () => void }

/** Closes an incident by agreement or at the referee's discretion, or reopens it; always with a reason. */
export const CloseForm = ({ incident: { ref }, how, onDone }: CloseFormProps) => {
  const { t } = useTranslation()
  const draft = `incident-${ref}-${how}`
  const [text, setText] = useDraft(draft)
  const reason = text.trim()
  return (
    <ActForm
      title={t(`incident.closing.${how}`)}
      submit={t(`incident.close.${how}`)}
      lacking={reason === '' ? t('act.noReason') : null}
      drafts={[draft]}
      onSend={(said) =>
        how === 'reopened'
          ? desk.incidents.reopen({ ...said, incident: ref, reason })
          : desk.incidents.close({ ...said, incident: ref, how, reason })
      }
      onDone={onDone}
    >
      <TextField label={t(how === 'agreement' ? 'incident.agreed' : 'ruling.reason')} value={text} onValue={setText} first needed />
    </ActForm>
  )
}
