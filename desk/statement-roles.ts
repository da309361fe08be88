/** As what somebody says something of an incident. */
export const STATEMENT_ROLES = ['player', 'referee', 'spectator', 'other'] as const
export type StatementRole = (typeof STATEMENT_ROLES)[number]
