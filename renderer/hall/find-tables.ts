import type { TableSummary } from '../../desk/contract.ts'
import { SEATS } from '../../engine/seats.ts'

/** The tables that a typed word means, the likeliest first: "7" or "t 7" the table of that name, else a player's name or number. */
export const findTables = (tables: readonly TableSummary[], typed: string): readonly TableSummary[] => {
  const word = plain(typed.trim().replace(/^t\s+/i, ''))
  if (word === '') return tables
  const score = (table: TableSummary): number => {
    if (plain(table.name) === word) return 3
    const players = SEATS.map((seat) => table.players[seat])
    if (players.some((player) => player?.number !== null && player?.number !== undefined && String(player.number) === word)) return 2
    if (plain(table.name).startsWith(word) || players.some((player) => player && plain(player.name).includes(word))) return 1
    return 0
  }
  return tables
    .map((table) => ({ table, is: score(table) }))
    .filter(({ is }) => is > 0)
    .sort((a, b) => b.is - a.is || (b.table.round ?? 0) - (a.table.round ?? 0))
    .map(({ table }) => table)
}

/** Without accents and case, as one types in a hurry. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
