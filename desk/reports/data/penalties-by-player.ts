import type { ReadableDb } from '../../../db/sqlite/handle.ts'
import { countPenalties } from '../../../engine/model/penalty-counts.ts'
import { byName } from '../../context/collate.ts'
import type { PlayerSum } from '../../contract/penalties.ts'
import type { PenaltyRow } from '../../contract/penalty-fields.ts'
import { penaltyRows, whoseIs } from './penalty-row.ts'

/** A player with penalties in force. `id`: the player's in the list, null for others. */
export type Penalized = {
  readonly id: string | null
  readonly who: Pick<PlayerSum, 'number' | 'player' | 'country' | 'nameless'>
  readonly rows: readonly PenaltyRow[]
}

/** The penalties in force by player: those of the list by number, then the others by name. A player without a name is one for each place. */
export const penaltiesByPlayer = (db: ReadableDb): readonly Penalized[] => {
  const whose = whoseIs(db)
  const standing = penaltyRows(db).filter(({ state }) => state === 'stands')
  return [...Map.groupBy(standing, (row) => whose.get(row.id) ?? keyOf(row)).values()]
    .flatMap((rows) => {
      const [first] = rows
      if (!first) return []
      const { number, name, country } = first.player
      return { id: whose.get(first.id) ?? null, who: { number, player: name, country, ...placeOf(first) }, rows }
    })
    .toSorted(
      ({ who: a }, { who: b }) =>
        (a.number ?? Number.POSITIVE_INFINITY) - (b.number ?? Number.POSITIVE_INFINITY) || byName(a.player ?? '', b.player ?? ''),
    )
}

/** The total of each player's penalties in force. */
export const penaltyTotals = (db: ReadableDb): readonly PlayerSum[] =>
  penaltiesByPlayer(db).map(({ who, rows }) => ({ ...who, ...countPenalties(rows) }))

/** A key that no player's id has. */
const keyOf = ({ player, round, table, hand, seat }: PenaltyRow): string =>
  `name ${player.name ?? JSON.stringify([round, table, hand, seat])}`

const placeOf = ({ player, table, hand, seat }: PenaltyRow): Pick<PlayerSum, 'nameless'> =>
  player.name === null && seat !== null ? { nameless: { table, hand, seat } } : {}
