import { isPaid, shownHand } from '../hand/declared-win.ts'
import type { HandTiles } from '../hand/majiang-hand.ts'
import type { Scores, TableEvent } from '../model/events.ts'
import type { Finding } from '../model/findings.ts'
import type { Seat } from '../model/seats.ts'
import type { Tile } from '../model/tiles.ts'
import { ruleById } from '../rules/index.ts'
import { findingOfRecord } from '../rules/record/instead.ts'
import type { Table } from '../table/table.ts'

/**
 * Misreadings that explain why a hand that is not complete, or does not wait, was paid: four players saw it and accepted it. If one wrong
 * tile explains that, the record is wrong and not the player (rule book, principle 2). If none does, or the payment is unknown, the finding
 * stays.
 */
export const paidAllTheSame = (table: Table, event: TableEvent, findings: readonly Finding[]): readonly Misread[] =>
  event.verb === 'scores' ? findings.flatMap((finding) => misread(table, event, finding)) : []

type Misread = { readonly finding: Finding; readonly instead: Finding }

const misread = (table: Table, scores: Scores, finding: Finding): readonly Misread[] => {
  const { rule, level, seat, decision, facts, because } = finding
  const { isMisread, paidAs = 'record.tile' } = ruleById(rule)
  if (!isMisread || level !== 'violation' || !seat || decision) return []
  const hand = isPaid(table, scores, seat) ? handIn(table, seat, finding) : null
  if (!hand || !isMisread(hand, facts.tile as Tile | undefined)) return []
  const paid = table.number
  return [
    {
      finding,
      instead: {
        ...findingOfRecord(paidAs, finding, { ...facts, ...(table.ended?.how === 'exhaustive' && { act: 'tenpai' }), paid, actor: seat }),
        because: [...because, paid],
        settledBy: paid,
      },
    },
  ]
}

/** The hand that the finding is about, or that its player has shown since. */
const handIn = (table: Table, seat: Seat, { event, facts: { tiles } }: Finding): HandTiles | null => {
  const { revealed = 0, hand } = table.players[seat]
  const shown = typeof tiles === 'object' ? tiles : revealed > event ? hand.known : null
  return (shown && shownHand(table, { actor: seat, verb: 'reveal', tiles: shown })?.hand) ?? null
}
