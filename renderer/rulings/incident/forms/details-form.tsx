import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Ref } from '../../../../desk/contract/base.ts'
import type { Incident } from '../../../../desk/contract/rulings.ts'
import type { TableState } from '../../../../desk/contract/tables.ts'
import { CHOICES } from '../../../../desk/contract/vocabulary.ts'
import { desk } from '../../../app-state/desk/client.ts'
import { forgetDraft, useDraft } from '../../../app-state/storage/drafts.ts'
import { findingWords } from '../../../language/finding-words.ts'
import { useLanguage } from '../../../language/language.ts'
import { handShort, type SeatedPeople } from '../../../language/names.ts'
import { ChoiceField, TextField } from '../../../ui/fields/form-fields.tsx'
import { ActForm } from '../../fields/act-form.tsx'

type DetailsFormProps = {
  readonly incident: Incident
  readonly state: TableState | undefined
  readonly people: SeatedPeople
  /** The act that the board shows; the default for the first act. */
  readonly at: number | null
  readonly onDone: () => void
}

/** Form for an incident's details: fact, player, first and last act, routine or notable. Unchanged fields are not saved again. */
export const DetailsForm = ({ incident, state, people, at, onDone }: DetailsFormProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const draft = `incident-${incident.ref}-note`
  const [kept, setNote] = useDraft(draft)
  const note = kept === '' ? incident.note : kept
  const [weight, setWeight] = useState(incident.weight)
  const [players, setPlayers] = useState<readonly string[]>(incident.players)
  const [from, setFrom] = useState(String(incident.event ?? at ?? ''))
  const [to, setTo] = useState(String(incident.to ?? ''))
  const [hand, setHand] = useState(incident.hand)
  const [finding, setFinding] = useState<Ref | ''>('')
  const last = state?.acts.length ?? 0
  const free = (state?.findings ?? []).filter((shown) => shown.incident === null && shown.state !== 'gone')
  const names = [...new Set([...people.map(({ name }) => name), ...incident.players])]
  const inOtherHand = hand !== incident.hand
  const wrong = [from, to].some((act) => act !== '' && !(Number(act) >= 1 && (inOtherHand || Number(act) <= last)))
  const backwards = from !== '' && to !== '' && Number(to) < Number(from)
  return (
    <ActForm
      title={t('incident.fillIn')}
      submit={t('incident.noteDown')}
      lacking={wrong ? t('incident.noSuchAct', { last }) : backwards ? t('incident.backwards') : null}
      onSend={(said) =>
        desk.incidents
          .fillIn({
            ...said,
            incident: incident.ref,
            ...(note.trim() !== incident.note && { note: note.trim() }),
            ...(weight !== incident.weight && { weight }),
            ...(players.join() !== incident.players.join() && { players: players.map((name) => ({ name })) }),
            ...(inOtherHand && { hand }),
            ...(finding !== '' && { finding }),
            ...(from !== String(incident.event ?? '') && { from: from === '' ? null : Number(from) }),
            ...(to !== String(incident.to ?? '') && { to: to === '' ? null : Number(to) }),
          })
          .then(() => forgetDraft(draft))
      }
      onDone={onDone}
    >
      <TextField label={t('incident.what')} value={note} onValue={setNote} max={20_000} first />
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
                    onChange={() => setPlayers((now) => (now.includes(name) ? now.filter((one) => one !== name) : [...now, name]))}
                  />
                  {name}
                </label>
              ))}
            </div>
          </fieldset>
        )}
        <ChoiceField
          label={t('incident.weight')}
          choices={CHOICES.weight.map((value) => ({ value, label: t(`incident.weightIs.${value}`) }))}
          value={weight}
          onValue={setWeight}
        />
        {state && (
          <>
            <div className="field short">
              <label htmlFor="act-from">{t('incident.from')}</label>
              <input id="act-from" type="number" min={1} value={from} onChange={(event) => setFrom(event.target.value)} />
            </div>
            <div className="field short">
              <label htmlFor="act-to">{t('incident.to')}</label>
              <input id="act-to" type="number" min={1} value={to} onChange={(event) => setTo(event.target.value)} />
            </div>
          </>
        )}
        {state && state.hands.length > 1 && (
          <div className="field">
            <label htmlFor="in-hand">{t('table.hand')}</label>
            <select id="in-hand" value={hand} onChange={(event) => setHand(event.target.value)}>
              {state.hands.map((one) => (
                <option key={one.id} value={one.id}>
                  {handShort(one, t)}
                </option>
              ))}
            </select>
          </div>
        )}
        {state && free.length > 0 && !inOtherHand && incident.finding === null && (
          <div className="field">
            <label htmlFor="its-finding">{t('incident.finding')}</label>
            <select
              id="its-finding"
              value={finding}
              onChange={(event) => setFinding(free.find(({ ref }) => ref === event.target.value)?.ref ?? '')}
            >
              <option value="">{t('incident.noFinding')}</option>
              {free.map((shown) => (
                <option key={shown.ref} value={shown.ref}>
                  {t('ruling.act', { act: shown.finding.event })}
                  {t('app.colon')}
                  {findingWords(shown.finding, state.rules, language).headline}
                </option>
              ))}
            </select>
          </div>
        )}
      </div>
    </ActForm>
  )
}
