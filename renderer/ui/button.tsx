import type { ComponentProps, ReactNode } from 'react'
import { Chord } from './key.tsx'

type LabelProps = {
  readonly label?: ReactNode
  readonly children?: ReactNode
  /** The chord that does the same, shown after the label. */
  readonly chord?: string | undefined
}

/** A button as on every screen. `className` adds to its look: `sm`, `lg`, `quiet`, `primary`, `on`. */
export const Button = ({ className, label, chord, children, ...rest }: ComponentProps<'button'> & LabelProps) => (
  <button type="button" className={className ? `btn ${className}` : 'btn'} {...rest}>
    {labelled({ label, chord, children })}
  </button>
)

/** A link to a screen of this window. */
export const ScreenLink = ({ to, label, chord, children, ...rest }: ComponentProps<'a'> & LabelProps & { readonly to: string }) => (
  <a href={`#${to}`} {...rest}>
    {labelled({ label, chord, children })}
  </a>
)

const labelled = ({ label, chord, children }: LabelProps): ReactNode => (
  <>
    {label}
    {children}
    {chord !== undefined && (
      <>
        {' '}
        <Chord of={chord} />
      </>
    )}
  </>
)
