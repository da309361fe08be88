import { RULE_SET_IDS, type RuleSetId } from '../../engine/editions/index.ts'
import { judgeHand } from '../../engine/judging/judge.ts'
import type { Hand, SettingLine } from '../../engine/model/table-file.ts'
import { formatEvents } from '../../engine/notation/format/format-event.ts'
import { formatHeader } from '../../engine/notation/format/format-table.ts'
import { parseTable } from '../../engine/notation/parse/parse-table.ts'
import { faultsOf, handOf, rulesFor } from '../../test/engine/judging/table-of.ts'
import { type Dice, diceOf } from '../generator/dice.ts'
import { withoutDraws } from '../generator/thin.ts'
import { MISTAKES, type Mistake, mistaken } from './mistakes.ts'
import type { CleanHand } from './real-hands.ts'

/** Detail of a record: all that `convert` writes; discards and claims only; the same from the middle of the hand. */
export const RECORDS = ['full', 'discards only', 'from the middle'] as const
export type RecordKind = (typeof RECORDS)[number]

/** The results of one kind of mistake in one kind of record. */
export type MistakeTally = {
  readonly mistake: Mistake
  readonly record: RecordKind
  tried: number
  /** Tries with a new finding under any rule set. */
  noticed: number
  /** Tries with an accusation, under each rule set. */
  readonly accused: Record<RuleSetId, number>
  /** Number of accusations by rule, under any rule set. */
  readonly by: Map<string, number>
}

/** A record in which a player was accused because of the recorder's mistake. */
export type Accusation = {
  readonly mistake: Mistake
  readonly record: RecordKind
  readonly rules: RuleSetId
  readonly finding: string
  readonly was: string
  readonly is: string
  readonly table: string
}

/** Makes one mistake in each of many records, and judges them under every rule set. */
export const runMistakes = (hands: readonly CleanHand[], options: { readonly count: number; readonly seed: number }) => {
  const dice = diceOf(options.seed)
  const tallies = MISTAKES.flatMap((mistake) =>
    RECORDS.map(
      (record): MistakeTally => ({
        mistake,
        record,
        tried: 0,
        noticed: 0,
        accused: Object.fromEntries(RULE_SET_IDS.map((id) => [id, 0])) as Record<RuleSetId, number>,
        by: new Map(),
      }),
    ),
  ).filter(({ mistake, record }) => record === 'full' || (mistake !== 'drawn for hand' && mistake !== 'mark of drawn or hand'))
  const accusations: Accusation[] = []
  for (let i = 0; i < options.count; i++) {
    const tally = tallies[i % tallies.length]
    if (!tally) continue
    const { hand, settings } = dice.pick(hands)
    const record = recordOf(hand, tally.record, dice)
    const change = mistaken(formatEvents(record.events), tally.mistake, dice)
    const table =
      change && [...settings.map(({ name, value }) => `@set ${name} ${value}`), ...formatHeader(record.header), ...change.lines].join('\n')
    const read = table === null ? null : parseTable(table)
    if (!change || !table || !read?.ok) continue
    tally.tried++
    let isNoticed = false
    for (const rules of RULE_SET_IDS) {
      const known = faultsIn(record, settings, rules)
      const found = faultsIn(handOf(read.value), settings, rules).filter((line) => !known.includes(line))
      const [violation] = found.filter((line) => line.startsWith('violation'))
      isNoticed ||= found.length > 0
      if (!violation) continue
      tally.accused[rules]++
      tally.by.set(violation.split(' ')[1] ?? '', (tally.by.get(violation.split(' ')[1] ?? '') ?? 0) + 1)
      accusations.push({ mistake: tally.mistake, record: tally.record, rules, finding: violation, was: change.was, is: change.is, table })
    }
    if (isNoticed) tally.noticed++
  }
  return { tallies, accusations }
}

/** The findings without their event numbers, which the mistake may shift. */
const faultsIn = (hand: Hand, settings: readonly SettingLine[], rules: RuleSetId): readonly string[] =>
  faultsOf(judgeHand(hand, rulesFor(rules, { settings, games: [], expectations: [] }))).map((line) => line.slice(line.indexOf(' ') + 1))

const recordOf = (hand: Hand, record: RecordKind, dice: Dice): Hand => {
  if (record === 'full') return hand
  const { deal: _, ...header } = hand.header
  const events = withoutDraws(hand.events)
  if (record === 'discards only') return { header, events }
  const starts = events.flatMap(({ verb, short }, at) => (verb === 'discard' && short === undefined ? [at] : []))
  const from = starts[dice.below(Math.max(1, starts.length - 5))] ?? 0
  return { header: { from: 'middle', melds: [], riichi: [] }, events: events.slice(from) }
}
