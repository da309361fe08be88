import { everySection } from '../model/cells.ts'
import type { Level } from '../model/findings.ts'
import { type FaultCase, isSamePenalty, PENALTY_KINDS, type Penalty, type Remedy } from '../model/penalties.ts'
import type { RuleId } from '../model/rule-ids.ts'
import type { PenaltyCase, RuleSet } from '../model/rule-set.ts'
import type { SettingName } from '../model/settings.ts'
import { ruleById } from '../rules/index.ts'
import { remediesOf } from '../rules/rule.ts'
import { cellUnder, isOnlyPointedOut, remediesUnder } from './rule-under-set.ts'
import { type WhyAbsent, whyAbsent } from './why-absent.ts'

/** The case of a proposal; `asViolation`: the harder case of a rule that is otherwise only pointed out. */
export type ProposalCase = PenaltyCase | FaultCase

/** The proposal for one kind of case; no section if it is usage, the referee's, or the tournament's own (`house`). */
export type CaseProposal = {
  readonly case: ProposalCase
  readonly penalty: Penalty
  readonly section: string | null
  readonly house: boolean
}

/** A rule in a rule set, as its page in the rule book shows it. */
export type RuleInSet = {
  readonly rules: RuleSet
  /** Null: nothing is raised, and why. */
  readonly level: Level | null
  readonly why: WhyAbsent | null
  readonly sections: readonly string[]
  /** The remedies of a first case. */
  readonly remedies: readonly Remedy[]
  /** The proposed penalties for a violation, the general one first; empty for a rule that is never a violation. */
  readonly proposals: readonly CaseProposal[]
  /** The parts that the tournament's own rules change. */
  readonly house: readonly ('level' | 'penalty')[]
}

const NO_PENALTY: Penalty = { kind: 'none' }
const DISCRETION: Penalty = { kind: 'discretion' }

/** A rule in a rule set: level, sections, remedies, proposals. */
export const ruleInSet = (id: RuleId, rules: RuleSet): RuleInSet => {
  const rule = ruleById(id)
  const cell = cellUnder(rule, rules)
  const house = ([rules.house?.levels[id] && 'level', rules.house?.penalties[id] && 'penalty'] as const).filter((one) => one !== undefined)
  if (!cell)
    return {
      rules,
      level: null,
      why: rules.house?.levels[id] === 'off' ? 'house-rule' : whyAbsent(id, rules),
      sections: [],
      remedies: [],
      proposals: [],
      house,
    }
  const { level } = cell
  const proposals = proposalsOf(id, level, rules)
  const penalty = proposals[0]?.penalty ?? NO_PENALTY
  return {
    rules,
    level,
    why: null,
    sections: everySection(cell),
    remedies: remediesUnder(remediesOf(rule, rules), { rule: id, level, penalty }, rules),
    proposals,
    house,
  }
}

/** Whether the law of a rule is a text of this rule set: not if it is only in other rule sets, or raised under other settings. */
export const hasText = ({ level, why }: RuleInSet): boolean => level !== null || why === 'house-rule'

/** A rule that is only pointed out has proposals where the edition names the penalty of a harder case. */
const proposalsOf = (id: RuleId, level: Level, rules: RuleSet): readonly CaseProposal[] => {
  const { penalties, house } = rules
  const row = isOnlyPointedOut(id, rules) ? undefined : penalties[id]
  const own = house?.penalties[id]
  const isFault = level === 'violation' || level === 'question'
  if (!isFault && (level !== 'advice' || !row)) return []
  const { always = { penalty: { kind: 'discretion' } }, ...others } = row ?? {}
  const first = { ...always, case: isFault ? 'always' : 'asViolation' } as const
  const rest = (Object.keys(others) as (keyof typeof others)[]).flatMap((name) => {
    const proposal = others[name]
    const isSaid = name === 'discardedKong' && proposal?.penalty.kind === others.discarded?.penalty.kind
    return proposal && !isSaid ? [{ ...proposal, case: name }] : []
  })
  return [first, ...rest].map(({ case: name, penalty, section }) => ({
    case: name,
    penalty,
    section: section ?? null,
    house: own?.[name === 'asViolation' ? 'always' : name] !== undefined,
  }))
}

/** The penalties of a rule for a first case; what is only pointed out costs nothing. */
export const firstPenalties = ({ level, proposals }: RuleInSet): readonly Penalty[] =>
  level === 'advice' ? [{ kind: 'none' }] : proposals.map(({ penalty }) => penalty)

/**
 * The cases among which a referee may choose who rules on a fault that the record doesn't show, any other case last; none if the text has one
 * penalty for all.
 */
export const casesUnrecorded = (rule: RuleId, rules: RuleSet): readonly UnrecordedCase[] => {
  const { level, proposals } = ruleInSet(rule, rules)
  const all = level === 'advice' ? [POINTED_OUT, ...proposals] : proposals
  const named = all.flatMap(({ case: only, ...proposal }) =>
    only === 'mildest' || only === 'mildestRiichi' ? [] : [{ ...proposal, case: only }],
  )
  const [general] = named
  if (!general || named.every(({ penalty }) => isSamePenalty(penalty, general.penalty))) return []
  return [...named.filter(({ case: only }) => only !== 'always'), ...named.filter(({ case: only }) => only === 'always')]
}

/** The proposal in a case that a referee may name. */
export type UnrecordedCase = CaseProposal & { readonly case: FaultCase }

/** The proposal for a fault that is only pointed out: it costs nothing. */
export const POINTED_OUT: CaseProposal = { case: 'always', penalty: NO_PENALTY, section: null, house: false }

/**
 * What the text proposes for a fault that a person saw and the record doesn't show, in the case `found`. Where it distinguishes cases and none is
 * named, the penalty of the mildest comes first if it is the general one, else nothing is proposed; those of the other cases follow.
 */
export const proposedUnrecorded = (rule: RuleId, rules: RuleSet, found?: string): ProposedUnrecorded => {
  const { level, sections, proposals } = ruleInSet(rule, rules)
  const chosen = casesUnrecorded(rule, rules).find((one) => one.case === found)
  if (chosen) return { penalties: [chosen.penalty], sections: chosen.section === null ? sections : [chosen.section] }
  const named = [...(level === 'advice' ? [NO_PENALTY] : []), ...proposals.map(({ penalty }) => penalty)]
  const [mildest = DISCRETION, ...harder] = [...new Map(named.map((penalty) => [JSON.stringify(penalty), penalty])).values()].toSorted(
    (a, b) => PENALTY_KINDS.indexOf(a.kind) - PENALTY_KINDS.indexOf(b.kind),
  )
  const [general = mildest] = proposals.map(({ penalty }) => penalty)
  if (harder.length === 0 || isSamePenalty(general, mildest)) return { penalties: [mildest, ...harder], sections }
  return { penalties: [DISCRETION, ...[mildest, ...harder].filter(({ kind }) => kind !== 'discretion')], sections }
}

type ProposedUnrecorded = { readonly penalties: readonly [Penalty, ...Penalty[]]; readonly sections: readonly string[] }

/** Whether two rule sets treat a rule differently; sections do not count. */
export const treatsOtherwise = (a: RuleInSet, b: RuleInSet): boolean => JSON.stringify(treatment(a)) !== JSON.stringify(treatment(b))

/** The settings that a rule depends on, in the order of the rule book; none for most. */
export const settingsOfRule = (rule: RuleId): readonly SettingName[] => ruleById(rule).settings ?? []

const treatment = ({ level, remedies, proposals }: RuleInSet) => [
  level,
  remedies,
  proposals.map(({ case: name, penalty }) => [name, penalty]),
]
