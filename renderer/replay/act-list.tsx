import { type CSSProperties, memo, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Level } from '../../engine/levels.ts'
import { ActRow } from '../table/act-row.tsx'
import { type Row, rowOf } from '../table/rows.ts'

type ActListProps = {
  readonly rows: readonly Row[]
  readonly act: number
  readonly levels: ReadonlyMap<number, Level>
  readonly onAct: (act: number) => void
}

/** So many rows are drawn or passed over together. */
const PART = 6

/** No row is lower than this, in pixels. */
const ROW = 28

/** So long one rests on a hand before all of its acts are listed, in ms: who passes through hands does not wait for what he does not see. */
const REST = 250

/**
 * The acts in step with the board. Only the parts in which something changes are drawn again. Where another hand is shown, its acts in sight are listed
 * at once, with room for the others, which follow when one rests there: then all of it can be scrolled, searched and read aloud.
 */
export const ActList = ({ rows, act, levels, onAct }: ActListProps) => {
  const { t } = useTranslation()
  const list = useRef<HTMLOListElement>(null)
  const current = act === 0 ? -1 : rowOf(rows, act)
  const hand = useMemo(() => ({ rows, levels }), [rows, levels])
  const isWhole = useRest(rows)
  const [from, to] = inSight(rows.length, current)
  const pick = useCallback(
    (key: string): void => {
      const row = rows.find(({ seq }) => `a${seq}` === key)
      if (row) onAct(row.to)
    },
    [rows, onAct],
  )
  const before = useRef(rows)
  useEffect(() => {
    const row = list.current?.querySelector(`[data-row="${current}"]`)
    if (row) row.scrollIntoView({ block: before.current === rows ? 'nearest' : 'center' })
    else if (rows.length > 0) list.current?.parentElement?.scrollTo({ top: 0 })
    before.current = rows
  }, [current, rows])
  return (
    <ol ref={list} className="acts" aria-label={t('table.acts')}>
      {Array.from({ length: Math.ceil(rows.length / PART) }, (_, n) => {
        const first = n * PART
        return isWhole || (first + PART > from && first < to) ? (
          <Part
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the list
            key={n}
            hand={hand}
            first={first}
            current={Math.floor(current / PART) === n ? current : null}
            onPick={pick}
          />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the list
          <Room key={n} rows={Math.min(PART, rows.length - first)} />
        )
      })}
    </ol>
  )
}

/** The rows around the act that is shown which fit into the window, from one to before another. */
const inSight = (rows: number, current: number): readonly [number, number] => {
  const fit = Math.ceil(window.innerHeight / ROW)
  const from = Math.max(0, Math.min(current - Math.ceil(fit / 2), rows - fit))
  return [from, from + fit]
}

/** The same was shown for a while. */
const useRest = (rows: readonly Row[]): boolean => {
  const [rested, setRested] = useState<readonly Row[] | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setRested(rows), REST)
    return () => clearTimeout(timer)
  }, [rows])
  return rested === rows
}

/** The place of so many rows that are not listed yet. */
const Room = memo(({ rows }: { readonly rows: number }) => (
  <li className="room-for" aria-hidden="true" style={{ '--rows': rows } as CSSProperties} />
))

type PartProps = {
  readonly hand: Pick<ActListProps, 'rows' | 'levels'>
  readonly first: number
  readonly current: number | null
  readonly onPick: (key: string) => void
}

const Part = memo(({ hand: { rows, levels }, first, current, onPick }: PartProps) =>
  rows.slice(first, first + PART).map((row, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list
    <li key={n} data-row={first + n}>
      <ActRow row={row} current={first + n === current} level={levelOf(row, levels)} onPick={onPick} />
    </li>
  )),
)

const levelOf = ({ from, to }: Row, levels: ReadonlyMap<number, Level>): Level | undefined => {
  for (let act = from; act <= to; act++) {
    const level = levels.get(act)
    if (level) return level
  }
  return undefined
}
