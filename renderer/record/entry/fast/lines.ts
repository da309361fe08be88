import type { Act } from '../../../../desk/contract/hands.ts'
import { claimMeaning, notTakenLines } from '../../../../engine/completion/claim-reading.ts'
import type { GameForm } from '../../../../engine/model/game-form.ts'
import { isSeat, nextSeat, type Seat } from '../../../../engine/model/seats.ts'
import { isSameKind, type Tile } from '../../../../engine/model/tiles.ts'

/** A correction of the list of acts as the desk takes it. Numbers are those before the correction. */
export type TypedEdit =
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

/**
 * Marks the newest draw, discard, kong or self-draw win as too fast; after a claim the one that it came after, or the draw that was not noted.
 * An act other than a draw only if another player has discarded before it. `source`: as in `withoutStick`. Null if there is none.
 */
export const markTooFast = (lines: readonly ActLine[], { seats }: Pick<GameForm, 'seats'>, source?: 'drawn' | 'hand'): TypedEdit | null => {
  const claim = claimAt(lines)
  const past = lines.filter(({ at, seat, verb }) => (!claim || at < claim.at) && seat !== null && verb !== 'replace')
  const act = past.at(-1)
  if (!act || act.seat === null) return null
  const claimsIt = claim !== undefined && isDiscard(act) && !isOfOther(claim, act)
  if (claimsIt && claim.seat !== nextSeat(act.seat, seats))
    return { do: 'insert', at: claim.at, text: `${nextSeat(act.seat, seats)} draw fast` }
  const before = past.findLast((line) => isDiscard(line) && line !== act)
  const isMarked = /(?:^| )fast\b/.test(act.words)
  if (isMarked || claimsIt || !(act.verb === 'draw' || (isTurnAct(act) && before && before.seat !== act.seat))) return null
  return flagged(act, ' fast', source)
}

/** An act with a flag, for which a short riichi is written in steps. */
const flagged = (act: ActLine, flag: string, source: 'drawn' | 'hand' | undefined): TypedEdit => {
  const { at, count, verb, text } = act
  return { do: 'replace', at, count, text: verb === 'riichi' ? riichiInSteps(act, source, flag, true) : `${text}${flag}` }
}

const isDiscard = ({ verb }: ActLine): boolean => verb === 'discard' || verb === 'riichi'
const isSelfDraw = ({ verb, words }: ActLine): boolean => verb === 'call' && /^tsumo\b/.test(words)
const isTurnAct = (line: ActLine): boolean => isDiscard(line) || isSelfDraw(line) || line.verb === 'ankan' || line.verb === 'kakan'

/** Whether a claim names another tile than this discard. */
const isOfOther = (claim: ActLine, { words }: ActLine): boolean => {
  const [claimed, discarded] = [claim.words, words].map((text) => /\d[mpsz]/.exec(text)?.[0])
  return !/chii/.test(claim.text) && claimed !== undefined && discarded !== undefined && !isSameKind(claimed as Tile, discarded as Tile)
}

/** A short riichi in its long form; `withStick`: the stick is paid. */
const riichiInSteps = (
  { before, seat, words }: ActLine,
  source: 'drawn' | 'hand' | undefined,
  flag: string,
  withStick: boolean,
): string => {
  const how = source === undefined ? '' : ` ${source}`
  const next = `\n${before.replace('& ', '')}${seat}`
  return `${before}${seat} call riichi${next} discard ${words} rotated${how}${flag}${withStick ? `${next} stick` : ''}`
}

/** Marks the tile of the newest claim as not taken. */
export const markNotTaken = (lines: readonly ActLine[]): TypedEdit | null => {
  const take = lines.findLast(({ verb }) => verb === 'take')
  const claim = lines.findLast(({ verb }) => verb in SAID)
  if (take && (!claim || take.at > claim.at)) return { do: 'remove', at: take.at, count: 1 }
  if (!claim) return null
  const { at, count } = claim
  const text = notTakenLines(claim.text)
  return text === null ? null : { do: 'replace', at, count, text }
}
const SAID: Readonly<Record<string, string>> = { pon: 'pon', chii: 'chii', daiminkan: 'kan' }

