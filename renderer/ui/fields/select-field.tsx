import { useId } from 'react'
import { focusAtEnd } from './line-field.tsx'

type SelectFieldProps<T extends string | number> = {
  readonly label: string
  readonly options: readonly { readonly value: T; readonly label: string | number }[]
  readonly value: T
  readonly onValue: (value: T) => void
  /** Has the focus on mount. */
  readonly first?: boolean
  /** As wide as the row. */
  readonly wide?: boolean
  readonly disabled?: boolean
}

/** One of many choices, as a list that opens. */
export const SelectField = <T extends string | number>(props: SelectFieldProps<T>) => {
  const { label, options, value, onValue, first = false, wide = false, disabled = false } = props
  const id = useId()
  const choose = (chosen: string): void => {
    const option = options.find((one) => String(one.value) === chosen)
    if (option) onValue(option.value)
  }
  return (
    <div className={wide ? 'field wide' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        ref={first ? focusAtEnd : undefined}
        value={value}
        disabled={disabled}
        onChange={(event) => choose(event.target.value)}
      >
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    </div>
  )
}

/** The options of a `select`, each with its text. */
export const optionsOf = <T extends string | number>(values: readonly T[], textOf: (value: T) => string | number) =>
  values.map((value) => (
    <option key={value} value={value}>
      {textOf(value)}
    </option>
  ))
