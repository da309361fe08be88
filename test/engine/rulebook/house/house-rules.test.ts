import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ruleSet, ruleSets } from '../../../../engine/editions/index.ts'
import { judgeHand } from '../../../../engine/judging/judge.ts'
import type { Play } from '../../../../engine/judging/play.ts'
import type { HandHeader } from '../../../../engine/model/table-file.ts'
import { houseRuleSet } from '../../../../engine/rulebook/house/house-rule-set.ts'
import { levelsFor } from '../../../../engine/rulebook/house/may-change.ts'
import { ruleInSet } from '../../../../engine/rulebook/rule-in-edition.ts'
import { rules } from '../../../../engine/rules/index.ts'
import { findingsOf } from '../../judging/table-of.ts'
import { houseOf, judgedInHouse, judgedUnder } from './house-of.ts'
import { hurried } from './hurried.ts'

const level = (rule: string, to: string) => ({ kind: 'level', rule, level: to })
const penalty = (rule: string, to: object, only?: string) => ({ kind: 'penalty', rule, penalty: to, ...(only && { case: only }) })
const setting = (name: string, value: unknown) => ({ kind: 'setting', setting: name, value })

/** Finding and proposed penalty, in a line each. */
const proposals = (play: Play): readonly string[] =>
  play.findings
    .filter(({ state, level: at }) => state === 'open' && at !== 'info')
    .map(({ event, level: at, rule, seat, penalty: of }) => `${event} ${at} ${rule} ${seat ?? '-'}: ${of.kind}`)

const LATE = '@from middle; S discard 5p; W draw; W discard 9s; N call pon 5p'
const TOO_FAST = '@from middle; S discard 5p; W draw fast; N call pon'
const UNTAKEN = '@from middle; E discard 1z; W call pon; W show 1z1z; W discard 9m; N discard 3p; E discard 7s'
const DISCARDED_FIRST = '@from middle; E discard 5p; S call pon; S discard 9m; S show 5p5p; S take'
const FALSE_PUNG = '@from middle; E discard 5p; W call pon; W show 5p6p'

