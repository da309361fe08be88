import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownFinding } from '../../desk/contract.ts'
import { ActRow } from './act-row.tsx'
import { isOpen, type Note, placeNotes } from './notes.ts'
import { type Row, rowOf } from './rows.ts'

type RecordSheetProps = {
  readonly rows: readonly Row[]
  readonly notes: readonly Note[]
  readonly current: number | null
  readonly onPick: (act: number) => void
  readonly renderNote: (note: Note, top: number) => ReactNode
  readonly held: readonly string[]
}

const PAD = 4

/** The acts with what was found beside them; where two notes collide the lower one moves, and a hairline leads back to its act. */
export const RecordSheet = ({ rows, notes, current, onPick, renderNote, held }: RecordSheetProps) => {
  const { t } = useTranslation()
  const sheet = useRef<HTMLDivElement>(null)
  const [heights, setHeights] = useState<{ readonly row: number; readonly notes: readonly number[] }>({ row: 28, notes: [] })
  const measure = useCallback((): void => {
    const found = [...(sheet.current?.querySelectorAll<HTMLElement>('.note') ?? [])].map((box) => box.offsetHeight)
    const row = sheet.current?.querySelector<HTMLElement>('.act')?.offsetHeight ?? 28
    setHeights((old) =>
      old.row === row && old.notes.length === found.length && old.notes.every((h, n) => h === found[n]) ? old : { row, notes: found },
    )
  }, [])
  useLayoutEffect(measure)
  useLayoutEffect(() => {
    const watch = new ResizeObserver(measure)
    if (sheet.current) watch.observe(sheet.current)
    return () => watch.disconnect()
  }, [measure])
  const bottom = rows.length * heights.row + PAD
  const wanted = notes.map(({ act }, n) => ({ top: rowOf(rows, act) * heights.row + PAD, height: heights.notes[n] ?? heights.row }))
  const tops = placeNotes(wanted, bottom)
  const lowest = Math.max(0, ...tops.map((top, n) => top + (wanted[n]?.height ?? 0) + PAD))
  const levelAt = (row: Row): ShownFinding | undefined =>
    notes.find(({ shown }) => shown && isOpen(shown) && row.from <= shown.finding.event && shown.finding.event <= row.to)?.shown
  return (
    <div ref={sheet} className="sheet" style={{ minHeight: lowest }}>
      <ol className="acts" aria-label={t('table.acts')}>
        {rows.map((row) => (
          <li key={row.from}>
            <ActRow
              row={row}
              current={row.from <= (current ?? -1) && (current ?? -1) <= row.to}
              level={levelAt(row)?.finding.level}
              onPick={onPick}
            />
          </li>
        ))}
        {held.map((text, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: held acts keep their order
          <li key={n} className="act held">
            <span className="no">{t('table.heldAct')}</span>
            <span className="se" />
            <span className="words">{text}</span>
          </li>
        ))}
      </ol>
      {notes.map((each, n) => renderNote(each, tops[n] ?? 0))}
      {notes.map((each, n) => {
        const from = (wanted[n]?.top ?? 0) + heights.row / 2
        const to = (tops[n] ?? 0) + 14
        return tops[n] === wanted[n]?.top ? null : (
          <svg
            key={each.key}
            className={`lead ${each.shown?.finding.level ?? 'watch'}`}
            style={{ top: Math.min(from, to), height: Math.abs(to - from) }}
            aria-hidden="true"
          >
            <path d={from < to ? `M0 .5H4V${to - from}H8` : `M0 ${from - to}H4V.5H8`} />
          </svg>
        )
      })}
    </div>
  )
}
