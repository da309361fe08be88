import type { TFunction } from 'i18next'
import type { TableSummary } from '../../desk/contract.ts'

/** What a table is called by. */
export type Named = Pick<TableSummary, 'name' | 'round'>

/** How a table is called wherever tables of several rounds may stand side by side: `7`, or `R2 · 7` where another round has a table of that name. */
export const tableName = ({ name, round }: Named, tables: readonly Named[], t: TFunction): string =>
  round !== null && tables.some((other) => other.name === name && other.round !== round)
    ? `${t('shell.roundShort', { round })}\u00a0·\u00a0${name}`
    : name
