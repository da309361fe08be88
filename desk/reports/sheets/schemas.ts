import { z } from 'zod'
import { personReport } from '../../contract/person-data.ts'
import { EXPORTS } from '../../contract/vocabulary.ts'
import { incidentReport } from '../data/incident-schema.ts'
import { incidentsReport } from '../data/incidents.ts'
import { penaltiesReport } from '../data/penalties.ts'
import { playersReport } from '../data/players.ts'
import { scoresReport } from '../data/scores.ts'
import { tournamentReport } from '../data/tournament.ts'

/** The exports as JSON: each has a schema. */
export const SCHEMAS = [...EXPORTS, 'person', 'incident'] as const
export type SchemaName = (typeof SCHEMAS)[number]

const REPORTS: Readonly<Record<SchemaName, z.ZodType>> = {
  person: personReport,
  incident: incidentReport,
  penalties: penaltiesReport,
  incidents: incidentsReport,
  players: playersReport,
  scores: scoresReport,
  tournament: tournamentReport,
}

/** The JSON Schema of an export, as it is published in `docs/schemas`. */
export const publishedSchema = (what: SchemaName): string =>
  `${JSON.stringify({ title: `Shinpan: ${what}`, ...z.toJSONSchema(REPORTS[what], { unrepresentable: 'any', override: asWritten }) }, null, 2)}\n`

/** Times are texts in JSON. The bounds of safe integers say nothing of play. */
const asWritten = ({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: z.core.JSONSchema.BaseSchema }): void => {
  if (zodSchema instanceof z.ZodDate) {
    const { examples, ...described } = jsonSchema
    for (const name of Object.keys(jsonSchema)) delete jsonSchema[name]
    Object.assign(jsonSchema, { ...described, type: 'string', examples })
  }
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
}
