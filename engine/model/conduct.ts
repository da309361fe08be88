import type { ConductCircumstance, Penalty } from './penalties.ts'

/** Faults of conduct outside the acts of play (rule book, Conduct): a person reports them, the engine never finds them. */
export const CONDUCT_IDS = [
  ...(['conduct.late', 'conduct.absent', 'conduct.phone', 'conduct.information', 'conduct.obstruction', 'conduct.behaviour'] as const),
  ...(['conduct.wall', 'conduct.wrong-table', 'conduct.score-sheet', 'conduct.all-last-sheet'] as const),
  ...(['conduct.unsigned', 'conduct.spoilt-hand', 'conduct.leaving', 'conduct.objects', 'conduct.peeking', 'conduct.mixed-tiles'] as const),
  ...(['conduct.cheating', 'conduct.other'] as const),
] as const
export type ConductId = (typeof CONDUCT_IDS)[number]

/** Whether a word names a conduct fault of the rule book. */
export const isConductId = (word: string): word is ConductId => CONDUCT_IDS.some((id) => id === word)

/** Whether a word names a house rule about conduct: `house.` followed by its own name. */
export const isHouseConduct = (word: string): boolean => /^house\.[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/.test(word)

/** The most minutes that a player can be late: a day. */
export const MOST_MINUTES_LATE = 1440

/** Whether a player can be late by this number of minutes; half a minute counts too. */
export const isLateness = (minutes: number): boolean => minutes > 0 && minutes <= MOST_MINUTES_LATE

/** The penalties of a conduct in one circumstance, or in any. */
export type ConductChoice = {
  /** Absent: whatever the circumstances. */
  readonly when?: ConductCircumstance
  /** One penalty, or several among which the text leaves the choice to the referee. */
  readonly penalties: readonly [Penalty, ...Penalty[]]
  /** The first penalty is this multiple of the uma of the last place, in table points; its amount here is for the edition's own uma. */
  readonly timesLastUma?: number
  /** The section of the fault first, then that of its penalty if it is another. */
  readonly sections: readonly [string, ...string[]]
}

/** The penalties of a conduct in a rule set: by circumstances, or a number of points a minute. */
export type ConductRow =
  | { readonly choices: readonly [ConductChoice, ...ConductChoice[]] }
  | {
      readonly section: string
      readonly aMinute: Points
      /** Whether a minute counts once it has begun, or once it is over. */
      readonly counts: 'begun' | 'full'
      /** From this number of minutes on, another penalty takes the place of the points. */
      readonly forfeit?: { readonly minutes: number; readonly penalty: Points }
      /** By minutes. Where sections of a text contradict each other, each says when it is followed. */
      readonly substitutes?: readonly [SubstituteRule, ...SubstituteRule[]]
    }

/** A player who is later than this number of minutes is replaced by a substitute, and this penalty takes the place of the points for the minutes. */
export type SubstituteRule = {
  readonly after: number
  readonly when?: ConductCircumstance
  readonly penalty: Points | { readonly kind: 'none' }
  readonly timesLastUma?: number
  readonly sections: readonly [string, ...string[]]
}
type Points = Extract<Penalty, { kind: 'points' }>

/** The conduct rows of an edition. A conduct without a row is left to the referee. */
export type ConductRows = Partial<Readonly<Record<ConductId, ConductRow>>>
