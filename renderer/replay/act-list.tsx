import { memo, useCallback, useEffect, useMemo, useRef } from 'react'
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
const PART = 40

/** The acts in step with the board. Of a long hand only the part in which something changes is drawn again. */
export const ActList = ({ rows, act, levels, onAct }: ActListProps) => {
  const { t } = useTranslation()
  const list = useRef<HTMLOListElement>(null)
  const current = act === 0 ? -1 : rowOf(rows, act)
  const parts = useMemo(() => Array.from({ length: Math.ceil(rows.length / PART) }, (_, n) => rows.slice(n * PART, (n + 1) * PART)), [rows])
  const pick = useCallback(
    (key: string): void => {
      const row = rows.find(({ seq }) => `a${seq}` === key)
      if (row) onAct(row.to)
    },
    [rows, onAct],
  )
  useEffect(() => {
    const row = list.current?.querySelector(`[data-row="${current}"]`)
    if (row) row.scrollIntoView({ block: 'nearest' })
    else if (rows.length > 0) list.current?.parentElement?.scrollTo({ top: 0 })
  }, [current, rows])
  return (
    <ol ref={list} className="acts" aria-label={t('table.acts')}>
      {parts.map((part, n) => (
        <Part
          key={part[0]?.seq}
          rows={part}
          first={n * PART}
          current={Math.floor(current / PART) === n ? current : null}
          levels={levels}
          onPick={pick}
        />
      ))}
    </ol>
  )
}

type PartProps = {
  readonly rows: readonly Row[]
  readonly first: number
  readonly current: number | null
  readonly levels: ReadonlyMap<number, Level>
  readonly onPick: (key: string) => void
}

const Part = memo(({ rows, first, current, levels, onPick }: PartProps) =>
  rows.map((row, n) => (
    <li key={row.from} data-row={first + n}>
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
