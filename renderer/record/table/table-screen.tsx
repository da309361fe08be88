import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Redirect } from 'wouter'
import { ask } from '../../app-state/desk/client.ts'
import { newestAnswer } from '../../app-state/desk/show-state.ts'
import { isTablet } from '../../app-state/identity/asker.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { useTitle } from '../../app-state/navigation/use-title.ts'
import { useTableName } from '../../language/use-names.ts'
import { EmptyScreen } from '../../ui/empty.tsx'
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx'
import { Loading } from '../../ui/status.tsx'
import { FirstView } from './first-view.tsx'

const bringLive = async () => (await import('./live.tsx')).Live
// a tablet sees its table before it receives the engine; a laptop has both in the same moment
const Live = lazyWithRetry(bringLive, { ahead: 'at once', ...(isTablet && { first: FirstView }) })
if (!isTablet) bringLive().catch(() => undefined)

type TableScreenProps = { readonly table: string; readonly hand?: string | undefined }

/** The table screen: the board, the record with its findings, and the entry line. */
export const TableScreen = ({ table, hand }: TableScreenProps) => {
  const { data, error } = useQuery(ask.tables.state.queryOptions({ input: hand === undefined ? { table } : { table, hand } }))
  const { t } = useTranslation()
  const nameOf = useTableName()
  useTitle(data ? t('table.title', { table: nameOf(data.table) }) : t('nav.table'))
  if (error && !data) return <EmptyScreen fact={error.message} todo="" />
  // the hand in play has the address of the table itself
  if (data && hand !== undefined && [data, newestAnswer(data)].every(({ hands }) => hands.at(-1)?.id === hand))
    return <Redirect to={paths.table(table)} replace />
  return data ? <Live key={`${table}/${hand ?? ''}`} told={data} hand={hand} /> : <Loading />
}
