import { describe, expect, test } from 'vitest'
import { ruleSet, ruleSets } from '../../../engine/editions/index.ts'
import { everySection } from '../../../engine/model/cells.ts'
import { standingOf } from '../../../engine/model/edition-texts.ts'
import { RULE_IDS } from '../../../engine/model/rule-ids.ts'
import type { RuleSet } from '../../../engine/model/rule-set.ts'
import { isOnlyTranscribed } from '../../../engine/rulebook/rule-under-set.ts'
import { judged } from '../judging/table-of.ts'

/** All sections that a rule set cites: of its cells, penalties, ladders, conduct and chombo. */
const sectionsOf = ({ cells, penalties, ladders, conduct, chombo }: RuleSet): readonly string[] => [
  ...Object.values(cells).flatMap((cell) => (cell.level === null ? [] : everySection(cell))),
  ...Object.values(penalties).flatMap((row) => Object.values(row).flatMap(({ section }) => section ?? [])),
  ...ladders.flatMap(({ section }) => section ?? []),
  ...Object.values(conduct).flatMap((row) => ('choices' in row ? row.choices.flatMap(({ sections }) => sections) : row.section)),
  ...(chombo.section === null ? [] : [chombo.section]),
]

describe('how a section is known', () => {
  test.each(ruleSets)('$id: what nobody has read is never cited, and a digest accuses nobody', (rules) => {
    const standings = new Set(sectionsOf(rules).map((section) => standingOf(rules.texts, section)))
    expect(standings).not.toContain('unread')
    const accusing = Object.values(rules.cells).filter(({ level }) => level === 'violation')
    const known = accusing.flatMap((cell) => (cell.level === null ? [] : everySection(cell)).map((one) => standingOf(rules.texts, one)))
    expect(known).not.toContain('digest')
  })

  test('five faults of WRC 2025 are known by the transcription alone', () => {
    const rules = ruleSet('wrc-2025')
    const ids = RULE_IDS.filter((id) => rules && isOnlyTranscribed(rules.cells[id], rules.texts))
    expect(ids.toSorted()).toEqual(['claim.changed', 'riichi.taken-back', 'tenpai.early', 'tiles.exposed', 'win.after-end'])
  })

  test.each([
    ['a pung changed into a kong', '@from middle; E discard 3m; N call pon; N call kan', '3 claim.changed'],
    ['a riichi taken back', '@from middle; S draw; S call riichi; S retract', '3 riichi.taken-back'],
    ['four tiles shown', '@from middle; S expose 1m2m3m4m', '1 tiles.exposed'],
    ['tenpai before the end', '@from middle; @wall 5; E discard 1z; S tenpai', '2 tenpai.early'],
    ['noten, then ron', '@from middle; @wall 1; N draw; N discard 3m; S noten; S call ron', '4 win.after-end'],
  ])('%s: a violation, or a question where the tournament does not accuse on a transcription', (_, table, at) => {
    const levels = (setting: string) =>
      judged(table.replace('@from middle', `@from middle; @set transcribed ${setting}`), 'wrc-2025').findings.map(
        ({ event, rule, level, penalty, answers }) => [
          `${event} ${rule}`,
          level,
          penalty.kind === 'none',
          answers !== undefined && answers.length > 0,
        ],
      )
    expect(levels('violation')).toMatchObject([[at, 'violation', at === '4 win.after-end', false]])
    expect(levels('question')).toEqual([[at, 'question', true, true]])
  })

  test('a fault that the rules themselves name stays a violation', () => {
    const swap = '@from middle; @set transcribed question; E discard 1s; N pon 1s1s; N discard 1s'
    expect(judged(swap, 'wrc-2025').findings).toMatchObject([{ rule: 'swap.same-tile', level: 'violation' }])
  })
})
