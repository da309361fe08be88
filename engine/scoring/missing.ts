import type { Moment } from '../judging/entitlements/win-circumstances.ts'
import type { Play } from '../judging/play.ts'
import { isKnown } from '../model/tiles.ts'

/** What the value of a hand can hang on, and a record may not hold. */
export const MISSING = [
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
  'several',
  'liability',
] as const
export type Missing = (typeof MISSING)[number]

/** What of the moment of a win the record does not show. */
export const missingOfMoment = (moment: Moment): readonly Missing[] => [
  ...(moment.prevailing === 'unknown' ? (['winds'] as const) : []),
  ...(moment.riichi === 'unknown' || moment.riichi === 'declared' ? (['riichi'] as const) : []),
  ...(moment.riichi !== 'unknown' && moment.ippatsu === 'unknown' ? (['ippatsu'] as const) : []),
  ...(moment.lastTile === 'unknown' ? (['wall'] as const) : []),
  ...(moment.firstTurn === 'unknown' ? (['first-turn'] as const) : []),
]

/** Whether the indicators are not all there: dora for one and all, ura for a win in riichi. */
export const missingIndicators = ({ table, rules }: Play, riichi: boolean): readonly Missing[] => {
  const { dora, ura, kongs, target, discards } = table
  const last = kongs.at(-1)
  const turned = 1 + kongs.length
  // The indicator of a kong that is robbed is not turned; in the common rules that of an open kong only after the discard.
  const robbed = target !== null && target.kind !== 'discard' && target.event === last?.event
  const since = last ? discards.filter(({ event }) => event > last.event) : []
  const inLastTurn = since.length === 0 || (since.length === 1 && since[0]?.event === target?.event)
  const pending =
    last !== undefined && (robbed || (rules.practice.openKongIndicator === 'after-discard' && last.kind !== 'ankan' && inLastTurn)) ? 1 : 0
  const isWhole = dora.every(isKnown) && dora.length <= turned && dora.length >= turned - pending
  return [
    ...(isWhole ? [] : (['dora'] as const)),
    ...(riichi && (ura.length !== dora.length || !ura.every(isKnown)) ? (['ura'] as const) : []),
  ]
}

/** Whether counters and riichi sticks are not known: no `@hand`, or a riichi declared before the record began, whose stick nobody can place. */
export const missingOnTheTable = ({ header, table }: Play): readonly Missing[] => [
  ...(!header.name && table.prevailing === null ? (['counters', 'sticks'] as const) : []),
  ...(header.riichi.length > 0 ? (['sticks'] as const) : []),
]
