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
  /** Parts of a unit count too. */
  readonly fractions?: boolean
  readonly disabled?: boolean
  /** Has the focus on mount. */
  readonly first?: boolean
}

/** A number with its label, whole unless fractions count. A number that is too large becomes the maximum. */
export const NumberField = (props: NumberFieldProps) => {
  const { label, value, least, most, onValue, short = false, fractions = false, disabled = false, first = false } = props
  const id = useId()
  const read = (typed: number): number | null => (Number.isNaN(typed) ? null : Math.min(most, fractions ? typed : Math.trunc(typed)))
  return (
    <div className={short ? 'field short' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        ref={first ? focusOnMount : undefined}
        type="number"
        min={least}
        max={most}
        step={fractions ? 'any' : 1}
        disabled={disabled}
        value={value ?? ''}
        onChange={(event) => onValue(read(event.target.valueAsNumber))}
      />
    </div>
  )
}
