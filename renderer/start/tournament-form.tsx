import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RULE_SET_IDS } from '../../engine/rule-sets/ids.ts'
import { ruleSetName } from '../../engine/words/rule-sets.ts'
import { useLanguage } from '../language/language.ts'
import { LineField } from '../shell/line-field.tsx'
import { NumberField } from '../shell/number-field.tsx'

type Made = {
  readonly name: string
  readonly place: string
  readonly date: string
  readonly rules: string
  readonly tables: number
  readonly referee: string
}
type TournamentFormProps = { readonly busy: boolean; readonly onCreate: (made: Made) => void }

const today = (): string => {
  const now = new Date()
  return [now.getFullYear(), `${now.getMonth() + 1}`.padStart(2, '0'), `${now.getDate()}`.padStart(2, '0')].join('-')
}

/** What a new tournament file needs, and no more. */
export const TournamentForm = ({ busy, onCreate }: TournamentFormProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const [made, setMade] = useState<Made>({ name: '', place: '', date: today(), rules: RULE_SET_IDS[0], tables: 8, referee: '' })
  const [asked, setAsked] = useState(false)
  const send = (event: FormEvent): void => {
    event.preventDefault()
    setAsked(true)
    if (made.name.trim() && made.referee.trim() && made.date && made.tables > 0) onCreate(made)
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
    <form className="form" onSubmit={send} noValidate>
      {field('name', true, true)}
      {field('place', false, false)}
      {field('date', false, true)}
      <div className="field">
        <label htmlFor="new-rules">{t('start.rules')}</label>
        <select id="new-rules" value={made.rules} onChange={(event) => setMade({ ...made, rules: event.target.value })}>
          {RULE_SET_IDS.map((id) => (
            <option key={id} value={id}>
              {ruleSetName({ id, edition: '' }, language)}
            </option>
          ))}
        </select>
      </div>
      <NumberField
        label={t('start.tables')}
        least={1}
        most={500}
        value={made.tables || null}
        onValue={(tables) => setMade({ ...made, tables: tables ?? 0 })}
      />
      {field('referee', true, true)}
      <button type="submit" className="btn primary" disabled={busy}>
        {t('start.create')}
      </button>
    </form>
  )
}
