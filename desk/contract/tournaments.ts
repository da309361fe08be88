import { z } from 'zod'
import { anyCall, longLaptopCall } from './access.ts'
import { key } from './base.ts'
import { date, filePath, houseText, name, signature } from './inputs.ts'
import { answer, byLanguage, integer, moment, ruleSetName, type Shape, text } from './shape.ts'
import { type Undone, undone } from './tables.ts'

/** A tournament file in the desk's folder. If it can't be read, `name` is null and `trouble` says why. */
const tournamentFile = z.strictObject({
  file: text,
  name: text.nullable(),
  changed: moment,
  size: integer,
  sample: z.boolean(),
  trouble: byLanguage.nullable(),
})
export interface TournamentFile extends Shape<typeof tournamentFile> {}

const tournamentFolder = z.strictObject({ folder: text, files: z.array(tournamentFile) })
export interface TournamentFolder extends Shape<typeof tournamentFolder> {}

/** A tournament file that the desk has open. */
export const tournament = z.strictObject({
  file: text,
  name: text,
  place: text,
  date: text,
  rules: text,
  edition: text,
  /** The same, with the data for names and citations, also for one of the tournament's own rule sets. */
  ruleSet: ruleSetName,
  /** The same in one line, for screens that do not load the editions. */
  rulesLine: byLanguage,
  /** Rule sets of later rounds; `ruleSet` is in force in the round that began last. */
  later: z.array(z.strictObject({ round: integer, ruleSet: ruleSetName })),
  sample: z.boolean(),
  readOnly: z.boolean(),
})
export interface Tournament extends Shape<typeof tournament> {}

export const tournaments = {
  /** The file in use, if any. */
  current: anyCall.output(answer<Tournament | null>(tournament.nullable())),
  /** The tournament files in the desk's folder, newest first. */
  list: longLaptopCall.output(answer<TournamentFolder>(tournamentFolder)),
  open: longLaptopCall.input(z.object({ file: filePath })).output(answer<Tournament>(tournament)),
  /** Creates a file in the desk's folder. Refused if the name is taken. */
  create: longLaptopCall
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
        referee: signature,
      }),
    )
    .output(answer<Tournament>(tournament)),
  /** Changes name, place and date. `rules`: the rule set of tables that have not begun. */
  set: longLaptopCall
    .input(z.object({ name, place: z.string().trim().max(200), date, rules: z.string().min(1).max(60).optional(), by: signature, key }))
    .output(answer<Tournament>(tournament)),
  /** Opens the sample tournament; creates it if there is none. */
  sample: longLaptopCall.output(answer<Tournament>(tournament)),
  /**
   * Undoes the last act of the whole tournament, at a table or not; with `own` the caller's own last act, with `request` the act of the
   * request that had this key. Refused if later entries depend on that one.
   */
  undo: longLaptopCall
    .input(z.object({ by: signature, own: z.boolean().optional(), request: key, keepsRulings: z.boolean().optional(), key }))
    .output(answer<Undone>(undone)),
  /** Redoes the last undo; with `request` that of the request with this key, unless something was entered since. */
  redo: longLaptopCall.input(z.object({ by: signature, own: z.boolean().optional(), request: key, key })).output(answer<Undone>(undone)),
}
