import { type KeyboardEvent, type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { ShownFinding } from '../../../desk/contract/rulings.ts'
import { outbox } from '../../app-state/outbox/use-outbox.ts'
import { linesWithDraft } from '../correct/draft.ts'
import { EditField } from '../correct/edit-field.tsx'
import { lineAt, type RecordLine } from '../correct/lines.ts'
import type { CorrectingState } from '../correct/use-correcting.ts'
import type { Proposal } from '../correct/use-proposal.ts'
import * as entryCss from '../entry/entry.module.css'
import { isOpenFinding, placeNotes, type RecordNote } from '../findings/notes.ts'
import { levelShown } from '../findings/ruling-state.ts'
import { ActRow } from './act-row.tsx'
import { HeadRow } from './head-row.tsx'
import type { RecordRow } from './rows.ts'
import * as css from './table.module.css'

type RecordSheetProps = {
  readonly lines: readonly RecordLine[]
  readonly notes: readonly RecordNote[]
  readonly current: number | null
  /** The unsaved acts are marked as held. */
  readonly late: boolean
  readonly correcting: CorrectingState
  readonly proposal: Proposal | null
  readonly onPick: (key: string) => void
  readonly onKey: (event: KeyboardEvent) => void
  readonly renderNote: (note: RecordNote, top: number) => ReactNode
  readonly held: readonly string[]
}

const PAD = 4

/** The acts with notes beside them. If two notes overlap, the lower one moves, and a hairline leads back to its act. */
export const RecordSheet = ({
  lines: all,
  notes: found,
  current,
  late,
  correcting,
  proposal,
  onPick,
  onKey,
  renderNote,
  held,
}: RecordSheetProps) => {
  const { t } = useTranslation()
  const sheet = useRef<HTMLDivElement>(null)
  const [heights, setHeights] = useState<Heights>({ row: 28, heads: [], notes: [] })
  const measure = useCallback((): void => {
    const heightsOf = (boxes: string) => [...(sheet.current?.querySelectorAll<HTMLElement>(boxes) ?? [])].map((box) => box.offsetHeight)
    const row = sheet.current?.querySelector<HTMLElement>('.acts .act')?.offsetHeight ?? 28
    const now: Heights = { row, heads: heightsOf('.heads > li'), notes: heightsOf('.note') }
    setHeights((old) => (old.row === row && isSame(old.heads, now.heads) && isSame(old.notes, now.notes) ? old : now))
  }, [])
  const watch = useRef<ResizeObserver>(null)
  const watched = useRef<readonly Element[]>([])
  useLayoutEffect(() => {
    // in the same frame, so that no note is drawn at a place where it does not stay
    watch.current = new ResizeObserver(() => flushSync(measure))
    watched.current = []
    return () => watch.current?.disconnect()
  }, [measure])
  // notes lie over the sheet, so a growing note does not resize it
  useLayoutEffect(() => {
    const boxes: readonly Element[] = sheet.current ? [...sheet.current.querySelectorAll('.note'), sheet.current] : []
    const before = watched.current
    if (boxes.length === before.length && boxes.every((box, n) => box === before[n])) return
    watched.current = boxes
    for (const box of boxes) if (!before.includes(box)) watch.current?.observe(box)
    for (const box of before) if (!boxes.includes(box)) watch.current?.unobserve(box)
    // measuring forces a layout of the whole page: only if the notes or their order changed
    measure()
  })
  const { draft } = correcting
  const lines = linesWithDraft(all, draft)
  const place = draft ? lines.findIndex(({ key }) => key === (draft.do === 'insert' ? 'fresh' : draft.key)) : -1
  const { notes, places } = inOrder(found, lines, place)
  const wanted = notes.map((_, n) => ({ top: topOf(places[n] ?? 0, heights), height: heights.notes[n] ?? heights.row }))
  const tops = placeNotes(wanted, topOf(lines.length, heights))
  const lowest = Math.max(0, ...tops.map((top, n) => top + (wanted[n]?.height ?? 0) + PAD))
  const levelAt = (row: RecordRow): ShownFinding | undefined =>
    notes.find(({ shown }) => shown && isOpenFinding(shown) && row.from <= shown.finding.event && shown.finding.event <= row.to)?.shown
  /** Whether no note, nor the line that leads to it, is beside a line of the sheet. */
  const isFree = (line: number): boolean => {
    const top = topOf(line, heights)
    return tops.every((from, n) => {
      const { top: at, height } = wanted[n] ?? { top: from, height: 0 }
      return top + heights.row <= Math.min(from, at) || Math.max(from + height, at + heights.row) <= top
    })
  }
  const heads = lines.filter((line) => line.kind === 'head' || (line.kind === 'fresh' && line.among === 'heads'))
  const item = (line: RecordLine, at: number): ReactNode => (
    // an act keeps its place in the page when the desk has answered
    <li
      key={line.kind === 'act' ? outbox.firstNameOf(line.row.ref) : line.key}
      className={[line.kind === 'act' && line.row.held && css.unsaved, !isFree(at) && css.tight].filter(Boolean).join(' ') || undefined}
    >
      {line.kind === 'fresh' || (draft?.do === 'change' && draft.key === line.key) ? (
        <div className={`${css.act} editing${line.kind === 'act' ? '' : ` ${entryCss.plain}`}`}>
          <span className={css.no}>{line.kind === 'act' ? `~${line.row.from}` : line.kind === 'head' ? '~' : '+'}</span>
          <EditField correcting={correcting} proposal={proposal} />
        </div>
      ) : line.kind === 'head' ? (
        <HeadRow
          line={line}
          current={correcting.picked === line.key}
          goes={draft?.do === 'remove' && draft.key === line.key}
          onPick={onPick}
          onKey={onKey}
        />
      ) : (
        <ActRow
          row={line.row}
          current={
            correcting.picked === null ? line.row.from <= (current ?? -1) && (current ?? -1) <= line.row.to : correcting.picked === line.key
          }
          level={levelAt(line.row)?.finding.level}
          goes={draft?.do === 'remove' && draft.key === line.key}
          late={late && line.row.held}
          onPick={onPick}
          onKey={onKey}
        />
      )}
    </li>
  )
  return (
    <div ref={sheet} className={css.sheet} style={{ minHeight: lowest }}>
      {heads.length > 0 && (
        <ol className={css.heads} aria-label={t('correct.heads')}>
          {heads.map(item)}
        </ol>
      )}
      <ol className="acts" aria-label={t('table.acts')}>
        {lines.slice(heads.length).map((line, n) => item(line, heads.length + n))}
        {held.map((text, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: held acts keep their order
          <li key={n} className={`${css.act} ${css.held}`}>
            <span className={css.no}>{t('table.heldAct')}</span>
            <span className={css.se} />
            <span className={`truncate ${css.words}`}>{text}</span>
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
            className={`${css.lead} ${each.shown ? levelShown(each.shown) : 'watch'}`}
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

/** Heights of an act, of each header line, which may wrap, and of each note. */
type Heights = { readonly row: number; readonly heads: readonly number[]; readonly notes: readonly number[] }

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((height, n) => height === other[n])

/** Where the line with this index begins in the sheet. */
const topOf = (line: number, { row, heads }: Heights): number =>
  heads.slice(0, line).reduce((sum, height) => sum + height, PAD) + Math.max(0, line - heads.length) * row

/** The notes in the order of their lines, with the index of each line. A correction comes before the findings at its line. */
const inOrder = (notes: readonly RecordNote[], lines: readonly RecordLine[], place: number) => {
  const placed = notes.map((note) => ({ note, at: lineAt(lines, note.act) }))
  if (place >= 0) placed.unshift({ note: { key: 'draft', act: 0 }, at: place })
  placed.sort((a, b) => a.at - b.at)
  return { notes: placed.map(({ note }) => note), places: placed.map(({ at }) => at) }
}
