import type { Settings } from '../model/settings.ts'

/** The settings of a game with a time limit. */
export type TimeLimitSettings = Pick<
  Settings,
  'session-minutes' | 'signal-minutes' | 'hands-after-signal' | 'hands-if-between' | 'hand-begins' | 'chombo-after-signal'
>

/** How a hand ended. `unplayed`: it was dealt again without a chombo, or before it began, and so is no hand. */
export type HandPlayed = 'played' | 'chombo' | 'unplayed'

/** When the signal of the time limit was given at a table, and how each hand ended that has ended since. */
export type SinceSignal = { readonly at: 'during-hand' | 'between-hands' | 'unknown'; readonly ended: readonly HandPlayed[] }

/** The act that notes the signal in the record of the hand, or of the hand before it, in which it was given. */
export const SIGNAL_NOTE = '* note signal'

/**
 * A hand of a game: the moments of its deal, of East's first discard, and of its end; null if the record lacks it. A moment is a time in ms, or
 * a place in the record.
 */
export type TimedHand = {
  readonly dealt: number
  readonly firstDiscard: number | null
  readonly end: { readonly at: number; readonly by: 'play' | 'chombo' | 'new-deal' } | null
}

/**
 * The hands since a signal, of all hands of the game in order. Where a hand begins as soon as the one before has ended, none is between two
 * hands. A hand that has not begun can't be one of the last ones.
 */
export const sinceSignal = (signal: number, hands: readonly TimedHand[], { 'hand-begins': begins }: TimeLimitSettings): SinceSignal => {
  const later = hands.filter(({ end }) => end === null || end.at > signal)
  const first = later[0]
  const began = first && (first.firstDiscard ?? (first.end ? first.dealt : null))
  const isDuring = begins === 'at-once' || (typeof began === 'number' && began <= signal)
  return {
    at: isDuring ? 'during-hand' : begins === 'unknown' ? 'unknown' : 'between-hands',
    ended: later.flatMap(({ end, firstDiscard }) => {
      if (end?.by !== 'chombo') return end ? [end.by === 'play' ? 'played' : 'unplayed'] : []
      return [begins === 'first-discard' && firstDiscard === null ? 'unplayed' : 'chombo']
    }),
  }
}

/**
 * The hands that a table still plays after the signal, the present one included. `unknown`: the rule set does not say. The south round may
 * end before.
 */
export const handsLeft = ({ at, ended }: SinceSignal, limit: TimeLimitSettings): number | 'unknown' => {
  const { 'hands-after-signal': more, 'hands-if-between': between, 'chombo-after-signal': chombo } = limit
  const during = more === 'unknown' ? more : 1 + more
  const after = at === 'between-hands' ? between : at === 'during-hand' || during === between ? during : 'unknown'
  if (after === 'unknown' || (chombo === 'unknown' && ended.includes('chombo'))) return 'unknown'
  return Math.max(0, after - ended.filter((how) => how === 'played' || (how === 'chombo' && chombo === 'counts')).length)
}
