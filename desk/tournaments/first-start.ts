import type { Office } from '../office.ts'
import { sampleTournament } from '../sample/sample.ts'
import { listTournaments } from './list.ts'

/** At the first start there is nothing to pick from: the sample opens, to look around in. Later the person picks. */
export const firstStart = (office: Office): void => {
  if (!office.open && listTournaments(office).files.length === 0) sampleTournament(office)
}
