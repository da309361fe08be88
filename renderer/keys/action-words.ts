import type { TFunction } from 'i18next'
import type { ActionId } from './actions.ts'

/** What an act is called. */
export const actionWords = (t: TFunction, id: ActionId): string => {
  const [, number] = /^fast\.n(\d)$/.exec(id) ?? []
  if (number === '0') return t('do.fast.red')
  if (number !== undefined) return t('do.fast.number', { number })
  const [, suit] = /^fast\.([mpsz])$/.exec(id) ?? []
  if (suit !== undefined) return t('do.fast.suit', { suit })
  const [, call, seat] = /^fast\.(pon|chii|ron)\.([ESWN])$/.exec(id) ?? []
  if (call !== undefined) return t('do.fast.call', { call, seat: t(`seat.${seat as 'E'}`) })
  return t(`do.${id as 'table.draw'}`)
}
