import type { Act, HandStart, HandSummary } from '../../../desk/contract/hands.ts'
import type { PlayerAtTable } from '../../../desk/contract/people.ts'
import type { ShownFinding } from '../../../desk/contract/rulings.ts'
import type { TableState } from '../../../desk/contract/tables.ts'
import { withFunctions } from '../../../engine/editions/index.ts'
import { advance, begin } from '../../../engine/judging/judge.ts'
import type { Play } from '../../../engine/judging/play.ts'
import type { TableEvent } from '../../../engine/model/events.ts'
import { memoized } from '../../../engine/model/memo.ts'
import type { BySeat } from '../../../engine/model/seats.ts'
import type { HandHeader } from '../../../engine/model/table-file.ts'
import { EMPTY_HEADER } from '../../../engine/notation/header.ts'
import { BUILT_IN_RULE_SETS, parseLineIn } from '../../../engine/notation/parse/parse-line.ts'
import { parseTable } from '../../../engine/notation/parse/parse-table.ts'
import { expandBrokenForms } from '../../../engine/notation/short-forms.ts'
import { createStore } from '../../app-state/storage/store.ts'

/** A hand as the window predicts it, with unanswered acts. */
export type PredictedHand = {
  /** Empty before a table's first hand. */
  readonly id: string
  readonly name: Pick<HandSummary, 'wind' | 'number' | 'counters' | 'noted'>
  readonly players: BySeat<PlayerAtTable | null>
  readonly start: HandStart
  /** Its header lines, without those for settings. */
  readonly lines: readonly string[]
  readonly header: HandHeader
  readonly play: Play
  readonly events: readonly TableEvent[]
  readonly acts: readonly Act[]
  readonly findings: readonly ShownFinding[]
  /** The header was set in this window and the desk has not answered yet. */
  readonly headerIsHeld: boolean
}

/** Folds the hand of a table as the desk answered last. The hand of a predicted state is already known. */
export const { get: foldHand, set: cacheFolded } = memoized((state: TableState): PredictedHand => {
  const hand = fold(state, newestFold.now())
  newestFold.set(hand)
  return hand
})

/** The next answer usually has only a few more acts. */
const newestFold = createStore<PredictedHand | undefined>(undefined)

/** A hand's beginning as the desk sent it, for the engine; of a predicted state it is that already. */
const { get: foldable, set: cacheFoldable } = memoized((sent: HandStart): HandStart => {
  const start = { ...sent, rules: withFunctions(sent.rules) }
  return cacheFoldable(start, start)
})

const fold = (state: TableState, last: PredictedHand | undefined): PredictedHand => {
  const { acts, table } = state
  const start = foldable(state.start)
  const goesOn = last?.id === state.hand && last.start === start && last.acts.every((act, i) => isSame(act, acts[i]))
  const before = goesOn && last ? last : { events: [], play: begin(start.header, start.rules, start.carry) }
  const further = acts.slice(before.events.length).map((act, i) => eventOf(act, before.events.length + i))
  const events = [...before.events, ...further]
  const read = parseTable(state.header.join('\n'))
  const summary = state.hands.find(({ id }) => id === state.hand)
  const { wind, number, counters, noted } = summary ?? FIRST_HAND
  return {
    id: state.hand,
    name: { wind, number, counters, noted },
    players: table.players,
    start,
    lines: state.header,
    header: (read.ok ? read.value.games[0]?.hands[0]?.header : undefined) ?? EMPTY_HEADER,
    play: further.reduce(advance, before.play),
    events: goesOn ? events : expandBrokenForms(events),
    acts,
    findings: state.findings,
    headerIsHeld: false,
  }
}

/** Name of the first hand of a game, for a hand without a name. */
export const FIRST_HAND = { wind: 'E', number: 1, counters: 0, noted: true } as const

const isSame = (one: Act, other: Act | undefined): boolean =>
  one.ref === other?.ref && one.text === other.text && one.form?.text === other.form?.text

const eventOf = ({ text, form }: Act, before: number): TableEvent => {
  const read = parseLineIn(form?.text ?? text, { line: 1, ruleSets: BUILT_IN_RULE_SETS, clock: null, events: before })
  const event = read.ok && read.value.kind === 'events' ? read.value.events[form ? form.part - 1 : 0] : undefined
  if (!event) throw new Error(`the desk told an act that does not read: ${form?.text ?? text}`)
  return event
}
