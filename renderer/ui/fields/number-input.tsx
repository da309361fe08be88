import { type ComponentProps, type KeyboardEvent, useState } from 'react'

type NumberInputProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'inputMode' | 'value' | 'onChange' | 'step'> & {
  /** Digits, or text that is no number. */
  readonly value: string
  /** Digits with a point before their fraction; the text as it is if it is no number. */
  readonly onValue: (digits: string) => void
  /** The arrow keys add it; `any`: one, and parts of a unit count too. */
  readonly step?: number | 'any'
}

/**
 * The input of a number. A browser's own reads `12,000` as 12 where its language has the comma before a fraction; this one reads numbers as they are
 * written in any language.
 */
export const NumberInput = ({ value, onValue, step = 1, onBlur, onKeyDown, ...rest }: NumberInputProps) => {
  const [typed, setTyped] = useState<string | null>(null)
  const read = (text: string): string => readDigits(text, step === 'any')
  const isKept = typed !== null && read(typed) === value
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    onKeyDown?.(event)
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (by === undefined || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setTyped(null)
    onValue(String(Math.max(0, (Number(value) || 0) + by * (step === 'any' ? 1 : step))))
  }
  return (
    <input
      autoComplete="off"
      {...rest}
      type="text"
      role="spinbutton"
      inputMode={step === 'any' ? 'decimal' : 'numeric'}
      maxLength={20}
      {...(value !== '' && !Number.isNaN(Number(value)) && { 'aria-valuenow': Number(value) })}
      value={isKept ? typed : value}
      onChange={(event) => {
        setTyped(event.target.value)
        onValue(read(event.target.value))
      }}
      onKeyDown={press}
      onBlur={(event) => {
        setTyped(null)
        onBlur?.(event)
      }}
    />
  )
}

/** The digits of a typed number: `12000` for `12 000`, `12,000`, `12.000` or `12’000`; with `parts`, `9.5` for `9,5`. Else the text as it is. */
export const readDigits = (typed: string, parts: boolean): string => {
  const text = typed.trim()
  if (GROUPED.test(text)) return text.replaceAll(/\D/g, '')
  return parts ? text.replace(/^(\d+),(\d+)$/, '$1.$2') : text
}
const GROUPED = /^[1-9]\d{0,2}([\s,.’'])\d{3}(?:\1\d{3})*$/
