import { addDays } from 'date-fns/addDays'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DEFAULT_RULE_SET } from '../../../engine/editions/index.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { dayForField } from '../../language/format.ts'
import { LineField } from '../../ui/fields/line-field.tsx'
import { NumberField } from '../../ui/fields/number-field.tsx'
import { EditionField } from './edition-field.tsx'
import * as css from './start.module.css'

type Made = {
  readonly name: string
  readonly place: string
  readonly date: string
  readonly rules: string
  readonly tables: number
  readonly referee: string
}
type TournamentFormProps = { readonly busy: boolean; readonly onCreate: (made: Made) => void }

/** The likely date: a tournament created in the afternoon starts tomorrow. */
const likelyDay = (): string => dayFrom(new Date().getHours() < 14 ? 0 : 1)
const dayFrom = (later: number): string => dayForField(addDays(new Date(), later))

/** Form with the minimum for a new tournament file. */
export const TournamentForm = ({ busy, onCreate }: TournamentFormProps) => {
  const { t } = useTranslation()
  const [made, setMade] = useState<Made>({ name: '', place: '', date: likelyDay(), rules: DEFAULT_RULE_SET, tables: 0, referee: '' })
  const [asked, setAsked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useKeys({ 'Alt+n': () => form.current?.querySelector('input')?.focus() })
  const send = (event: FormEvent): void => {
    event.preventDefault()
    setAsked(true)
    if (made.name.trim() && made.referee.trim() && made.date) onCreate(made)
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
      <p className={`q2 wide ${css.days}`}>
        {([0, 1] as const).map((later) => (
          <button
            key={later}
            type="button"
            className={made.date === dayFrom(later) ? 'btn sm on' : 'btn sm'}
            aria-pressed={made.date === dayFrom(later)}
            onClick={() => setMade({ ...made, date: dayFrom(later) })}
          >
            {t(later === 0 ? 'start.today' : 'start.tomorrow')}
          </button>
        ))}
      </p>
      <EditionField value={made.rules} onValue={(rules) => setMade({ ...made, rules })} />
      <NumberField
        label={t('start.tables')}
        least={0}
        most={500}
        value={made.tables || null}
        onValue={(tables) => setMade({ ...made, tables: tables ?? 0 })}
      />
      {field('referee', true, true)}
      <p className="q2 wide">{t('start.thenSetup')}</p>
      <button type="submit" className="btn primary" disabled={busy}>
        {t('start.create')}
      </button>
    </form>
  )
}
