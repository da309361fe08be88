import type { DiscardEvent, Draw, TableEvent } from '../../engine/model/events.ts'
import { SEATS } from '../../engine/model/seats.ts'
import type { Hand } from '../../engine/model/table-file.ts'
import { isRed, type KnownTile, kindOf, TILES } from '../../engine/model/tiles.ts'
import { formatEvents } from '../../engine/notation/format/format-event.ts'
import { formatHeader } from '../../engine/notation/format/format-table.ts'
import { parseTable } from '../../engine/notation/parse/parse-table.ts'
import { insertEvent, removeEvent, replaceEvent } from '../../engine/repair/edits/edit-events.ts'
import type { Dice } from '../generator/dice.ts'
import { MISTAKES, type Mistake, mistaken } from '../injection/mistakes.ts'

/** Mistakes at a draw or a discard, and at a claim in short form. */
const AT_A_LINE = [
  ...(['draw: wrong tile', 'discard: wrong tile', 'draw: wrong seat', 'discard: wrong seat'] as const),
  ...(['draw missing', 'discard missing', 'turn missing', 'draw doubled', 'discard doubled'] as const),
  ...(['claim missing', 'claim doubled', 'claim: wrong seat', 'drawn or hand'] as const),
] as const
type AtALine = (typeof AT_A_LINE)[number]

/** Mistakes for which no mend is proposed: a late line is missing in one place and too many in another; only the table knows a hand shown. */
const UNMENDED = ['line late', 'shown without a tile', 'shown with a tile twice'] as const
const isMended = (mistake: Mistake): mistake is Exclude<Mistake, (typeof UNMENDED)[number]> => !UNMENDED.some((one) => one === mistake)

/** All recording mistakes that are measured: those above, and those that the injection makes at any line. */
export const MEND_MISTAKES = [...AT_A_LINE, ...MISTAKES.filter(isMended).map((mistake) => `any line, ${mistake}` as const)] as const
export type MendMistake = (typeof MEND_MISTAKES)[number]

/** The events of a hand with one mistake; null if the mistake does not fit the hand. */
export const withMistake = (hand: Hand, mistake: MendMistake, dice: Dice): readonly TableEvent[] | null => {
  const line = MISTAKES.find((name) => mistake === `any line, ${name}`)
  if (!line) return withMistakeAtLine(hand, mistake as AtALine, dice)
  const changed = mistaken(formatEvents(hand.events), line, dice)
  const read = changed && parseTable([...formatHeader(hand.header), ...changed.lines].join('\n'))
  return read?.ok ? (read.value.games[0]?.hands[0]?.events ?? null) : null
}

const withMistakeAtLine = ({ events }: Hand, mistake: AtALine, dice: Dice): readonly TableEvent[] | null => {
  if (mistake.startsWith('claim')) return withClaimMistake(events, mistake, dice)
  const places = events.flatMap((event, i) => (isPlace(event, mistake) ? [i + 1] : []))
  if (places.length === 0) return null
  const at = dice.pick(places)
  const event = events[at - 1] as Draw | DiscardEvent
  if (mistake.endsWith('missing')) {
    if (mistake !== 'turn missing') return removeEvent(events, at).events
    return events[at]?.verb === 'discard' ? removeEvent(events, at, 2).events : null
  }
  if (mistake.endsWith('doubled')) return insertEvent(events, at, event).events
  if (mistake === 'drawn or hand') {
    if (event.verb !== 'discard' || !event.source) return null
    return replaceEvent(events, at, { ...event, source: event.source === 'hand' ? 'drawn' : 'hand' }).events
  }
  if (mistake.endsWith('seat'))
    return replaceEvent(events, at, { ...event, actor: dice.pick(SEATS.filter((seat) => seat !== event.actor)) }).events
  return replaceEvent(events, at, { ...event, tile: dice.pick(mistakenFor(event.tile as KnownTile)) }).events
}

const withClaimMistake = (events: readonly TableEvent[], mistake: AtALine, dice: Dice): readonly TableEvent[] | null => {
  const places = events.flatMap(({ short }, i) => (short?.part === 0 && short.form !== 'riichi' ? [i + 1] : []))
  if (places.length === 0) return null
  const at = dice.pick(places)
  const claim = events.slice(at - 1, at + 2)
  const without = removeEvent(events, at, 3).events
  if (mistake === 'claim missing') return without
  if (mistake === 'claim doubled') return insertEvent(events, at + 3, ...claim).events
  const actor = dice.pick(SEATS.filter((seat) => seat !== claim[0]?.actor))
  return insertEvent(without, at, ...claim.map((event) => ({ ...event, actor }) as TableEvent)).events
}

const isPlace = (event: TableEvent, mistake: AtALine): boolean => {
  if (event.short || (event.verb !== 'draw' && event.verb !== 'discard') || event.tile === '?' || event.tile === undefined) return false
  return mistake === 'drawn or hand'
    ? event.verb === 'discard' && event.source !== undefined
    : mistake.startsWith(event.verb) || (mistake === 'turn missing' && event.verb === 'draw')
}

/** One rank or one suit off; winds and dragons among themselves; a red five for a plain one. */
const mistakenFor = (tile: KnownTile): readonly KnownTile[] => {
  const [rank, suit] = [Number(kindOf(tile)[0]), kindOf(tile)[1] as string]
  const near = [rank - 1, rank + 1].filter((each) => each > 0).map((each) => `${each}${suit}`)
  const others = suit === 'z' ? [] : ['m', 'p', 's'].filter((each) => each !== suit).map((each) => `${isRed(tile) ? 0 : rank}${each}`)
  const fives = rank === 5 && suit !== 'z' ? [`${isRed(tile) ? 5 : 0}${suit}`] : []
  const isNear = (name: string) => suit !== 'z' || Number(name[0]) > 4 === rank > 4
  return TILES.filter((each) => [...near.filter(isNear), ...others, ...fives].includes(each))
}
