import { expect, test } from 'vitest'
import { RULE_SET_IDS } from '../../../../engine/editions/index.ts'
import type { Facts } from '../../../../engine/model/findings.ts'
import { LANGUAGES, type Language } from '../../../../engine/model/language.ts'
import { REMEDIES } from '../../../../engine/model/penalties.ts'
import { answersOf, RULE_IDS, type RuleId } from '../../../../engine/model/rule-ids.ts'
import { type Description, describe as describeFinding } from '../../../../engine/wording/findings/describe.ts'
import { ruleLaw } from '../../../../engine/wording/rules/rule-table.ts'
import { finding, levelsOf } from './findings.ts'

/** Facts from nothing to everything, and with tiles that nobody saw. */
const FULL: Facts = {
  tile: '1z',
  tiles: ['1z', '1z'],
  from: 'E',
  call: 'pon',
  called: 3,
  discard: 2,
  others: 'NE',
  entitled: 'S',
  claimants: 'SN',
  caller: 'N',
  claimed: '4p',
  actor: 'S',
  due: 'S',
  dueAct: 'draw',
  expected: 13,
  counted: 12,
  seconds: 0.8,
  floor: 1,
  step: 'show',
  explanation: 'missing',
  kind: 'pon',
  act: 'ron',
  red: '0p',
  left: 3,
  side: 'left',
  right: 'middle',
  why: 'first',
}
const UNKNOWN: Facts = {
  ...FULL,
  tile: '?',
  tiles: ['?', '1z'],
  from: undefined,
  others: '',
  claimants: 'S',
  entitled: undefined,
  due: 'W',
  why: 'seat',
}
const FACTS: readonly Facts[] = [
  {},
  FULL,
  UNKNOWN,
  {
    ...FULL,
    step: 'discard',
    call: 'ron',
    kind: 'turned',
    counts: 'first',
    said: 'mahjong',
    place: 'dead-wall',
    mixed: 'mixed',
    withdrawn: 4,
  },
  {
    ...FULL,
    step: 'kong',
    call: 'tsumo',
    kind: 'passed-before-call',
    counts: 'second',
    said: '?',
    left: 0,
    unseen: 'fair-play',
    pace: 'fast',
  },
  { ...FULL, step: 'self-draw', call: 'ron', kind: 'ron', counts: 'neither', why: 'too-late' },
  { ...FULL, step: 'together', call: 'chii', kind: 'kan' },
  { ...FULL, kind: 'pung-extended' },
]

