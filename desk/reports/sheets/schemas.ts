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
export const schemaOf = (what: SchemaName): string =>
  `${JSON.stringify({ title: `Shinpan: ${what}`, ...z.toJSONSchema(REPORTS[what], { override: ({ jsonSchema }) => unbound(jsonSchema) }) }, null, 2)}\n`

/** Removes the bounds of safe integers, which say nothing of play. */
const unbound = (schema: { minimum?: number; maximum?: number }): void => {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
}
