import type { Ankan, Kakan } from '../../events.ts'
import { sameKind } from '../../tiles.ts'
import { withoutOf, withPlayer } from '../change.ts'
import { lose, loseAll, unseen } from '../concealed.ts'
import type { Group, Table } from '../table.ts'
import type { Consequences } from './consequences.ts'
import { goOnWithTurn } from './turn.ts'

/** Carries out a kong from the own hand: the tile can be won on, and a replacement tile is due. */
export const carryOutKong = (before: Table, event: Ankan | Kakan, consequences: Consequences): Table => {
  const { actor: seat, tile } = event
  // The tile drawn for the turn is used up: the next one is the replacement.
  const table = withoutOf(goOnWithTurn(before, seat, consequences), seat, 'drawn')
  const { hand, groups } = table.players[seat]
  // Which of the four fives was red is not said by the kong: any tile of the kind may leave the hand.
  const left = event.verb === 'ankan' ? loseAll(hand, [tile, tile, tile, tile], false) : lose(hand, tile, false)
  const { number } = table
  const isVoid = consequences.found.some(({ level, remedies }) => level !== 'info' && remedies.includes('kong-void'))
  const lying = event.verb === 'ankan' ? [...groups, concealed(event, number)] : extended(groups, event, number)
  const declared: Table = {
    ...table,
    turn: { ...table.turn, seat, due: 'replace', kong: number },
    target: { kind: event.verb, seat, tile, event: number, ...(event.clock !== undefined && { clock: event.clock }) },
    kongs: [...table.kongs, { seat, kind: event.verb, tile, event: number }],
    awarded: null,
    several: null,
  }
  if (!isVoid) return withPlayer(declared, seat, { hand: left, groups: lying })
  // A void kong may be taken back or gone on with: what the player holds from here on nobody knows.
  return {
    ...withPlayer(declared, seat, { hand: unseen(null), groupsKnown: false }),
    turn: { seat, due: 'discard', drew: table.turn.drew ?? number, kong: number, ...(table.turn.doubted && { doubted: true }) },
    voidKong: { seat, groups: lying, event: number },
  }
}

const concealed = ({ tile, faces }: Ankan, event: number): Group => ({
  kind: 'ankan',
  own: [tile, tile, tile, tile],
  event,
  ...(faces && { faces }),
})

/** The pung with its fourth tile; where the record does not know the pung, a kong of which only the tile is known. */
const extended = (groups: readonly Group[], { tile }: Kakan, event: number): readonly Group[] => {
  const pung = groups.findLast(({ kind, claimed }) => kind === 'pon' && sameKind(claimed?.tile, tile))
  const kong = (from: Group): Group => ({ ...from, kind: 'kakan', added: tile })
  return pung
    ? groups.map((group) => (group === pung ? kong(group) : group))
    : [...groups, kong({ kind: 'pon', own: [tile, tile], claimed: { tile, from: null, taken: true }, event })]
}
