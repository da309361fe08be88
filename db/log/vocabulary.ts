/** What can be done to the clock of a round. */
export const CLOCK_STEPS = ['started', 'paused', 'resumed', 'ended'] as const
export type ClockStep = (typeof CLOCK_STEPS)[number]

/** Why others sit at a table than its seating says. */
export const SEAT_CHANGES = ['substitute', 'left', 'swapped'] as const

/** What became of two recorders' acts that crossed: put into their likely order, or left as they are. */
export const FORK_OUTCOMES = ['ordered', 'kept'] as const

/** Whether others should hear of an incident later. */
export const WEIGHTS = ['routine', 'notable'] as const
export type Weight = (typeof WEIGHTS)[number]

/** How an incident ends: those concerned agree, or the referee closes it. */
export const ENDINGS = ['agreement', 'closed'] as const
export type Ending = (typeof ENDINGS)[number]

/** How it ends, or that it was taken up again. */
export const CLOSINGS = [...ENDINGS, 'reopened'] as const

/** What a referee answers to a call. */
export const CALL_ANSWERS = ['coming', 'not-coming', 'there'] as const

/** As what somebody says something of an incident. */
export const STATEMENT_ROLES = ['player', 'referee', 'spectator', 'other'] as const
export type StatementRole = (typeof STATEMENT_ROLES)[number]

/** The formats that a picture of an incident can have. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
export type PictureType = (typeof PICTURE_TYPES)[number]

/** What a referee decides of what is proposed: as it is, with another penalty, or not at all. */
export const DECISIONS = ['upheld', 'changed', 'dismissed'] as const
export type Decision = (typeof DECISIONS)[number]

/** What comes of an appeal: the ruling stays, it gets another penalty, or it is the other way round. */
export const APPEAL_OUTCOMES = ['upheld', 'changed', 'overturned'] as const
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number]

/** What came of a second look at a ruling: it is in force still, or another one has taken its place. */
export const REVIEW_OUTCOMES = ['stands', 'superseded'] as const
