import type { Incident, Ruling } from '../../desk/contract/rulings.ts'
import type { Language } from '../../engine/model/language.ts'
import { dotted } from '../language/format.ts'
import { ruleName } from '../language/rule-name.ts'
import { playersOfRuling } from './signed-lines.ts'

/** The rulings in force: several, where it is about several players or rules. */
export const rulingsInForce = ({ rulings }: Pick<Incident, 'rulings'>): readonly Ruling[] =>
  rulings.filter(({ takenBack, supersededBy }) => takenBack === null && supersededBy === null)

type Named = Pick<Ruling, 'player' | 'signedFor' | 'rule'>

/** The words that tell a ruling from the others of its incident: its player, its rule, or both; empty if there is one matter alone. */
export const apartIn = (rulings: readonly Named[], language: Language): ((ruling: Named) => string) => {
  const ofPlayers = new Set(rulings.map(({ player }) => player)).size > 1
  const ofRules = new Set(rulings.map(({ rule }) => rule)).size > 1
  return (ruling) => dotted(ofPlayers && playersOfRuling(ruling), ofRules && ruleName(ruling.rule, language))
}
