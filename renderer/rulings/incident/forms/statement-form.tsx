import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Incident, Statement } from '../../../../desk/contract/rulings.ts'
import { CHOICES } from '../../../../desk/contract/vocabulary.ts'
import { ask, desk } from '../../../app-state/desk/client.ts'
import { useDraft } from '../../../app-state/storage/drafts.ts'
import type { SeatedPeople } from '../../../language/names.ts'
import { ChoiceField, PersonField, TextField, useNewPerson } from '../../../ui/fields/form-fields.tsx'
import { readPerson } from '../../../ui/fields/read-person.ts'
import { ActForm } from '../../fields/act-form.tsx'
import { firstLack, lackingPerson } from '../../fields/lacking.ts'
import { rulingInForce } from '../history.ts'

type FormProps = { readonly incident: Incident; readonly people: SeatedPeople; readonly onDone: () => void }

const OTHER = 'other'
const NOBODY = ''

/** Choice of a person: a player of the table or another name. Default: the player concerned, else nobody. */
const useWho = (people: SeatedPeople, draft: string, about: Pick<Incident, 'player' | 'seat'> | null = null) => {
  const concerned = people.find(({ name, seat }) => (about?.player ? name === about.player : seat === about?.seat))
  const [chosen, setSeat] = useState<string | null>(null)
  const seat = chosen ?? concerned?.seat ?? (people.length > 0 ? NOBODY : OTHER)
  const [name, setName] = useDraft(draft)
  const { data: players = [] } = useQuery(ask.players.list.queryOptions())
  const sitting = people.find((person) => person.seat === seat)
  const named = sitting ? { name: sitting.name } : seat === OTHER ? readPerson(name, players) : { name: '' }
  const newPerson = useNewPerson(seat === OTHER && !sitting ? name : '', players)
  return { seat, setSeat, name, setName, named, newPerson, isOther: seat === OTHER }
}

/** `begins`: the form's first field is the person, not the text. */
type WhoFieldsProps = {
  readonly label: string
  readonly people: SeatedPeople
  readonly who: ReturnType<typeof useWho>
  readonly begins?: boolean
}

const WhoFields = ({ label, people, who, begins = true }: WhoFieldsProps) => {
  const { t } = useTranslation()
  const choices = [
    ...people.map(({ seat, name }) => ({ value: seat as string, label: `${t(`letter.${seat}`)} ${name}` })),
    { value: OTHER, label: t('act.someoneElse') },
  ]
  return (
    <>
      {people.length > 0 && <ChoiceField label={label} choices={choices} value={who.seat} onValue={who.setSeat} first={begins} needed />}
      {who.isOther && (
        <PersonField
          label={people.length > 0 ? t('act.name') : label}
          value={who.name}
          onValue={who.setName}
          first={people.length === 0}
          newPerson={who.newPerson}
          needed
        />
      )}
    </>
  )
}

/** Form for a person's statement about the incident. */
export const StatementForm = ({ incident, people, onDone }: FormProps) => {
  const { t } = useTranslation()
  const draft = `incident-${incident.ref}-statement`
  const who = useWho(people, `${draft}-who`)
  const [role, setRole] = useState<Statement['role']>('player')
  const [text, setText] = useDraft(draft)
  return (
    <ActForm
      title={t('incident.addStatement')}
      submit={t('incident.noteDown')}
      lacking={firstLack(lackingPerson(t, who.named.name, who.newPerson), text.trim() === '' && t('act.noText'))}
      drafts={[draft, `${draft}-who`]}
      onSend={(said) => desk.incidents.addStatement({ ...said, incident: incident.ref, role, who: who.named, text: text.trim() })}
      onDone={onDone}
    >
      <WhoFields label={t('incident.saidBy')} people={people} who={who} />
      <ChoiceField
        label={t('incident.as')}
        choices={CHOICES.statementRole.map((value) => ({ value, label: t(`incident.role.${value}`) }))}
        value={role}
        onValue={setRole}
      />
      <TextField label={t('incident.said')} value={text} onValue={setText} max={20_000} first={people.length > 0} needed />
    </ActForm>
  )
}

/** Form to record that a person appeals against the ruling. */
export const AppealForm = ({ incident, people, onDone }: FormProps) => {
  const { t } = useTranslation()
  const draft = `incident-${incident.ref}-appeal`
  const who = useWho(people, `${draft}-who`, { player: rulingInForce(incident)?.player ?? incident.player, seat: incident.seat })
  const [grounds, setGrounds] = useDraft(draft)
  return (
    <ActForm
      title={t('incident.appeal')}
      submit={t('incident.lodge')}
      lacking={firstLack(lackingPerson(t, who.named.name, who.newPerson), grounds.trim() === '' && t('act.noGrounds'))}
      drafts={[draft, `${draft}-who`]}
      onSend={(said) => desk.incidents.appeal({ ...said, incident: incident.ref, who: who.named, grounds: grounds.trim() })}
      onDone={onDone}
    >
      <WhoFields label={t('incident.appealedBy')} people={people} who={who} begins={who.named.name === ''} />
      <TextField
        label={t('incident.grounds')}
        value={grounds}
        onValue={setGrounds}
        max={20_000}
        first={people.length > 0 && who.named.name !== ''}
        needed
      />
    </ActForm>
  )
}
