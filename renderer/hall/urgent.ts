import type { TableSummary } from '../../desk/contract.ts'

const ORDER = ['violation', 'question', 'record', 'advice'] as const
export type OpenLevel = (typeof ORDER)[number]

/** The worst that is open at a table. */
export const worst = ({ open }: TableSummary): OpenLevel | null => ORDER.find((level) => open[level] > 0) ?? null

/** The tables where something is open: violation, question, record, advice; then the longest wait. */
export const urgent = (tables: readonly TableSummary[]): readonly TableSummary[] => {
  const rank = (table: TableSummary): number => {
    const level = worst(table)
    return level ? ORDER.indexOf(level) : ORDER.length
  }
  return tables.filter((table) => worst(table) !== null).sort((a, b) => rank(a) - rank(b) || since(a) - since(b))
}

const since = ({ first }: TableSummary): number => first?.since.getTime() ?? 0
