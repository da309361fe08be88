import type { RuleId } from '../../engine/model/rule-ids.ts'

const FAMILIES = {
  claim: 'claims',
  swap: 'claims',
  draw: 'turns',
  turn: 'turns',
  hand: 'turns',
  pace: 'turns',
  deal: 'turns',
  kong: 'kongs',
  group: 'groups',
  riichi: 'riichi',
  win: 'wins',
  'dead-hand': 'end',
  tenpai: 'end',
  abort: 'end',
  record: 'record',
  tiles: 'tiles',
} as const

/** The rule book chapter of a rule. */
export const familyOf = (rule: RuleId): (typeof FAMILIES)[keyof typeof FAMILIES] =>
  FAMILIES[rule.slice(0, rule.indexOf('.')) as keyof typeof FAMILIES]
