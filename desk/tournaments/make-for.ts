import { basename } from 'node:path'
import type { Office } from '../office.ts'
import { createTournamentAt } from './create.ts'
import { ENDING } from './list.ts'

/** A small tournament named after its file, for who begins with a file name and nothing else. */
export const makeFor = (office: Office, file: string, rules = 'wrc-2015') => {
  const date = office.now().toISOString().slice(0, 10)
  return createTournamentAt(office, file, { name: basename(file, ENDING), place: '', date, rules, tables: 0, referee: '' }, office.by)
}
