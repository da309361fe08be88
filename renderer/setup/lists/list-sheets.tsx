import type { ListPreview } from '../../../desk/contract/lists.ts'
import { LIST_KINDS } from '../../../desk/contract/vocabulary.ts'
import { formatNumber } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { optionsOf } from '../../ui/fields/select-field.tsx'
import { countWords, showList, takeSheet, useChosenList } from './chosen-list.ts'
import * as css from './lists.module.css'

type ListSheetsProps = { readonly previews: readonly ListPreview[] }

/** The sheets of a workbook, each with its kind or left out. The import takes all included sheets or none. */
export const ListSheets = ({ previews }: ListSheetsProps) => {
  const { t, language } = useWords()
  const { at } = useChosenList()
  const sheets = previews[0]?.sheets.filter(({ lines }) => lines > 0) ?? []
  return (
    <section className={css.listpart} aria-label={t('lists.sheets')}>
      <h2 className="heading">{t('lists.sheets')}</h2>
      <p className="q2">{t('lists.sheetsWhat')}</p>
      <table className={`ledger ${css.sheets}`}>
        <thead>
          <tr>
            <th>{t('lists.sheet')}</th>
            <th>{t('lists.takenAs')}</th>
            <th>{t('lists.would')}</th>
          </tr>
        </thead>
        <tbody>
          {sheets.map(({ name, lines }) => {
            const n = previews.findIndex(({ sheet }) => sheet === name)
            const preview = previews[n]
            return (
              <tr key={name} data-on={n === at}>
                <th scope="row">
                  {name} <small>{t('lists.linesOf', { count: lines, n: formatNumber(lines, language) })}</small>
                </th>
                <td>
                  <select
                    aria-label={t('lists.sheetAs', { sheet: name })}
                    value={preview?.kind ?? ''}
                    onChange={(event) => void takeSheet(name, LIST_KINDS.find((kind) => kind === event.target.value) ?? null)}
                  >
                    <option value="" disabled={preview !== undefined && previews.length === 1}>
                      {t('lists.notTaken')}
                    </option>
                    {optionsOf(LIST_KINDS, (kind) => t(`lists.kind.${kind}`))}
                  </select>
                </td>
                <td>
                  {preview && (
                    <div className={`beside ${css.what}`}>
                      <span className={preview.trouble ? 'trouble' : ''}>
                        {preview.trouble ? preview.trouble[language] : countWords(t, preview.counts, language)}
                      </span>{' '}
                      <Button
                        className={n === at ? 'sm on' : 'sm'}
                        label={t('lists.look')}
                        aria-pressed={n === at}
                        onClick={() => showList(n)}
                      />
                    </div>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
