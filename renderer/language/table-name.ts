import type { TFunction } from 'i18next'
import type { TableName } from '../../desk/contract/base.ts'

export type Named = Pick<TableName, 'name' | 'round'>

/** How a table is called wherever tables of several rounds may stand side by side: `7`, or `R2 · 7` where another round has a table of that name. */
export const tableName = ({ name, round }: Named, tables: readonly Named[], t: TFunction): string =>
  round !== null && tables.some((other) => other.name === name && other.round !== round)
    ? `${t('shell.roundShort', { round })}\u00a0·\u00a0${name}`
    : name
