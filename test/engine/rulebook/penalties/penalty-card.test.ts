import { expect, test } from 'vitest'
import { ruleSet } from '../../../../engine/editions/index.ts'
import type { RuleId } from '../../../../engine/model/rule-ids.ts'
import { penaltyCard } from '../../../../engine/rulebook/penalties/penalty-card.ts'

/** The lines of the card on a rule: penalty, case, section. */
const linesOn = (id: string, rule: RuleId) =>
  penaltyCard(ruleSet(id) ?? expect.fail(id)).flatMap(({ kind, lines }) =>
    lines.filter((line) => line.rule === rule).map((line) => `${kind}, ${line.case} (${line.section})`),
  )

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
])('on the penalty card: %s', (_, id, rule, lines) => expect(linesOn(id, rule)).toEqual(lines))
