import { act } from '../../db/act.ts'
import type { WritableDb } from '../../db/handle.ts'
import type { Ref } from '../../db/log/entry.ts'
import type { Body } from '../../db/log/kinds.ts'

/** The hands and acts of a file that is only to be large: all alike. */
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
export const actOf = (hand: string, after: Ref | null, n: number): Body<'event'> => ({
  hand,
  after,
  text: n % 2 ? 'E draw' : 'E discard 1z',
})

/** As many entries as a tournament of that size has: hands of 99 acts each, at every table in turn. */
export const fill = (db: WritableDb, tables: readonly string[], entries: number): void => {
  for (let hand = 0; hand * 100 < entries; hand++)
    act(db, { at: new Date(), by: 'measure' }, (write) => {
      const id = `hand ${hand}`
      const table = tables[hand % tables.length] ?? ''
      write('hand', handAt(table, id))
      let after: Ref | null = null
      for (let n = 1; n < 100; n++) after = write('event', actOf(id, after, n)).ref
    })
}
