import { isValid } from 'date-fns/isValid'
import type { ListPreview } from '../../../desk/contract/lists.ts'
import { SEATS } from '../../../engine/model/seats.ts'
import { formatMoment, formatNumber } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { optionsOf } from '../../ui/fields/select-field.tsx'
import { BadLines } from './bad-lines.tsx'
import { changeOptions, fieldWord } from './chosen-list.ts'
import * as css from './lists.module.css'

/** Preview of an import: columns with their meanings, invalid lines, and the new, changed and unchanged rows. */
export const ListPreviewTables = ({ preview }: { readonly preview: ListPreview }) => {
  const { t, language } = useWords()
  const { columns, fields, notes, rows, counts, kind, trouble } = preview
  const choose = (at: number, field: string): void =>
    void changeOptions({
      kind,
      columns: columns.map((column, n) =>
        n === at ? ((field || null) as typeof column.field) : column.field === field ? null : column.field,
      ),
    })
  return (
    <>
      <section className={css.listpart} aria-label={t('lists.columns')}>
        <h2 className="heading">{t('lists.columns')}</h2>
        {trouble && (
          <p className="trouble" role="alert">
            {trouble[language]}
          </p>
        )}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
        <div className="scroll wide" tabIndex={0}>
          <table className={css.columns}>
            <thead>
              <tr>
                {columns.map(({ heading, field }, n) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns are identified by position
                  <th key={n} scope="col">
                    <span className={`truncate ${css.columnName}`}>{heading || t('lists.column', { n: n + 1 })}</span>
                    <select
                      aria-label={t('lists.columnMeans', { column: heading || n + 1 })}
                      value={field ?? ''}
                      data-none={field === null}
                      onChange={(event) => choose(n, event.target.value)}
                    >
                      <option value="">{t('lists.unused')}</option>
                      {optionsOf([...new Set([...fields, ...(field === null ? [] : [field])])], (one) => fieldWord(t, one))}
                    </select>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {[0, 1, 2].map((line) => (
                <tr key={line}>
                  {columns.map(({ samples }, n) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: columns are identified by position
                    <td key={n}>{samples[line] ?? ''}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      <BadLines preview={preview} />
      {notes.length > 0 && (
        <section className={css.listpart} aria-label={t('lists.notes')}>
          <h2 className="heading">{t('lists.notes')}</h2>
          <ul className="lines">
            {notes.map((note) => (
              <li key={note.en} className="apart">
                {note[language]}
              </li>
            ))}
          </ul>
        </section>
      )}
      {rows.length > 0 && (
        <section className={css.listpart} aria-label={t('lists.would')}>
          <h2 className="heading">{t('lists.would')}</h2>
          <table className={`ledger ${css.would}`}>
            <thead>
              <tr>
                <th>
                  <span className="sr">{t('lists.newOrNot')}</span>
                </th>
                {HEADS[kind].map((head) => (
                  <th key={head}>{fieldWord(t, head)}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, MAX_ROWS).map(({ line, what, cells, was }) => (
                <tr key={`${line} ${cells.join()}`} data-what={what}>
                  <td>
                    <span className={what === 'new' ? `nb inverse ${css.what}` : `nb ${css.what}`}>{t(`lists.is.${what}`)}</span>
                  </td>
                  {cells.map((cell, n) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: columns are identified by position
                    <td key={n}>
                      {was[n] !== null && was[n] !== '' && (
                        <>
                          <s>{shown(was[n] ?? '', language)}</s>{' '}
                        </>
                      )}
                      {was[n] !== null && was[n] !== '' && what === 'changed' ? (
                        <b>{shown(cell, language) || t('lists.nobody')}</b>
                      ) : (
                        shown(cell, language)
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {counts.fresh + counts.changed + counts.same > MAX_ROWS && (
            <p className="q2">{t('lists.more', { n: formatNumber(counts.fresh + counts.changed + counts.same - MAX_ROWS, language) })}</p>
          )}
        </section>
      )}
    </>
  )
}

/** Most rows rendered; the counts include all of them. */
const MAX_ROWS = 200

const HEADS = {
  players: ['number', 'name', 'country'],
  referees: ['name', 'head'],
  rounds: ['round', 'starts', 'minutes', 'tables'],
  seating: ['round', 'table', ...SEATS],
} as const satisfies Record<ListPreview['kind'], readonly string[]>

/** Formats a date or time in the user's language; returns any other cell as it is. */
const shown = (cell: string, language: 'en' | 'fr'): string =>
  /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(cell) && isValid(new Date(cell)) ? formatMoment(new Date(cell), language) : cell
