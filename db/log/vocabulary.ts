/** Changes to the clock of a round. */
export const CLOCK_STEPS = ['started', 'paused', 'resumed', 'ended'] as const
export type ClockStep = (typeof CLOCK_STEPS)[number]

/** Reasons why a table's players differ from its seating. */
export const SEAT_CHANGES = ['substitute', 'left', 'swapped'] as const

/** Outcomes of a fork: its acts are put into the likely order, or left as they are. */
export const FORK_OUTCOMES = ['ordered', 'kept'] as const

/** Texts of an incident that can be filled in later; the newest value counts. The name is the column too: `heard_by`, never `heardBy`. */
export const FILLED_TEXTS = ['note'] as const satisfies readonly Lowercase<string>[]
export type FilledText = (typeof FILLED_TEXTS)[number]

/** Texts that the list says of a player beside number and name; empty if unknown. A file with pseudonyms drops them: they lead to the person. */
export const PLAYER_TEXTS = ['country'] as const satisfies readonly Lowercase<string>[]
export type PlayerText = (typeof PLAYER_TEXTS)[number]

/** Importance of an incident: others should hear of a `notable` one later. */
export const WEIGHTS = ['routine', 'notable'] as const
export type Weight = (typeof WEIGHTS)[number]

/** Ways to end an incident: the people concerned agree, or the referee closes it. */
export const ENDINGS = ['agreement', 'closed'] as const

export const CLOSINGS = [...ENDINGS, 'reopened'] as const

export const CALL_ANSWERS = ['coming', 'not-coming', 'there'] as const

/** Roles of a person who makes a statement about an incident. */
export const STATEMENT_ROLES = ['player', 'referee', 'spectator', 'other'] as const

/** Formats of an incident's pictures. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
export type PictureType = (typeof PICTURE_TYPES)[number]

/** Decisions that confirm a finding: with the proposed penalty, or with another one. */
export const CONFIRMATIONS = ['upheld', 'changed'] as const

/** A referee's decisions on a proposal: accept it, change the penalty, or dismiss it. */
export const DECISIONS = [...CONFIRMATIONS, 'dismissed'] as const
export type DecisionWord = (typeof DECISIONS)[number]

/** Outcomes of an appeal: the ruling stays, gets another penalty, or is reversed. */
export const APPEAL_OUTCOMES = ['upheld', 'changed', 'overturned'] as const
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number]

/** Outcomes of a review: the ruling is still in force, or another one has replaced it. */
export const REVIEW_OUTCOMES = ['stands', 'superseded'] as const

/** Fields that entries set and names that they take, about which concurrent entries can contradict each other. */
export const CONTESTED_FIELDS = [
  'hand-header',
  'seat',
  'seat-change',
  'result',
  'incident-filled',
  'incident-closed',
  'appeal-decided',
  'table',
  'player',
  'referee',
  'round',
  'tournament',
  'rule-set',
  'table-name',
  'player-name',
  'player-number',
  'referee-name',
] as const
export type ContestedField = (typeof CONTESTED_FIELDS)[number]

/** Whatever the newest entry sets; the begin of a hand, and the resolution of two hands, have conflicts of their own. */
export type LatestField = ContestedField | 'hand-begun' | 'hands-settled'

/**
 * Acts on a penalty after it was imposed: each is a kind of entry, `penalty-cancelled`, and has a table; the newest one in force has columns
 * of the views and a field of the penalty. `texts`: entered with it. `strikes`: the penalty no longer counts.
 */
export const LATER_ACTS = {
  cancelled: { texts: ['reason'], strikes: true },
} as const satisfies Readonly<Record<string, { readonly texts: readonly string[]; readonly strikes: boolean }>>
export type LaterAct = keyof typeof LATER_ACTS
export const LATER_ACT_NAMES = Object.keys(LATER_ACTS) as readonly LaterAct[]
