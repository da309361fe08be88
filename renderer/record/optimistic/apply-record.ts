import type { Act } from '../../../desk/contract/hands.ts'
import { ruleSet, withSettings } from '../../../engine/editions/index.ts'
import { carryFrom, NOTHING_CARRIED } from '../../../engine/judging/carry.ts'
import { advance, begin } from '../../../engine/judging/judge.ts'
import { isHandNoted } from '../../../engine/judging/view/view-table.ts'
import type { TableEvent } from '../../../engine/model/events.ts'
import type { GameForm } from '../../../engine/model/game-form.ts'
import type { RuleSet } from '../../../engine/model/rule-set.ts'
import { bySeat, seatAfter } from '../../../engine/model/seats.ts'
import type { HandHeader } from '../../../engine/model/table-file.ts'
import { formatActs, formatEvent } from '../../../engine/notation/format/format-event.ts'
import { formatHeader } from '../../../engine/notation/format/format-table.ts'
import type { RuleSetNames } from '../../../engine/notation/parse/parse-header.ts'
import { BUILT_IN_RULE_SETS } from '../../../engine/notation/parse/parse-line.ts'
import { type HandLines, readText, type TextReading } from '../../../engine/notation/parse/read-text.ts'
import type { OutboxItem } from '../../app-state/outbox/item.ts'
import { provisionalHand, provisionalRef } from '../../app-state/outbox/provisional-names.ts'
import { FIRST_HAND, type PredictedHand } from './predict-hand.ts'

/** A table's hand after lines were recorded, as the desk would record them; null if it would refuse them. */
export const applyRecord = (hand: PredictedHand, item: OutboxItem, text: string): PredictedHand | null => {
  const isNone = hand.id === ''
  const read = readText(text, {
    hand: isNone ? undefined : { header: hand.header, events: hand.events, game: 1 },
    ruleSets: namesWith(hand.start.rules),
  })
  if (!read.ok) return null
  const { settings, rules } = read.value
  const saysRules = rules !== undefined || settings.length > 0
  const begins = read.value.chapters.some((chapter) => chapter.begins)
  if (saysRules && hand.events.length > 0 && !begins) return null
  const chosen = rulesOf(hand.start.rules, read.value)
  if (!chosen) return null
  let now = hand
  let entered = 0
  for (const chapter of chaptersOf(read.value)) {
    if (chapter.begins || now.events.length === 0) now = begun(now, chapter, chosen, item)
    for (const events of chapter.lines) {
      now = withEvents(now, events, entered, item)
      entered += events.length
    }
  }
  return now
}

/** The rule sets that a line may name: the built-in ones and the one in force. */
export const namesWith = ({ id }: RuleSet): RuleSetNames => ({
  ...BUILT_IN_RULE_SETS,
  has: (name) => BUILT_IN_RULE_SETS.has(name) || name === id,
})

const chaptersOf = ({ chapters, rules, settings }: TextReading): readonly HandLines[] =>
  chapters.length === 0 && (rules !== undefined || settings.length > 0)
    ? [{ begins: true, game: 1, header: { from: 'deal', melds: [], riichi: [] }, lines: [] }]
    : chapters

const rulesOf = (now: RuleSet, { rules, settings }: Pick<TextReading, 'rules' | 'settings'>): RuleSet | undefined => {
  const named = rules === undefined || rules === now.id ? now : ruleSet(rules)
  const set = named && withSettings(named, settings)
  return set?.ok ? set.value : undefined
}

/** A new hand, or a hand without events with its header replaced. */
const begun = (hand: PredictedHand, { begins, header }: HandLines, rules: RuleSet, { key }: OutboxItem): PredictedHand => {
  const { wind, number, counters } = header.name ?? FIRST_HAND
  const players = hand.id === '' ? hand.players : rotatePlayers(hand.players, number - hand.name.number, rules.form)
  const carry = hand.id === '' ? NOTHING_CARRIED : begins ? carryFrom(hand.play) : hand.start.carry
  const start = { rules, header: withPlayers(header, players, rules.form), carry }
  return {
    id: begins || hand.id === '' ? provisionalHand(key) : hand.id,
    name: { wind, number, counters, noted: isHandNoted(header) },
    players,
    start,
    lines: formatHeader(header),
    header,
    play: begin(start.header, rules, carry),
    events: [],
    acts: [],
    findings: [],
    headerIsHeld: true,
  }
}

/** The players by seat some hands later: South in hand 1 is East in hand 2. */
export const rotatePlayers = (players: PredictedHand['players'], hands: number, { seats }: GameForm): PredictedHand['players'] =>
  bySeat((seat) => players[seatAfter(seat, hands, seats)])

/** The header with the known players, if it names none, all are known and their names differ. */
export const withPlayers = (header: HandHeader, players: PredictedHand['players'], { seats }: GameForm): HandHeader => {
  const names = seats.map((seat) => players[seat]?.name ?? '')
  const isWhole = new Set(names.filter(Boolean)).size === seats.length
  return header.players || !isWhole ? header : { ...header, players: names }
}

const withEvents = (hand: PredictedHand, events: readonly TableEvent[], entered: number, item: OutboxItem): PredictedHand => ({
  ...hand,
  play: events.reduce(advance, hand.play),
  events: [...hand.events, ...events],
  acts: [...hand.acts, ...actsFrom(events, { first: hand.acts.length + 1, entered, item })],
})

type Placed = { readonly first: number; readonly entered: number; readonly item: OutboxItem }

/** Events as list entries. `first`: number of the first event; `entered`: events before them in their item. */
export const actsFrom = (events: readonly TableEvent[], { first, entered, item }: Placed): readonly Act[] =>
  formatActs(events).flatMap(({ line, first: start, count }) =>
    events.slice(start - 1, start - 1 + count).map(
      (event, i): Act => ({
        number: first + start - 1 + i,
        seq: seqOf(`${item.key} ${entered + start - 1 + i}`),
        ref: provisionalRef(item.key, entered + start - 1 + i),
        text: formatEvent(event),
        form: count > 1 ? { text: line, part: i + 1, parts: count } : null,
        at: new Date(item.at),
        by: item.by,
        was: null,
        inserted: false,
      }),
    ),
  )

/** A sequence number for an unanswered act, above those of the log; the same on every call. */
const seqOf = (name: string): number => {
  const known = numbers.get(name) ?? 2 ** 40 + numbers.size
  numbers.set(name, known)
  return known
}
const numbers = new Map<string, number>()