describe('a tournament’s own rules', () => {
  test.each([
    ['a rule that is off is not raised', 'wrc-2015', [level('claim.order', 'off')], DISCARDED_FIRST, []],
    [
      'advice becomes a violation, its penalty the referee’s',
      'wrc-2015',
      [level('claim.order', 'violation')],
      DISCARDED_FIRST,
      ['3 violation claim.order S: discretion'],
    ],
    [
      'and has a penalty of the tournament’s',
      'wrc-2015',
      [level('claim.order', 'violation'), penalty('claim.order', { kind: 'notice' })],
      DISCARDED_FIRST,
      ['3 violation claim.order S: notice'],
    ],
    [
      'a violation becomes advice, and no penalty is proposed',
      'wrc-2015',
      [level('claim.late', 'advice')],
      LATE,
      ['4 advice claim.late N: none'],
    ],
    ['a violation becomes a question', 'wrc-2015', [level('claim.late', 'question')], LATE, ['4 question claim.late N: none']],
    [
      'which an answer makes a violation',
      'wrc-2015',
      [level('claim.late', 'question')],
      `${LATE}; * answer 4 void`,
      ['4 violation claim.late N: none'],
    ],
    [
      'a question that the text leaves open becomes a violation',
      'ema-pre-2016',
      [level('claim.late', 'violation')],
      '@from middle; S discard 5p; W draw; N call pon',
      ['3 violation claim.late N: discretion'],
    ],
    [
      'what the record does not show is asked all the same',
      'wrc-2015',
      [level('draw.too-fast', 'advice')],
      '@from middle; S discard 5p; W draw; N call pon',
      ['3 question draw.too-fast W: none'],
    ],
    [
      'and its fault is advice',
      'wrc-2015',
      [level('draw.too-fast', 'advice')],
      '@from middle; S discard 5p; W draw; N call pon; * answer 3 fast',
      ['3 advice draw.too-fast W: none'],
    ],
    [
      'a draw that is only pointed out goes back all the same',
      'wrc-2015',
      [level('draw.too-fast', 'advice')],
      `${TOO_FAST}; N show 5p5p; N take; N discard 1z`,
      ['3 advice draw.too-fast W: none', '6 advice draw.not-returned W: none'],
    ],
    [
      'an answer puts nothing in the place of a rule that is off',
      'wrc-2015',
      [level('claim.late', 'off')],
      '@from middle; S discard 5p; W draw; N call pon; * answer 3 in-time',
      [],
    ],
    [
      'a rule that the parent does not have',
      'wrc-2015',
      [level('claim.last-discard', 'violation')],
      '@from middle; @wall 0; E discard 3m; W call pon',
      ['2 violation claim.last-discard W: none'],
    ],
    [
      'a setting that the tournament says holds, though the edition has the same value from a translation only',
      'ema-2016',
      [setting('riichi-tiles', 4)],
      '@from middle; @wall 4; S draw; S call riichi',
      ['2 violation riichi.wall S: discretion'],
    ],
    [
      'a fast draw in a rule set where a draw beats the call',
      'wrc-2025',
      [level('draw.too-fast', 'violation')],
      TOO_FAST,
      ['3 violation draw.too-fast W: discretion'],
    ],
    [
      'a penalty without a case takes the place of all',
      'wrc-2015',
      [penalty('claim.no-group', { kind: 'notice' })],
      `${FALSE_PUNG}; W discard 9m`,
      ['3 violation claim.no-group W: notice'],
    ],
    [
      'a penalty at once leaves the other cases',
      'wrc-2015',
      [penalty('claim.no-group', { kind: 'notice' }, 'always')],
      `${FALSE_PUNG}; W discard 9m`,
      ['3 violation claim.no-group W: dead-hand'],
    ],
    [
      'a penalty for one case',
      'wrc-2015',
      [penalty('claim.no-group', { kind: 'chombo' }, 'discarded')],
      `${FALSE_PUNG}; W discard 9m`,
      ['3 violation claim.no-group W: chombo'],
    ],
    [
      'a penalty takes the place of one that hangs on the case',
      'wrc-2025',
      [penalty('tiles.exposed', { kind: 'none' })],
      '@from middle; E expose 5p6p7p',
      ['1 violation tiles.exposed E: none'],
    ],
    [
      'a penalty for one number of exposed tiles, of a second line too',
      'wrc-2025',
      [penalty('tiles.exposed', { kind: 'notice' }, 'threeTiles')],
      '@from middle; E expose 5p6p; E expose 7p dead-wall',
      ['1 violation tiles.exposed E: notice'],
    ],
    [
      'but not of the one that an answer has said',
      'wrc-2025',
      [level('tiles.exposed', 'question')],
      '@from middle; E expose 5p6p7p; * answer 1 chombo',
      ['1 violation tiles.exposed E: chombo'],
    ],
    [
      'a setting',
      'wrc-2015',
      [setting('draw-floor', 1)],
      '@from middle; 10.0 S discard 5p; 10.4 W draw; 10.9 N call pon',
      ['3 violation draw.too-fast W: discretion'],
    ],
    [
      'the file’s own setting goes before it',
      'wrc-2015',
      [setting('draw-floor', 1)],
      '@from middle; @set draw-floor 0.2; 10.0 S discard 5p; 10.4 W draw; 10.9 N call pon',
      ['3 violation claim.late N: none'],
    ],
  ])('%s', (_, parent, differences, table, expected) => {
    expect(proposals(judgedInHouse(parent, differences, table))).toEqual(expected)
  })

  test.each([
    ['as its rule set has it', [], true],
    ['only pointed out', [level('claim.not-taken', 'advice')], false],
    ['punished by points', [penalty('claim.not-taken', { kind: 'points', amount: 8, unit: 'tournament' })], false],
    ['punished by chombo: the tiles are dealt again', [penalty('claim.not-taken', { kind: 'chombo' })], false],
  ])('a claimed tile that is never taken, %s: is the hand dead?', (_, differences, isDead) => {
    const play = judgedInHouse('wrc-2015', differences, UNTAKEN)
    expect(play.table.players.W.dead !== undefined && play.table.players.W.dead !== null).toBe(isDead)
    expect(play.findings.flatMap(({ remedies }) => remedies).includes('dead-hand')).toBe(isDead)
    const { remedies } = ruleInSet('claim.not-taken', houseRuleSet(houseOf('wrc-2015', differences)))
    expect(remedies.includes('dead-hand'), 'and so says the rule book').toBe(isDead)
  })

  test.each(ruleSets)(
    'under $id nothing is dealt again for a fault that a house rule makes less than a chombo',
    ({ id, cells, penalties }) => {
      const chombos = rules.filter((rule) => cells[rule.id].level === 'violation' && penalties[rule.id]?.always?.penalty.kind === 'chombo')
      const less = [
        (rule: string) => level(rule, 'advice'),
        ...['notice', 'none', 'discretion', 'dead-hand'].map((kind) => (rule: string) => penalty(rule, { kind })),
      ]
      for (const make of less)
        for (const { id: rule, examples } of chombos.filter((one) => levelsFor(one.id).includes('advice'))) {
          const set = houseRuleSet(houseOf(id, [make(rule)]))
          expect(ruleInSet(rule, set).remedies, `${rule} in the rule book`).not.toContain('re-deal')
          const found = examples
            .flatMap(([, table]) => judgedUnder(set, table).findings)
            .filter((one) => one.rule === rule && one.level !== 'question')
          for (const { event, remedies } of found) expect(remedies, `${rule} at ${event}`).not.toContain('re-deal')
        }
    },
  )

  test('a rule that is only pointed out lists no penalty of a harder case', () => {
    expect(ruleInSet('draw.too-fast', ruleSet('ema-2025') ?? expect.fail()).proposals).not.toEqual([])
    expect(ruleInSet('draw.too-fast', houseRuleSet(houseOf('ema-2025', [level('draw.too-fast', 'advice')]))).proposals).toEqual([])
  })

  test('a void call stays void where it is only pointed out', () => {
    const play = judgedInHouse('wrc-2015', [level('claim.late', 'advice')], LATE)
    expect(play.findings).toMatchObject([{ level: 'advice', remedies: ['claim-void'] }])
    expect(play.table.claims.map(({ standing }) => standing)).toEqual(['void'])
  })

  test.each([
    ['pointed out', [], ['point-out']],
    ['punished', [level('claim.order', 'violation')], ['referee-discretion']],
  ])('claim steps in another order, %s', (_, differences, remedies) => {
    expect(judgedInHouse('wrc-2015', differences, DISCARDED_FIRST).findings).toMatchObject([{ remedies }])
  })

  test('every rule that can be put on is raised as its examples are', () => {
    const silent = rules.flatMap((rule) =>
      ruleSets
        .filter((set) => !set.cells[rule.id].level && !rule.house?.replacedBy?.(set))
        .flatMap(({ id }) => {
          const after = rule.id === 'draw.not-returned' ? [level('draw.too-fast', 'violation')] : []
          const rulesOf = houseRuleSet(houseOf(id, [...after, level(rule.id, levelsFor(rule.id)[0] ?? '')]))
          const raised = rule.examples.some(([, table]) => judgedUnder(rulesOf, table).findings.some((finding) => finding.rule === rule.id))
          return raised ? [] : [`${rule.id} in ${id}`]
        }),
    )
    expect(silent).toEqual([])
  })
})

