import { basename } from 'node:path'
import type { HouseRules } from '../../engine/house/house-rules.ts'
import type { Office } from '../office.ts'
import { createTournamentAt } from './create.ts'
import { ENDING } from './list.ts'

/** A small tournament named after its file, for who begins with a file name and nothing else. */
export const makeFor = (
  office: Office,
  file: string,
  { rules, house }: { readonly rules?: string | undefined; readonly house?: HouseRules | undefined } = {},
) => {
  const date = office.now().toISOString().slice(0, 10)
  return createTournamentAt(
    office,
    file,
    { name: basename(file, ENDING), place: '', date, rules: rules ?? 'wrc-2015', house, tables: 0, referee: '' },
    office.by,
  )
}
