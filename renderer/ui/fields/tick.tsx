import type { ReactNode } from 'react'

type TickProps = {
  readonly checked: boolean
  readonly onTick: (checked: boolean) => void
  readonly children: ReactNode
  readonly id?: string
  /** As wide as the row. */
  readonly wide?: boolean
  readonly disabled?: boolean
  /** Must be ticked before the form is sent, and is not. */
  readonly invalid?: boolean
  /** Required: a form that is sent without it moves the focus here. */
  readonly lacks?: boolean
}

/** A box to tick, with its label. */
export const Tick = ({ checked, onTick, children, id, wide = false, disabled = false, invalid = false, lacks = false }: TickProps) => (
  <label className={wide ? 'tick wide' : 'tick'}>
    <input
      id={id}
      type="checkbox"
      checked={checked}
      disabled={disabled}
      aria-invalid={invalid || undefined}
      data-lacks={lacks || undefined}
      onChange={({ target }) => onTick(target.checked)}
    />
    {children}
  </label>
)
