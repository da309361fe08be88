import { type CSSProperties, memo, startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Level } from '../../engine/model/findings.ts'
import { ActRow } from '../record/table/act-row.tsx'
import { type RecordRow, rowAt } from '../record/table/rows.ts'
import * as css from './replay.module.css'

export type ActListProps = {
  readonly rows: readonly RecordRow[]
  readonly act: number
  readonly levels: ReadonlyMap<number, Level>
  readonly onAct: (act: number) => void
}

/** Rows per part; a part renders as a whole. */
const PART = 6

/** Minimum height of a row, in pixels. */
const ROW = 28

/** How long an act must be shown before all acts of its hand are listed, in ms. Stepping on does not wait for invisible rows. */
const REST = 250

/**
 * The acts in step with the board; only parts that changed render again. Of another hand the visible acts are listed at once, with room for
 * the rest, which follows after a pause. Then the whole list can be scrolled, searched and read aloud.
 */
export const ActList = ({ rows, act, levels, onAct }: ActListProps) => {
  const { t } = useTranslation()
  const list = useRef<HTMLOListElement>(null)
  const current = act === 0 ? -1 : rowAt(rows, act)
  const hand = useMemo(() => ({ rows, levels }), [rows, levels])
  const listed = useListed(rows, current)
  const isWhole = useRest(listed)
  const pick = useCallback(
    (key: string): void => {
      const row = rows.find(({ ref }) => `a${ref}` === key)
      if (row) onAct(row.to)
    },
    [rows, onAct],
  )
  useEffect(() => {
    const box = list.current?.parentElement
    const row = list.current?.querySelector(`[data-row="${current}"]`)
    // a partial list has its act in the middle; a complete list scrolls as little as possible
    if (box && row) scrollIntoList(row, box, !isWhole && listed.middle === current ? 'middle' : 'sight')
    else if (rows.length > 0) box?.scrollTo({ top: 0 })
  }, [current, rows, listed.middle, isWhole])
  return (
    <ol ref={list} className="acts" aria-label={t('table.acts')}>
      {Array.from({ length: Math.ceil(rows.length / PART) }, (_, n) => {
        const first = n * PART
        return isWhole || (first + PART > listed.from && first < listed.to) ? (
          <Part
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its position
            key={n}
            hand={hand}
            first={first}
            current={Math.floor(current / PART) === n ? current : null}
            onPick={pick}
          />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its position
          <Room key={n} rows={Math.min(PART, rows.length - first)} />
        )
      })}
    </ol>
  )
}

/** Scrolls a row within its list only. In a narrow window, where the lists are below the board, the board stays visible. */
export const scrollIntoList = (row: Element, box: Element, to: 'middle' | 'sight'): void => {
  const [one, all] = [row.getBoundingClientRect(), box.getBoundingClientRect()]
  const [above, below] = [one.top - all.top, one.bottom - all.bottom]
  if (to === 'middle') box.scrollTop += (above + below) / 2
  else if (above < 0) box.scrollTop += above
  else if (below > 0) box.scrollTop += below
}

type Listed = {
  readonly rows: readonly RecordRow[]
  readonly current: number
  /** The row that was scrolled to the middle of the list. */
  readonly middle: number
  /** Range of rows that have become visible since, `to` excluded. */
  readonly from: number
  readonly to: number
}

const useListed = (rows: readonly RecordRow[], current: number): Listed => {
  const [listed, setListed] = useState(() => listedAround(rows, current))
  const far = Math.abs(listed.current - current)
  if (listed.rows !== rows || far > 1) setListed(listedAround(rows, current))
  else if (far === 1) setListed({ ...listed, current, from: Math.min(listed.from, current), to: Math.max(listed.to, current + 1) })
  return listed
}

const listedAround = (rows: readonly RecordRow[], current: number): Listed => {
  const fit = Math.ceil(window.innerHeight / ROW)
  const from = Math.max(0, Math.min(current - Math.ceil(fit / 2), rows.length - fit))
  return { rows, current, middle: current, from, to: from + fit }
}

/** True once an act of the hand was shown for the pause. */
const useRest = (listed: Listed): boolean => {
  const [rested, setRested] = useState<readonly RecordRow[] | null>(null)
  const hasRested = rested === listed.rows
  useEffect(() => {
    if (hasRested) return
    const timer = setTimeout(() => startTransition(() => setRested(listed.rows)), REST)
    return () => clearTimeout(timer)
  }, [listed, hasRested])
  return hasRested
}

/** Empty space for rows that are not listed yet. */
const Room = memo(({ rows }: { readonly rows: number }) => (
  <li className={css.roomFor} aria-hidden="true" style={{ '--rows': rows } as CSSProperties} />
))

type PartProps = {
  readonly hand: Pick<ActListProps, 'rows' | 'levels'>
  readonly first: number
  readonly current: number | null
  readonly onPick: (key: string) => void
}

const Part = memo(({ hand: { rows, levels }, first, current, onPick }: PartProps) =>
  rows.slice(first, first + PART).map((row, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its position
    <li key={n} data-row={first + n}>
      <ActRow row={row} current={first + n === current} level={levelOf(row, levels)} onPick={onPick} />
    </li>
  )),
)

const levelOf = ({ from, to }: RecordRow, levels: ReadonlyMap<number, Level>): Level | undefined => {
  for (let act = from; act <= to; act++) {
    const level = levels.get(act)
    if (level) return level
  }
  return undefined
}
