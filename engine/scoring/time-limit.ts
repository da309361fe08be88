import type { Settings } from '../model/settings.ts'

/** The settings of a game with a time limit. */
export type TimeLimit = Pick<
  Settings,
  'session-minutes' | 'signal-minutes' | 'hands-after-signal' | 'hands-if-between' | 'chombo-after-signal'
>

/** When the signal of the time limit was given at a table, and how each hand ended that has ended since. */
export type SinceSignal = { readonly at: 'during-hand' | 'between-hands'; readonly ended: readonly ('played' | 'chombo')[] }

/**
 * The hands that a table still plays after the signal, the present one included. `unknown`: the rule set does not say. The south round may
 * end before.
 */
export const handsLeft = ({ at, ended }: SinceSignal, limit: TimeLimit): number | 'unknown' => {
  const more = limit['hands-after-signal']
  // Where a hand begins as soon as the one before has ended, there is no time between two hands.
  const after = at === 'between-hands' ? limit['hands-if-between'] : more === 'unknown' ? more : 1 + more
  const chombo = limit['chombo-after-signal']
  if (after === 'unknown' || (chombo === 'unknown' && ended.includes('chombo'))) return 'unknown'
  return Math.max(0, after - ended.filter((how) => how === 'played' || chombo === 'counts').length)
}
