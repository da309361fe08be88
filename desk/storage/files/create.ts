import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { makeFolder } from '../../../db/disk/make-folder.ts'
import { act, type Write } from '../../../db/writing/act.ts'
import { DEFAULT_RULE_SET, ruleSet } from '../../../engine/editions/index.ts'
import type { Result } from '../../../engine/model/result.ts'
import { houseRuleSet } from '../../../engine/rulebook/house/house-rule-set.ts'
import type { HouseRules } from '../../../engine/rulebook/house/house-rules.ts'
import { type DeskContext, FILE_EXTENSION } from '../../context/context.ts'
import { newId } from '../../context/ids.ts'
import { type Refusal, refused } from '../../context/refusals.ts'
import type { InputOf } from '../../contract/base.ts'
import type { Tournament, tournaments } from '../../contract/tournaments.ts'
import { refusals } from '../../messages/refusals.ts'
import { createAndOpen, openTournament } from './open.ts'

export type NewTournament = Omit<InputOf<typeof tournaments.create>, 'house'> & { readonly house?: HouseRules | undefined }

/** Creates a tournament file in the desk's folder, with its data, the head referee, and tables 1 to n of round 1. */
export const createTournament = (desk: DeskContext, asked: NewTournament): Result<Tournament, Refusal> => {
  makeFolder(desk.folder)
  return createTournamentAt(desk, join(desk.folder, fileNameOf(asked.name)), asked, asked.referee)
}

const createTournamentAt = (desk: DeskContext, file: string, asked: NewTournament, by: string): Result<Tournament, Refusal> => {
  const { house } = asked
  const rules = house ? houseRuleSet(house) : ruleSet(asked.rules)
  if (!rules) return refused(refusals.noRuleSet(asked.rules))
  return createAndOpen(desk, file, (db) =>
    act(db, { at: desk.now(), by }, (write) => {
      const { name, place, date } = asked
      if (house) write('rule-set', { house })
      write('tournament', { name, place, date, rules: rules.id, edition: rules.edition, settings: [], sample: false })
      if (asked.referee) write('referee', { referee: newId(), name: asked.referee, head: true })
      if (asked.tables > 0) writeTables(write, asked.tables)
    }),
  )
}

const writeTables = (write: Write, tables: number): void => {
  write('round', { round: 1, starts: null, minutes: null })
  for (let n = 1; n <= tables; n++) write('table', { table: newId(), name: String(n), round: 1 })
}

/** A file name that every system accepts, whatever the tournament's name. */
export const fileNameOf = (name: string): string => {
  const plain = name
    .normalize('NFC')
    .replace(/[\p{C}/\\:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|(?<![\s.])[\s.]+$/g, '')
  return `${
    Buffer.from(plain)
      .subarray(0, 120)
      .toString()
      .replace(/(?<!\ufffd)\ufffd+$/, '') || 'tournament'
  }${FILE_EXTENSION}`
}

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
    { name: basename(file, FILE_EXTENSION), place: '', date, rules: rules ?? DEFAULT_RULE_SET, house, tables: 0, referee: '' },
    desk.by,
  )
  return made.ok || !existsSync(file) ? made : openTournament(desk, file)
}
