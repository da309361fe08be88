import type { English } from '../../phrases/english.ts'
import type { French } from '../../phrases/french.ts'
import type { FindingParts } from '../../phrases/phrases.ts'

/** The seat that the line names: these findings have none, because nobody is at fault. */
export const englishActor = (f: English): string => f.seat('caller') ?? f.seat('due') ?? f.who
export const frenchActor = (f: French): string => f.seat('caller') ?? f.seat('due') ?? f.who
export const ofFrenchActor = (f: French): string => f.ofSeat('caller') ?? f.ofSeat('due') ?? f.of

export const EN_LAW = 'The record contradicts itself here. It is a mistake in the record; nobody is at fault.'
export const FR_LAW = 'Le relevé se contredit ici. C’est une erreur du relevé ; personne n’est en faute.'

/** The reason that the engine gives, or the one without particulars. */
export const reasonOf = ({ word }: FindingParts, reasons: Readonly<Record<string, string>> & { readonly other: string }): string =>
  reasons[word('why') ?? ''] ?? reasons.other
