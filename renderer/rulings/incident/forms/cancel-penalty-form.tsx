import { useState } from 'react'
import type { LedgerRow } from '../../../../desk/contract/penalties.ts'
import type { Incident } from '../../../../desk/contract/rulings.ts'
import { penaltyName } from '../../../../engine/wording/penalties/penalties.ts'
import { desk } from '../../../app-state/desk/client.ts'
import { useDraft } from '../../../app-state/storage/drafts.ts'
import { dotted } from '../../../language/format.ts'
import { useWords } from '../../../language/language.ts'
import { ruleName } from '../../../language/rule-name.ts'
import { ChoiceField, TextField } from '../../../ui/fields/form-fields.tsx'
import { ActForm } from '../../fields/act-form.tsx'
import { firstLack } from '../../fields/lacking.ts'

type CancelPenaltyFormProps = { readonly incident: Incident; readonly penalties: readonly LedgerRow[]; readonly onDone: () => void }

/** Cancels a penalty of an incident with a reason; if it has several, the one that is chosen. The ruling stays; nothing is deleted. */
export const CancelPenaltyForm = ({ incident, penalties, onDone }: CancelPenaltyFormProps) => {
  const { t, language } = useWords()
  const draft = `incident-${incident.ref}-cancel`
  const [text, setText] = useDraft(draft)
  const [chosen, choose] = useDraft(`${draft}-of`)
  // another window may cancel one of two meanwhile: that does not choose the other
  const [only] = useState(() => (penalties.length === 1 ? penalties[0]?.ref : undefined))
  const penalty = penalties.find(({ ref }) => ref === (only ?? chosen))
  const reason = text.trim()
  const ofSeveral = new Set(penalties.map(({ rule }) => rule)).size > 1
  const nameOf = (one: LedgerRow): string =>
    dotted(penaltyName(one.penalty, language), ofSeveral && ruleName(one.rule, language), one.player)
  return (
    <ActForm
      title={t('penalties.cancel')}
      note={penalty && nameOf(penalty)}
      submit={t('penalties.confirm')}
      lacking={firstLack(!penalty && t('act.noPenalty'), reason === '' && t('act.noReason'))}
      drafts={[draft, `${draft}-of`]}
      onSend={async (said) => penalty && desk.penalties.cancel({ ...said, penalty: penalty.ref, reason })}
      onDone={onDone}
    >
      {only === undefined && (
        <ChoiceField
          label={t('act.imposes')}
          choices={penalties.map((one) => ({ value: one.ref, label: nameOf(one) }))}
          value={penalty?.ref ?? null}
          onValue={choose}
          first
          needed
        />
      )}
      <TextField label={t('penalties.why')} value={text} onValue={setText} first={only !== undefined} needed />
    </ActForm>
  )
}
