import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { ListPreview } from '../../../desk/contract/lists.ts'
import { dotted, formatNumber } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { changeOptions, fieldWord, useChosenList } from './chosen-list.ts'
import * as css from './lists.module.css'

type Bad = ListPreview['bad'][number]
type BadLinesProps = { readonly preview: ListPreview }

/** Most lines rendered; the counts include all of them. */
const MAX_LINES = 100

/** Invalid lines of a list. Each can be corrected here, which validates the list again at once, or left out. */
export const BadLines = ({ preview }: BadLinesProps) => {
  const { t, language } = useWords()
  const { asked, reading } = useChosenList()
  const body = useRef<HTMLTableSectionElement>(null)
  const next = useRef<number | null>(null)
  const { bad, counts, columns } = preview
  const { edits = [], without = [], apart = [] } = asked
  // a corrected line disappears: focus the next one
  useEffect(() => {
    // after choosing a file, focus its first invalid line
    const from = next.current ?? (document.activeElement?.closest('.drop') ? 0 : null)
    if (from === null || reading) return
    const row = bad.find(({ line }) => line >= from) ?? bad.at(-1)
    next.current = null
    const cells = [...(body.current?.querySelectorAll<HTMLElement>(`[data-line="${row?.line}"] input`) ?? [])]
    // a name may be in two columns
    const wrong = cells.find(({ dataset }) => dataset.field === row?.field || (row?.field === 'name' && dataset.field === 'last'))
    ;(wrong ?? cells[0])?.focus()
  }, [bad, reading])
  const mend = (line: number, cells: readonly string[]): void => {
    next.current = line
    void changeOptions({ edits: [...edits.filter((edit) => edit.line !== line), { line, cells: [...cells] }] })
  }
  const leaveOut = (line: number): void => {
    next.current = line
    void changeOptions({ without: [...without, line] })
  }
  const isAnother = (line: number): void => {
    next.current = line
    void changeOptions({ apart: [...apart, line] })
  }
  const shown = columns.map(({ heading, field }, n) => ({ n, heading, field })).filter(({ field }) => field !== null)
  return (
    <>
      {counts.bad > 0 && (
        <section className={css.listpart} aria-label={t('lists.bad', { count: counts.bad })}>
          <h2 className="heading trouble">{t('lists.bad', { count: counts.bad })}</h2>
          <p className="q2">{t('lists.badWhat')}</p>
          <div className="scroll wide">
            <table className={`ledger ${css.bad}`}>
              <thead>
                <tr>
                  <th className="num">{t('lists.lineHead')}</th>
                  <th>{t('lists.why')}</th>
                  {shown.map(({ n, field }) => (
                    <th key={n}>{field && fieldWord(t, field)}</th>
                  ))}
                  <th>
                    <span className="sr">{t('lists.leaveOut')}</span>
                  </th>
                </tr>
              </thead>
              <tbody ref={body}>
                {bad.slice(0, MAX_LINES).map((one) => (
                  <BadLine
                    key={`${one.line} ${one.text.en}`}
                    bad={one}
                    columns={shown.map(({ n, field }) => ({ n, field, label: field ? fieldWord(t, field) : '' }))}
                    onMend={(cells) => mend(one.line, cells)}
                    onLeaveOut={() => leaveOut(one.line)}
                    onAnother={() => isAnother(one.line)}
                  />
                ))}
              </tbody>
            </table>
          </div>
          {counts.bad > MAX_LINES && <p className="q2">{t('lists.more', { n: formatNumber(counts.bad - MAX_LINES, language) })}</p>}
        </section>
      )}
      {edits.length + without.length + apart.length > 0 && (
        <p className="cluster said">
          {dotted(
            edits.length > 0 && t('lists.corrected', { count: edits.length, lines: linesOf(edits.map(({ line }) => line)) }),
            without.length > 0 && t('lists.leftOutLines', { count: without.length, lines: linesOf(without) }),
            apart.length > 0 && `${t('lists.another')} (${linesOf(apart)})`,
          )}{' '}
          <Button
            className="sm"
            label={t('lists.asInFile')}
            onClick={() => void changeOptions({ edits: undefined, without: undefined, apart: undefined })}
          />
        </p>
      )}
    </>
  )
}

type BadLineProps = {
  readonly bad: Bad
  readonly columns: readonly { readonly n: number; readonly field: string | null; readonly label: string }[]
  readonly onMend: (cells: readonly string[]) => void
  readonly onLeaveOut: () => void
  /** The line is about another person than the one who has the name. */
  readonly onAnother: () => void
}

const BadLine = ({ bad, columns, onMend, onLeaveOut, onAnother }: BadLineProps) => {
  const { t, language } = useWords()
  const { line, text, cells } = bad
  const [edited, setEdited] = useState<readonly string[] | null>(null)
  const typed = edited ?? cells
  const isEdited = typed.some((cell, n) => cell !== (cells[n] ?? ''))
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !event.ctrlKey) {
      event.preventDefault()
      onMend(typed)
    } else if (event.key === 'Delete' && event.ctrlKey) {
      event.preventDefault()
      onLeaveOut()
    } else if (event.key === 'Escape' && isEdited) {
      event.preventDefault()
      event.stopPropagation()
      setEdited(null)
    }
  }
  return (
    <tr data-line={line}>
      <td className="num">{formatNumber(line, language)}</td>
      <td className="why">{text[language]}</td>
      {columns.map(({ n, field, label }) => (
        <td key={n}>
          <input
            data-field={field}
            aria-label={t('lists.cell', { line, column: label })}
            value={typed[n] ?? ''}
            maxLength={2000}
            autoComplete="off"
            onChange={(event) =>
              setEdited(
                Array.from({ length: Math.max(typed.length, n + 1) }, (_, at) => (at === n ? event.target.value : (typed[at] ?? ''))),
              )
            }
            onKeyDown={press}
          />
        </td>
      ))}
      <td>
        {bad.isTwin && !isEdited && <Button className="sm" label={t('lists.another')} onClick={onAnother} />}{' '}
        <Button
          className="sm"
          label={isEdited ? t('lists.again') : t('lists.leaveOut')}
          onClick={() => (isEdited ? onMend(typed) : onLeaveOut())}
        />
      </td>
    </tr>
  )
}

const linesOf = (lines: readonly number[]): string =>
  `${lines
    .toSorted((a, b) => a - b)
    .slice(0, 12)
    .join(', ')}${lines.length > 12 ? ' …' : ''}`
