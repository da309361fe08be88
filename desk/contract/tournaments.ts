import { type } from '@orpc/contract'
import { z } from 'zod'
import type { ByLanguage } from '../../engine/model/language.ts'
import type { RuleSetName } from '../../engine/wording/terms/rule-sets.ts'
import { ALL, LAPTOP } from './access.ts'
import { key, procedure } from './base.ts'
import { date, filePath, houseText, name } from './inputs.ts'
import type { Undone } from './tables.ts'

/** A tournament file in the desk's folder. If it can't be read, `name` is null and `trouble` says why. */
export type TournamentFile = {
  readonly file: string
  readonly name: string | null
  readonly changed: Date
  readonly size: number
  readonly sample: boolean
  readonly trouble: ByLanguage<string> | null
}

/** A tournament file that the desk has open. */
export type Tournament = {
  readonly file: string
  readonly name: string
  readonly place: string
  readonly date: string
  readonly rules: string
  readonly edition: string
  /** The same, with the data for names and citations, also for one of the tournament's own rule sets. */
  readonly ruleSet: RuleSetName
  /** The same in one line, for screens that do not load the editions. */
  readonly rulesLine: ByLanguage<string>
  /** Rule sets of later rounds; `ruleSet` is in force in the round that began last. */
  readonly later: readonly { readonly round: number; readonly ruleSet: RuleSetName }[]
  readonly sample: boolean
  readonly readOnly: boolean
}

export const tournaments = {
  /** The file in use, if any. */
  current: procedure({ access: ALL }).output(type<Tournament | null>()),
  /** The tournament files in the desk's folder, newest first. */
  list: procedure({ access: LAPTOP, long: true }).output(type<{ folder: string; files: readonly TournamentFile[] }>()),
  open: procedure({ access: LAPTOP, long: true })
    .input(z.object({ file: filePath }))
    .output(type<Tournament>()),
  /** Creates a file in the desk's folder. Refused if the name is taken. */
  create: procedure({ access: LAPTOP, long: true })
    .input(
      z.object({
        name,
        place: z.string().trim().max(200),
        date,
        rules: z.string().min(1).max(60),
        /** The text of a house-rules file; takes precedence over `rules`. */
        house: houseText.optional(),
        /** Number of tables in round 1; 0: tables are created with the rounds, by the number of players. */
        tables: z.number().int().min(0).max(500),
        referee: name,
      }),
    )
    .output(type<Tournament>()),
  /** Changes name, place and date. `rules`: the rule set of tables that have not begun. */
  set: procedure({ access: LAPTOP, long: true })
    .input(z.object({ name, place: z.string().trim().max(200), date, rules: z.string().min(1).max(60).optional(), by: name, key }))
    .output(type<Tournament>()),
  /** Opens the sample tournament; creates it if there is none. */
  sample: procedure({ access: LAPTOP, long: true }).output(type<Tournament>()),
  /** Undoes the last act of the whole tournament, at a table or not; with `own` the caller's own last act. */
  undo: procedure({ access: LAPTOP, long: true })
    .input(z.object({ by: name, own: z.boolean().optional(), keepsRulings: z.boolean().optional(), key }))
    .output(type<Undone>()),
  redo: procedure({ access: LAPTOP, long: true })
    .input(z.object({ by: name, own: z.boolean().optional(), key }))
    .output(type<Undone>()),
}
