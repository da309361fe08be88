import { z } from 'zod'
import { LEVELS } from '../../engine/model/findings.ts'
import { integer, type Shape } from './shape.ts'
import { COUNTED_STATES } from './vocabulary.ts'

/** A time as text, ISO 8601 in UTC. */
export const isoMoment = z.string().meta({ description: 'ISO 8601, UTC', examples: ['2026-11-21T09:30:00.000Z'] })

/** The description of the newest entries of other devices in a report. */
export const BESIDE =
  'Hashes of the newest entries of other devices, after a join and before the next act. Each is checked in the same way. Absent if there are none.'

/** Head of every report: its tournament, and the log state from which it was made. */
export const REPORT_HEAD = {
  version: z.literal(1).meta({ description: 'Version of this format; it increases if a column changes its meaning or is removed.' }),
  tournament: z.strictObject({
    name: z.string(),
    place: z.string(),
    date: z.string(),
    rules: z.string().meta({ description: 'Id of the rule set in force.' }),
    edition: z.string(),
  }),
  log: z
    .strictObject({
      entry: integer.meta({ description: 'Number of the entry in this log.' }),
      hash: z.string().regex(/^[0-9a-f]{64}$/),
      at: isoMoment,
      beside: z
        .array(z.string().regex(/^[0-9a-f]{64}$/))
        .readonly()
        .exactOptional()
        .meta({ description: BESIDE }),
    })
    .meta({
      description: 'The newest entry from which the report was made. shinpan verify --head HASH checks that a file contains it.',
    }),
}

const head = z.strictObject(REPORT_HEAD)

export interface ReportHead extends Shape<typeof head> {}

/** Number of displayed findings of a rule in a round, by outcome. */
export const findingCount = z.strictObject({
  rule: z.string(),
  level: z.enum(LEVELS),
  round: integer.nullable(),
  state: z.enum(COUNTED_STATES).meta({
    description:
      'confirmed, changed, dismissed: by a ruling. settled: a question that was answered. gone: a correction of the record removed it, and no ruling confirmed it.',
  }),
  count: integer,
})

export interface FindingCount extends Shape<typeof findingCount> {}
