import { z } from 'zod'
import { type ReadableDb, sql } from '../../db/handle.ts'
import { rulesFor } from '../rule-sets/in-force.ts'

/** A moment, ISO 8601 in UTC. */
export const moment = z.string().meta({ description: 'ISO 8601, UTC', examples: ['2026-11-21T09:30:00.000Z'] })
export const whole = z.number().int()

/** A seat by its wind in the hand. */
export const seat = z.enum(['E', 'S', 'W', 'N'])

/** What every report says of its tournament and of the log that it was made from. */
export const REPORT_HEAD = {
  version: z.literal(1).meta({ description: 'of this form; it goes up where a column changes its meaning or goes' }),
  tournament: z.strictObject({
    name: z.string(),
    place: z.string(),
    date: z.string(),
    rules: z.string().meta({ description: 'id of the rule set in force' }),
    edition: z.string(),
  }),
  log: z
    .strictObject({
      entry: whole.meta({ description: 'its place in the log' }),
      hash: z.string().regex(/^[0-9a-f]{64}$/),
      at: moment,
    })
    .meta({
      description: 'the newest entry that the report was made from; shinpan verify --head HASH asks whether the file still goes through it',
    }),
}

const head = z.strictObject(REPORT_HEAD)
export type ReportHead = z.infer<typeof head>

/**
 * The tournament and the newest entry. That a report left the file is an entry too, and passed over: the same data give the same report,
 * however often one was made. Undefined where the file holds no tournament.
 */
export const reportHead = (db: ReadableDb): ReportHead | undefined => {
  const tournament = sql<Omit<ReportHead['tournament'], 'rules' | 'edition'>>(db, 'SELECT name, place, date FROM tournament').get()
  const log = sql<ReportHead['log']>(db, NEWEST).get()
  const rules = rulesFor(db, null)
  return tournament && rules && log ? { version: 1, tournament: { ...tournament, ...rules }, log } : undefined
}

const NEWEST = "SELECT seq AS entry, lower(hex(hash)) AS hash, at FROM entry WHERE kind <> 'export' ORDER BY seq DESC LIMIT 1"
