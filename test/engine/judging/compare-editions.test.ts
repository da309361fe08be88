import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RULE_SET_IDS, ruleSet, ruleSets } from '../../../engine/editions/index.ts'
import { compareRuleSets, type EditionComparison, type RuleSetVerdict } from '../../../engine/judging/compare-editions.ts'
import { judgeHand } from '../../../engine/judging/judge.ts'
import { LANGUAGES } from '../../../engine/model/language.ts'
import type { RuleSet } from '../../../engine/model/rule-set.ts'
import type { HandHeader } from '../../../engine/model/table-file.ts'
import { houseRuleSet } from '../../../engine/rulebook/house/house-rule-set.ts'
import { sayComparison } from '../../../engine/wording/editions/compare.ts'
import { houseOf } from '../rulebook/house/house-of.ts'
import { hurried } from '../rulebook/house/hurried.ts'
import { fileOf, handOf, rulesFor } from './table-of.ts'

const said = (verdict: RuleSetVerdict): string => {
  if (verdict.kind === 'nothing') return [verdict.why, ...verdict.instead].join(' ')
  const { level, sections, penalty } = verdict.finding
  return [level, sections.join('+') || '-', penalty.kind].join(' ')
}
const lines = ({ places, ruleSets: sets }: EditionComparison) =>
  places.map(({ event, rule, seat, verdicts, differsIn }) => ({
    at: `${event} ${rule} ${seat ?? '-'}`,
    ...Object.fromEntries(verdicts.map((verdict, i) => [sets[i]?.id ?? '', said(verdict)])),
    differsIn: differsIn.join(' '),
  }))
const compared = (table: string, ids: readonly string[]) => {
  const file = fileOf(table)
  return compareRuleSets(
    handOf(file),
    ids.map((id) => rulesFor(id, file)),
  )
}

