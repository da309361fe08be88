import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { DEFAULT_RULE_SET } from '../../../engine/editions/index.ts'
import type { Result } from '../../../engine/model/result.ts'
import type { HouseRules } from '../../../engine/rulebook/house/house-rules.ts'
import { type DeskContext, ENDING } from '../../context/context.ts'
import type { Refusal } from '../../context/refusals.ts'
import type { Tournament } from '../../contract/tournaments.ts'
import { createTournamentAt } from './create.ts'
import { openTournament } from './open.ts'

/**
 * Creates a small tournament named after its file, for a command that only gets a file name. If another process, such as another recorder,
 * has just created the file, opens that.
 */
export const createForCommand = (
  desk: DeskContext,
  file: string,
  { rules, house }: { readonly rules?: string | undefined; readonly house?: HouseRules | undefined } = {},
): Result<Tournament, Refusal> => {
  const date = desk.now().toISOString().slice(0, 10)
  const made = createTournamentAt(
    desk,
    file,
    { name: basename(file, ENDING), place: '', date, rules: rules ?? DEFAULT_RULE_SET, house, tables: 0, referee: '' },
    desk.by,
  )
  return made.ok || !existsSync(file) ? made : openTournament(desk, file)
}
