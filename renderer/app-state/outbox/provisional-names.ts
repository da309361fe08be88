import type { Ref } from '../../../desk/contract/base.ts'
import type { SeenEntries } from '../../../desk/contract/entering.ts'
import type { Act } from '../../../desk/contract/hands.ts'
import { movedTo } from '../../../engine/repair/edits/list-edit.ts'
import type { OutboxItem, SendAnswer } from './item.ts'

/**
 * Provisional reference to an event of an unanswered item, counted from 0. Once the desk has answered, queued items get the log's reference
 * instead.
 */
export const provisionalRef = (key: string, event: number): Ref => `~${key}:${event}`
/** Provisional id of the hand that an item begins. */
export const provisionalHand = (key: string): string => `~${key}`
export const isProvisional = (name: string): boolean => name.startsWith('~')

/** From provisional names to those of the log. */
export type GivenNames = ReadonlyMap<string, string>

/** The log's names for everything that an item entered, taken from its answer. */
export const givenNames = (item: OutboxItem, answer: Extract<SendAnswer, { ok: true }>): GivenNames => {
  const { key, act } = item
  const names = new Map<string, string>()
  const state = answer.change?.state
  if (!state || (act.kind !== 'record' && act.kind !== 'correct')) return names
  if (act.kind === 'record') names.set(provisionalHand(key), state.hand)
  const texts = act.adds ?? []
  const { acts } = state
  const at = act.kind === 'record' ? endOf(acts, texts, item.by, answer.written) : firstOf(acts, texts, act.edit)
  for (const [n] of texts.entries()) {
    const ref = at === null ? undefined : acts[at + n]?.ref
    if (ref !== undefined) names.set(provisionalRef(key, n), ref)
  }
  return names
}

/** Index of a record's first event in the list: its events end with the last one written. Null if they belong to an earlier hand. */
const endOf = (acts: readonly Act[], texts: readonly string[], by: string, written: Ref | null | undefined): number | null => {
  const last = acts.findIndex(({ ref }) => ref === written)
  if (last >= 0 && isRun(acts, last + 1 - texts.length, texts)) return last + 1 - texts.length
  for (let at = acts.length - texts.length; at >= 0; at--) if (isRun(acts, at, texts) && acts[at]?.by === by) return at
  return null
}

/** Index of a correction's first event: the number it asked for, or the nearest match if others inserted something before it. */
const firstOf = (acts: readonly Act[], texts: readonly string[], edit: { readonly do: string }): number | null => {
  const wanted = numberOf(edit as Parameters<typeof numberOf>[0])
  if (wanted === null || texts.length === 0) return null
  const places = acts.map((_, at) => at).filter((at) => isRun(acts, at, texts))
  return places.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0] ?? null
}

type Edit = Extract<OutboxItem['act'], { kind: 'correct' }>['edit']
const numberOf = (edit: Edit): number | null =>
  edit.do === 'insert' || edit.do === 'replace' ? edit.at - 1 : edit.do === 'move' ? movedTo(edit) - 1 : null

const isRun = (acts: readonly Act[], at: number, texts: readonly string[]): boolean =>
  at >= 0 && texts.every((text, n) => withoutClock(acts[at + n]?.text ?? '') === withoutClock(text))

const withoutClock = (text: string): string => text.replace(/^\d[\d.]* /, '')

/** A queued item with its known provisional names replaced. */
export const withLogNames = (item: OutboxItem, names: GivenNames): OutboxItem => {
  const { act } = item
  if (act.kind !== 'correct' || names.size === 0) return item
  const seen = act.seen && withSeen(act.seen, names)
  const hand = names.get(act.hand) ?? act.hand
  return { ...item, act: { ...act, hand, ...(seen && { seen }) } }
}

const withSeen = (seen: SeenEntries, names: GivenNames): SeenEntries => {
  const now = (ref: Ref): Ref => (names.get(ref) as Ref | undefined) ?? ref
  const { acts, before, behind } = seen
  return {
    ...seen,
    ...(acts && { acts: acts.map(now) }),
    ...(before && { before: now(before) }),
    ...(behind && { behind: now(behind) }),
  }
}

/** Whether a correction refers to acts of the item with this key. */
export const refersTo = ({ act }: OutboxItem, key: string): boolean => {
  if (act.kind !== 'correct') return false
  const { acts = [], before, behind } = act.seen ?? {}
  return act.hand === provisionalHand(key) || [...acts, before, behind].some((ref) => ref?.startsWith(`${provisionalHand(key)}:`))
}
