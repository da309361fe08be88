import { useId } from 'react'
import { focusOnMount } from './line-field.tsx'

type NumberFieldProps = {
  readonly label: string
  /** Null if the field is empty. */
  readonly value: number | null
  readonly least: number
  readonly most: number
  readonly onValue: (value: number | null) => void
  readonly short?: boolean
  readonly disabled?: boolean
  /** Has the focus on mount. */
  readonly first?: boolean
}

/** A whole number with its label. A number that is too large becomes the maximum. */
export const NumberField = ({ label, value, least, most, onValue, short = false, disabled = false, first = false }: NumberFieldProps) => {
  const id = useId()
  const read = (typed: number): number | null => (Number.isNaN(typed) ? null : Math.min(most, Math.trunc(typed)))
  return (
    <div className={short ? 'field short' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        ref={first ? focusOnMount : undefined}
        type="number"
        min={least}
        max={most}
        disabled={disabled}
        value={value ?? ''}
        onChange={(event) => onValue(read(event.target.valueAsNumber))}
      />
    </div>
  )
}
