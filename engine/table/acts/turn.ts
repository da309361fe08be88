import type { Seat } from '../../seats.ts'
import { groupsDoubted, wallChanged, withPlayer } from '../change.ts'
import { gain } from '../concealed.ts'
import { drawsBefore } from '../draws.ts'
import type { Table } from '../table.ts'
import { type Consequences, foundBy } from './consequences.ts'
import { turnNotRecorded } from './draw.ts'

/** Gives a player the tile that an act implies where the record leaves its draw out. */
export const drawLeftOut = (table: Table, seat: Seat, nodraw = false): Table => {
  const implied = drawsBefore({ ...table, number: table.number - 1 }, { actor: seat, ...(nodraw && { nodraw: true as const }) })
  if (implied === 'nothing') return table
  const walled = implied === 'earlier' ? table : wallChanged(table, -1)
  const held = withPlayer(walled, seat, { hand: gain(table.players[seat].hand, '?') })
  if (implied === 'replacement') return { ...held, replacements: held.replacements + 1 }
  // Where all draws are written down but this one, it may be a claim that is missing.
  return { ...(table.draws === 'all' && implied === 'wall' ? groupsDoubted(held, [seat]) : held), draws: 'some' }
}

/** Begins or goes on with a player's turn for riichi, an own kong or a self-draw win; where it was not the turn, play is picked up there. */
export const goOnWithTurn = (table: Table, seat: Seat, consequences: Consequences): Table => {
  const missing = foundBy(consequences, 'record.missing')
  const held = drawLeftOut(missing ? turnNotRecorded(table, missing) : table, seat)
  const { turn, players, number, target } = held
  const drawn = players[seat].drawn ?? { event: number, tile: '?' as const }
  const doubted = foundBy(consequences, 'turn.act') ?? foundBy(consequences, 'record.seat')
  if (doubted)
    return {
      ...groupsDoubted(withPlayer(held, seat, { drawn }), turn.seat ? [seat, turn.seat] : [seat]),
      turn: { seat, due: 'any', drew: number, doubted: true },
    }
  const own = turn.seat === seat && (turn.due === 'discard' || turn.due === 'replace')
  return {
    ...withPlayer(held, seat, own && !players[seat].drawn ? {} : { drawn }),
    turn: own ? { ...turn, due: 'discard' } : { seat, due: 'discard', drew: number },
    target:
      !own && target?.kind === 'discard' && !target.drawn && target.seat !== seat
        ? { ...target, drawn: { seat, event: number, fast: false } }
        : target,
  }
}
