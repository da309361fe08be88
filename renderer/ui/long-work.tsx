import type { ReactNode } from 'react'
import { useEscStops } from './use-esc-stops.ts'

type LongWorkProps = {
  readonly isOn: boolean
  readonly done: number
  /** Zero where it isn't known yet. */
  readonly of: number
  readonly name: string
  readonly stop: string
  readonly onStop: () => void
  /** What is done now; at its end what became of it. */
  readonly says: ReactNode
  /** What came of it, at its end. */
  readonly children?: ReactNode
}

/** Work that takes a while: how far it has come, a way to stop it (Esc does so too), then what became of it. */
export const LongWork = ({ isOn, done, of, name, stop, onStop, says, children }: LongWorkProps) => {
  useEscStops(isOn, onStop)
  return (
    <div className="making" data-on={isOn}>
      {isOn && (
        <>
          <progress max={Math.max(1, of)} value={done} aria-label={name} />
          <button type="button" className="btn sm" onClick={onStop}>
            {stop} <kbd>Esc</kbd>
          </button>
        </>
      )}
      <span role="status">{says}</span>
      {children}
    </div>
  )
}
