import { memo, useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react'
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
const PART = 10

/** Rows within so many of the act that is shown are seen: more than fit on a screen beside it. */
const SEEN = 30

/**
 * The acts in step with the board. Only the parts in which something changes are drawn again; where another hand is shown, those in sight
 * first, the others while nothing else is to do. Rows keep their places in the page: text is changed, nothing made anew.
 */
export const ActList = ({ rows, act, levels, onAct }: ActListProps) => {
  const { t } = useTranslation()
  const list = useRef<HTMLOListElement>(null)
  const current = act === 0 ? -1 : rowOf(rows, act)
  const hand = useMemo(() => ({ rows, levels }), [rows, levels])
  const settled = useDeferredValue(hand)
  const pick = useCallback(
    (key: string): void => {
      const row = rows.find(({ seq }) => `a${seq}` === key)
      if (row) onAct(row.to)
    },
    [rows, onAct],
  )
  useEffect(() => {
    const row = list.current?.querySelector(`[data-row="${current}"]`)
    if (row) row.scrollIntoView({ block: settled.rows === rows ? 'nearest' : 'center' })
    else if (rows.length > 0) list.current?.parentElement?.scrollTo({ top: 0 })
  }, [current, rows, settled])
  return (
    <ol ref={list} className="acts" aria-label={t('table.acts')}>
      {Array.from({ length: Math.ceil(rows.length / PART) }, (_, n) => {
        const first = n * PART
        const isSeen = first + PART > current - SEEN && first <= Math.max(0, current) + SEEN
        return (
          <Part
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the list
            key={n}
            hand={isSeen ? hand : settled}
            first={first}
            current={Math.floor(current / PART) === n ? current : null}
            onPick={pick}
          />
        )
      })}
    </ol>
  )
}

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
