import { differenceInSeconds } from 'date-fns/differenceInSeconds'
import { minutesToHours } from 'date-fns/minutesToHours'
import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds'
import { secondsToMinutes } from 'date-fns/secondsToMinutes'
import type { Round, RoundClock, Rounds } from '../../../desk/contract/rounds.ts'
import type { TableSummary } from '../../../desk/contract/tables.ts'
import { mostUrgent } from './urgent.ts'

type Playing = Pick<TableSummary, 'round' | 'begun' | 'open' | 'calls'>

/** The desk's clock now: its time when it answered, plus the time that has passed here since. */
export const deskNow = ({ now }: Pick<Rounds, 'now'>, received: number, here: number): number =>
  now.getTime() + Math.max(0, here - received)

/** How long a round's clock has run by `now`, in milliseconds. */
export const ranAt = ({ ran, since }: RoundClock, now: number): number => ran + (since === null ? 0 : Math.max(0, now - since.getTime()))

/** Length of a round with its extensions, in milliseconds; null if the plan gives none. `extra`: extra minutes of one table. */
export const roundLength = ({ minutes, extended }: Round, extra = 0): number | null =>
  minutes === null ? null : minutesToMilliseconds(minutes + extended + extra)

/** Time left in a round, in milliseconds: negative in overtime, null if the round has no length. */
export const timeLeft = (round: Round, now: number, extra = 0): number | null => {
  const length = roundLength(round, extra)
  return length === null ? null : length - ranAt(round.clock, now)
}

export const extraMinutes = (round: Round | undefined, table: string): number =>
  round?.extra.find((one) => one.table === table)?.minutes ?? 0

/** Minutes and seconds, `39:46`. Time left is rounded up, so that 0:00 is the end. */
export const formatTimer = (milliseconds: number): string => {
  const seconds = milliseconds < 0 ? Math.floor(-milliseconds / 1000) : Math.ceil(milliseconds / 1000)
  return `${milliseconds < 0 ? '+' : ''}${secondsToMinutes(seconds)}:${twoDigits(seconds % 60)}`
}

/** A waiting time, `1:12`; after an hour `2 h 05`. */
export const formatWait = (since: number, now: number): string => {
  const seconds = Math.max(0, differenceInSeconds(now, since))
  const minutes = secondsToMinutes(seconds)
  return minutes < 60 ? `${minutes}:${twoDigits(seconds % 60)}` : `${minutesToHours(minutes)} h ${twoDigits(minutes % 60)}`
}
const twoDigits = (n: number): string => String(n).padStart(2, '0')

/** Whether a round is played: its clock runs or is paused. */
export const isUnderWay = ({ clock }: Round): boolean => clock.state === 'running' || clock.state === 'paused'

/**
 * The current round. The first that exists of: the newest with a running or paused clock; the newest with an open finding or call; if no
 * clock was ever started, the newest with recorded acts; the next one; the last one.
 */
export const currentRound = (rounds: readonly Round[], tables: readonly Playing[] = []): Round | undefined => {
  const goingOn = rounds.filter(isUnderWay)
  const last = rounds.findLastIndex(({ clock }) => clock.state !== 'planned')
  return (
    goingOn.sort((a, b) => (a.clock.started?.getTime() ?? 0) - (b.clock.started?.getTime() ?? 0)).at(-1) ??
    rounds.findLast(({ number }) => tables.some((table) => table.round === number && mostUrgent(table) !== null)) ??
    (last < 0 ? rounds.findLast(({ number }) => tables.some(({ round, begun }) => round === number && begun)) : undefined) ??
    rounds[last + 1] ??
    rounds.at(-1)
  )
}

/** The next round that has not begun. */
export const roundAfter = (rounds: readonly Round[], { number: before }: Pick<Round, 'number'>): Round | undefined =>
  rounds.find(({ number, clock }) => number > before && clock.state === 'planned')
