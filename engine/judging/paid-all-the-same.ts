import { shownHand } from '../hand/declared-win.ts'
import { canExist, type HandTiles } from '../hand/majiang-hand.ts'
import { isComplete, isWaiting } from '../hand/waits.ts'
import type { Scores, TableEvent } from '../model/events.ts'
import type { Finding } from '../model/findings.ts'
import type { Seat } from '../model/seats.ts'
import { confusionsOf } from '../model/tile-confusions.ts'
import { isKnown, type Tile } from '../model/tiles.ts'
import type { Table } from '../table/table.ts'

/**
 * Misreadings that explain why a hand that is not complete, or does not wait, was paid: four players saw it and accepted it. If one wrong
 * tile explains that, the record is wrong and not the player (rule book, principle 2). If none does, or the payment is unknown, the finding
 * stays.
 */
export const paidAllTheSame = (table: Table, event: TableEvent, findings: readonly Finding[]): readonly Misread[] =>
  event.verb === 'scores' ? findings.flatMap((finding) => misread(table, event, finding)) : []

type Misread = { readonly finding: Finding; readonly instead: Finding }

const misread = (table: Table, { points }: Scores, finding: Finding): readonly Misread[] => {
  const { rule, level, seat, decision, facts, because } = finding
  const isMeant = MEANT[rule]
  const before = seat && table.players[seat].points
  if (!isMeant || level !== 'violation' || !seat || decision || before === null) return []
  const isPaid = (points[table.form.seats.indexOf(seat)] ?? before) > before
  const hand = isPaid ? handIn(table, seat, finding) : null
  if (!hand || !isMeant(hand, facts.tile as Tile | undefined)) return []
  const nobody = { rule: 'record.tile', level: 'record', seat: null, sections: [], remedies: [], penalty: { kind: 'none' } } as const
  const paid = table.number
  return [
    { finding, instead: { ...finding, ...nobody, because: [...because, paid], settledBy: paid, facts: { ...facts, paid, actor: seat } } },
  ]
}

const handIn = (table: Table, seat: Seat, { facts: { tiles } }: Finding): HandTiles | null =>
  (typeof tiles === 'object' && shownHand(table, { actor: seat, verb: 'reveal', tiles })?.hand) || null

/** Whether the hand is as declared if one of its tiles, or the winning tile, is read differently. */
const MEANT: Readonly<Partial<Record<Finding['rule'], (hand: HandTiles, tile: Tile | undefined) => boolean>>> = {
  'win.incomplete': (hand, tile) =>
    isWaiting(hand) === 'yes' ||
    otherwise(hand).some((other) => tile !== undefined && isKnown(tile) && isWhole({ ...other, concealed: [...other.concealed, tile] })),
  'tenpai.false': (hand) => otherwise(hand).some((other) => isWaiting(other) === 'yes'),
  'riichi.not-waiting': (hand) => otherwise(hand).some((other) => isWaiting(other) === 'yes'),
}

/** The hands that this one may be mistaken for: one tile replaced by one that is easily confused with it. */
const otherwise = ({ concealed, melds }: HandTiles): readonly HandTiles[] =>
  concealed
    .flatMap((tile, i) => confusionsOf(tile).map(({ tile: other }) => ({ concealed: concealed.with(i, other), melds })))
    .filter((hand) => canExist(hand.concealed))

const isWhole = (hand: HandTiles): boolean => canExist(hand.concealed) && isComplete(hand)
