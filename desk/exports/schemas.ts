import { z } from 'zod'
import { incidentsReport } from '../reports/incidents-data.ts'
import { penaltiesReport } from '../reports/penalties-data.ts'
import { playersReport } from '../reports/players-data.ts'
import { scoresReport } from '../reports/scores-data.ts'
import { tournamentReport } from '../reports/tournament-data.ts'
import type { Export } from './kinds.ts'

const REPORTS: Readonly<Record<Export, z.ZodType>> = {
  penalties: penaltiesReport,
  incidents: incidentsReport,
  players: playersReport,
  scores: scoresReport,
  tournament: tournamentReport,
}

/** The JSON Schema of an export, as it is published in `docs/schemas`. */
export const schemaOf = (what: Export): string =>
  `${JSON.stringify({ title: `Shinpan: ${what}`, ...z.toJSONSchema(REPORTS[what], { override: ({ jsonSchema }) => unbound(jsonSchema) }) }, null, 2)}\n`

/** The bounds of what a program can count say nothing of play. */
const unbound = (schema: { minimum?: number; maximum?: number }): void => {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
}
