import { isDeepStrictEqual } from 'node:util'
import { ENTRY_BODIES } from '../../../db/log/kinds.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { DeclaredDifference } from '../../../engine/rulebook/house/house-rules.ts'
import type { RulesNamed } from '../../context/rules/rules-in-force.ts'
import { houseRulesIn, ruleSetNameIn } from '../../context/rules/stored-rule-sets.ts'
import type { RulesChange } from '../../contract/rule-sets.ts'

type Row = { readonly body: string; readonly at: string; readonly by: string }

/** The tournament's rules over time, newest first: every change in force, with the house rules that it added and removed. */
export const rulesHistory = (db: ReadableDb): readonly RulesChange[] => {
  const house = new Map(houseRulesIn(db).map((one) => [`${one.id} ${one.edition}`, one.differences]))
  const differences = ({ rules, edition }: RulesNamed): readonly DeclaredDifference[] => house.get(`${rules} ${edition}`) ?? []
  const changes: RulesChange[] = []
  let before: Going | null = null
  for (const { body, at, by } of sql<Row>(db, SAID).all()) {
    const { rules, edition, later = [], decided } = ENTRY_BODIES.tournament.parse(JSON.parse(body))
    const now: Going = [{ round: null, rules, edition }, ...later]
    for (const one of now) {
      const held: RulesNamed | undefined = before?.findLast(({ round }) => (round ?? 0) <= (one.round ?? 0))
      if (held && held.rules === one.rules && held.edition === one.edition) continue
      const [were, are] = [held ? differences(held) : [], differences(one)]
      changes.push({
        at: new Date(at),
        by,
        from: one.round,
        rules: ruleSetNameIn(db, one.rules, one.edition),
        put: are.filter((each) => !were.some((other) => isDeepStrictEqual(other, each))),
        taken: were.filter((each) => !are.some((other) => isDeepStrictEqual(other, each))),
        decided: decided ?? null,
      })
    }
    before = now
  }
  return changes.toReversed()
}

type Going = readonly (RulesNamed & { readonly round: number | null })[]

const SAID = `SELECT past.body, entry.at, entry.by FROM past JOIN entry ON entry.seq = past.entry
  WHERE past.kind = 'tournament' AND past.taken_back IS NULL ORDER BY past.entry`
