import { describe, expect, test } from 'vitest'
import { ruleSet, ruleSets } from '../../../../engine/editions/index.ts'
import { CONDUCT_IDS } from '../../../../engine/model/conduct.ts'
import { isWithin, type Penalty } from '../../../../engine/model/penalties.ts'
import type { RuleSet } from '../../../../engine/model/rule-set.ts'
import type { Uma } from '../../../../engine/model/settings.ts'
import {
  type ConductReport,
  circumstancesAsked,
  proposedForConduct,
  timesLastUmaOf,
} from '../../../../engine/rulebook/penalties/conduct-penalties.ts'

const edition = (id: string, uma?: Uma): RuleSet => {
  const rules = ruleSet(id)
  if (!rules) throw new Error(`no rule set ${id}`)
  return uma === undefined ? rules : { ...rules, settings: { ...rules.settings, uma } }
}
const proposed = (id: string, conduct: string, report: ConductReport = {}, uma?: Uma) => {
  const { penalties } = proposedForConduct(edition(id, uma), conduct, report)
  return penalties.length === 1 ? penalties[0] : penalties
}

test.each<[string, string, Uma | undefined, number]>([
  ['at an uma of 30 and 10', 'rrc-1.5', undefined, 60_000],
  ['at an uma of 15 and 5', 'rrc-1.5', '15/5', 30_000],
])('a player who stays away loses twice the uma of the last place %s', (_, id, uma, amount) => {
  expect(proposed(id, 'conduct.absent', { circumstance: 'one-game' }, uma)).toEqual({ kind: 'points', amount, unit: 'table' })
})

test('a player nine and a half minutes late', () => {
  expect(proposed('ema-2025', 'conduct.late', { minutes: 9.5 })).toEqual({ kind: 'points', amount: 10_000, unit: 'table' })
  expect(proposed('wrc-2025', 'conduct.late', { minutes: 9.5 })).toEqual({ kind: 'points', amount: 9, unit: 'tournament' })
  expect(proposed('rrc-1.5', 'conduct.late', { minutes: 9.5 })).toEqual({ kind: 'points', amount: 9000, unit: 'table' })
})

test('a player who comes after ten minutes has forfeited the game, or was replaced: without a penalty only where the text says so', () => {
  expect(proposed('wrc-2025', 'conduct.late', { minutes: 11 })).toEqual({ kind: 'points', amount: 30, unit: 'tournament' })
  expect(proposed('ema-2025', 'conduct.late', { minutes: 11 })).toEqual({ kind: 'none' })
  expect(proposed('rrc-1.5', 'conduct.late', { minutes: 11 }), 'the result of a substitute').toEqual(points(60_000))
})

test.each<[number, string | undefined, number, readonly string[], readonly string[]]>([
  [5, undefined, 5000, ['1.4'], []],
  [5.5, undefined, 5000, ['1.4'], ['after-five', 'after-ten']],
  [7, 'after-ten', 7000, ['1.4'], ['after-five', 'after-ten']],
  [7, 'after-five', 30_000, ['1.7'], ['after-five', 'after-ten']],
  [10, 'after-five', 30_000, ['1.7'], ['after-five', 'after-ten']],
  [10.5, 'after-ten', 30_000, ['1.4', '1.9', '1.7'], []],
])('RRC 1.5: %d minutes late, %s, costs %d at an uma of 15 and 5', (minutes, circumstance, amount, sections, asked) => {
  const rules = edition('rrc-1.5', '15/5')
  expect(proposedForConduct(rules, 'conduct.late', { minutes, circumstance })).toMatchObject({ penalties: [points(amount)], sections })
  expect(circumstancesAsked(rules, 'conduct.late', { minutes })).toEqual(asked)
  expect(timesLastUmaOf(rules, 'conduct.late', points(amount))).toBe(amount === 30_000 ? 2 : null)
})

const points = (amount: number, unit: 'table' | 'tournament' = 'table') => ({ kind: 'points', amount, unit }) as const
const range = (least: number, most: number | null) => ({ kind: 'range', least, most, unit: 'table' }) as const
const NONE = { kind: 'none' } as const
const NOTICE = { kind: 'notice' } as const
const CHOMBO = { kind: 'chombo' } as const
const DISCRETION = { kind: 'discretion' } as const
const DISQUALIFICATION = { kind: 'disqualification' } as const