/** Writes a short claim in its steps: there a fault is the player's, in short form it is a slip of the record. Null if the act is no claim. */
export const claimInSteps = (lines: readonly ActLine[], act: number): TypedEdit | null => {
  const claim = lines.find(({ at, verb }) => at === act && verb in SAID)
  const steps = claim && notTakenLines(claim.text)
  return steps ? { do: 'replace', at: claim.at, count: claim.count, text: `${steps}\n${claim.seat} take` } : null
}

/** Whether the record ends in a claim whose tile counts as taken. */
export const endsInClaim = (acts: readonly Act[]): boolean => claimMeaning(actLines(acts.slice(-MOST_PARTS)).at(-1)?.text ?? '') !== null
/** Maximum number of events in a short form. */
const MOST_PARTS = 3

/** Marks the last discard as made without a draw, and removes an unseen draw that was noted by habit. */
export const markNoDraw = (lines: readonly ActLine[]): TypedEdit | null => {
  const discard = lines.at(-1)
  const before = lines.at(-2)
  if (discard?.verb !== 'discard' || / (?:nodraw|drawn)\b/.test(discard.text)) return null
  const text = `${discard.text} nodraw`
  const habit = before?.verb === 'draw' && before.words === '' && before.seat === discard.seat
  if (habit) return { do: 'replace', at: before.at, count: 2, text }
  const claimed = before !== undefined && before.seat === discard.seat
  return claimed ? null : { do: 'replace', at: discard.at, count: 1, text }
}

type AddedFlag = { readonly of: 'draw' | 'discard'; readonly flag: string }

/** Adds a flag to the newest draw or discard. `source`: as in `withoutStick`. Null if there is none, or it has the flag. */
export const markFlag = (lines: readonly ActLine[], { of, flag }: AddedFlag, source?: 'drawn' | 'hand'): TypedEdit | null => {
  const act = lines.findLast((line) => (of === 'discard' ? isDiscard(line) : line.verb === of))
  return act && !act.words.split(' ').includes(flag) ? flagged(act, ` ${flag}`, source) : null
}

/** Turns a short riichi into its long form without the stick, since no stick is paid if the discard is won on. */
export const withoutStick = (lines: readonly ActLine[], source: 'drawn' | 'hand' | undefined): TypedEdit | null => {
  const last = lines.at(-1)
  if (last?.verb !== 'riichi' || last.count !== 3) return null
  return { do: 'replace', at: last.at, count: last.count, text: riichiInSteps(last, source, '', false) }
}

/** The line that takes back the newest call or discard, of one player or of any; null if there is none. */
export const retractLine = (lines: readonly ActLine[], by: Seat | null): string | null => {
  const last = lines.findLast(({ verb, seat }) => TAKEN_BACK.has(verb) && seat !== null && (by === null || seat === by))
  return last ? `${last.seat} retract${isDiscard(last) ? ` ${last.words.split(' ')[0]}` : ''}` : null
}
const TAKEN_BACK: ReadonlySet<string> = new Set(['call', 'discard', 'riichi', ...Object.keys(SAID)])

/** A correction in words of the notation. */
export const sayEdit = (edit: TypedEdit): string => (edit.do === 'remove' ? `− ${edit.at}` : edit.text.replaceAll('\n', ', '))

/** The claim at the end of the record, in short form or in steps. */
const claimAt = (lines: readonly ActLine[]): ActLine | undefined => {
  const from =
    lines.findLastIndex((line) => isSelfDraw(line) || !['call', 'show', 'take', 'pon', 'chii', 'daiminkan'].includes(line.verb)) + 1
  return lines[from]
}
