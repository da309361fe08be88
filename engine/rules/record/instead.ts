import type { Finding } from '../../model/findings.ts'
import type { RuleId } from '../../model/rule-ids.ts'
import type { RaisedQuestion, Settlement } from '../rule.ts'

/** A question that turns out to be a fault of the record: nobody is meant, and nothing is to be done at the table. */
export const recordFaultInstead = (rule: RuleId, { raised, event }: RaisedQuestion): Exclude<Settlement, string> => ({
  ...raised,
  rule,
  level: 'record',
  seat: null,
  at: event,
  remedies: [],
  facts: { ...raised.facts, actor: raised.seat ?? undefined },
})

/** A fault of the record other than a tile. */
type WrongLine = 'riichi-twice' | 'riichi-order' | 'wall'

/** The answer by which a question turns out to be a wrong line of the record (`record.tile`); any other word leaves the fault. */
export const recordedInstead =
  (innocent: string, line?: WrongLine) =>
  (word: string, asked: RaisedQuestion): Settlement => {
    if (word !== innocent) return 'fault'
    const { facts, ...instead } = recordFaultInstead('record.tile', asked)
    return { ...instead, facts: { ...facts, line } }
  }

/** A finding at the table that turns out to be a fault of the record: nobody is at fault. */
export const findingOfRecord = (rule: RuleId, finding: Finding, facts: Finding['facts']): Finding => ({
  ...finding,
  rule,
  level: 'record',
  seat: null,
  sections: [],
  remedies: [],
  penalty: { kind: 'none' },
  facts,
})
