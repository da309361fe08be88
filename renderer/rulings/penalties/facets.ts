import type { LedgerRow } from '../../../desk/contract/penalties.ts'
import { doneLater } from '../../../desk/contract/vocabulary.ts'
import { LANGUAGES } from '../../../engine/model/language.ts'
import type { Penalty } from '../../../engine/model/penalties.ts'
import { penaltyName } from '../../../engine/wording/penalties/penalties.ts'
import type { IncidentFacets } from '../incidents/filter.ts'
import { signedWords } from '../signed-lines.ts'

/** The values by which the ledger is filtered and searched. */
export const facetsOfPenalty = (row: LedgerRow): IncidentFacets => {
  const { player, seat, table, round, rule, by, stands, penalty } = row
  const acts = doneLater(row)
  return {
    state: [],
    round: round === null ? [] : [String(round)],
    table: [table],
    player: some(player ?? seat),
    referee: some(by, ...acts.map((act) => act.by)),
    rule: [rule],
    only: stands,
    words: [player, table, rule, by, ...signedWords(row), ...acts.flatMap(({ texts }) => texts), ...penaltyWords(penalty)],
  }
}

/** The penalty in every language, and its amount as people type it. */
const penaltyWords = (penalty: Penalty): readonly string[] => [
  ...LANGUAGES.map((language) => penaltyName(penalty, language)),
  'amount' in penalty ? String(penalty.amount) : '',
]

const some = (...words: readonly (string | null)[]): readonly string[] =>
  [...new Set(words.filter((word) => word !== null && word !== ''))] as readonly string[]
