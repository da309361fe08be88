import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Player } from '../../../desk/contract/people.ts'
import { ask } from '../../app-state/desk/client.ts'
import { Button } from '../button.tsx'
import { Key } from '../key.tsx'
import { Status } from '../status.tsx'
import { labelOf, likelyPlayers, namesakes, readPerson } from './read-person.ts'
import { Tick } from './tick.tsx'

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

/**
 * The question whether a name that nobody of the list has is a new person; a name that several have is none (`isAmbiguous`). `known`: a name that
 * needs no question, as in an earlier entry.
 */
export const useNewPerson = (text: string, players: readonly Player[], known = '') => {
  const [accepted, accept] = useState(known)
  const { id, name } = readPerson(text, players)
  const isAmbiguous = name !== known && namesakes(text, players).length > 0
  const isUnlisted = players.length > 0 && name !== '' && id === undefined && name !== known && !isAmbiguous
  return {
    isUnlisted,
    isAmbiguous,
    isAccepted: accepted === name,
    accept: (yes: boolean): void => accept(yes ? name : ''),
    lacks: isAmbiguous || (isUnlisted && accepted !== name),
  }
}

type PersonFieldProps = {
  readonly label: string
  readonly value: string
  readonly onValue: (text: string) => void
  readonly first?: boolean
  readonly needed?: boolean
  /** Asks before a name makes a new person. */
  readonly newPerson?: ReturnType<typeof useNewPerson>
  /** Only a player of the list can be meant. */
  readonly isListed?: boolean
}

/** A person by name or number, which shows the name. Players of the list are suggested, Enter takes the only one that a text can mean. */
export const PersonField = ({ label, value, onValue, first = false, needed = false, newPerson, isListed = false }: PersonFieldProps) => {
  const id = useId()
  const { t } = useTranslation()
  const { data: players = [] } = useQuery(ask.players.list.queryOptions())
  const same = namesakes(value, players)
  const listed = readPerson(value, players)
  const isPart = newPerson?.isUnlisted ?? (isListed && listed.id === undefined && same.length === 0)
  const meant = isPart ? likelyPlayers(value, players) : same
  const [only] = meant
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !only || meant.length > 1) return
    event.preventDefault()
    onValue(labelOf(only, players))
  }
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
        onKeyDown={press}
        {...(first && { 'data-first': true })}
        {...(needed && value.trim() === '' && { 'data-lacks': true })}
      />
      {listed.id !== undefined && listed.name !== value.trim() && <Status says={listed.name} />}
      {same.length > 0 && <Status says={t('seating.manyNames', { name: value.trim() })} />}
      {meant.length > 0 && (
        <div className="picks">
          {meant.map((player) => (
            <Button key={player.id} className="sm" onClick={() => onValue(labelOf(player, players))}>
              {labelOf(player, players)} {meant.length === 1 && <Key>Enter</Key>}
            </Button>
          ))}
        </div>
      )}
      {newPerson?.isUnlisted && (
        <Tick checked={newPerson.isAccepted} lacks={newPerson.lacks} onTick={newPerson.accept}>
          {t('act.isUnlisted', { name: value.trim() })}
        </Tick>
      )}
      <datalist id={`${id}-players`}>
        {players.map((player) => (
          <option key={player.id} value={labelOf(player, players)} />
        ))}
      </datalist>
    </div>
  )
}
