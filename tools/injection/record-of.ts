import { judgeHand } from '../../engine/judging/judge.ts'
import type { RuleSet } from '../../engine/model/rule-set.ts'
import { bySeat, SEATS, type Seat } from '../../engine/model/seats.ts'
import type { Hand, HandHeader, StartMeld } from '../../engine/model/table-file.ts'
import type { Group, Table } from '../../engine/table/table.ts'
import type { Dice } from '../generator/dice.ts'
import { withoutDraws } from '../generator/thin.ts'
import type { RecordKind } from './slip.ts'

/** A hand as a recorder with less time writes it. */
export const recordOf = (hand: Hand, record: RecordKind, { dice, rules }: { readonly dice: Dice; readonly rules: RuleSet }): Hand => {
  if (record === 'full') return hand
  const { deal: _, ...header } = hand.header
  const events = withoutDraws(hand.events)
  if (record === 'discards only') return { header, events }
  const starts = events.flatMap(({ verb, short }, at) => (verb === 'discard' && short === undefined ? [at] : []))
  const from = starts[dice.below(Math.max(1, starts.length - 5))] ?? 0
  if (record === 'from the middle') return { header: { from: 'middle', melds: [], riichi: [] }, events: events.slice(from) }
  const discard = events[from]
  const whole = hand.events.slice(
    0,
    hand.events.findIndex((event) => isSameAct(event, discard, hand, events, from)),
  )
  const { table } = judgeHand({ ...hand, events: whole }, rules)
  return { header: displayed(table, header), events: events.slice(from) }
}

/** Whether an event of the whole hand is this one of the record without draws: as many discards come before both. */
const isSameAct = (
  event: Hand['events'][number],
  of: Hand['events'][number] | undefined,
  hand: Hand,
  events: Hand['events'],
  from: number,
): boolean =>
  event.verb === 'discard' &&
  of !== undefined &&
  hand.events.slice(0, hand.events.indexOf(event)).filter(({ verb }) => verb === 'discard').length ===
    events.slice(0, from).filter(({ verb }) => verb === 'discard').length

/** The headers of a record from the middle that name all that lies on the table. The discard that comes first has its draw behind it. */
const displayed = ({ players, dora, wall }: Table, { name }: HandHeader): HandHeader => ({
  ...(name && { name }),
  from: 'middle',
  ...(wall !== null && { wall }),
  ...(dora[0] && { dora: dora[0] }),
  melds: SEATS.flatMap((seat) => players[seat].groups.flatMap((group) => meldOf(seat, group))),
  rivers: bySeat((seat) => players[seat].river.map(({ tile, claimed }) => ({ tile, ...(claimed && { claimed: true as const }) }))),
  riichi: SEATS.filter((seat) => players[seat].riichi),
  displayed: true,
})

const meldOf = (seat: Seat, { kind, own, claimed, added }: Group): readonly StartMeld[] => {
  const [first, second] = own
  if (!first || !second) return []
  if (kind === 'ankan') return [{ seat, kind, tile: first }]
  if (!claimed?.from) return []
  if (kind === 'chii') return [{ seat, kind, tiles: [claimed.tile, first, second], claimed: claimed.tile }]
  return [{ seat, kind: added ? 'kakan' : kind, tile: claimed.tile, from: claimed.from }]
}
