import { describe, expect, test } from 'vitest'
import { RULE_SET_IDS, ruleSet, ruleSets } from '../../../engine/editions/index.ts'
import { RULE_IDS, type RuleId } from '../../../engine/model/rule-ids.ts'
import { ruleById, rules } from '../../../engine/rules/index.ts'
import { judged } from '../judging/table-of.ts'

describe.each(rules.filter(({ examples }) => examples.length > 0).map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
  test.each(rule.examples.map((example) => [example[0], example] as const))('%s', (_, [, table, expected, under, expectedLevel]) => {
    const play = judged(table, under)
    const found = play.findings.filter((finding) => finding.rule === id && finding.state === 'open')
    if (expected === 'nobody') return expect(found).toEqual([])
    expect(found.map(({ seat }) => seat ?? 'found')).toContain(expected)
    if (expectedLevel) expect(found.map(({ level }) => level)).toContain(expectedLevel)
    if (expectedLevel && expectedLevel !== 'violation') return
    const accused = play.findings.filter(({ level, rule: other }) => level === 'violation' && other !== id)
    expect(accused, 'nothing else is held against anybody').toEqual([])
  })
})

test('every rule is known by name, once', () => {
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
  expect(rules.filter(({ id }) => !RULE_IDS.includes(id))).toEqual([])
  expect(RULE_IDS.filter((id) => ruleById(id).id !== id)).toEqual([])
  expect(() => ruleById('not.here' as RuleId)).toThrow('no rule is called not.here')
})

test('every rule that can be raised is shown raised and not raised', () => {
  const without = rules
    .filter(({ judge, judgeAfter }) => judge ?? judgeAfter)
    .filter(({ examples }) => !examples.some(([, , who]) => who === 'nobody') || !examples.some(([, , who]) => who !== 'nobody'))
  expect(without.map(({ id }) => id)).toEqual([])
})

test('every rule is shown at each level that it has in a rule set, and shown not to be raised where an edition lacks it', () => {
  const missing = rules.flatMap((rule) => {
    const levels = new Set(ruleSets.map(({ cells }) => cells[rule.id].level))
    return [...levels]
      .filter((level) => {
        const there = rule.examples.filter(([, , , under = 'wrc-2015']) => ruleSet(under)?.cells[rule.id].level === level)
        return !there.some(([, , who]) => (who === 'nobody') === (level === null))
      })
      .map((level) => `${rule.id} ${level}`)
  })
  expect(missing).toEqual([])
})

test('every finding has its place in the rule set that it is raised under', () => {
  for (const rule of rules)
    for (const [, table, , under] of rule.examples)
      for (const id of under ? [under] : RULE_SET_IDS)
        for (const finding of judged(table, id).findings) {
          expect(finding.because.length, `${finding.rule} in ${table}`).toBeGreaterThan(0)
          expect(finding.because).toEqual([...finding.because].sort((a, b) => a - b))
          expect(finding.level === 'violation' || finding.penalty.kind === 'none').toBe(true)
        }
})
