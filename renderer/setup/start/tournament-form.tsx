import { addDays } from 'date-fns/addDays'
import { type FormEvent, useRef, useState } from 'react'
import type { InputOf } from '../../../desk/contract/base.ts'
import type { tournaments } from '../../../desk/contract/tournaments.ts'
import { DEFAULT_RULE_SET, ruleSets } from '../../../engine/editions/index.ts'
import { typeset } from '../../../engine/phrases/typeset.ts'
import { inForceSince, isInForce } from '../../../engine/wording/terms/rule-sets.ts'
import { useFormDraft } from '../../app-state/storage/drafts.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { dayForField } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { LineField } from '../../ui/fields/line-field.tsx'
import { NumberField } from '../../ui/fields/number-field.tsx'

type Made = Omit<InputOf<typeof tournaments.create>, 'house'>
/** No number of tables: they are made with the rounds. */
type Typed = Omit<Made, 'tables'> & { readonly tables: number | null }
type TournamentFormProps = { readonly busy: boolean; readonly onCreate: (made: Made) => void }

/** The name of this form's draft. */
export const NEW_TOURNAMENT = 'new-tournament'

/** The likely date: a tournament created in the afternoon starts tomorrow. */
const likelyDay = (): string => dayFrom(new Date().getHours() < 14 ? 0 : 1)
const dayFrom = (later: number): string => dayForField(addDays(new Date(), later))

/** Form with the minimum for a new tournament file. */
export const TournamentForm = ({ busy, onCreate }: TournamentFormProps) => {
  const { t } = useWords()
  const [made, setMade] = useFormDraft<Typed>(NEW_TOURNAMENT, () => ({
    name: '',
    place: '',
    date: likelyDay(),
    rules: DEFAULT_RULE_SET,
    tables: null,
    referee: '',
  }))
  const [asked, setAsked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useKeys({ 'Alt+n': () => form.current?.querySelector('input')?.focus() })
  const send = (event: FormEvent): void => {
    event.preventDefault()
    setAsked(true)
    if (made.name.trim() && made.referee.trim() && made.date && (made.tables ?? 1) > 0) onCreate({ ...made, tables: made.tables ?? 0 })
    else requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }
  const field = (key: 'name' | 'place' | 'date' | 'referee', wide: boolean, needed: boolean) => (
    <LineField
      label={t(`start.${key}`)}
      type={key === 'date' ? 'date' : 'text'}
      value={made[key]}
      onValue={(text) => setMade({ ...made, [key]: text })}
      wide={wide}
      wrong={asked && needed && made[key].trim() === '' ? t('start.required') : null}
    />
  )
  return (
    <form className="form" ref={form} onSubmit={send} noValidate>
      {field('name', true, true)}
      {field('place', false, false)}
      {field('date', false, true)}
      <p className="q2 wide cluster">
        {([0, 1] as const).map((later) => (
          <Button
            key={later}
            className={made.date === dayFrom(later) ? 'sm on' : 'sm'}
            label={t(later === 0 ? 'start.today' : 'start.tomorrow')}
            aria-pressed={made.date === dayFrom(later)}
            onClick={() => setMade({ ...made, date: dayFrom(later) })}
          />
        ))}
      </p>
      <EditionField value={made.rules} onValue={(rules) => setMade({ ...made, rules })} />
      <NumberField label={t('start.tables')} least={1} most={500} value={made.tables} onValue={(tables) => setMade({ ...made, tables })} />
      {field('referee', true, true)}
      <p className="q2 wide">{t('start.thenSetup')}</p>
      <Button type="submit" className="primary" label={t('start.create')} disabled={busy} />
    </form>
  )
}

type EditionFieldProps = { readonly value: string; readonly onValue: (id: string) => void }

const GROUPS = [
  { label: 'start.inForce', editions: ruleSets.filter(({ texts }) => isInForce(texts)) },
  { label: 'start.earlier', editions: ruleSets.filter(({ texts }) => !isInForce(texts)) },
] as const

/** The choice of an edition: those in force first, each with its date; below it, whose rules the chosen one holds. */
const EditionField = ({ value, onValue }: EditionFieldProps) => {
  const { t, language } = useWords()
  const chosen = ruleSets.find(({ id }) => id === value)?.texts
  return (
    <div className="field wide">
      <label htmlFor="new-rules">{t('start.rules')}</label>
      <select id="new-rules" aria-describedby="new-rules-about" value={value} onChange={(event) => onValue(event.target.value)}>
        {GROUPS.map(({ label, editions }) => (
          <optgroup key={label} label={t(label)}>
            {editions.map(({ id, texts }) => (
              <option key={id} value={id}>
                {[texts.name[language], inForceSince(texts, language)].filter(Boolean).join(', ')}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      {chosen && (
        <p className="q2" id="new-rules-about" aria-live="polite">
          {typeset(chosen.about[language], language)}
        </p>
      )}
    </div>
  )
}
