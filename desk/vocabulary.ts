/** Where an incident is on its way. */
export const INCIDENT_STATES = ['open', 'ruled', 'appealed', 'closed-by-agreement', 'closed'] as const
export type IncidentState = (typeof INCIDENT_STATES)[number]

/** How important an incident is. */
export const INCIDENT_WEIGHTS = ['routine', 'notable'] as const
export type IncidentWeight = (typeof INCIDENT_WEIGHTS)[number]

/** What a finding came to: confirmed, changed and dismissed by a ruling; settled by an answer; gone by a correction of the record. */
export const FINDING_STATES = ['open', 'pending', 'settled', 'confirmed', 'changed', 'dismissed', 'gone'] as const
export type FindingState = (typeof FINDING_STATES)[number]

/** Whether a penalty counts, and if not, why. */
export const PENALTY_STATES = ['stands', 'cancelled', 'superseded', 'void', 'contradicted'] as const
export type PenaltyState = (typeof PENALTY_STATES)[number]

/** What a file holds about a person, in the order in which it is shown. */
export const SECTIONS = [
  'names',
  'seats',
  'results',
  'incidents',
  'statements',
  'rulings',
  'penalties',
  'appeals',
  'findings',
  'acts',
  'signing',
  'imports',
  'tournament',
  'undone',
  'reports',
] as const
export type Section = (typeof SECTIONS)[number]

/**
 * How an entry comes to be about somebody: by the id of a list, by a name that stands alone, by a name in a text, by a word in a text that
 * may be the name, because it belongs to something that is about them, or because they entered it.
 */
export const HOWS = ['id', 'name', 'text', 'perhaps', 'belongs', 'entered'] as const
export type How = (typeof HOWS)[number]
