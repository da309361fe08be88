import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Status } from '../status.tsx'
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

/**
 * A whole number with its label. A number that is too large becomes the maximum, and the field says so: the first Enter after that sends
 * nothing. An emptied field stays empty until it is left.
 */
export const NumberField = (props: NumberFieldProps) => {
  const { label, value, least, most, onValue, short = false, disabled = false, first = false } = props
  const id = useId()
  const { t } = useTranslation()
  const [isTooLarge, setTooLarge] = useState(false)
  const [isSeen, setSeen] = useState(true)
  const [isEmptied, setEmptied] = useState(false)
  const isTooSmall = value !== null && value < least
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
        step={1}
        aria-invalid={isTooSmall}
        disabled={disabled}
        value={isEmptied ? '' : (value ?? '')}
        // what is typed replaces the number, however the focus came
        onFocus={(event) => event.target.select()}
        onBlur={() => {
          setEmptied(false)
          setSeen(true)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isSeen) return
          event.preventDefault()
          setSeen(true)
        }}
        onChange={({ target: { valueAsNumber: typed } }) => {
          setTooLarge(typed > most)
          setSeen(!(typed > most))
          setEmptied(Number.isNaN(typed))
          onValue(read(typed))
        }}
      />
      {isTooLarge && <Status isWrong says={t('app.atMost', { most })} />}
      {isTooSmall && <Status isWrong says={t('app.atLeast', { least })} />}
    </div>
  )
}
