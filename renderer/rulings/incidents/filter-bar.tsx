import { type KeyboardEvent, useId, useRef } from 'react'
import type { Choices } from '../../../desk/contract/incident-list.ts'
import { INCIDENT_FACETS } from '../../../desk/contract/vocabulary.ts'
import { SEATS } from '../../../engine/model/seats.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { useWords } from '../../language/language.ts'
import { ruleName } from '../../language/rule-name.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { type ListFilter, NO_FILTER } from './filter.ts'
import * as css from './incidents.module.css'

type FilterBarProps = {
  readonly filter: ListFilter
  readonly choices: Choices
  readonly only: string
  readonly found: string
  readonly onFilter: (filter: ListFilter) => void
  /** ↓ in the search field goes to the first row. */
  readonly onDown: () => void
}

/** Search and filters of a list; `/` focuses the search. Filters offer only values that occur. */
export const FilterBar = ({ filter, choices, only, found, onFilter, onDown }: FilterBarProps) => {
  const { t } = useWords()
  const id = useId()
  const search = useRef<HTMLInputElement>(null)
  const all = (): void => onFilter(NO_FILTER)
  const isFiltered = JSON.stringify(filter) !== JSON.stringify(NO_FILTER)
  useKeys({ '/': () => search.current?.focus() })
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown' || event.key === 'Enter') onDown()
    else if (event.key === 'Escape' && isFiltered) all()
    // the letters are keys of the screen again
    else if (event.key === 'Escape') search.current?.blur()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <search className={`picks ${css.filters}`}>
      <div className="field searched">
        <label htmlFor={`${id}-text`}>{t('filter.search')}</label>
        <input
          ref={search}
          id={`${id}-text`}
          type="search"
          value={filter.text}
          autoComplete="off"
          onChange={(event) => onFilter({ ...filter, text: event.target.value })}
          onKeyDown={press}
        />
        <kbd>/</kbd>
      </div>
      {INCIDENT_FACETS.filter((field) => choices[field].length > 1 || filter[field] !== '').map((field) => (
        <FilterSelect
          key={field}
          field={field}
          value={filter[field]}
          choices={choices[field]}
          onValue={(value) => onFilter({ ...filter, [field]: value })}
        />
      ))}
      <label className={filter.only ? 'btn on' : 'btn'}>
        <input type="checkbox" className="sr" checked={filter.only} onChange={() => onFilter({ ...filter, only: !filter.only })} />
        {only}
      </label>
      {isFiltered && <Button className="quiet" label={t('filter.all')} onClick={all} />}
      <span className="push q2" role="status">
        {found}
      </span>
    </search>
  )
}

type FilterSelectProps = {
  readonly field: keyof Choices
  readonly value: string
  readonly choices: readonly string[]
  readonly onValue: (value: string) => void
}

const FilterSelect = ({ field, value, choices, onValue }: FilterSelectProps) => {
  const { t, language } = useWords()
  const label = (choice: string): string => {
    if (field === 'rule') return ruleName(choice, language)
    if (field === 'state') return t(`incidents.state.${choice as 'open'}`)
    // a player without a name is the seat
    const seat = field === 'player' ? SEATS.find((one) => one === choice) : undefined
    return seat ? t(`seat.${seat}`) : choice
  }
  return (
    <SelectField
      label={t(`filter.${field}`)}
      options={[{ value: '', label: t('filter.any') }, ...choices.map((choice) => ({ value: choice, label: label(choice) }))]}
      value={value}
      onValue={onValue}
    />
  )
}
