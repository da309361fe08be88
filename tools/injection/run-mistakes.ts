import { RULE_SET_IDS, type RuleSetId } from '../../engine/editions/index.ts'
import { judgeHand } from '../../engine/judging/judge.ts'
import type { Hand, SettingLine } from '../../engine/model/table-file.ts'
import { formatEvents } from '../../engine/notation/format/format-event.ts'
import { formatHeader } from '../../engine/notation/format/format-table.ts'
import { parseTable } from '../../engine/notation/parse/parse-table.ts'
import { faultsOf, handOf, rulesFor } from '../../test/engine/judging/table-of.ts'
import { type Dice, diceOf } from '../generator/dice.ts'
import { MISTAKES, mistaken } from './mistakes.ts'
import type { CleanHand } from './real-hands.ts'
import { recordOf } from './record-of.ts'
import { type RecordKind, type Slip, type Slipped, slipped } from './slip.ts'
import { SLIPS_OF_HAND } from './slips-of-hand.ts'
import { SLIPS_OF_PLAY } from './slips-of-play.ts'

/** The results of one kind of mistake in one kind of record. */
export type MistakeTally = {
  readonly mistake: string
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
  readonly mistake: string
  readonly record: RecordKind
  readonly rules: RuleSetId
  readonly finding: string
  readonly was: string
  readonly is: string
  readonly table: string
}

/** One way of getting a record wrong, in the records in which it can be made; it changes the headers and the lines of the acts. */
type Kind = {
  readonly mistake: string
  readonly records: readonly RecordKind[]
  readonly make: (headers: readonly string[], acts: readonly string[], dice: Dice) => Slipped | null
}

/** Mistakes of one line. */
const LINES: readonly Kind[] = MISTAKES.map((mistake) => ({
  mistake,
  records: mistake === 'drawn for hand' || mistake === 'mark of drawn or hand' ? ['full'] : ['full', 'discards only', 'from the middle'],
  make: (headers, acts, dice) => {
    const made = mistaken(acts, mistake, dice)
    return made && { ...made, lines: [...headers, ...made.lines] }
  },
}))

/** Mistakes of several lines, of whole words and of headers. */
const SLIPS: readonly Kind[] = [...SLIPS_OF_PLAY, ...SLIPS_OF_HAND].map((slip: Slip) => ({
  mistake: slip.name,
  records: slip.records ?? ['full', 'discards only', 'from the middle'],
  make: (headers, acts, dice) => slipped([...headers, ...acts], slip, dice),
}))

/** Which mistakes are made: those of one line, or the others too; the names of the mistakes, and the rule sets, if not all. */
export type MistakeOptions = {
  readonly count: number
  readonly seed: number
  readonly slips?: boolean
  readonly only?: string
  readonly rules?: readonly RuleSetId[]
}

/** Maximum number of hands searched for a place where a mistake fits. */
const MOST_LOOKED_AT = 60

/** Makes one mistake in each of many records, and judges them under every rule set. */
export const runMistakes = (hands: readonly CleanHand[], { count, seed, slips, only, rules = RULE_SET_IDS }: MistakeOptions) => {
  const dice = diceOf(seed)
  const kinds = (slips ? [...LINES, ...SLIPS] : LINES).filter(({ mistake }) => only === undefined || mistake.includes(only))
  const rows = kinds.flatMap((kind) => kind.records.map((record) => ({ kind, tally: tallyOf(kind.mistake, record) })))
  const accusations: Accusation[] = []
  for (let i = 0; i < count; i++) {
    const row = rows[i % rows.length]
    const made = row && findPlace(row.kind, row.tally.record)
    if (!made) continue
    const { tally } = row
    tally.tried++
    let isNoticed = false
    for (const id of rules) {
      const known = faultsIn(made.record, made.settings, id)
      const found = faultsIn(made.hand, made.settings, id).filter((line) => !known.includes(line))
      const [violation] = found.filter((line) => line.startsWith('violation'))
      isNoticed ||= found.length > 0
      if (!violation) continue
      const rule = violation.split(' ')[1] ?? ''
      tally.accused[id]++
      tally.by.set(rule, (tally.by.get(rule) ?? 0) + 1)
      const { was, is, table } = made
      accusations.push({ mistake: tally.mistake, record: tally.record, rules: id, finding: violation, was, is, table })
    }
    if (isNoticed) tally.noticed++
  }
  return { tallies: rows.map(({ tally }) => tally), accusations }

  function findPlace({ make, records }: Kind, kind: RecordKind) {
    const looks = records.length > 0 && slips ? MOST_LOOKED_AT : 1
    for (let look = 0; look < looks; look++) {
      const { hand, settings } = dice.pick(hands)
      const record = recordOf(hand, kind, { dice, rules: rulesOf(settings, 'ema-2025') })
      const made = make(formatHeader(record.header), formatEvents(record.events), dice)
      if (!made) continue
      const table = [...settings.map(({ name, value }) => `@set ${name} ${value}`), ...made.lines].join('\n')
      const read = parseTable(table)
      if (read.ok) return { record, settings, hand: handOf(read.value), table, was: made.was, is: made.is }
    }
    return null
  }
}

const tallyOf = (mistake: string, record: RecordKind): MistakeTally => ({
  mistake,
  record,
  tried: 0,
  noticed: 0,
  accused: Object.fromEntries(RULE_SET_IDS.map((id) => [id, 0])) as Record<RuleSetId, number>,
  by: new Map(),
})

const rulesOf = (settings: readonly SettingLine[], id: RuleSetId) => rulesFor(id, { settings, games: [], expectations: [] })

/** The findings without their event numbers, which the mistake may shift. */
const faultsIn = (hand: Hand, settings: readonly SettingLine[], id: RuleSetId): readonly string[] =>
  faultsOf(judgeHand(hand, rulesOf(settings, id))).map((line) => line.slice(line.indexOf(' ') + 1))
