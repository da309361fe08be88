import type { TFunction } from 'i18next'
import type { ListPreview } from '../../desk/contract/lists.ts'

/** What a column can be, in the reader's language. */
export const fieldWord = (t: TFunction, field: ListPreview['fields'][number]): string => {
  if (field === 'E' || field === 'S' || field === 'W' || field === 'N') return t(`seat.${field}`)
  if (field.startsWith('round:')) return t('lists.ofRound', { round: field.slice(6) })
  return t(`lists.field.${field as 'name'}`)
}
