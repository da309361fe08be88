import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Player } from '../../../desk/contract/people.ts'
import { ask } from '../../app-state/desk/client.ts'

type TextFieldProps = {
  readonly label: string
  readonly value: string
  readonly onValue: (text: string) => void
  readonly first?: boolean
  readonly max?: number
  readonly lines?: number
  /** Required: a form that is sent without it moves the focus here. */
  readonly needed?: boolean
}

/** A field for long text. Enter begins a new line; Ctrl Enter sends the form. */
export const TextField = ({ label, value, onValue, first = false, max = 4000, lines = 2, needed = false }: TextFieldProps) => {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        dir="auto"
        rows={lines}
        maxLength={max}
        value={value}
        onChange={(event) => onValue(event.target.value)}
        {...(first && { 'data-first': true })}
        {...(needed && value.trim() === '' && { 'data-lacks': true })}
      />
    </div>
  )
}

type ChoiceFieldProps<T extends string> = {
  readonly label: string
  /** `hint`: the key that chooses it. */
  readonly choices: readonly { readonly value: T; readonly label: string; readonly hint?: string }[]
  /** Null while nothing is chosen. */
  readonly value: T | null
  readonly onValue: (value: T) => void
  readonly first?: boolean
  readonly needed?: boolean
}

/** One of a few choices: drawn as buttons, radios for the keyboard (arrows) and the screen reader. */
export const ChoiceField = <T extends string>({ label, choices, value, onValue, first = false, needed = false }: ChoiceFieldProps<T>) => {
  const name = useId()
  const isChosen = choices.some((one) => one.value === value)
  return (
    <fieldset className="field choice">
      <legend className="label">{label}</legend>
      <div className="picks">
        {choices.map((choice, n) => (
          <label key={choice.value} className={choice.value === value ? 'btn on' : 'btn'}>
            <input
              type="radio"
              className="sr"
              name={name}
              checked={choice.value === value}
              onChange={() => onValue(choice.value)}
              {...(first && (choice.value === value || (n === 0 && !isChosen)) && { 'data-first': true })}
              {...(needed && n === 0 && !isChosen && { 'data-lacks': true })}
            />
            {choice.label}
            {choice.hint && <kbd>{choice.hint}</kbd>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type PersonFieldProps = {
  readonly label: string
  readonly value: string
  readonly onValue: (text: string) => void
  readonly first?: boolean
  readonly needed?: boolean
}

/** A person by name or number. Players of the list are suggested; any other name is taken as typed. */
export const PersonField = ({ label, value, onValue, first = false, needed = false }: PersonFieldProps) => {
  const id = useId()
  const { t } = useTranslation()
  const { data: players = [] } = useQuery(ask.players.list.queryOptions())
  return (
    <div className="field person">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        maxLength={200}
        autoComplete="off"
        list={`${id}-players`}
        placeholder={t('act.nameOrNumber')}
        onChange={(event) => onValue(event.target.value)}
        {...(first && { 'data-first': true })}
        {...(needed && value.trim() === '' && { 'data-lacks': true })}
      />
      <datalist id={`${id}-players`}>
        {players.map((player) => (
          <option key={player.id} value={labelOf(player, players)} />
        ))}
      </datalist>
    </div>
  )
}

/** A suggested name, with the number if two players share it. */
const labelOf = ({ number, name }: Player, players: readonly Player[]): string =>
  number !== null && players.some((other) => other.name === name && other.number !== number) ? `${name} (${number})` : name

/** The person that a text means: a listed player by name, number or both; else just a name. */
export const readPerson = (text: string, players: readonly Player[]): { readonly id?: string; readonly name: string } => {
  const typed = text.trim()
  const known = players.filter(
    (player) => labelOf(player, players) === typed || (player.number !== null && String(player.number) === typed),
  )
  const [only] = known
  return known.length === 1 && only ? { id: only.id, name: only.name } : { name: typed }
}
