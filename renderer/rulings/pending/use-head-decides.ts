import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ask } from '../../app-state/desk/client.ts'

/** Says that only the head referee may decide a conflict; undefined if the tournament has none. */
export const useHeadDecides = (): string | undefined => {
  const { t } = useTranslation()
  const { data: referees = [] } = useQuery(ask.referees.list.queryOptions())
  const head = referees.find((referee) => referee.head)
  return head && t('waiting.headDecides', { name: head.name })
}
