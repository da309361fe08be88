import type { TABLET_ROLES } from './vocabulary.ts'

/**
 * Permission of a tablet on the network to call a procedure; the desk's own machine may call all. `at`: the input field that identifies the
 * table. A recorder may name only its own table. `head`: of the referees' tablets, only the head referee's may call.
 */
export type Access = { readonly roles: readonly (typeof TABLET_ROLES)[number][]; readonly at?: 'table' | 'finding'; readonly head?: true }

export const LAPTOP: Access = { roles: [] }
export const ALL: Access = { roles: ['recorder', 'referee', 'viewer'] }
export const ALL_AT: Access = { ...ALL, at: 'table' }
export const RECORDS: Access = { roles: ['recorder', 'referee'], at: 'table' }
export const ABOUT_FINDING: Access = { roles: ['recorder', 'referee'], at: 'finding' }
export const REFEREE: Access = { roles: ['referee'] }
export const HEAD: Access = { ...REFEREE, head: true }
