import type { KeyboardEvent } from 'react'
import type { RecordLine } from '../correct/lines.ts'

type HeadRowProps = {
  readonly line: Extract<RecordLine, { kind: 'head' }>
  readonly current: boolean
  /** A correction would remove it. */
  readonly goes: boolean
  readonly onPick: (key: string) => void
  readonly onKey: (event: KeyboardEvent) => void
}

/** A header line of the hand, in notation. */
export const HeadRow = ({ line, current, goes, onPick, onKey }: HeadRowProps) => (
  <button
    type="button"
    tabIndex={-1}
    data-line={line.key}
    className={['act', 'of-header', current && 'cur', goes && 'goes'].filter(Boolean).join(' ')}
    aria-current={current ? 'step' : undefined}
    onClick={() => onPick(line.key)}
    onKeyDown={onKey}
    title={line.text}
  >
    <span className="words">{line.text}</span>
  </button>
)
