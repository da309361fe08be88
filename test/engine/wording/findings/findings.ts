import type { Finding, Level } from '../../../../engine/model/findings.ts'
import { ANSWERS, type RuleId } from '../../../../engine/model/rule-ids.ts'

/** The part of a finding that a test gives; the rest has defaults. */
export type Given = Partial<Finding> & { readonly rule: RuleId }

/** A finding as a rule would make it. */
export const finding = (given: Given): Finding => ({
  level: levelsOf(given.rule)[0] ?? 'violation',
  seat: 'W',
  event: 8,
  because: [8],
  state: 'open',
  sections: [],
  remedies: [],
  penalty: { kind: 'none' },
  facts: {},
  ...given,
})

const ADVICE: readonly string[] = [
  'claim.order',
  'draw.not-returned',
  'deal.courtesy',
  'kong.order',
  'group.rotation',
  'group.faces',
  'riichi.rotate-next',
  'win.tile-mixed',
] satisfies RuleId[]
const INFO: readonly string[] = ['claim.awarded', 'riichi.returned', 'win.liability'] satisfies RuleId[]

/** The levels that a rule can be found at (rule book, Rules). */
export const levelsOf = (rule: RuleId): readonly Level[] => {
  if (rule.startsWith('record.')) return ['record']
  if (INFO.includes(rule)) return ['info']
  if (rule === 'riichi.rotation' || rule === 'riichi.order') return ['advice', 'violation', 'question']
  if (rule === 'riichi.touching' || rule === 'win.tile-taken' || rule === 'win.tile-mixed') return ['advice', 'violation']
  if (ADVICE.includes(rule)) return ['advice']
  return rule in ANSWERS ? ['violation', 'question'] : ['violation']
}
