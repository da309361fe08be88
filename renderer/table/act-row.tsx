import { memo } from 'react'
import type { Level } from '../../engine/levels.ts'
import { tileName } from '../../engine/words/tiles.ts'
import { useLanguage } from '../language/language.ts'
import { Tiles } from '../tiles/tile.tsx'
import type { Row } from './rows.ts'

type ActRowProps = {
  readonly row: Row
  readonly current: boolean
  readonly level?: Level | undefined
  /** What the act proves, in a few words. */
  readonly note?: string | undefined
  readonly onPick?: (act: number) => void
}

/** One act as typed, with its tile. A click shows the table as it lay then. */
export const ActRow = memo(({ row, current, level, note, onPick }: ActRowProps) => {
  const language = useLanguage()
  const inside = (
    <>
      <span className="no">
        {row.from}
        {row.to > row.from && <span className="to">–{row.to}</span>}
      </span>
      <span className="se">{row.seat}</span>
      <span className="words">
        {row.words} {row.flags && <span className="fl">{row.flags}</span>}
        {note && <span className="fx">{note}</span>}
      </span>
      <Tiles tiles={row.tiles.slice(0, 4)} />
      {row.tiles.length > 0 && <span className="sr">{row.tiles.map((tile) => tileName(tile, language)).join(', ')}</span>}
    </>
  )
  const look = ['act', level && `${level} has`, current && 'cur'].filter(Boolean).join(' ')
  return onPick ? (
    <button type="button" tabIndex={-1} className={look} aria-current={current ? 'step' : undefined} onClick={() => onPick(row.to)}>
      {inside}
    </button>
  ) : (
    <div className={look}>{inside}</div>
  )
}, looksTheSame)

/** A list of a whole hand is drawn again for one act: only the rows that look different are. */
function looksTheSame(a: ActRowProps, b: ActRowProps): boolean {
  return (
    a.current === b.current &&
    a.level === b.level &&
    a.note === b.note &&
    a.row.from === b.row.from &&
    a.row.to === b.row.to &&
    a.row.seat === b.row.seat &&
    a.row.words === b.row.words &&
    a.row.flags === b.row.flags
  )
}
