import { useTranslation } from 'react-i18next'
import type { ListPreview } from '../../../desk/contract/lists.ts'
import { LIST_KINDS } from '../../../desk/contract/vocabulary.ts'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { changeOptions, type ListOptionsChosen, useChosenList } from './chosen-list.ts'
import * as css from './lists.module.css'

/** How the file was read; each option can be changed. The columns follow. */
export const ListOptions = ({ preview }: { readonly preview: ListPreview }) => {
  const { t } = useTranslation()
  const { asked } = useChosenList()
  const { kind, encoding, separator, header } = preview
  const headings = [...new Set([1, 2, 3, 4, 5, ...(header === null ? [] : [header])])].toSorted((a, b) => a - b)
  // other columns make earlier choices of columns and corrections invalid
  const say = (part: ListOptionsChosen): void =>
    void changeOptions({ columns: undefined, edits: undefined, without: undefined, apart: undefined, ...part })
  return (
    <div className={`row ${css.listoptions}`}>
      <SelectField
        label={t('lists.about')}
        value={kind}
        options={LIST_KINDS.map((value) => ({ value, label: t(`lists.kind.${value}`) }))}
        onValue={(kind) => say({ kind })}
      />
      <SelectField
        label={t('lists.header')}
        value={header === null ? '' : String(header)}
        options={[
          { value: '', label: t('lists.noHeader') },
          ...headings.map((line) => ({ value: String(line), label: t('lists.line', { line }) })),
        ]}
        onValue={(value) => say({ header: value === '' ? null : Number(value), kind: asked.kind })}
      />
      {separator !== null && (
        <SelectField
          label={t('lists.separator')}
          value={separator}
          options={[
            { value: ';', label: t('lists.semicolon') },
            { value: ',', label: t('lists.comma') },
            { value: '\t', label: t('lists.tab') },
          ]}
          onValue={(separator) => say({ separator, header: undefined })}
        />
      )}
      {encoding !== null && (
        <SelectField
          label={t('lists.encoding')}
          value={encoding}
          options={ENCODINGS.map((value) => ({ value, label: LABELS[value] }))}
          onValue={(encoding) => say({ encoding, header: undefined })}
        />
      )}
      {(kind === 'players' || kind === 'seating') && (
        <SelectField
          label={t('lists.match')}
          value={asked.match ?? 'number'}
          options={[
            { value: 'number', label: t('lists.byNumber') },
            { value: 'name', label: t('lists.byName') },
          ]}
          onValue={(match) => void changeOptions({ match })}
        />
      )}
    </div>
  )
}

const LABELS = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows-1252',
  'windows-1250': 'Windows-1250',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16 BE',
  shift_jis: 'Shift JIS',
} as const
const ENCODINGS = Object.keys(LABELS) as (keyof typeof LABELS)[]
