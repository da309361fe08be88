import { type } from '@orpc/contract'
import { z } from 'zod'
import type { ByLanguage } from '../../engine/model/language.ts'
import type { RuleSetName } from '../../engine/wording/terms/rule-sets.ts'
import { ALL, LAPTOP } from './access.ts'
import { key, procedure } from './base.ts'
import { date, filePath, houseText, name } from './inputs.ts'
import type { Undone } from './tables.ts'

/** A tournament file in the desk's folder. `name` is null where it can't be read, `trouble` says why. */
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
  /** The same with what names and citations need, also of a set of the tournament's own. */
  readonly ruleSet: RuleSetName
  /** The same in one line, for a screen that does not load the editions. */
  readonly rulesLine: ByLanguage<string>
  /** What it goes by from later rounds on. `ruleSet` is what holds in the round that has begun last. */
  readonly later: readonly { readonly round: number; readonly ruleSet: RuleSetName }[]
  readonly sample: boolean
  readonly readOnly: boolean
}

/** Tournament files. */
export const tournaments = {
  /** The file in use, if any. */
  current: procedure({ access: ALL }).output(type<Tournament | null>()),
  /** The tournament files in the desk's folder, newest first. */
  list: procedure({ access: LAPTOP, long: true }).output(type<{ folder: string; files: readonly TournamentFile[] }>()),
  open: procedure({ access: LAPTOP, long: true })
    .input(z.object({ file: filePath }))
    .output(type<Tournament>()),
  /** Makes a file in the desk's folder; refuses a name that is taken. */
  create: procedure({ access: LAPTOP, long: true })
    .input(
      z.object({
        name,
        place: z.string().trim().max(200),
        date,
        rules: z.string().min(1).max(60),
        /** The text of a house-rules file; goes before `rules`. */
        house: houseText.optional(),
        /** Tables of round 1; 0: they come with the rounds, by the number of players. */
        tables: z.number().int().min(0).max(500),
        referee: name,
      }),
    )
    .output(type<Tournament>()),
  /** Sets name, place and date anew; `rules`: what tables that have not begun go by from now on. */
  set: procedure({ access: LAPTOP, long: true })
    .input(z.object({ name, place: z.string().trim().max(200), date, rules: z.string().min(1).max(60).optional(), by: name, key }))
    .output(type<Tournament>()),
  /** Makes (or finds) the sample tournament and opens it. */
  sample: procedure({ access: LAPTOP, long: true }).output(type<Tournament>()),
  /** Takes back the last act of the whole tournament, with `own` the last one of this person, whatever it was: at a table or not. */
  undo: procedure({ access: LAPTOP, long: true })
    .input(z.object({ by: name, own: z.boolean().optional(), keepsRulings: z.boolean().optional(), key }))
    .output(type<Undone>()),
  redo: procedure({ access: LAPTOP, long: true })
    .input(z.object({ by: name, own: z.boolean().optional(), key }))
    .output(type<Undone>()),
}