describe('where the text distinguishes circumstances', () => {
  test.each<[string, string, string, ReturnType<typeof proposed>]>([
    ['ema-2025', 'conduct.information', 'minor', NONE],
    ['ema-2025', 'conduct.information', 'serious', [points(8000), points(12_000), range(12_000, 48_000)]],
    ['ema-2025', 'conduct.information', 'hand-unfair', { kind: 'dead-hand' }],
    ['ema-2025', 'conduct.obstruction', 'deliberate', [points(8000), points(12_000)]],
    ['ema-2025', 'conduct.obstruction', 'serious', range(12_000, 48_000)],
    ['ema-2025', 'conduct.obstruction', 'again', DISQUALIFICATION],
    ['ema-2025', 'conduct.wall', 'before-tiles', NONE],
    ['ema-2025', 'conduct.wall', 'many-tiles', CHOMBO],
    ['ema-2025', 'conduct.score-sheet', 'from-sheets', NONE],
    ['ema-2025', 'conduct.score-sheet', 'not-from-sheets', points(2000)],
    ['ema-2025', 'conduct.spoilt-hand', 'undone', NONE],
    ['ema-2025', 'conduct.spoilt-hand', 'misled', CHOMBO],
    ['wrc-2025', 'conduct.absent', 'no-show', points(30, 'tournament')],
    ['wrc-2025', 'conduct.absent', 'no-good-reason', [points(30, 'tournament'), DISQUALIFICATION]],
    ['wrc-2025', 'conduct.leaving', 'short-break', NONE],
    ['wrc-2025', 'conduct.phone', 'used-device', DISQUALIFICATION],
    ['wrc-2025', 'conduct.obstruction', 'very-serious', [DISCRETION, DISQUALIFICATION]],
    ['wrc-2025', 'conduct.wall', 'two-seen', NOTICE],
    ['wrc-2025', 'conduct.wall', 'six-seen', { kind: 'dead-hand' }],
    ['wrc-2025', 'conduct.score-sheet', 'sticks-reset', points(2, 'tournament')],
    ['rrc-1.5', 'conduct.phone', 'first-time', range(8000, 12_000)],
    ['rrc-1.5', 'conduct.phone', 'repeated', DISCRETION],
    ['rrc-1.5', 'conduct.information', 'true-or-not', [NOTICE, DISCRETION]],
    ['wrc-2025', 'conduct.obstruction', 'suspicion', [DISCRETION, DISQUALIFICATION]],
    ['ema-2025', 'conduct.unsigned', 'no-reason', [points(2000), DISCRETION]],
    ['rrc-1.5', 'conduct.obstruction', 'malicious', range(12_000, 48_000)],
    ['rrc-1.5', 'conduct.obstruction', 'deliberate', [points(8000), points(12_000)]],
    ['rrc-1.5', 'conduct.obstruction', 'in-table', DISQUALIFICATION],
    ['rrc-1.5', 'conduct.obstruction', 'mitigated', DISCRETION],
    ['ema-2025', 'conduct.wall', 'on-purpose', [points(8000), points(12_000), range(12_000, 48_000)]],
    ['ema-2025', 'conduct.wall', 'again', DISQUALIFICATION],
    ['rrc-1.5', 'conduct.mixed-tiles', 'dead-wall', range(8000, null)],
    ['rrc-1.5', 'conduct.peeking', 'after-win', NOTICE],
  ])('%s %s, %s', (id, conduct, circumstance, penalty) => {
    expect(proposed(id, conduct, { circumstance })).toEqual(penalty)
  })

  test.each(ruleSets)('$id: nothing is proposed before one is named, and each is named once', (rules) => {
    for (const conduct of CONDUCT_IDS) {
      const asked = circumstancesAsked(rules, conduct)
      expect(new Set(asked).size, conduct).toBe(asked.length)
      expect(asked.length, conduct).not.toBe(1)
      expect(asked.length, 'keys 1 to 9').toBeLessThan(10)
      if (asked.length > 0) expect(proposedForConduct(rules, conduct).penalties).toEqual([DISCRETION])
    }
  })

  test('every choice of a row with several says when it applies', () => {
    const rows = ruleSets.flatMap(({ conduct }) => Object.values(conduct).flatMap((row) => ('choices' in row ? [row.choices] : [])))
    expect(rows.filter((choices) => choices.length > 1 && choices.some(({ when }) => when === undefined))).toEqual([])
  })
})

test.each<[string, Penalty, Penalty, boolean]>([
  ['the ends of a range are within it', range(12_000, 48_000), points(48_000), true],
  ['an amount beyond it is not', range(12_000, 48_000), points(48_001), false],
  ['nor one below it', range(12_000, 48_000), points(11_999), false],
  ['nor points of the ranking', range(8000, null), points(9000, 'tournament'), false],
  ['without an upper end any larger amount is', range(8000, null), points(900_000), true],
  ['another kind is not', range(8000, null), CHOMBO, false],
  ['the referee may choose all', DISCRETION, CHOMBO, true],
])('%s', (_, proposed, imposed, within) => {
  expect(isWithin(proposed, imposed)).toBe(within)
})