/** A hole in a sentence: a missing value, a doubled mark, a small letter at its start, a seat with an article. */
const BROKEN = /\b(undefined|null|NaN)\b|\[object|\$\{| {2}|\.\.|'| [,.]|^\p{Ll}|(?<!\p{L})([Ll]e |[Ll]’|du |au )(Est|Sud|Ouest|Nord)\b/u
const NOT_ELIDED = /(?<!\p{L})(de|que|ne|se|le|la) [aeiouâàéèêîô]/iu

/** Every set of facts under one rule set, and one set of facts under every rule set: only the law and the citation depend on it. */
const CASES = [...FACTS.map((facts) => [facts, 'our-own'] as const), ...RULE_SET_IDS.map((id) => [FULL, id] as const)]

const everyCase = (rule: RuleId, language: Language, see: (said: Description, level: string) => void): void => {
  for (const level of levelsOf(rule))
    for (const [facts, id] of CASES)
      for (const seat of ['W', 'S', null] as const) {
        const answers = level === 'question' ? answersOf(rule) : []
        const given = { rule, level, facts, seat, remedies: REMEDIES, answers, penalty: { kind: 'dead-hand' } as const }
        see(describeFinding(finding(given), { id, edition: '2015' }, language, { people: { W: 'Inès Moreau' } }), level)
      }
}

const allTexts = (said: Description): readonly string[] => [
  said.name,
  said.level,
  said.headline,
  said.fact,
  said.law,
  said.citation,
  said.wouldChange,
  said.penalty,
  ...said.steps,
  ...said.answers.flatMap(({ label, follows }) => [label, follows]),
]

test.each(RULE_IDS)('%s reads well whatever the engine knows', (rule) => {
  for (const language of LANGUAGES) {
    // most cases share most of their texts
    const [texts, sentences] = [new Set<string>(), new Set<string>()]
    everyCase(rule, language, (said, level) => {
      for (const text of allTexts(said)) texts.add(text)
      for (const sentence of [said.fact, said.law, said.wouldChange]) sentences.add(sentence)
      if (said.headline.endsWith('?') !== (level === 'question')) expect.fail(`${level}: ${said.headline}`)
      if (/[.?]$/u.test(said.name)) expect.fail(said.name)
    })
    for (const text of texts) {
      expect(text.trim(), rule).not.toBe('')
      expect(text).not.toMatch(BROKEN)
      if (language === 'fr') expect(text).not.toMatch(NOT_ELIDED)
    }
    for (const sentence of sentences) expect(sentence).toMatch(/\.$/u)
  }
})

test.each(RULE_IDS)('%s is said in French, not in English', (rule) => {
  const [en, fr] = (['en', 'fr'] as const).map((language) => {
    const said: Description[] = []
    everyCase(rule, language, (one) => said.push(one))
    return said
  })
  const same = en?.flatMap((one, index) => {
    const other = fr?.[index]
    const texts = (['name', 'headline', 'fact', 'law', 'wouldChange'] as const).filter((key) => other?.[key] === one[key])
    return [...texts.map((key) => one[key]), ...(other?.steps.filter((step, at) => step === one.steps[at]) ?? [])]
  })
  expect(same).toEqual([])
})

test.each(RULE_IDS)('%s has no French mark that a line could begin with', (rule) => {
  const texts = new Set<string>()
  everyCase(rule, 'fr', (said) => {
    for (const text of allTexts(said)) texts.add(text)
  })
  for (const text of texts) expect(text).not.toMatch(/ [:;!?»]|« |[^\u202f][;!?»]|[^\u00a0]:/u)
})

test.each([
  [
    'hand.count',
    { counted: 2, expected: 1 },
    'holds 2 concealed tiles at act 8; 1 is expected here.',
    'a 2 tuiles cachées à l’acte 8 ; il en faut 1 ici.',
  ],
  [
    'hand.count',
    { counted: 1, expected: 2 },
    'holds 1 concealed tile at act 8; 2 are expected here.',
    'a 1 tuile cachée à l’acte 8 ; il en faut 2 ici.',
  ],
  [
    'discard.taken-back',
    { tile: '?' },
    'had discarded the tile and took it back into the hand (act 8).',
    'avait écarté une tuile et l’a reprise dans sa main (acte 8).',
  ],
  [
    'riichi.word',
    { tile: '?' },
    'discarded the tile sideways at act 8 without saying riichi.',
    'a tourné son écart à l’acte 8 sans dire riichi.',
  ],
  [
    'riichi.word',
    { tile: '9m' },
    'discarded the 9m sideways at act 8 without saying riichi.',
    'a tourné son écart, le 9m, à l’acte 8 sans dire riichi.',
  ],
] as const)('%s agrees in number and gender with %o', (rule, facts, en, fr) => {
  const fact = (language: Language): string =>
    plain(describeFinding(finding({ rule, level: 'violation', facts }), { id: 'wrc-2015', edition: '2015' }, language).fact)
  expect([fact('en'), fact('fr')]).toEqual([`West ${en}`, `Ouest ${fr}`])
})

/** With ordinary blanks. */
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/gu, ' ')

test('a question is held, asked and answered in words', () => {
  for (const rule of RULE_IDS.filter((id) => levelsOf(id).includes('question'))) {
    const answers = answersOf(rule)
    const said = describeFinding(finding({ rule, level: 'question', answers }), { id: 'wrc-2015', edition: '2015' }, 'en')
    expect(said.steps).toEqual(['Hold play until this is answered.', `Ask at the table: “${said.headline}”`])
    expect(said.answers.map(({ word }) => word)).toEqual(answers)
    expect(new Set(said.answers.map(({ label }) => label)).size).toBe(answers.length)
  }
})

test('in French no law and no name has a number that a line can break', () => {
  const sets = RULE_SET_IDS.flatMap((set) => RULE_IDS.map((rule) => ruleLaw(rule, set, 'fr')))
  expect(sets.filter((law) => /\d [:;?!»]|\d \d{3}\b/.test(law))).toEqual([])
})
