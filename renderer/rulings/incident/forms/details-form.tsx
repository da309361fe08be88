import { useState } from 'react'
import type { Ref } from '../../../../desk/contract/base.ts'
import type { Incident } from '../../../../desk/contract/rulings.ts'
import type { TableState } from '../../../../desk/contract/tables.ts'
import { CHOSEN_WORDS, INCIDENT_TEXTS, type IncidentText } from '../../../../desk/contract/vocabulary.ts'
import { desk } from '../../../app-state/desk/client.ts'
import { useFormDraft } from '../../../app-state/storage/drafts.ts'
import { findingWords } from '../../../language/finding-words.ts'
import { useWords } from '../../../language/language.ts'
import { handsShort, type SeatedPeople } from '../../../language/names.ts'
import { ChoiceField, TextField } from '../../../ui/fields/form-fields.tsx'
import { NumberInput } from '../../../ui/fields/number-input.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { ActForm } from '../../fields/act-form.tsx'

type DetailsFormProps = {
  readonly incident: Incident
  readonly state: TableState | undefined
  readonly people: SeatedPeople
  /** The act that the board shows; the default for the first act. */
  readonly at: number | null
  readonly onDone: () => void
}

/**
 * Form for an incident's details: fact, player, first and last act, routine or notable. Only what was changed in it is saved, so that it does not
 * undo what another changes meanwhile.
 */
export const DetailsForm = ({ incident, state, people, at, onDone }: DetailsFormProps) => {
  const { t, language } = useWords()
  const draft = `incident-${incident.ref}-details`
  const [changed, setChanged] = useFormDraft<Partial<Details> & { readonly before?: Partial<Texts> }>(draft, () => ({}))
  const change = (part: typeof changed): void => setChanged({ ...changed, ...part })
  const [shownAct] = useState(at)
  const { note, weight, players, from, to, hand, finding }: Details = {
    note: incident.note,
    weight: incident.weight,
    players: incident.players,
    from: String(incident.event ?? shownAct ?? ''),
    to: String(incident.to ?? ''),
    hand: incident.hand,
    finding: '',
    ...changed,
  }
  const texts: Texts = { note }
  const replaced = INCIDENT_TEXTS.find((name) => {
    const { [name]: before = incident[name] } = changed.before ?? {}
    return before !== incident[name] && name in changedTexts(texts, incident)
  })
  const changeText = (name: IncidentText, text: string): void =>
    change({ [name]: text, before: { ...changed.before, [name]: changed.before?.[name] ?? incident[name] } })
  const last = state?.acts.length ?? 0
  const free = (state?.findings ?? []).filter((shown) => shown.incident === null && shown.state !== 'gone')
  const names = [...new Set([...people.map(({ name }) => name), ...incident.players])]
  const inOtherHand = hand !== incident.hand
  const wrong = [from, to].some((act) => act !== '' && !(/^[1-9]\d*$/.test(act) && (inOtherHand || Number(act) <= last)))
  const backwards = from !== '' && to !== '' && Number(to) < Number(from)
  return (
    <ActForm
      title={t('incident.fillIn')}
      submit={t('incident.noteDown')}
      lacking={wrong ? t('incident.noSuchAct', { last }) : backwards ? t('incident.backwards') : null}
      // whoever wrote other words meanwhile has them replaced knowingly
      warning={replaced ? { of: incident[replaced], says: t('incident.noteMeanwhile', { note: incident[replaced] }) } : null}
      drafts={[draft]}
      onSend={(said) =>
        desk.incidents.fillIn({
          ...said,
          incident: incident.ref,
          ...changedTexts(texts, incident),
          ...(weight !== incident.weight && { weight }),
          ...(players.join() !== incident.players.join() && { players: players.map((name) => ({ name })) }),
          ...(inOtherHand && { hand }),
          ...(finding !== '' && { finding }),
          ...(from !== String(incident.event ?? '') && { from: from === '' ? null : Number(from) }),
          ...(to !== String(incident.to ?? '') && { to: to === '' ? null : Number(to) }),
        })
      }
      onDone={onDone}
    >
      <TextField label={t('incident.what')} value={note} onValue={(text) => changeText('note', text)} max={20_000} first />
      <div className="picks">
        {names.length > 0 && (
          <fieldset className="field">
            <legend className="label">{t('incident.concerned')}</legend>
            <div className="picks">
              {names.map((name) => (
                <label key={name} className={players.includes(name) ? 'btn on' : 'btn'}>
                  <input
                    type="checkbox"
                    className="sr"
                    checked={players.includes(name)}
                    onChange={() =>
                      change({ players: players.includes(name) ? players.filter((one) => one !== name) : [...players, name] })
                    }
                  />
                  {name}
                </label>
              ))}
            </div>
          </fieldset>
        )}
        <ChoiceField
          label={t('incident.weight')}
          choices={CHOSEN_WORDS.weight.map((value) => ({ value, label: t(`incident.weightIs.${value}`) }))}
          value={weight}
          onValue={(weight) => change({ weight })}
        />
        {state && (
          <>
            <div className="field short">
              <label htmlFor="act-from">{t('incident.from')}</label>
              <NumberInput id="act-from" value={from} onValue={(from) => change({ from })} />
            </div>
            <div className="field short">
              <label htmlFor="act-to">{t('incident.to')}</label>
              <NumberInput id="act-to" value={to} onValue={(to) => change({ to })} />
            </div>
          </>
        )}
        {state && state.hands.length > 1 && (
          <SelectField
            label={t('table.hand')}
            options={handsShort(state.hands, t).map((label, at) => ({ value: state.hands[at]?.id ?? '', label }))}
            value={hand}
            onValue={(hand) => change({ hand })}
          />
        )}
        {state && free.length > 0 && !inOtherHand && incident.finding === null && (
          <SelectField<Ref | ''>
            label={t('incident.finding')}
            options={[
              { value: '', label: t('incident.noFinding') },
              ...free.map(({ ref, finding: found }) => ({
                value: ref,
                label: `${t('app.act', { act: found.event })}${t('app.colon')}${findingWords(found, state.rules, language).title}`,
              })),
            ]}
            value={finding}
            onValue={(finding) => change({ finding })}
          />
        )}
      </div>
    </ActForm>
  )
}

/** The details as typed. */
type Details = Pick<Incident, 'note' | 'weight' | 'players' | 'hand'> & {
  readonly from: string
  readonly to: string
  readonly finding: Ref | ''
}

/** The texts of an incident as typed. */
type Texts = Readonly<Record<IncidentText, string>>

/** The texts that differ from those of the incident. A missing one does not compile. */
const changedTexts = (texts: Texts, incident: Incident): Partial<Texts> =>
  Object.fromEntries(INCIDENT_TEXTS.filter((name) => texts[name].trim() !== incident[name]).map((name) => [name, texts[name].trim()]))
