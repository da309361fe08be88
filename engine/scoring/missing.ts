import type { WinCircumstances } from '../judging/entitlements/win-circumstances.ts'
import type { Play } from '../judging/play.ts'
import { isKnown } from '../model/tiles.ts'
import { discardsOf } from '../table/discards.ts'

/** Facts that the value of a hand can depend on and that a record may lack. */
export const MISSING_FACTS = [
  'hand',
  'tile',
  'groups',
  'winds',
  'riichi',
  'ippatsu',
  'wall',
  'first-turn',
  'dora',
  'ura',
  'counters',
  'sticks',
  'open-tanyao',
  'renhou',
  'red-fives',
  'several',
  'liability',
] as const
export type MissingFact = (typeof MISSING_FACTS)[number]

/** The facts about the moment of a win that the record lacks. */
export const missingCircumstances = (moment: WinCircumstances): readonly MissingFact[] => [
  ...(moment.prevailing === 'unknown' ? (['winds'] as const) : []),
  ...(moment.riichi === 'unknown' || moment.riichi === 'declared' ? (['riichi'] as const) : []),
  ...(moment.riichi !== 'unknown' && moment.ippatsu === 'unknown' ? (['ippatsu'] as const) : []),
  ...(moment.lastTile === 'unknown' ? (['wall'] as const) : []),
  ...(moment.firstTurn === 'unknown' ? (['first-turn'] as const) : []),
]

/** Whether indicators are missing: dora for any win, ura for a win in riichi. */
export const missingIndicators = ({ table, rules }: Play, riichi: boolean): readonly MissingFact[] => {
  const { dora, ura, kongs, target } = table
  const last = kongs.at(-1)
  const turned = 1 + kongs.length
  // The indicator of a robbed kong is not turned; by the common rules that of an open kong only after the discard.
  const robbed = target !== null && target.kind !== 'discard' && target.event === last?.event
  const since = last ? discardsOf(table).filter(({ event }) => event > last.event) : []
  const inLastTurn = since.length === 0 || (since.length === 1 && since[0]?.event === target?.event)
  const pending =
    last !== undefined && (robbed || (rules.practice.openKongIndicator === 'after-discard' && last.kind !== 'ankan' && inLastTurn)) ? 1 : 0
  const isWhole = dora.every(isKnown) && dora.length <= turned && dora.length >= turned - pending
  return [
    ...(isWhole ? [] : (['dora'] as const)),
    ...(riichi && (ura.length !== dora.length || !ura.every(isKnown)) ? (['ura'] as const) : []),
  ]
}

/**
 * Whether counters and riichi sticks are unknown: no `@hand` line, or a riichi declared before the record began, whose stick may or may not
 * be counted; or an open question about a riichi.
 */
export const missingStakes = ({ header, table }: Play): readonly MissingFact[] => [
  ...(!header.name && table.prevailing === null ? (['counters', 'sticks'] as const) : []),
  ...(header.riichi.length > 0 || table.form.seats.some((seat) => table.players[seat].riichiAsked) ? (['sticks'] as const) : []),
]
