import type { Body } from '../../db/log/kinds.ts'

/** The first hand of a table, as it is begun. */
export const handAt = (table: string, hand: string): Body<'hand'> => ({
  hand,
  table,
  game: 1,
  wind: 'E',
  number: 1,
  counters: 0,
  rules: 'wrc-2015',
  edition: '2015',
  lines: ['@hand E1 0'],
})
