import { createContext, type ReactNode, use, useId, useState } from 'react'
import { NumberInput } from './number-input.tsx'

/** Whether the form around a field was sent once: from then on each field says what it lacks. */
export const FormSentContext = createContext(false)

type TypedNumberProps = {
  readonly label: string
  /** Its digits, or text that is no number. */
  readonly value: string
  readonly onValue: (typed: string) => void
  /** Why the form cannot be sent with it, in words; null if it can. Shown once something was typed, the field was left, or the form was sent. */
  readonly wrong: string | null
  /** Step of the arrow keys; `any`: parts of a unit count too. */
  readonly step?: number | 'any'
  readonly short?: boolean
  readonly first?: boolean
  /** Beside the input, such as the unit. */
  readonly children?: ReactNode
}

/** A number with its label, as typed. Nothing is corrected in silence: the message at the field says what is expected. */
export const TypedNumber = (props: TypedNumberProps) => {
  const { label, value, onValue, wrong, step = 1, short = false, first = false, children } = props
  const id = useId()
  const isSent = use(FormSentContext)
  const [isLeft, setLeft] = useState(false)
  const said = wrong !== null && (value !== '' || isLeft || isSent) ? wrong : null
  return (
    <div className={short ? 'field short' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <div className="picks">
        <NumberInput
          id={id}
          step={step}
          value={value}
          aria-invalid={said !== null}
          {...(said !== null && { 'aria-describedby': `${id}-why` })}
          onValue={onValue}
          onBlur={() => setLeft(true)}
          {...(first && { 'data-first': true })}
          {...(wrong !== null && { 'data-lacks': true })}
        />
        {children}
      </div>
      {said !== null && (
        <span className="err" id={`${id}-why`}>
          {said}
        </span>
      )}
    </div>
  )
}
