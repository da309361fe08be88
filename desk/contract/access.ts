import type { TABLET_ROLES } from './vocabulary.ts'

/**
 * Who on the network may call a procedure besides the desk's own machine. `at`: the field of its input that says which table it is about; a recorder's
 * must be that one. `head`: of the referees' tablets only the head referee's.
 */
export type Access = { readonly roles: readonly (typeof TABLET_ROLES)[number][]; readonly at?: 'table' | 'finding'; readonly head?: true }

export const LAPTOP: Access = { roles: [] }
export const ALL: Access = { roles: ['recorder', 'referee', 'viewer'] }
export const ALL_AT: Access = { ...ALL, at: 'table' }
export const RECORDS: Access = { roles: ['recorder', 'referee'], at: 'table' }
export const ABOUT_FINDING: Access = { roles: ['recorder', 'referee'], at: 'finding' }
export const REFEREE: Access = { roles: ['referee'] }
export const HEAD: Access = { ...REFEREE, head: true }
