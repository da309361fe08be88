import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Status } from '../status.tsx'
import { NumberInput } from './number-input.tsx'

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
  /** The text typed, while it is no number. */
  const [odd, setOdd] = useState<string | null>(null)
  const wrong = value !== null && value < least ? t('app.atLeast', { least }) : ''
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (first) input.current?.focus()
  }, [first])
  // as a browser's own number field: its form is not sent
  useEffect(() => input.current?.setCustomValidity(wrong), [wrong])
  const enter = (digits: string): void => {
    const isNumber = /^-?\d+$/.test(digits)
    // no form takes a number below the least
    const typed = isNumber ? Number(digits) : digits === '' ? null : least - 1
    const isOver = typed !== null && typed > most
    setTooLarge(isOver)
    setSeen(!isOver)
    setOdd(isNumber ? null : digits)
    onValue(typed === null ? null : Math.min(most, typed))
  }
  return (
    <div className={short ? 'field short' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <NumberInput
        id={id}
        ref={input}
        aria-invalid={wrong !== ''}
        disabled={disabled}
        value={odd ?? String(value ?? '')}
        // what is typed replaces the number, however the focus came
        onFocus={(event) => event.target.select()}
        onBlur={() => {
          if (odd === '') setOdd(null)
          setSeen(true)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isSeen) return
          event.preventDefault()
          setSeen(true)
        }}
        onValue={enter}
      />
      {isTooLarge && <Status isWrong says={t('app.atMost', { most })} />}
      {wrong !== '' && <Status isWrong says={wrong} />}
    </div>
  )
}
