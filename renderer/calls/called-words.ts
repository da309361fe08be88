import type { TFunction } from 'i18next'
import type { Referee } from '../../desk/contract/people.ts'

/** What an incident with nothing but its table is called: a referee who opens one has logged it, and calls nobody. */
export const calledWords = (by: string, referees: readonly Pick<Referee, 'name'>[], t: TFunction): string =>
  t(referees.some(({ name }) => name === by) ? 'calls.logged' : 'calls.called')
