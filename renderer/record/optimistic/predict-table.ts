import type { HandSummary } from '../../../desk/contract/hands.ts'
import type { TableState } from '../../../desk/contract/tables.ts'
import { viewOf } from '../../../engine/judging/view/view-table.ts'
import { bySeat } from '../../../engine/model/seats.ts'
import { mayHaveRedFives } from '../../../engine/model/settings.ts'
import { ruleSetNameOf } from '../../../engine/wording/terms/rule-sets.ts'
import type { OutboxItem } from '../../app-state/outbox/item.ts'
import { isProvisional } from '../../app-state/outbox/provisional-names.ts'
import { createStore } from '../../app-state/storage/store.ts'
import { applyItem, asAnswered, type PredictedTable } from './apply-items.ts'
import { cacheFolded, type PredictedHand } from './predict-hand.ts'

/** A predicted table; `unsure`: keys of items whose effect can't be predicted. */
export type PredictedState = { readonly state: TableState; readonly unsure: readonly string[] }

/**
 * Optimistic update: the table with this window's unanswered items, computed by the engine's own fold. Turn, board, list and suggestions
 * are those that the desk will have. One more item costs one step of the fold.
 */
export const predictTable = (told: TableState, unsent: readonly OutboxItem[]): PredictedState => {
  const items = withoutAnswered(told, unsent)
  if (items.length === 0) return { state: told, unsure: [] }
  const newest = newestPrediction.now()
  const known = newest?.told === told ? newest : undefined
  if (known && known.steps.length === items.length && known.steps.every(({ item }, i) => isSame(item, items[i]))) return known.result
  const steps = stepsFor(told, items, known?.steps ?? [])
  const ahead = steps.at(-1)?.ahead ?? asAnswered(told)
  const result = stateOf(told, ahead)
  cacheFolded(result.state, ahead.hand)
  newestPrediction.set({ told, steps, result })
  return result
}

type Step = { readonly item: OutboxItem; readonly ahead: PredictedTable }
/** The newest prediction: the next one usually has one more item. */
const newestPrediction = createStore<Prediction | undefined>(undefined)
type Prediction = { readonly told: TableState; readonly steps: readonly Step[]; readonly result: PredictedState }

const stepsFor = (told: TableState, items: readonly OutboxItem[], known: readonly Step[]): readonly Step[] => {
  let ahead = asAnswered(told)
  let isKnown = true
  return items.map((item, i) => {
    const before = known[i]
    isKnown = isKnown && before !== undefined && isSame(item, before.item)
    ahead = isKnown && before ? before.ahead : applyItem(ahead, item, told)
    return { item, ahead }
  })
}

const isSame = (one: OutboxItem, other: OutboxItem | undefined): boolean =>
  one.key === other?.key && one.act === other.act && one.behind?.hand === other.behind?.hand

/** Leaves out the first item if the desk's news already contain its act while its answer is still under way. */
const withoutAnswered = ({ acts, hand }: TableState, items: readonly OutboxItem[]): readonly OutboxItem[] => {
  const [first, ...others] = items
  if (first?.act.kind !== 'record' || first.behind?.hand !== hand || !first.act.adds?.length) return items
  const { adds } = first.act
  const at = first.behind.after === null ? 0 : acts.findIndex(({ ref }) => ref === first.behind?.after) + 1
  if (first.behind.after !== null && at === 0) return items
  const isThere = adds.every((text, n) => acts[at + n]?.text === text && acts[at + n]?.by === first.by)
  return isThere ? others : items
}

const stateOf = (told: TableState, ahead: PredictedTable): PredictedState => {
  const { hand, done, undone, unsure } = ahead
  const view = viewOf(hand.play)
  const last = done.at(-1)
  const taken = undone.at(-1)
  return {
    unsure,
    state: {
      ...told,
      table: { ...told.table, players: hand.players, hand: { ...hand.name }, inHand: hand.acts.length },
      hands: handsOf(told, ahead),
      hand: hand.id,
      rules: ruleSetNameOf(hand.start.rules),
      header: hand.lines,
      headed: hand.headerIsHeld ? null : told.headed,
      reds: mayHaveRedFives(hand.start.rules.settings),
      view: {
        ...view,
        seats: bySeat((seat) => ({ ...view.seats[seat], name: view.seats[seat].name || (hand.players[seat]?.name ?? null) })),
      },
      start: hand.start,
      acts: hand.acts,
      findings: hand.findings,
      ...(hand.id !== told.hand && { forks: 0 }),
      canUndo: last ? { ref: null, text: last.text, act: last.act, by: last.by } : undone.length > 0 ? null : told.canUndo,
      canRedo: taken ? { ref: '~:0', text: taken.text, by: taken.undoneBy, author: taken.by } : last ? null : told.canRedo,
    },
  }
}

const handsOf = ({ hands }: TableState, { hand, left }: PredictedTable): readonly HandSummary[] => {
  const here = [...left, hand].filter(({ id }) => id !== '')
  const begun = here.filter(({ id }) => hands.every((one) => one.id !== id))
  return [
    ...hands.map((one) => {
      const now = here.find(({ id }) => id === one.id)
      return now ? summaryOf(now, one.position) : one
    }),
    ...begun.map((one, i) => summaryOf(one, (hands.at(-1)?.position ?? 0) + 1 + i)),
  ]
}

const summaryOf = ({ id, name, acts }: PredictedHand, position: number): HandSummary => ({ id, position, ...name, acts: acts.length })

/** Whether a state has acts that the desk does not have yet. */
export const hasUnanswered = ({ hand, acts }: TableState): boolean => isProvisional(hand) || acts.some(({ ref }) => isProvisional(ref))
