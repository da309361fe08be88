import type { LedgerRow } from '../../../desk/contract/penalties.ts'
import type { IncidentFacets } from '../incidents/filter.ts'
import { signedWords } from '../signed-lines.ts'

/** The values by which the ledger is filtered and searched. */
export const facetsOfPenalty = (row: LedgerRow): IncidentFacets => {
  const { player, seat, table, round, rule, by, cancelled, stands } = row
  return {
    state: '',
    round: round === null ? '' : String(round),
    table,
    players: some(player ?? seat),
    referees: some(by, cancelled?.by ?? null),
    rules: some(rule),
    only: stands,
    words: [player, table, rule, by, ...signedWords(row), cancelled?.reason ?? null],
  }
}

const some = (...words: readonly (string | null)[]): readonly string[] =>
  [...new Set(words.filter((word) => word !== null && word !== ''))] as readonly string[]
