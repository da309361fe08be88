import { type DrawnInLedger, type LedgerColumn, PENALTY_FIELDS, type PenaltyField } from '../../../desk/contract/penalty-fields.ts'

/** The columns of the ledger, in their order, each with its field. */
export const LEDGER_COLUMNS: readonly (LedgerColumn & { readonly field: keyof typeof PENALTY_FIELDS })[] = Object.entries<PenaltyField>(
  PENALTY_FIELDS,
).flatMap(([field, { ledger }]) =>
  ledger !== null && typeof ledger === 'object' ? [{ field: field as keyof typeof PENALTY_FIELDS, ...ledger }] : [],
)

/** Whether the cell of a column has a layout of its own. */
export const isDrawn = (field: keyof typeof PENALTY_FIELDS): field is DrawnInLedger => {
  const { ledger }: PenaltyField = PENALTY_FIELDS[field]
  return ledger !== null && typeof ledger === 'object' && ledger.text === undefined
}
