import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Incident, Statement } from '../../../../desk/contract/rulings.ts'
import { CHOSEN_WORDS } from '../../../../desk/contract/vocabulary.ts'
import { penaltyName } from '../../../../engine/wording/penalties/penalties.ts'
import { desk } from '../../../app-state/desk/client.ts'
import { useDraft, useFormDraft } from '../../../app-state/storage/drafts.ts'
import { dotted } from '../../../language/format.ts'
import { useWords } from '../../../language/language.ts'
import type { SeatedPeople } from '../../../language/names.ts'
import { ChoiceField, TextField } from '../../../ui/fields/form-fields.tsx'
import { ActForm } from '../../fields/act-form.tsx'
import { firstLack, lackingPerson } from '../../fields/lacking.ts'
import { useWho, WhoFields } from '../../fields/who-fields.tsx'
import { apartIn } from '../../rulings-in-force.ts'
import { rulingsToAppeal } from '../history.ts'

type FormProps = { readonly incident: Incident; readonly people: SeatedPeople; readonly onDone: () => void }

/** Form for a person's statement about the incident. */
export const StatementForm = ({ incident, people, onDone }: FormProps) => {
  const { t } = useTranslation()
  const draft = `incident-${incident.ref}-statement`
  const drafts = [draft, `${draft}-who`, `${draft}-seat`, `${draft}-role`]
  const who = useWho(people, useDraft(`${draft}-who`), { seat: useDraft(`${draft}-seat`) })
  const [role, setRole] = useFormDraft<Statement['role']>(`${draft}-role`, () => 'player')
  const [text, setText] = useDraft(draft)
  return (
    <ActForm
      title={t('incident.addStatement')}
      submit={t('incident.noteDown')}
      lacking={firstLack(lackingPerson(t, who.named.name, who.newPerson), text.trim() === '' && t('act.noText'))}
      drafts={drafts}
      onSend={(said) => desk.incidents.addStatement({ ...said, incident: incident.ref, role, who: who.named, text: text.trim() })}
      onDone={onDone}
    >
      <WhoFields label={t('incident.saidBy')} people={people} who={who} begins={people.length === 0} />
      <ChoiceField
        label={t('incident.as')}
        choices={CHOSEN_WORDS.statementRole.map((value) => ({ value, label: t(`incident.role.${value}`) }))}
        value={role}
        onValue={setRole}
      />
      <TextField label={t('incident.said')} value={text} onValue={setText} max={20_000} first={people.length > 0} needed />
    </ActForm>
  )
}

/** Form to record that a person appeals against the ruling. */
export const AppealForm = ({ incident, people, onDone }: FormProps) => {
  const { t, language } = useWords()
  const draft = `incident-${incident.ref}-appeal`
  // whoever rules meanwhile does not change what is appealed
  const [rulings] = useState(() => rulingsToAppeal(incident))
  const [chosen, choose] = useDraft(`${draft}-ruling`)
  const ruling = rulings.length > 1 ? rulings.find(({ ref }) => ref === chosen) : rulings[0]
  const apart = apartIn(incident.rulings, language)
  const about = ruling?.player ?? incident.player
  const who = useWho(people, useDraft(`${draft}-who`), {
    seat: useDraft(`${draft}-seat`),
    first: people.find(({ name, seat }) => (about ? name === about : seat === incident.seat))?.name,
  })
  const [grounds, setGrounds] = useDraft(draft)
  return (
    <ActForm
      title={t('incident.appeal')}
      note={ruling && apart(ruling)}
      submit={t('incident.lodge')}
      lacking={firstLack(
        rulings.length > 1 && !ruling && t('act.noName'),
        lackingPerson(t, who.named.name, who.newPerson),
        grounds.trim() === '' && t('act.noGrounds'),
      )}
      drafts={[draft, `${draft}-who`, `${draft}-seat`, `${draft}-ruling`]}
      onSend={(said) =>
        desk.incidents.appeal({
          ...said,
          incident: incident.ref,
          ...(ruling && { ruling: ruling.ref }),
          who: who.named,
          grounds: grounds.trim(),
        })
      }
      onDone={onDone}
    >
      {rulings.length > 1 && (
        <ChoiceField
          label={t('incident.about')}
          choices={rulings.map((one) => ({
            value: one.ref,
            label: dotted(apart(one), penaltyName(one.imposed, language), one.cancelled && t('precedents.cancelled')),
          }))}
          value={ruling?.ref ?? null}
          onValue={choose}
          first
          needed
        />
      )}
      <WhoFields label={t('incident.appealedBy')} people={people} who={who} begins={people.length === 0 && rulings.length < 2} />
      <TextField
        label={t('incident.grounds')}
        value={grounds}
        onValue={setGrounds}
        max={20_000}
        first={people.length > 0 && rulings.length < 2}
        needed
      />
    </ActForm>
  )
}