describe('one record under several rule sets', () => {
  test.each<[string, string, readonly string[], readonly object[]]>([
    [
      'all have the rule, each in its section',
      '@from middle; E discard 5p; W call chii',
      ['wrc-2015', 'ema-2016', 'riichi-wiki', 'wrc-2025'],
      [
        {
          at: '2 claim.wrong-seat W',
          'wrc-2015': 'violation 5.4.2 none',
          'ema-2016': 'violation 3.3.3 none',
          'riichi-wiki': 'violation Chii discretion',
          'wrc-2025': 'violation 8 dead-hand',
          differsIn: 'remedies penalty',
        },
      ],
    ],
    [
      'the one in force comes first',
      '@from middle; E discard 1s; N pon 1s1s; N discard 1s',
      ['ema-pre-2016', 'riichi-wiki'],
      [{ at: '5 swap.same-tile N', 'ema-pre-2016': 'not-a-rule', 'riichi-wiki': 'violation Kuikae discretion', differsIn: 'raised' }],
    ],
    [
      'another claim window: the draw beats the call, or the call the draw',
      '@from middle; S discard 5p; W draw fast; N call pon',
      ['wrc-2015', 'riichi-wiki', 'rrc-1.5'],
      [
        {
          at: '3 draw.too-fast W',
          'wrc-2015': 'violation 5.4.1 discretion',
          'riichi-wiki': 'another-window claim.late',
          'rrc-1.5': 'another-window claim.late',
          differsIn: 'raised',
        },
        {
          at: '3 claim.late N',
          'wrc-2015': 'another-window draw.too-fast',
          'riichi-wiki': 'violation Properties discretion',
          'rrc-1.5': 'question 3.4+6.2.1 none',
          differsIn: 'raised level penalty',
        },
      ],
    ],
    [
      'another window for wins',
      '@from middle; E discard 3m; S draw; W call ron 3m',
      ['wrc-2015', 'riichi-wiki'],
      [{ at: '3 win.late W', 'wrc-2015': 'another-window', 'riichi-wiki': 'violation Properties discretion', differsIn: 'raised' }],
    ],
    [
      'another setting: several wins',
      '@from middle; E discard 3m; S call ron; W call ron',
      ['wrc-2015', 'riichi-wiki', 'ema-2016'],
      [
        {
          at: '3 claim.awarded S',
          'wrc-2015': 'info 5.4.1 none',
          'riichi-wiki': 'another-setting win.several',
          'ema-2016': 'info 3.3.1b none',
          differsIn: 'raised',
        },
        {
          at: '3 win.several W',
          'wrc-2015': 'another-setting claim.awarded',
          'riichi-wiki': 'question - none',
          'ema-2016': 'another-setting claim.awarded',
          differsIn: 'raised',
        },
        {
          at: '3 claim.awarded W',
          'wrc-2015': 'another-setting',
          'riichi-wiki': 'another-setting win.several',
          'ema-2016': 'info 3.3.1b none',
          differsIn: 'raised',
        },
      ],
    ],
    [
      'a chapter that is not on file',
      '@from middle; @wall 3; S draw; S call riichi',
      ['wrc-2015', 'ema-pre-2016'],
      [{ at: '2 riichi.wall S', 'wrc-2015': 'not-on-file', 'ema-pre-2016': 'violation 3.3.12 discretion', differsIn: 'raised' }],
    ],
    [
      'a claimed tile may be taken longer: not yet at the second discard, at the own next draw it is raised there',
      '@from middle; E discard 1z; W call pon; W show 1z1z; W discard 9m; N discard 3p; E discard 7s; S discard 2p; W draw',
      ['wrc-2015', 'wrc-2025'],
      [
        { at: '6 claim.not-taken W', 'wrc-2015': 'violation 5.4+5.4.10 dead-hand', 'wrc-2025': 'due-later', differsIn: 'raised' },
        { at: '8 claim.not-taken W', 'wrc-2015': 'another-window', 'wrc-2025': 'violation 8.6.1+12.1 chombo', differsIn: 'raised' },
      ],
    ],
    [
      'what follows from an earlier difference',
      '@from middle; E discard 1z; W call pon; W show 1z1z; W discard 9m; N discard 3p; E discard 7s; S discard 2p; W call ron',
      ['wrc-2015', 'riichi-wiki'],
      [
        { at: '6 claim.not-taken W', 'wrc-2015': 'violation 5.4+5.4.10 dead-hand', 'riichi-wiki': 'not-a-rule', differsIn: 'raised' },
        { at: '8 dead-hand.act W', 'wrc-2015': 'violation 7.1 points', 'riichi-wiki': 'earlier-difference', differsIn: 'raised' },
      ],
    ],
    [
      'a case that the rule does not see there',
      '@from middle; E discard 3m; N call pon; N call kan',
      ['ema-2016', 'wrc-2025'],
      [{ at: '3 claim.changed N', 'ema-2016': 'another-case', 'wrc-2025': 'violation 12.3.3 notice', differsIn: 'raised' }],
    ],
    ['nothing is found under any', '@from middle; E draw; E discard 1m', RULE_SET_IDS, []],
  ])('%s', (_, table, ids, expected) => {
    expect(lines(compared(table, ids))).toEqual(expected)
  })

  test('two questions at one event that play settles, as windows of one rule set over the rules of another make them, come to an end', () => {
    const { places } = compared('@from middle; S discard 5p; W draw; N call pon; N take', RULE_SET_IDS)
    expect(places.map(({ event, rule }) => `${event} ${rule}`)).toContain('3 draw.too-fast')
  })

  test('a tournament’s own rules beside their parent', () => {
    const parent = ruleSet('wrc-2015')
    if (!parent) throw new Error('no rule set')
    const off = [
      { kind: 'level', rule: 'claim.wrong-seat', level: 'off' },
      { kind: 'penalty', rule: 'claim.not-taken', penalty: { kind: 'chombo' } },
    ]
    const house = houseRuleSet(houseOf('wrc-2015', off))
    expect(lines(compareRuleSets(handOf(fileOf('@from middle; E discard 5p; W call chii')), [house, parent]))).toEqual([
      { at: '2 claim.wrong-seat W', 'paris-open': 'house-rule', 'wrc-2015': 'violation 5.4.2 none', differsIn: 'raised' },
    ])
  })

  test('in words', () => {
    const comparison = compared('@from middle; S discard 5p; W draw fast; N call pon', ['wrc-2015', 'riichi-wiki'])
    expect(sayComparison(comparison, 'en')).toMatchObject([
      {
        event: 3,
        rule: 'Draw too fast',
        seat: 'West',
        differs: 'They differ in whether it is raised',
        verdicts: [
          { ruleSet: 'WRC 2015', says: 'Violation', citation: 'WRC 2015, section 5.4.1', penalty: 'At the referee’s discretion' },
          {
            ruleSet: 'Riichi Wiki (Naki)',
            says: 'Nothing: its claim windows are different; instead: Late call',
            citation: '',
            steps: [],
          },
        ],
      },
      {
        event: 3,
        seat: 'North',
        verdicts: [{ says: 'Nothing: its claim windows are different; instead: Draw too fast' }, { says: 'Violation' }],
      },
    ])
    expect(sayComparison(comparison, 'fr')[0]?.verdicts[1]?.says).toMatch(
      /^Rien\u00a0: ses délais de réclamation sont différents\u202f; à la place\u00a0: /,
    )
  })
})

test('every finding of every rule set stands in the comparison once, and each says something at each place', () => {
  const header = fc.constantFrom<HandHeader>({ from: 'middle', melds: [], riichi: [] }, { from: 'deal', melds: [], riichi: [] })
  fc.assert(
    fc.property(header, hurried, fc.shuffledSubarray<RuleSet>([...ruleSets], { minLength: 1 }), (start, events, sets) => {
      const comparison = compareRuleSets({ header: start, events }, sets)
      for (const [i, rules] of sets.entries()) {
        const raised = comparison.places.flatMap(({ verdicts }) => (verdicts[i]?.kind === 'finding' ? [verdicts[i].finding] : []))
        const { findings } = judgeHand({ header: start, events }, rules)
        const texts = (list: typeof findings): readonly string[] => list.map((finding) => JSON.stringify(finding)).sort()
        expect(texts(raised)).toEqual(texts(findings))
      }
      for (const { verdicts, differsIn } of comparison.places) {
        expect(verdicts.length).toBe(sets.length)
        const isRaisedByAll = verdicts.every(({ kind }) => kind === 'finding')
        expect(differsIn.includes('raised')).toBe(!isRaisedByAll)
      }
      for (const language of LANGUAGES) sayComparison(comparison, language)
    }),
    { numRuns: 150 },
  )
})
