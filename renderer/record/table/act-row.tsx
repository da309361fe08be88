import { type KeyboardEvent, memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Level } from '../../../engine/model/levels.ts'
import { tileName } from '../../../engine/wording/terms/tiles.ts'
import { useLanguage } from '../../language/language.ts'
import { Tiles } from '../../ui/tiles/tile.tsx'
import type { Row } from './rows.ts'
import { RulingWords } from './ruling-words.tsx'

type ActRowProps = {
  readonly row: Row
  readonly current: boolean
  readonly level?: Level | undefined
  /** The act in the reader's language, in the place of the notation's words. */
  readonly said?: string | undefined
  /** What the act proves, in a few words. */
  readonly note?: string | undefined
  /** A correction would take it out. */
  readonly goes?: boolean
  readonly onPick?: (key: string) => void
  readonly onKey?: (event: KeyboardEvent) => void
}

/** One act as typed, with its tile. Going to it shows the table as it lay then, and what it said before it was mended. */
export const ActRow = memo(({ row, current, level, said, note, goes = false, onPick, onKey }: ActRowProps) => {
  const language = useLanguage()
  const inside = (
    <>
      <span className="no">
        {(row.was !== null || row.inserted) && <Mended was={row.was} />}
        {row.from}
        {row.to > row.from && <span className="to">–{row.to}</span>}
      </span>
      <span className="se">{row.seat}</span>
      <span className="words">
        {said ?? <RulingWords row={row} />} {said === undefined && row.flags && <span className="fl">{row.flags}</span>}
        {row.held && <Held />}
        {row.was !== null && <s className="was">{row.was}</s>}
        {note && <span className="fx">{note}</span>}
      </span>
      <Tiles tiles={row.tiles.slice(0, 4)} />
      {row.tiles.length > 0 && <span className="sr">{row.tiles.map((tile) => tileName(tile, language)).join(', ')}</span>}
    </>
  )
  const look = ['act', level && `${level} has`, current && 'cur', goes && 'goes', row.held && 'held'].filter(Boolean).join(' ')
  return onPick ? (
    <button
      type="button"
      tabIndex={-1}
      data-line={`a${row.ref}`}
      className={look}
      aria-current={current ? 'step' : undefined}
      onClick={() => onPick(`a${row.ref}`)}
      onKeyDown={onKey}
    >
      {inside}
    </button>
  ) : (
    <div className={look}>{inside}</div>
  )
}, looksTheSame)

/** The act is in this window alone. */
const Held = () => {
  const { t } = useTranslation()
  return <span className="fl">{t('table.heldAct')}</span>
}

/** Apart, because few rows are: what asks for words costs more than a row. */
const Mended = ({ was }: Pick<Row, 'was'>) => {
  const { t } = useTranslation()
  return (
    <>
      <span aria-hidden="true">{was === null ? '+' : '~'}</span>
      <span className="sr">{was === null ? t('correct.inserted') : t('correct.mendedFrom', { was })}</span>
    </>
  )
}

/** A list of a whole hand is drawn again for one act: only the rows that look different are. */
function looksTheSame(a: ActRowProps, b: ActRowProps): boolean {
  return (
    a.current === b.current &&
    a.level === b.level &&
    a.note === b.note &&
    a.said === b.said &&
    a.goes === b.goes &&
    a.row.was === b.row.was &&
    a.row.inserted === b.row.inserted &&
    a.onPick === b.onPick &&
    a.onKey === b.onKey &&
    a.row.ref === b.row.ref &&
    a.row.from === b.row.from &&
    a.row.to === b.row.to &&
    a.row.seat === b.row.seat &&
    a.row.words === b.row.words &&
    a.row.flags === b.row.flags
  )
}
