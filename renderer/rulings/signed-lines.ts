import type { SignedFields } from '../../desk/contract/penalty-fields.ts'
import type { Ruling } from '../../desk/contract/rulings.ts'
import type { Language } from '../../engine/model/language.ts'
import type { Penalty } from '../../engine/model/penalties.ts'
import { stepLine } from '../../engine/wording/penalties/ladder-note.ts'

/** A field of a signed penalty in the window. `line`: below it; null: none, or it has a place of its own. `search`: the text that finds it. */
type SignedField = {
  readonly line: (signed: SignedFields, imposed: Penalty, language: Language) => string | null
  readonly search: (signed: SignedFields) => string | null
}

/** A missing field does not compile. */
const FIELDS: Readonly<Record<keyof SignedFields, SignedField>> = {
  step: { line: ({ step }, imposed, language) => step && stepLine(step, imposed, language), search: () => null },
  reason: { line: () => null, search: ({ reason }) => reason },
}

/** The lines below a ruling, below its penalty in the ledger, and on its card. */
export const signedLines = (signed: SignedFields, imposed: Penalty, language: Language): readonly string[] =>
  Object.values(FIELDS).flatMap(({ line }) => line(signed, imposed, language) ?? [])

/** The texts by which the ledger finds it. */
export const signedWords = (signed: SignedFields): readonly string[] => Object.values(FIELDS).flatMap(({ search }) => search(signed) ?? [])

/** The player of a ruling; where a correction of the seats has put another there since, both: the one named at the signature comes first. */
export const playersOfRuling = ({ player, signedFor }: Pick<Ruling, 'player' | 'signedFor'>): string | null =>
  signedFor === null ? player : `${signedFor} → ${player ?? '–'}`