/** Freezes data to its last leaf, so that a change to it throws. */
const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value))
    for (const part of Object.values(Object.freeze(value))) frozen(part)
  return value
}

describe('laws', () => {
  for (const set of ruleSets) frozen(set)
  const header: HandHeader = { from: 'middle', melds: [], riichi: [] }
  const parent = fc.constantFrom(...ruleSets)
  const changeable = rules.filter(({ id }) => levelsFor(id).length > 0 && id !== 'draw.not-returned' && id !== 'win.after-tsumo')
  const differences = (id: (typeof ruleSets)[number]['base']) =>
    fc.uniqueArray(fc.tuple(fc.constantFrom(...changeable), fc.nat()), { selector: ([rule]) => rule.id, maxLength: 12 }).map((chosen) =>
      chosen.flatMap(([rule, which]) => {
        const set = ruleSet(id)
        if (set && rule.house?.replacedBy?.(set)) return []
        const levels = levelsFor(rule.id).filter((one) => one !== (ruleSet(id)?.cells[rule.id].level ?? 'off'))
        const to = levels[which % levels.length]
        return to ? [level(rule.id, to)] : []
      }),
    )

  test('without differences, a tournament judges as its parent, which stays as it is', () => {
    fc.assert(
      fc.property(parent, hurried, (set, events) => {
        const house = judgeHand({ header, events }, houseRuleSet(houseOf(set.id, [])))
        expect(house.findings).toEqual(judgeHand({ header, events }, set).findings)
      }),
      { numRuns: 300 },
    )
  })

  test.each(ruleSets)('what a tournament under $id only points out accuses nobody, in any example', (set) => {
    const { id, cells } = set
    for (const rule of changeable.filter((one) => levelsFor(one.id).includes('advice'))) {
      if (cells[rule.id].level === 'advice' || rule.house?.replacedBy?.(set)) continue
      const house = houseRuleSet(houseOf(id, [level(rule.id, 'advice')]))
      for (const [situation, table] of rule.examples)
        for (const finding of judgedUnder(house, table).findings.filter((one) => one.rule === rule.id)) {
          expect(finding.level, situation).not.toBe('violation')
          expect(finding.penalty, situation).toEqual({ kind: 'none' })
        }
    }
  })

  test('whatever a tournament changes: nothing throws, what is off is not raised, what is advice accuses nobody', () => {
    fc.assert(
      fc.property(
        parent.chain((set) => fc.tuple(fc.constant(set), differences(set.base))),
        hurried,
        ([set, list], events) => {
          const rulesOf = houseRuleSet(houseOf(set.id, list))
          const play = judgeHand({ header, events }, rulesOf)
          for (const finding of play.findings) {
            const to = rulesOf.house?.levels[finding.rule]
            expect(to, findingsOf(play).join('\n')).not.toBe('off')
            if (to === 'advice') expect(finding.level).not.toBe('violation')
            if (finding.level !== 'violation') expect(finding.penalty).toEqual({ kind: 'none' })
          }
        },
      ),
      { numRuns: 600 },
    )
  })
})
