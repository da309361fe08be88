import type { Dora, Draw, Replace, Return } from '../../events.ts'
import { nextSeat, type Seat } from '../../seats.ts'
import type { Tile } from '../../tiles.ts'
import { wallChanged, withoutOf, withPlayer } from '../change.ts'
import { gain, lose, unseen } from '../concealed.ts'
import { kongPause } from '../pace.ts'
import type { Table } from '../table.ts'
import { type Consequences, foundBy, redsCount, seatFact } from './consequences.ts'

/** Carries out a draw: in turn, out of turn, or under the explanation that settled a draw that did not fit. */
export const carryOutDraw = (table: Table, event: Draw, consequences: Consequences): Table => {
  const tile = event.tile ?? '?'
  const emptied = foundBy(consequences, 'record.wall') ? { ...table, wall: null } : table
  const drawing = { ...emptied, draws: emptied.draws === 'none' ? ('all' as const) : emptied.draws }
  const wrongSeat = foundBy(consequences, 'record.seat')
  if (wrongSeat) return drawInTurn(drawing, seatFact(wrongSeat, 'due') ?? event.actor, tile, event)
  const missing = foundBy(consequences, 'record.missing')
  if (missing) return drawInTurn(turnNotRecorded(drawing, missing), event.actor, tile, event)
  const atOnce = event.together && table.turn.claim !== undefined && table.turn.seat !== event.actor
  return foundBy(consequences, 'turn.draw') || atOnce
    ? drawExtra(drawing, event.actor, tile)
    : drawInTurn(drawing, event.actor, tile, event)
}

const drawInTurn = (table: Table, seat: Seat, tile: Tile, { clock, fast }: Pick<Draw, 'clock' | 'fast'>): Table => {
  const { number, target, turn } = table
  const replaces = turn.due === 'replace' && turn.seat === seat
  const drawn = { seat, event: number, ...(clock !== undefined && { clock }), fast: fast === true }
  return {
    ...withPlayer(wallChanged(table, -1), seat, {
      hand: gain(table.players[seat].hand, tile),
      drawn: { event: number, tile, ...(clock !== undefined && { clock }) },
    }),
    replacements: table.replacements + (replaces ? 1 : 0),
    turn: {
      seat,
      due: 'discard',
      drew: number,
      ...(replaces && turn.kong !== undefined && { kong: turn.kong, ...(turn.turned && { turned: true }) }),
    },
    target: target?.kind === 'discard' && !target.drawn ? { ...target, drawn } : target,
  }
}

const drawExtra = (table: Table, seat: Seat, tile: Tile): Table =>
  withPlayer(wallChanged(table, -1), seat, { hand: gain(table.players[seat].hand, tile), extra: { event: table.number, tile } })

/** A turn that the record has left out: its player drew and discarded, nobody knows what. */
export const turnNotRecorded = (
  table: Table,
  finding: { readonly facts: Readonly<Record<string, unknown>>; readonly seat: Seat | null } & Parameters<typeof seatFact>[0],
): Table => {
  const seat = seatFact(finding, 'due')
  if (!seat) return table
  const drew = finding.facts.dueAct === 'draw'
  const { river } = table.players[seat]
  const skipped = withPlayer(withoutOf(drew ? wallChanged(table, -1) : table, seat, 'drawn'), seat, {
    // A call or a kong may be missing with it.
    hand: unseen(null),
    groupsKnown: false,
    river: [...river, { tile: '?', event: table.number, rotated: false, drawn: false }],
  })
  return { ...skipped, target: null, awarded: null, several: null, turn: { seat: nextSeat(seat), due: 'draw' } }
}

/** Carries out the taking of a replacement tile; with it the last tile of the live wall becomes part of the dead wall. */
export const carryOutReplace = (table: Table, { actor, tile = '?', clock }: Replace, consequences: Consequences): Table => {
  if (foundBy(consequences, 'record.no-claim')) return table
  const { turn, number, voidKong } = table
  const laid = voidKong?.seat === actor ? withPlayer({ ...table, voidKong: null }, actor, { groups: voidKong.groups }) : table
  return wentOn(
    {
      ...withPlayer(wallChanged(laid, -1), actor, {
        hand: gain(table.players[actor].hand, tile),
        drawn: { event: number, tile, ...(clock !== undefined && { clock }) },
      }),
      replacements: table.replacements + 1,
      turn: { ...turn, seat: actor, due: 'discard', drew: number },
    },
    clock,
    consequences,
  )
}

/** Carries out the turning of a kan dora indicator. */
export const carryOutDora = (table: Table, { tile, clock }: Dora, consequences: Consequences): Table =>
  wentOn(
    { ...table, dora: [...table.dora, tile], turn: table.turn.kong === undefined ? table.turn : { ...table.turn, turned: true } },
    clock,
    consequences,
  )

/** After an extended pung: play has gone on, with or without time for a win. */
const wentOn = (table: Table, clock: number | undefined, { rules }: Consequences): Table => {
  const { target, number } = table
  if (target?.kind !== 'kakan' || target.wentOn) return table
  return { ...table, target: { ...target, wentOn: { event: number, pause: kongPause(rules.settings, target, clock).kind } } }
}

/** Carries out the putting back of a drawn tile: the wall has it again, and whose turn it was has to draw. */
export const carryOutReturn = (table: Table, { actor }: Return, consequences: Consequences): Table => {
  const { extra, drawn, hand } = table.players[actor]
  const back = extra ?? drawn
  if (!back || foundBy(consequences, 'record.no-claim')) return table
  const without = withPlayer(wallChanged(withoutOf(table, actor, extra ? 'extra' : 'drawn'), 1), actor, {
    hand: lose(hand, back.tile, redsCount(consequences)),
  })
  const { target, turn, toReturn } = without
  const returned = { ...without, toReturn: toReturn?.seat === actor ? null : toReturn }
  if (extra || turn.seat !== actor || turn.claim !== undefined) return returned
  const { drawn: _, ...open } = target ?? {}
  return {
    ...returned,
    turn: { seat: actor, due: 'draw' },
    target: target?.drawn?.seat === actor ? ({ ...open } as Table['target']) : target,
  }
}
