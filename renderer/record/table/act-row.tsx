import { type KeyboardEvent, memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Level } from '../../../engine/model/findings.ts'
import { isSeat } from '../../../engine/model/seats.ts'
import { seatLetter } from '../../../engine/phrases/seats.ts'
import { tileName } from '../../../engine/wording/terms/tiles.ts'
import { useLanguage } from '../../language/language.ts'
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx'
import { Tiles } from '../../ui/tiles/tile.tsx'
import type { RulingParts } from './named-ruling.tsx'
import type { RecordRow } from './rows.ts'
import * as css from './table.module.css'

type ActRowProps = {
  readonly row: RecordRow
  readonly current: boolean
  readonly level?: Level | undefined
  /** The act in the reader's language, instead of notation. */
  readonly said?: string | undefined
  /** Its part in a proof, in a few words. */
  readonly note?: string | undefined
  /** A correction would remove it. */
  readonly goes?: boolean
  /** It is not saved yet, and should have been. */
  readonly late?: boolean
  readonly onPick?: (key: string) => void
  readonly onKey?: (event: KeyboardEvent) => void
}

/** The tiles of a call or a set have room beside their act; a whole hand lies on the board. */
const MOST_FACES = 4

/** One act as typed, with its tile. Selecting it shows the table at that moment, and its text before any correction. */
export const ActRow = memo(({ row, current, level, said, note, goes = false, late = false, onPick, onKey }: ActRowProps) => {
  const language = useLanguage()
  const inside = (
    <>
      <span className={css.no}>
        {(row.was !== null || row.inserted) && <Mended was={row.was} />}
        {row.from}
        {row.to > row.from && <span className={css.to}>–{row.to}</span>}
      </span>
      <span className={css.se}>{said !== undefined && isSeat(row.seat) ? seatLetter(row.seat, language) : row.seat}</span>
      <span className={`truncate ${css.words}`}>
        {said ?? <RulingWords row={row} />} {said === undefined && row.flags && <span className={css.fl}>{row.flags}</span>}
        {late && <Held />}
        {row.was !== null && <s className="was">{row.was}</s>}
        {note && <span className={css.fx}>{note}</span>}
      </span>
      {row.tiles.length <= MOST_FACES && <Tiles tiles={row.tiles} />}
      {row.tiles.length > 0 && <span className="sr">{row.tiles.map((tile) => tileName(tile, language)).join(', ')}</span>}
    </>
  )
  const look = [css.act, level && `${level} ${css.has}`, current && css.cur, goes && css.goes, late && css.held].filter(Boolean).join(' ')
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

/** Marks an act that only this window has. */
const Held = () => {
  const { t } = useTranslation()
  return <span className={css.fl}>{t('table.heldAct')}</span>
}

/** A component of its own, since few rows need it and translation hooks are slow. */
const Mended = ({ was }: Pick<RecordRow, 'was'>) => {
  const { t } = useTranslation()
  return (
    <>
      <span aria-hidden="true">{was === null ? '+' : '~'}</span>
      <span className="sr">{was === null ? t('correct.inserted') : t('correct.mendedFrom', { was })}</span>
    </>
  )
}

/** Comparison for `memo`, so that a new act renders only the rows that look different. */
function looksTheSame(a: ActRowProps, b: ActRowProps): boolean {
  return (
    a.current === b.current &&
    a.level === b.level &&
    a.note === b.note &&
    a.said === b.said &&
    a.goes === b.goes &&
    a.late === b.late &&
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

// names of rules are half the wording of the engine, and few rows are rulings
const NamedRuling = lazyWithRetry(async () => (await import('./named-ruling.tsx')).NamedRuling, {
  isPart: true,
  ahead: 'at once',
  first: ({ words }: RulingParts) => words,
})

/** `* ruling 8 swap.same-tile upheld dead-hand` */
const RULING = /^ruling (\d+) (\S+) (.+)$/

type RulingWordsProps = { readonly row: Pick<RecordRow, 'seat' | 'words'> }

/** The words of an act. A rule id, as in a recorded ruling, is replaced by the rule's name. */
const RulingWords = ({ row: { seat, words } }: RulingWordsProps) => {
  const [, act = '', rule, decision = ''] = (seat === '*' && RULING.exec(words)) || []
  return rule === undefined ? words : <NamedRuling words={words} act={act} rule={rule} decision={decision} />
}
