import type { KeyboardEvent } from 'react'
import type { RecordLine } from '../correct/lines.ts'
import * as css from './table.module.css'

type HeadRowProps = {
  readonly line: Extract<RecordLine, { kind: 'head' }>
  readonly current: boolean
  /** A correction would remove it. */
  readonly goes: boolean
  readonly onPick: (key: string) => void
  readonly onKey: (event: KeyboardEvent) => void
}

/** A header line of the hand, in notation. A long one wraps. */
export const HeadRow = ({ line, current, goes, onPick, onKey }: HeadRowProps) => (
  <button
    type="button"
    tabIndex={-1}
    data-line={line.key}
    className={['q2', css.act, css.ofHeader, current && css.cur, goes && css.goes].filter(Boolean).join(' ')}
    aria-current={current ? 'step' : undefined}
    onClick={() => onPick(line.key)}
    onKeyDown={onKey}
  >
    <span className={css.words}>{line.text}</span>
  </button>
)
