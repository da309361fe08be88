import type { Ref } from '../../../desk/contract/base.ts'
import type { Seen } from '../../../desk/contract/entering.ts'
import type { Act } from '../../../desk/contract/hands.ts'
import { movedTo } from '../../../engine/repair/edits/list-edit.ts'
import type { Answer, Item } from './item.ts'

/*
 * What the desk has not answered yet has no name in the log. A correction of it names it by the key of its item; once the desk has answered, the items
 * that still wait get the names of the log.
 */
/** The name of an event of an item, counted from 0. */
export const heldRef = (key: string, event: number): Ref => `~${key}:${event}`
/** The id of the hand that an item begins. */
export const heldHand = (key: string): string => `~${key}`
export const isHeld = (name: string): boolean => name.startsWith('~')

/** From names of held things to those that the desk gave them. */
export type GivenNames = ReadonlyMap<string, string>

/** The names that the desk gave to what an item entered, by its answer. */
export const givenNames = (item: Item, answer: Extract<Answer, { ok: true }>): GivenNames => {
  const { key, act } = item
  const names = new Map<string, string>()
  const state = answer.change?.state
  if (!state || (act.kind !== 'record' && act.kind !== 'correct')) return names
  if (act.kind === 'record') names.set(heldHand(key), state.hand)
  const texts = act.adds ?? []
  const { acts } = state
  const at = act.kind === 'record' ? endOf(acts, texts, item.by, answer.written) : firstOf(acts, texts, act.edit)
  for (const [n] of texts.entries()) {
    const ref = at === null ? undefined : acts[at + n]?.ref
    if (ref !== undefined) names.set(heldRef(key, n), ref)
  }
  return names
}

/** Where the events of a record are in the list: they end with the last that the desk wrote. Those of an earlier hand are not in it. */
const endOf = (acts: readonly Act[], texts: readonly string[], by: string, written: Ref | null | undefined): number | null => {
  const last = acts.findIndex(({ ref }) => ref === written)
  if (last >= 0 && isRun(acts, last + 1 - texts.length, texts)) return last + 1 - texts.length
  for (let at = acts.length - texts.length; at >= 0; at--) if (isRun(acts, at, texts) && acts[at]?.by === by) return at
  return null
}

/** Where the events of a correction are: at the number that they were given, or nearest to it where others entered something before them. */
const firstOf = (acts: readonly Act[], texts: readonly string[], edit: { readonly do: string }): number | null => {
  const wanted = numberOf(edit as Parameters<typeof numberOf>[0])
  if (wanted === null || texts.length === 0) return null
  const places = acts.map((_, at) => at).filter((at) => isRun(acts, at, texts))
  return places.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0] ?? null
}

type Edit = Extract<Item['act'], { kind: 'correct' }>['edit']
const numberOf = (edit: Edit): number | null =>
  edit.do === 'insert' || edit.do === 'replace' ? edit.at - 1 : edit.do === 'move' ? movedTo(edit) - 1 : null

const isRun = (acts: readonly Act[], at: number, texts: readonly string[]): boolean =>
  at >= 0 && texts.every((text, n) => withoutClock(acts[at + n]?.text ?? '') === withoutClock(text))

const withoutClock = (text: string): string => text.replace(/^\d[\d.]* /, '')

/** An item that waits, with the names that are known by now. */
export const withNames = (item: Item, names: GivenNames): Item => {
  const { act } = item
  if (act.kind !== 'correct' || names.size === 0) return item
  const seen = act.seen && withSeen(act.seen, names)
  const hand = names.get(act.hand) ?? act.hand
  return { ...item, act: { ...act, hand, ...(seen && { seen }) } }
}

const withSeen = (seen: Seen, names: GivenNames): Seen => {
  const now = (ref: Ref): Ref => (names.get(ref) as Ref | undefined) ?? ref
  const { acts, before, behind } = seen
  return {
    ...seen,
    ...(acts && { acts: acts.map(now) }),
    ...(before && { before: now(before) }),
    ...(behind && { behind: now(behind) }),
  }
}

/** Whether an item means what another one entered, under its key. */
export const isAbout = ({ act }: Item, key: string): boolean => {
  if (act.kind !== 'correct') return false
  const { acts = [], before, behind } = act.seen ?? {}
  return act.hand === heldHand(key) || [...acts, before, behind].some((ref) => ref?.startsWith(`${heldHand(key)}:`))
}
