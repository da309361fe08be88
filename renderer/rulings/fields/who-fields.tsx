import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ask } from '../../app-state/desk/client.ts'
import type { SeatedPeople } from '../../language/names.ts'
import { ChoiceField, PersonField, useNewPerson } from '../../ui/fields/form-fields.tsx'
import { readPerson } from '../../ui/fields/read-person.ts'

/** The choice of a person who is no player of the table: no name begins with a blank. */
export const OTHER_PERSON = ' other'
const WHOLE_TABLE = ' table'
const NOBODY = ''

type Typed = readonly [text: string, setText: (text: string) => void]
/**
 * `seat`: the name of the player who was chosen, wherever that player sits later, or another person; empty: not chosen. `first`: what is chosen at
 * first. `known`: a name that makes no new person.
 */
type WhoOptions = { readonly seat: Typed; readonly first?: string | undefined; readonly known?: string | undefined }

/** Choice of a person: a player of the table, another by name, or all of the table (`isWhole`), whose first player is `sitting` then. */
export const useWho = (people: SeatedPeople, [typed, setTyped]: Typed, { seat: [chosen, setSeat], first, known }: WhoOptions) => {
  const { data: players = [] } = useQuery(ask.players.list.queryOptions())
  const whom = chosen || (first ?? (people.length > 0 ? NOBODY : OTHER_PERSON))
  const sitting = people.find((person) => choiceOf(person, people) === whom)
  const isWhole = whom === WHOLE_TABLE
  const hasLeft = !sitting && whom !== NOBODY && whom !== OTHER_PERSON && !isWhole
  const isOther = whom === OTHER_PERSON || hasLeft
  const name = hasLeft ? whom : typed
  const setName = (text: string): void => {
    if (hasLeft) setSeat(OTHER_PERSON)
    setTyped(text)
  }
  const seat = hasLeft ? OTHER_PERSON : whom
  const newPerson = useNewPerson(isOther ? name : '', players, known)
  const shown = isWhole ? people[0] : sitting
  const named = shown ? { name: shown.name } : isOther ? readPerson(name, players) : { name: '' }
  return { seat, setSeat, name, setName, sitting: shown, isOther, isWhole, named, newPerson }
}

/** The value by which a player of the table is chosen: the name, with the seat where two have the same. */
const choiceOf = ({ seat, name }: SeatedPeople[number], people: SeatedPeople): string =>
  people.some((other) => other.name === name && other.seat !== seat) ? `${name} ${seat}` : name

type WhoFieldsProps = {
  readonly label: string
  /** Label of the name of another person; if there are no players to choose from, `label`. */
  readonly nameLabel?: string
  readonly people: SeatedPeople
  readonly who: ReturnType<typeof useWho>
  /** The form's first field is the person. */
  readonly begins?: boolean
  /** Every player of the table can be chosen at once. */
  readonly canBeWhole?: boolean
}

export const WhoFields = ({ label, nameLabel, people, who, begins = false, canBeWhole = false }: WhoFieldsProps) => {
  const { t } = useTranslation()
  const choices = [
    ...people.map((one) => ({ value: choiceOf(one, people), label: `${t(`letter.${one.seat}`)} ${one.name}` })),
    { value: OTHER_PERSON, label: t('act.someoneElse') },
    ...(canBeWhole ? [{ value: WHOLE_TABLE, label: t('penalties.wholeTable') }] : []),
  ]
  return (
    <>
      {people.length > 0 && <ChoiceField label={label} choices={choices} value={who.seat} onValue={who.setSeat} first={begins} needed />}
      {who.isOther && (
        <PersonField
          label={nameLabel ?? (people.length > 0 ? t('act.name') : label)}
          value={who.name}
          onValue={who.setName}
          first={begins && people.length === 0}
          newPerson={who.newPerson}
          needed
        />
      )}
    </>
  )
}
