import type { Ref } from '../../../db/log/entry.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import { ok, type Result } from '../../../engine/model/result.ts'
import type { ListEdit } from '../../../engine/repair/edits/list-edit.ts'
import type { PlayedHand } from '../../context/caches/hand-cache.ts'
import { type Refusal, refused } from '../../context/refusals.ts'
import type { SeenEntries } from '../../contract/entering.ts'
import { refusals } from '../../messages/refusals.ts'
import { actOfEntry } from '../undo/undoable.ts'

/** The references that a correction implies when its author saw the current list. An insertion is anchored to the act before it. */
export const impliedRefs = (edit: ListEdit, refs: readonly Ref[]): SeenEntries => {
  if (edit.do === 'insert') return edit.at > 1 ? { behind: refs[edit.at - 2] } : { before: refs[0] }
  const acts = refs.slice(edit.at - 1, edit.at - 1 + edit.count)
  return edit.do === 'move' ? { acts, behind: edit.after === 0 ? null : refs[edit.after - 1] } : { acts }
}

type Looked = { readonly seen: SeenEntries; readonly by: string }

/**
 * Rebases a correction onto the current act numbers. Refuses if another author changed or removed one of its acts; the author's own
 * replacement of an act counts as that act.
 */
export const rebase = (db: ReadableDb, hand: PlayedHand, edit: ListEdit, { seen, by }: Looked): Result<ListEdit, Refusal> => {
  const place = placeOf(db, hand, edit, { seen, by })
  if (!place.ok) return place
  if (edit.do === 'insert') return ok({ ...edit, at: place.value + 1 })
  const acts = seen.acts ?? hand.refs.slice(edit.at - 1, edit.at - 1 + edit.count)
  const standing: Ref[] = []
  for (const [i, ref] of acts.entries()) {
    const now = standsAs(db, hand, ref, by)
    // the author replaced a short form: its remaining parts are part of the replacement of the first
    if (now.length === 0 && (i === 0 || standing.includes(acts[0] as Ref))) return refused(whyGone(db, hand, ref, edit.at + i))
    standing.push(...now)
  }
  const numbers = standing.map((ref) => hand.refs.indexOf(ref) + 1)
  const [at = 1] = numbers
  const count = numbers.length
  if (numbers.some((number, i) => number !== at + i)) return refused(refusals.actsParted(edit.at, edit.at + acts.length - 1))
  return ok(edit.do === 'move' ? { ...edit, at, count, after: place.value } : { ...edit, at, count })
}

/** The author of the current header lines if they are not those known to the author; null if they are. */
export const headerSetBy = (db: ReadableDb, hand: string, { header }: SeenEntries): string | null => {
  const set = sql<{ ref: Ref; by: string }>(db, HEADED).get(hand)
  return header === undefined || set === undefined || set.ref === header ? null : set.by
}

/** The entry that set the current header lines of a hand. */
export const headerEntry = (db: ReadableDb, hand: string): Ref | null => sql<{ ref: Ref }>(db, HEADED).get(hand)?.ref ?? null

const HEADED = `SELECT past.ref, entry.by FROM past JOIN entry ON entry.seq = past.entry
  WHERE past.kind = 'hand' AND subject = ? AND taken_back IS NULL ORDER BY past.entry DESC LIMIT 1`

/** The number of acts before the insertion point. */
const placeOf = (db: ReadableDb, hand: PlayedHand, edit: ListEdit, { seen: { before, behind }, by }: Looked): Result<number, Refusal> => {
  const asked = edit.do === 'insert' ? edit.at - 1 : edit.do === 'move' ? edit.after : 0
  const ref = before ?? behind
  if (ref === undefined || ref === null) return ok(ref === null ? 0 : asked)
  const standing = standsAs(db, hand, ref, by)
  const at = before === undefined ? standing.at(-1) : standing[0]
  if (at === undefined) return refused(whyGone(db, hand, ref, before === undefined ? asked : asked + 1))
  const index = hand.refs.indexOf(at)
  return ok(before === undefined ? index + 1 : index)
}

/** The current acts for a reference: the act itself, or its author's own replacement; empty if it is gone. */
const standsAs = (db: ReadableDb, hand: PlayedHand, ref: Ref, by: string): readonly Ref[] => {
  if (hand.refs.includes(ref)) return [ref]
  const next = inPlaceOf(db, ref)
  if (next?.by !== by) return []
  const whole = actOfEntry(db, next.entry).refs.filter((one) => hand.refs.includes(one))
  return whole.length > 0 ? whole : standsAs(db, hand, next.ref, by)
}

type InPlace = { readonly entry: number; readonly ref: Ref; readonly by: string; readonly text: string }

/** The newest replacement of an act and its author; `text` as typed. */
const inPlaceOf = (db: ReadableDb, ref: Ref): InPlace | undefined => sql<InPlace>(db, REPLACED).get(ref)

const REPLACED = `SELECT event.entry, event.ref, event.by, coalesce(event.form_text, event.text) AS text FROM event JOIN event old ON old.entry = event.replaces AND old.hand = event.hand
  WHERE old.ref = ? AND event.taken_back IS NULL ORDER BY event.entry DESC LIMIT 1`

/** The refusal for an act that is gone, with who changed or removed it; says nothing of an act of another hand. */
const whyGone = (db: ReadableDb, { row }: PlayedHand, ref: Ref, number: number) => {
  const was = sql<{ text: string }>(db, 'SELECT coalesce(form_text, text) AS text FROM event WHERE ref = ? AND hand = ?').get(ref, row.id)
  if (!was) return refusals.actGone({ number, text: '', by: '', now: null })
  const now = inPlaceOf(db, ref)
  const by = now?.by ?? sql<string>(db, WHO).pluck().get(ref, ref) ?? ''
  return refusals.actGone({ number, text: was.text, by, now: now?.text ?? null })
}

/** The author of the removal or undo of an act. */
const WHO = `SELECT entry.by FROM entry WHERE seq = coalesce(
  (SELECT event_removed.entry FROM event_removed JOIN event ON event.entry = event_removed.event WHERE event.ref = ? AND event_removed.taken_back IS NULL),
  (SELECT taken_back FROM event WHERE ref = ?))`
