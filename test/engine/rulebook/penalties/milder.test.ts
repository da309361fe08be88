import { expect, test } from 'vitest'
import { ruleSet } from '../../../../engine/editions/index.ts'
import type { Facts } from '../../../../engine/model/findings.ts'
import type { Penalty } from '../../../../engine/model/penalties.ts'
import type { RuleId } from '../../../../engine/model/rule-ids.ts'
import { milderThan } from '../../../../engine/rulebook/penalties/milder.ts'

const NOTICE: Penalty = { kind: 'notice' }
const TWO: Penalty = { kind: 'points', amount: 2000, unit: 'table' }
const RIICHI = { call: 'riichi' } as const

test.each<
  [situation: string, id: string, rule: RuleId, kind: 'dead-hand' | 'chombo' | 'notice' | 'none', facts: Facts, penalty: Penalty | null]
>([
  ['riichi without the word', 'rrc-1.5', 'riichi.word', 'dead-hand', {}, NOTICE],
  ['riichi with too few tiles', 'rrc-1.5', 'riichi.wall', 'dead-hand', {}, NOTICE],
  ['riichi with an open hand', 'rrc-1.5', 'riichi.open-hand', 'dead-hand', {}, NOTICE],
  ['riichi out of turn', 'rrc-1.5', 'turn.act', 'dead-hand', RIICHI, NOTICE],
  ['a win out of turn', 'rrc-1.5', 'turn.act', 'dead-hand', { call: 'tsumo' }, null],
  ['a kong out of turn', 'rrc-1.5', 'turn.act', 'notice', { call: 'ankan' }, null],
  ['a draw out of turn', 'rrc-1.5', 'turn.draw', 'dead-hand', {}, NOTICE],
  ['a draw out of turn, the tile known and returned', 'rrc-1.5', 'turn.draw', 'notice', {}, null],
  ['a tile of another hand', 'rrc-1.5', 'draw.opponents-hand', 'chombo', {}, { kind: 'discretion' }],
  ['tenpai said before the end', 'rrc-1.5', 'tenpai.early', 'notice', {}, null],
  ['a wrong count of tiles: the table has none', 'rrc-1.5', 'hand.count', 'dead-hand', {}, null],
  ['swap-calling: the table has none', 'rrc-1.5', 'swap.same-tile', 'dead-hand', {}, null],
  ['another edition', 'ema-2025', 'riichi.word', 'dead-hand', {}, null],
])('the milder sanction: %s', (_, id, rule, kind, facts, penalty) => {
  const rules = ruleSet(id) ?? expect.fail(id)
  const found = { rule, level: 'violation', penalty: { kind }, facts } as const
  const milder = milderThan(rules, found, [])
  expect(milder).toEqual(penalty && { penalty, section: '1.9' })
  expect(milderThan(rules, { ...found, level: 'question' }, [])).toBeNull()
})

test('a notice given before makes the milder sanction the next step; a dead hand is no notice', () => {
  const rules = ruleSet('rrc-1.5') ?? expect.fail('rrc')
  const found = { rule: 'riichi.word', level: 'violation', penalty: { kind: 'dead-hand' }, facts: {} } as const
  expect(milderThan(rules, found, [{ kind: 'dead-hand' }])?.penalty).toEqual(NOTICE)
  expect(milderThan(rules, found, [{ kind: 'dead-hand' }, NOTICE])?.penalty).toEqual(TWO)
})
