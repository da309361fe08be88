import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { minorErrors } from '../../../engine/editions/ema-2025/edition.ts'
import { RULE_SET_IDS, ruleSets, withSettings } from '../../../engine/editions/index.ts'
import { judgeHand } from '../../../engine/judging/judge.ts'
import { viewOf } from '../../../engine/judging/view/view-table.ts'
import { advice, violation } from '../../../engine/model/cells.ts'
import { type ClaimWindows, edition, type RuleSet } from '../../../engine/model/rule-set.ts'
import { rules } from '../../../engine/rules/index.ts'
import { editionSheet } from '../../../engine/wording/editions/sheet.ts'
import { sayDeadline } from '../../../engine/wording/terms/claim-deadline.ts'
import { citation, citedSections, conductCitation } from '../../../engine/wording/terms/rule-sets.ts'
import { fileOf, handOf } from '../judging/table-of.ts'

/** All that the folder of a new edition would hold, and its line in the registry. */
const paris2027 = (parent: RuleSet): RuleSet =>
  edition('paris-2027', {
    ...parent,
    edition: '2027',
    texts: {
      ...parent.texts,
      name: { en: 'Paris 2027', fr: 'Paris 2027' },
      short: { en: 'Paris 2027', fr: 'Paris 2027' },
      inherited: { parent: parent.id, sections: /./ },
    },
  })

const findingsIn = (table: string, set: RuleSet) => {
  const file = fileOf(table)
  const read = withSettings(set, file.settings)
  return read.ok ? judgeHand(handOf(file), read.value).findings : expect.fail(`settings of ${table}`)
}

describe.each(ruleSets.map((parent) => [parent.id, parent] as const))('a new edition that inherits everything from %s', (id, parent) => {
  const child = paris2027(parent)

  test('finds what its parent finds in every example', () => {
    for (const [situation, table] of rules.flatMap(({ examples }) => examples))
      expect(findingsIn(table, child), situation).toEqual(findingsIn(table, parent))
  })

  test.each(['en', 'fr'] as const)('prints the same sheet under its own name (%s)', (language) => {
    const [title, , ...lines] = editionSheet(child, language).split('\n')
    expect(title).toBe('Paris 2027')
    expect(lines).toEqual(editionSheet(parent, language).split('\n').slice(2))
  })

  test('cites its parent', () => {
    expect(citation({ rule: 'claim.no-group', sections: ['5.4'] }, child, 'en')).toBe(
      `Paris 2027, as ${citation({ rule: 'claim.no-group', sections: ['5.4'] }, { id, edition: '' }, 'en')}`,
    )
  })
})

test('sections of its own stand beside those of its parent, each under its owner, in any order', () => {
  const parent = ruleSets[0] ?? expect.fail()
  const child = { ...paris2027(parent), texts: { ...paris2027(parent).texts, inherited: { parent: parent.id, sections: /^\d/ } } }
  const name = parent.texts.name
  for (const sections of [
    ['P.1', '6.5.1'],
    ['6.5.1', 'P.1'],
  ]) {
    expect(citation({ rule: 'claim.no-group', sections }, child, 'en')).toBe(`Paris 2027, section P.1, as ${name.en}, section 6.5.1`)
    expect(conductCitation(sections, child, 'fr')).toBe(`Paris 2027, section P.1, comme ${name.fr}, section 6.5.1`)
    expect(citedSections(child, sections, 'en')).toBe(`section P.1 and ${name.en}, section 6.5.1`)
  }
  expect(conductCitation(['6.12'], child, 'en')).toBe(`Paris 2027, as ${name.en}, section 6.12`)
  expect(conductCitation(['P.2'], child, 'en')).toBe('Paris 2027, section P.2')
})

describe.each(ruleSets.map((parent) => [parent.id, parent] as const))('an edition like %s that only points a fault out', (_, parent) => {
  const raised = rules.filter(({ id }) => parent.cells[id].level === 'violation' || parent.cells[id].level === 'question')

  test.each(raised)('$id', ({ id, examples }) => {
    const child = { ...paris2027(parent), cells: { ...parent.cells, [id]: advice('P.1') } }
    for (const [situation, table] of examples) {
      const found = findingsIn(table, child).filter(({ rule }) => rule === id)
      expect(
        found.filter(
          ({ level, remedies, penalty }) =>
            level === 'violation' || penalty.kind !== 'none' || (level === 'advice' && remedies.includes('dead-hand')),
        ),
        situation,
      ).toEqual([])
    }
  })
})

