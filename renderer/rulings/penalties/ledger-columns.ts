import type { LedgerRow } from '../../../desk/contract/penalties.ts'
import type { PenaltyRow } from '../../../desk/contract/penalty-fields.ts'
import type { ByLanguage, Language } from '../../../engine/model/language.ts'
import { penaltyName } from '../../../engine/wording/penalties/penalties.ts'

/** A column of the ledger. `text`: its cell; without one, the column has a cell of its own layout. `wide`: only on wide screens. `muted`: in a weaker colour. */
type LedgerColumn = {
  readonly head: ByLanguage<string>
  readonly wide?: true
  readonly muted?: true
  readonly text?: (row: LedgerRow, language: Language) => string
}

/** Every field of a penalty: its column of the ledger, or the field in whose column it is shown. A missing field does not compile. */
const LEDGER = {
  id: null,
  at: { head: { en: 'When', fr: 'Quand' } },
  player: { head: { en: 'Player', fr: 'Joueur' } },
  seat: 'player',
  table: { head: { en: 'Table', fr: 'Table' }, text: ({ table }) => table },
  round: { head: { en: 'Round', fr: 'Ronde' }, muted: true, text: ({ round }) => (round === null ? '' : `R${round}`) },
  hand: null,
  event: null,
  incident: 'at',
  rule: { head: { en: 'Rule', fr: 'Règle' } },
  rules: 'rule',
  edition: 'rule',
  sections: 'rule',
  proposed: {
    head: { en: 'Proposed', fr: 'Proposé' },
    wide: true,
    muted: true,
    text: ({ proposed }, language) => penaltyName(proposed, language),
  },
  penalty: { head: { en: 'Imposed', fr: 'Pénalité infligée' } },
  step: 'penalty',
  worth: null,
  decision: null,
  state: 'penalty',
  review: 'penalty',
  ruling: null,
  reason: { head: { en: 'Reason', fr: 'Motif' } },
  cancelled: 'reason',
  by: { head: { en: 'Signed by', fr: 'Signé par' }, wide: true, text: ({ by }) => by },
} as const satisfies Readonly<Record<keyof PenaltyRow, LedgerColumn | keyof PenaltyRow | null>>
type Field = keyof typeof LEDGER

/** Fields whose column has a cell of its own layout. */
export type DrawnInLedger = {
  [F in Field]: (typeof LEDGER)[F] extends infer Column extends LedgerColumn
    ? Column extends { readonly text: unknown }
      ? never
      : F
    : never
}[Field]

/** The columns of the ledger, in their order, each with its field. */
export const LEDGER_COLUMNS: readonly (LedgerColumn & { readonly field: Field })[] = Object.entries<LedgerColumn | keyof PenaltyRow | null>(
  LEDGER,
).flatMap(([field, column]) => (column !== null && typeof column === 'object' ? [{ field: field as Field, ...column }] : []))

/** Whether the cell of a column has a layout of its own. */
export const isDrawn = (field: Field): field is DrawnInLedger => {
  const column: LedgerColumn | keyof PenaltyRow | null = LEDGER[field]
  return column !== null && typeof column === 'object' && column.text === undefined
}
