/** What of a tournament leaves as a table or as data. */
export const EXPORTS = ['penalties', 'incidents', 'players', 'scores', 'tournament'] as const
export type Export = (typeof EXPORTS)[number]

/** How it is written. */
export const EXPORT_FORMATS = ['csv', 'xlsx', 'json'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]