test('an edition that differs in four points is its folder: a level, a section, a setting and a penalty', () => {
  const parent = ruleSets.find(({ id }) => id === 'ema-2025') ?? expect.fail()
  const cells = { ...parent.cells, 'draw.too-fast': advice('P.3'), 'claim.late': violation('P.4') }
  const child: RuleSet = {
    ...paris2027(parent),
    cells,
    ladders: parent.ladders.map((ladder) => ({ ...ladder, rules: minorErrors(cells) })),
    settings: { ...parent.settings, 'chombo-worth': '30000-table' },
    penalties: { ...parent.penalties, 'win.furiten': { always: { penalty: { kind: 'notice' }, section: 'P.5' } } },
  }
  const [tooFast] = findingsIn('@from middle; S discard 5p; W draw fast; N call pon; W return; N show 5p5p; N take; N discard 1z', child)
  expect(tooFast).toMatchObject({ rule: 'draw.too-fast', level: 'advice', sections: ['P.3'], penalty: { kind: 'none' } })
  expect(findingsIn('@from middle; E discard 3m; S touch; S call chii', child)).toMatchObject([
    { rule: 'claim.late', level: 'violation', sections: ['P.4'] },
  ])
  const furiten = '@from middle; @river S 3m 9p; E discard 3m; S call ron; S reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z'
  expect(findingsIn(furiten, child)).toMatchObject([{ rule: 'win.furiten', penalty: { kind: 'notice' } }])
  expect(editionSheet(child, 'en')).toContain('Cost of a chombo: 30,000 table points')
  const onLadder = (set: RuleSet): boolean => set.ladders.some((ladder) => ladder.rules?.includes('draw.too-fast'))
  expect([parent, child].map(onLadder), 'what is only pointed out counts as a minor error').toEqual([false, true])
})

describe('an edition with claim windows that no edition has is its folder', () => {
  const parent = ruleSets.find(({ id }) => id === 'wrc-2025') ?? expect.fail()
  const windows: ClaimWindows = {
    ...parent.windows,
    sets: ['in-hand', 'take'],
    win: { discard: ['extended-kong', 'take'], kong: ['kong'] },
    closedByTouch: ['win'],
    take: { opponentDiscards: 3 },
  }
  const child = { ...paris2027(parent), windows }

  test.each([
    ['E discard 3m; S draw mixed; W call pon 3m', 'claim.late violation'],
    ['E discard 3m; S draw; W call pon 3m', 'claim.late question'],
    ['E discard 3m; W call pon; W show 3m3m; W take; N call pon 3m', 'claim.late violation'],
    ['@meld S pon 9m E; E discard 3m; S draw; S kakan 9m; W call ron 3m', 'win.late violation'],
    ['E discard 3m; S draw 9m; S ankan 9m; W call ron 3m', ''],
    ['E discard 3m; S touch; S call ron', 'win.late violation'],
    ['E discard 3m; S touch; S call pon 3m', ''],
    ['E discard 1z; W call pon; W show 1z1z; W discard 9m; N discard 3p; E discard 7s', ''],
    ['E discard 1z; W call pon; W show 1z1z; W discard 9m; N discard 3p; E discard 7s; S discard 2s', 'claim.not-taken violation'],
  ])('%s', (acts, found) => {
    const raised = findingsIn(`@from middle; ${acts}`, child).map(({ rule, level }) => `${rule} ${level}`)
    expect(raised.filter((each) => !each.startsWith('draw.')).join()).toBe(found)
  })

  test.each([
    ['E discard 3m; S draw; W call pon 3m', 'claim.late question'],
    ['E discard 3m; S draw fast; W call pon 3m', 'draw.too-fast violation'],
    ['E discard 3m; S draw mixed; W call pon 3m', 'draw.too-fast question'],
    ['E discard 3m; S draw 9m; S ankan 9m; W call ron 3m', ''],
    ['@meld S pon 9m E; E discard 3m; S draw; S kakan 9m; W call ron 3m', 'draw.too-fast question'],
    ['E discard 3m; S draw; S discard 1z; W call ron 3m', 'draw.too-fast question'],
  ])('where a turn that was too fast is taken back: %s', (acts, found) => {
    const ema = ruleSets.find(({ id }) => id === 'ema-2025') ?? expect.fail()
    const set = { ...paris2027(ema), windows: { ...windows, fastDraw: 'reverted' } as const }
    expect(findingsIn(`@from middle; ${acts}`, set).map(({ rule, level }) => `${rule} ${level}`)).toEqual(found === '' ? [] : [found])
  })

  test('sets that nothing ends before the next discard are in time after a draw', () => {
    const late = (sets: ClaimWindows['sets']) =>
      findingsIn('@from middle; @wall 20; E discard 3m; S draw; W call pon 3m', { ...child, windows: { ...windows, sets } }).map(
        ({ rule }) => rule,
      )
    expect([late([]), late(['take']), late(['draw'])]).toEqual([[], [], ['claim.late']])
  })

  test('the board says until when', () => {
    const { until } = viewOf(judgeHand(handOf(fileOf('@from middle; E discard 3m')), child)).windows ?? expect.fail()
    expect(sayDeadline({ acts: until.sets, seat: 'S' }, 'en')).toBe('until South’s tile is in the hand, or until the tile is taken')
    expect(sayDeadline({ acts: until.win, seat: 'S' }, 'fr')).toBe(
      'jusqu’à l’écart ou au petit kong exposé de Sud, ou à la prise de la tuile',
    )
  })
})

/** The examples of a rule in its file. */
const EXAMPLES = /^ {2}examples: \[\n.*?^ {2}\],\n/msu

test('an edition is named in its folder and by examples, nowhere else in the engine', () => {
  const named = new RegExp(`'(${RULE_SET_IDS.map((id) => id.replaceAll('.', '\\.')).join('|')})'`, 'u')
  const files = globSync('engine/**/*.ts', { exclude: ['engine/editions/**'] })
  expect(files.filter((file) => named.test(readFileSync(file, 'utf8').replace(EXAMPLES, '')))).toEqual([])
})
