import type { Act } from '../../../../desk/contract/hands.ts'
import { claimMeaning, notTakenLines } from '../../../../engine/completion/claim-reading.ts'
import type { GameForm } from '../../../../engine/model/game-form.ts'
import { isSeat, nextSeat, type Seat } from '../../../../engine/model/seats.ts'

/** A correction of the list of acts as the desk takes it. Numbers are those before the correction. */
export type ListEdit =
  | { readonly do: 'replace'; readonly at: number; readonly count: number; readonly text: string }
  | { readonly do: 'insert'; readonly at: number; readonly text: string }
  | { readonly do: 'remove'; readonly at: number; readonly count: number }

/** A line of the record: number of its first act, number of acts, and its parts. */
export type ActLine = {
  readonly at: number
  readonly count: number
  /** Its clock and `&`. */
  readonly before: string
  readonly seat: Seat | null
  readonly verb: string
  readonly words: string
  readonly text: string
}

export const actLines = (acts: readonly Act[]): readonly ActLine[] =>
  acts.flatMap(({ number, text, form }) => {
    if (form && form.part > 1) return []
    const whole = form?.text ?? text
    const [, before = '', seat = '', verb = '', words = ''] = /^((?:\d[\d.]* )?(?:& )?)(\S+) (\S+)(?: (.*))?$/.exec(whole) ?? []
    return [{ at: number, count: form?.parts ?? 1, before, seat: isSeat(seat) ? seat : null, verb, words, text: whole }]
  })

/** Marks a draw as too fast: the newest act, or the draw before the newest claim. Null if there is none. */
export const markTooFast = (lines: readonly ActLine[], { seats }: GameForm): ListEdit | null => {
  const last = lines.at(-1)
  if (last?.verb === 'draw') return last.words.includes('fast') ? null : { do: 'replace', at: last.at, count: 1, text: `${last.text} fast` }
  const claim = claimAt(lines)
  const before = lines.findLast((line) => claim !== undefined && line.at < claim.at)
  if (!claim || before?.verb !== 'discard' || before.seat === null || claim.seat === nextSeat(before.seat, seats)) return null
  return { do: 'insert', at: claim.at, text: `${nextSeat(before.seat, seats)} draw fast` }
}

/** Marks the tile of the newest claim as not taken. */
export const markNotTaken = (lines: readonly ActLine[]): ListEdit | null => {
  const take = lines.findLast(({ verb }) => verb === 'take')
  const claim = lines.findLast(({ verb }) => verb in SAID)
  if (take && (!claim || take.at > claim.at)) return { do: 'remove', at: take.at, count: 1 }
  if (!claim) return null
  const { at, count } = claim
  const text = notTakenLines(claim.text)
  return text === null ? null : { do: 'replace', at, count, text }
}
const SAID: Readonly<Record<string, string>> = { pon: 'pon', chii: 'chii', daiminkan: 'kan' }

/** Whether the record ends in a claim whose tile counts as taken. */
export const endsInClaim = (acts: readonly Act[]): boolean => claimMeaning(actLines(acts.slice(-MOST_PARTS)).at(-1)?.text ?? '') !== null
/** Maximum number of events in a short form. */
const MOST_PARTS = 3

/** Marks the last discard as made without a draw, and removes an unseen draw that was noted by habit. */
export const markNoDraw = (lines: readonly ActLine[]): ListEdit | null => {
  const discard = lines.at(-1)
  const before = lines.at(-2)
  if (discard?.verb !== 'discard' || / (?:nodraw|drawn)\b/.test(discard.text)) return null
  const text = `${discard.before}${discard.seat} discard ${discard.words.split(' ')[0]} nodraw`
  const habit = before?.verb === 'draw' && before.words === '' && before.seat === discard.seat
  if (habit) return { do: 'replace', at: before.at, count: 2, text }
  const claimed = before !== undefined && before.seat === discard.seat
  return claimed ? null : { do: 'replace', at: discard.at, count: 1, text }
}

/** Marks the last discard as too slow. */
export const markSlow = (lines: readonly ActLine[]): ListEdit | null => {
  const discard = lines.findLast(({ verb }) => verb === 'discard')
  return discard && !/ slow\b/.test(discard.text) ? { do: 'replace', at: discard.at, count: 1, text: `${discard.text} slow` } : null
}

/** Turns a short riichi into its long form without the stick, since no stick is paid if the discard is won on. */
export const withoutStick = (lines: readonly ActLine[], source: 'drawn' | 'hand' | undefined): ListEdit | null => {
  const last = lines.at(-1)
  if (last?.verb !== 'riichi' || last.count !== 3) return null
  const { before, seat, words, at, count } = last
  const how = source === undefined ? '' : ` ${source}`
  return { do: 'replace', at, count, text: `${before}${seat} call riichi\n${before}${seat} discard ${words} rotated${how}` }
}

/** The seat that spoke last, and so the one that retracts a call. */
export const lastCaller = (lines: readonly ActLine[]): Seat | null =>
  lines.findLast(({ verb }) => verb === 'call' || verb in SAID)?.seat ?? null

/** The claim at the end of the record, in short form or in steps. */
const claimAt = (lines: readonly ActLine[]): ActLine | undefined => {
  const from = lines.findLastIndex(({ verb }) => !['call', 'show', 'take', 'pon', 'chii', 'daiminkan'].includes(verb)) + 1
  return lines[from]
}
