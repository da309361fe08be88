import { useId } from 'react'

type LineFieldProps = {
  readonly label: string
  readonly value: string
  readonly onValue: (text: string) => void
  /** Has the focus on mount; `selected`: with its text selected, so that typing replaces it. */
  readonly first?: boolean | 'selected'
  /** As wide as the row. */
  readonly wide?: boolean
  readonly max?: number
  readonly type?: 'text' | 'date' | 'datetime-local' | 'password'
  readonly complete?: 'off' | 'current-password' | 'new-password'
  /** Message of an invalid value. */
  readonly wrong?: string | null
}

/** A browser lets a year have six digits unless a date has a latest one. */
const LATEST: Partial<Record<NonNullable<LineFieldProps['type']>, string>> = { date: '9999-12-31', 'datetime-local': '9999-12-31T23:59' }

/** A text field of one line with its label. */
export const LineField = (props: LineFieldProps) => {
  const { label, value, onValue, first = false, wide = false, max = 200, type = 'text', complete = 'off', wrong = null } = props
  const id = useId()
  return (
    <div className={wide ? 'field wide' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        ref={first === 'selected' ? selectOnMount : first ? focusAtEnd : undefined}
        type={type}
        value={value}
        maxLength={max}
        max={LATEST[type]}
        autoComplete={complete}
        aria-invalid={wrong !== null}
        onChange={(event) => onValue(event.target.value)}
      />
      {wrong !== null && <span className="err">{wrong}</span>}
    </div>
  )
}

/** Focuses an element, as a ref callback on mount; the caret goes behind the text that a field has, such as a draft. */
export const focusAtEnd = (field: HTMLElement | null): void => {
  field?.focus()
  const isText = field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type === 'text')
  if (isText) field.setSelectionRange(field.value.length, field.value.length)
}

/** The same with its text selected, so that typing replaces it. */
export const selectOnMount = (field: HTMLInputElement | null): void => {
  field?.focus()
  field?.select()
}
