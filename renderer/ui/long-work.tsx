import { type ReactNode, useLayoutEffect } from 'react'
import { Button } from './button.tsx'

type LongWorkProps = {
  readonly isOn: boolean
  readonly done: number
  /** Zero while unknown. */
  readonly of: number
  readonly name: string
  readonly stop: string
  readonly onStop: () => void
  /** The current step; at the end the result. */
  readonly says: ReactNode
  /** Details of the result, shown at the end. */
  readonly children?: ReactNode
}

/** A long job: its progress, a button that stops it (Esc does too), then its result. */
export const LongWork = ({ isOn, done, of, name, stop, onStop, says, children }: LongWorkProps) => {
  useEscStops(isOn, onStop)
  return (
    <div className="cluster making" data-on={isOn}>
      {isOn && (
        <>
          <progress max={Math.max(1, of)} value={done} aria-label={name} />
          <Button className="sm" label={stop} chord="Escape" onClick={onStop} />
        </>
      )}
      <span role="status">{says}</span>
      {children}
    </div>
  )
}

/** While a long job runs, Esc stops it before any other meaning of the key, so that the screen stays. */
const useEscStops = (isOn: boolean, stop: () => void): void => {
  useLayoutEffect(() => {
    if (!isOn) return
    const hear = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      stop()
    }
    window.addEventListener('keydown', hear, { capture: true })
    return () => window.removeEventListener('keydown', hear, { capture: true })
  }, [isOn, stop])
}
