import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-hash-location'
import { SEATS } from '../../../engine/model/seats.ts'
import { currentRound } from '../../app-state/clock/clock-figures.ts'
import { useRounds } from '../../app-state/clock/use-rounds.ts'
import { ask } from '../../app-state/desk/client.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { dotted } from '../../language/format.ts'
import { shortPlayers, tableName } from '../../language/names.ts'
import { isTableLink, type ScreenAction } from './screen-actions.ts'

/** The tables of the round under way and those linked on the screen, by number and players. Search finds players by full name too. */
export const useTableActions = (linked: readonly string[]): readonly ScreenAction[] => {
  const { t } = useTranslation()
  const { data = [] } = useQuery(ask.tables.list.queryOptions())
  const { rounds } = useRounds()
  const short = shortPlayers(data.flatMap(({ players }) => SEATS.flatMap((seat) => players[seat] ?? [])))
  const now = currentRound(rounds, data)?.number ?? 0
  return data
    .filter((table) => (table.round ?? 0) === now || linked.includes(`#${paths.table(table.id)}`))
    .map((table) => {
      const players = SEATS.flatMap((seat) => table.players[seat] ?? [])
      const title = t('table.title', { table: tableName(table, data, t) })
      return {
        id: `table ${table.id}`,
        text: dotted(title, players.map(short).join(', ')),
        also: players.map(({ name }) => name).join(' '),
        keys: [],
        run: () => navigate(paths.table(table.id)),
      }
    })
}

/** Addresses of the tables that the screen links to, by themselves or by a hand. */
export const linkedTables = (root: ParentNode = document): readonly string[] =>
  [...root.querySelectorAll('a[href]')].map((link) => (link.getAttribute('href') ?? '').split('/hand/')[0] ?? '').filter(isTableLink)
