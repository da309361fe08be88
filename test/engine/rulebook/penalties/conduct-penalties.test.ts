import { expect, test } from 'vitest'
import { ruleSet } from '../../../../engine/editions/index.ts'
import type { RuleSet } from '../../../../engine/model/rule-set.ts'
import type { Uma } from '../../../../engine/model/settings.ts'
import { proposedForConduct } from '../../../../engine/rulebook/penalties/conduct-penalties.ts'

const edition = (id: string, uma?: Uma): RuleSet => {
  const rules = ruleSet(id)
  if (!rules) throw new Error(`no rule set ${id}`)
  return uma === undefined ? rules : { ...rules, settings: { ...rules.settings, uma } }
}
const proposed = (id: string, conduct: string, minutes?: number, uma?: Uma) =>
  proposedForConduct(edition(id, uma), conduct, minutes).penalty

test.each<[string, string, Uma | undefined, number]>([
  ['at an uma of 30 and 10', 'rrc-1.5', undefined, 60_000],
  ['at an uma of 15 and 5', 'rrc-1.5', '15/5', 30_000],
])('a player who stays away loses twice the uma of the last place %s', (_, id, uma, amount) => {
  expect(proposed(id, 'conduct.absent', undefined, uma)).toEqual({ kind: 'points', amount, unit: 'table' })
})

test('a player nine and a half minutes late', () => {
  expect(proposed('ema-2025', 'conduct.late', 9.5)).toEqual({ kind: 'points', amount: 10_000, unit: 'table' })
  expect(proposed('wrc-2025', 'conduct.late', 9.5)).toEqual({ kind: 'points', amount: 9, unit: 'tournament' })
  expect(proposed('rrc-1.5', 'conduct.late', 9.5)).toEqual({ kind: 'points', amount: 9000, unit: 'table' })
})

test('a player who comes after ten minutes has forfeited the game, or was replaced: without a penalty only where the text says so', () => {
  expect(proposed('wrc-2025', 'conduct.late', 11)).toEqual({ kind: 'points', amount: 30, unit: 'tournament' })
  expect(proposed('ema-2025', 'conduct.late', 11)).toEqual({ kind: 'none' })
  expect(proposed('rrc-1.5', 'conduct.late', 11)).toEqual({ kind: 'discretion' })
})
