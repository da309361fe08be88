import { useTranslation } from 'react-i18next'
import type { Incident } from '../../../../desk/contract/rulings.ts'
import { desk } from '../../../app-state/desk/client.ts'
import { useDraft } from '../../../app-state/storage/drafts.ts'
import { TextField } from '../../../ui/fields/form-fields.tsx'
import { ActForm } from '../../fields/act-form.tsx'
import { firstLack } from '../../fields/lacking.ts'
import { undecidedAppeal } from '../history.ts'

type CloseFormProps = { readonly incident: Incident; readonly how: 'agreement' | 'closed' | 'reopened'; readonly onDone: () => void }

/**
 * Closes an incident by agreement or at the referee's discretion, or reopens it; always with a reason. While an appeal is undecided, only an
 * agreement closes it.
 */
export const CloseForm = ({ incident, how, onDone }: CloseFormProps) => {
  const { t } = useTranslation()
  const { ref } = incident
  const appeal = how === 'reopened' ? null : undecidedAppeal(incident)
  const undecided = appeal && t('incident.appealWaits', { name: appeal.appealedBy ?? t('incident.unknown') })
  const draft = `incident-${ref}-${how}`
  const [text, setText] = useDraft(draft)
  const reason = text.trim()
  return (
    <ActForm
      title={t(`incident.closing.${how}`)}
      note={undecided ?? undefined}
      submit={t(`incident.close.${how}`)}
      lacking={firstLack(how === 'closed' && undecided, reason === '' && t('act.noReason'))}
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
