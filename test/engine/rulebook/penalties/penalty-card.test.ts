import { expect, test } from 'vitest'
import { ruleSet } from '../../../../engine/editions/index.ts'
import type { RuleId } from '../../../../engine/model/rule-ids.ts'
import type { RuleSet } from '../../../../engine/model/rule-set.ts'
import { houseRuleSet } from '../../../../engine/rulebook/house/house-rule-set.ts'
import { penaltyCard } from '../../../../engine/rulebook/penalties/penalty-card.ts'
import { houseOf } from '../house/house-of.ts'

/** The lines of the card on a rule: penalty, case, section. */
const linesOn = (rules: RuleSet, rule: RuleId) =>
  penaltyCard(rules).flatMap(({ kind, lines }) =>
    lines.filter((line) => line.rule === rule).map((line) => `${kind}, ${line.case} (${line.house ? 'the house' : line.section})`),
  )
const edition = (id: string): RuleSet => ruleSet(id) ?? expect.fail(id)

test.each<[situation: string, id: string, rule: RuleId, lines: readonly string[]]>([
  [
    'exposed tiles, by number',
    'wrc-2025',
    'tiles.exposed',
    ['chombo, sevenTiles (12.3.1)', 'dead-hand, threeTiles (12.3.1)', 'notice, always (12.3.1)'],
  ],
  [
    'exposed tiles, by place',
    'rrc-1.5',
    'tiles.exposed',
    ['chombo, elsewhere (1.9)', 'dead-hand, ownHalf (1.9)', 'dead-hand, deadWall (1.9)', 'notice, always (1.9)'],
  ],
  ['exposed tiles, by the case', 'ema-2025', 'tiles.exposed', ['chombo, tooMany (6.2)', 'none, always (6.2)']],
  ['riichi without the word, at the mildest a notice', 'rrc-1.5', 'riichi.word', ['dead-hand, always (3.13.1)', 'notice, mildest (1.9)']],
  ['a riichi that is only pointed out has a harder case', 'ema-2025', 'riichi.order', ['dead-hand, asViolation (6.6)']],
  ['a claim in the wrong order is pointed out in every case', 'ema-2025', 'claim.order', []],
  ['two calls at once cost nothing', 'ema-2025', 'claim.together', ['none, always (3.3.1)']],
  [
    'a false kong that costs no more than a false pung has no line',
    'rrc-1.5',
    'claim.no-group',
    ['dead-hand, discarded (3.13.1)', 'notice, always (1.9)'],
  ],
  [
    'a false kong that costs more has one',
    'wrc-2025',
    'claim.no-group',
    ['chombo, discardedKong (12.3.4)', 'dead-hand, discarded (12.3.4)', 'none, always (12.3.4)'],
  ],
])('on the penalty card: %s', (_, id, rule, lines) => expect(linesOn(edition(id), rule)).toEqual(lines))

test.each<[situation: string, id: string, differences: readonly object[], rule: RuleId, lines: readonly string[]]>([
  [
    'every case of its own',
    'wrc-2025',
    [{ kind: 'penalty', rule: 'tiles.exposed', penalty: { kind: 'notice' } }],
    'tiles.exposed',
    ['notice, always (the house)'],
  ],
  [
    'one case of its own, the others of the edition',
    'wrc-2025',
    [{ kind: 'penalty', rule: 'tiles.exposed', case: 'sevenTiles', penalty: { kind: 'dead-hand' } }],
    'tiles.exposed',
    ['dead-hand, threeTiles (12.3.1)', 'dead-hand, sevenTiles (the house)', 'notice, always (12.3.1)'],
  ],
  [
    'the first step of its own ladder; a case that the ladder does not name keeps its section',
    'wrc-2015',
    [
      {
        kind: 'ladder',
        name: { en: 'Own', fr: 'À nous' },
        counts: 'each',
        rules: ['claim.no-group'],
        steps: [{ penalty: { kind: 'notice' } }, { penalty: { kind: 'chombo' } }],
        last: 'stays',
      },
    ],
    'claim.no-group',
    ['dead-hand, discarded (5.4)', 'notice, always (the house)'],
  ],
])('a penalty of the tournament’s own never has the edition’s section: %s', (_, parent, differences, rule, lines) => {
  expect(linesOn(houseRuleSet(houseOf(parent, differences)), rule)).toEqual(lines)
})
