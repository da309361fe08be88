import type { RuleId } from '../../engine/model/rule-ids.ts'

type Prefix = RuleId extends `${infer Start}.${string}` ? Start : never

const FAMILIES = {
  claim: 'claims',
  call: 'claims',
  swap: 'claims',
  draw: 'turns',
  discard: 'turns',
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
} as const satisfies Readonly<Record<Prefix, string>>

/** The rule book chapter of a rule. */
export const familyOf = (rule: RuleId): (typeof FAMILIES)[keyof typeof FAMILIES] =>
  FAMILIES[rule.slice(0, rule.indexOf('.')) as keyof typeof FAMILIES]
