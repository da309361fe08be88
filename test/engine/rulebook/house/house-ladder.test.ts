import { expect, test } from 'vitest'
import type { Penalty } from '../../../../engine/model/penalties.ts'
import { houseRuleSet } from '../../../../engine/rulebook/house/house-rule-set.ts'
import { readHouseRules } from '../../../../engine/rulebook/house/read-house-rules.ts'
import { proposedForConduct } from '../../../../engine/rulebook/penalties/conduct-penalties.ts'
import { countedFor, penaltyAfter } from '../../../../engine/rulebook/penalties/ladders.ts'
import { printHouseRules } from '../../../../engine/wording/editions/house-rules.ts'
import { conductLines } from '../../../../engine/wording/penalties/conduct-proposal.ts'
import { ladderNote } from '../../../../engine/wording/penalties/ladder-note.ts'
import { ladderOf } from '../../../../engine/wording/penalties/why-penalty.ts'
import { given, houseOf, judgedInHouse } from './house-of.ts'

const NOTICE: Penalty = { kind: 'notice' }
const RED: Penalty = { kind: 'points', amount: 20_000, unit: 'table' }
const YELLOW = { name: { en: 'yellow card', fr: 'carton jaune' }, penalty: NOTICE }
/** Every second yellow card becomes a red one, whatever each was for. */
const CARDS = {
  kind: 'ladder',
  name: { en: 'Cards', fr: 'Cartons' },
  rules: ['conduct.phone', 'house.noise', 'claim.wrong-seat'],
  counts: 'together',
  steps: [YELLOW, { name: { en: 'red card', fr: 'carton rouge' }, penalty: RED }],
  last: 'restarts',
}
const cards = houseRuleSet(houseOf('ema-2025', [CARDS]))

test('two yellow cards make a red one, then it begins again; the reasons are counted together', () => {
  const steps = [0, 1, 2, 3].map((earlier) => penaltyAfter(cards, 'conduct.phone', NOTICE, earlier))
  expect(steps).toEqual([NOTICE, RED, NOTICE, RED])
  expect(countedFor(cards, 'house.noise', NOTICE)).toEqual({ rules: CARDS.rules, kinds: ['notice', 'points'] })
  expect(countedFor(cards, 'conduct.wall', { kind: 'none' }), 'not on it').toEqual({ rules: ['conduct.wall'], kinds: null })
})

test('a reason that the ladder names costs its first step, whatever the edition proposes; the edition’s other ladders stay', () => {
  for (const conduct of ['conduct.phone', 'house.noise']) expect(proposedForConduct(cards, conduct).penalties).toEqual([NOTICE])
  const play = judgedInHouse('ema-2025', [CARDS], '@from middle; E discard 1m; N call chii')
  expect(play.findings.find(({ rule }) => rule === 'claim.wrong-seat')?.penalty).toEqual(NOTICE)
  expect(penaltyAfter(cards, 'claim.order', { kind: 'none' }, 1)).toEqual({ kind: 'discretion' })
})

test('the steps have the tournament’s own names, in both languages', () => {
  const counted = { rule: 'conduct.phone', first: NOTICE, earlier: 1 }
  expect(ladderNote(cards, counted, 'en')).toBe(
    'Second time for this player: red card, 20,000 table points (house rule of Paris Open); the next would be yellow card, notice.',
  )
  expect(ladderNote(cards, counted, 'fr')).toContain('carton rouge, 20\u202f000 points de table')
  const printed = printHouseRules(houseOf('ema-2025', [CARDS]), 'en')
  expect(printed).toContain('yellow card, notice → red card, 20,000 table points, then from the beginning (EMA 2025: no ladder)')
  expect(printed).toContain('counted together')
  expect(conductLines('conduct.phone', cards, 'en'), 'not the amounts of the edition').toEqual(['yellow card, notice'])
  expect(ladderOf(cards, 'conduct.phone', [NOTICE], 'en')).toBe(
    'yellow card, notice → red card, 20,000 table points, then from the beginning',
  )
})

test('without reasons a ladder takes every rule that costs its first step', () => {
  const { rules: _, ...all } = CARDS
  const rules = houseRuleSet(houseOf('rrc-1.5', [all]))
  expect(penaltyAfter(rules, 'claim.wrong-seat', NOTICE, 1)).toEqual(RED)
  const { rules: reasons } = countedFor(rules, 'claim.wrong-seat', NOTICE)
  expect(reasons).toEqual(expect.arrayContaining(['claim.wrong-seat', 'conduct.information']))
  expect(reasons).not.toContain('swap.same-tile')
})

test.each([
  ['no name', { name: undefined }, 'name', 'an object'],
  ['no French name of a step', { steps: [{ name: { en: 'x' }, penalty: NOTICE }, YELLOW] }, 'steps[0].name.fr', 'the name in French'],
  ['one step', { steps: [YELLOW] }, 'steps', '2 to 20'],
  ['no list of steps', { steps: {} }, 'steps', 'a list'],
  ['no penalty', { steps: [YELLOW, {}] }, 'steps[1].penalty', 'an object'],
  ['a notice that doubles', { steps: [YELLOW, YELLOW], last: 'doubles' }, 'last', 'only points double'],
  ['another word for the end', { last: 'ends' }, 'last', 'stays, doubles, restarts'],
  ['another word for the counting', { counts: 'all' }, 'counts', 'each, together'],
  ['no reason in the list', { rules: [] }, 'rules', 'at least one rule'],
  ['a reason twice', { rules: ['claim.wrong-seat', 'claim.wrong-seat'] }, 'rules[1]', 'each once'],
  ['a reason that nobody knows', { rules: ['conduct.singing'] }, 'rules[0]', 'a rule or a conduct'],
  ['a contradiction of the record', { rules: ['record.wall'] }, 'rules[0]', 'a rule or a conduct'],
  ['a rule that is only pointed out', { rules: ['claim.order'] }, 'rules[0]', 'can be a violation here'],
])('what is wrong with a ladder is named: %s', (_, wrong, path, expected) => {
  expect(readHouseRules(given('ema-2025', [{ ...CARDS, ...wrong }]))).toMatchObject({
    ok: false,
    error: { path: `differences[0].${path}`, expected: { en: expect.stringContaining(expected) } },
  })
})

test.each([
  ['two ladders for one rule', { ...CARDS, name: { en: 'Others', fr: 'Autres' } }, 'differences[0].rules[0]', 'a rule of one ladder'],
  [
    'a penalty beside it',
    { kind: 'penalty', rule: 'claim.wrong-seat', penalty: { kind: 'chombo' } },
    'differences[0].rules[2]',
    'no other penalty',
  ],
  ['two ladders of one name', { ...CARDS, rules: ['conduct.wall'] }, 'differences[1]', 'one difference about it'],
])('what contradicts a ladder is named: %s', (_, other, path, expected) => {
  expect(readHouseRules(given('ema-2025', [CARDS, other]))).toMatchObject({
    ok: false,
    error: { path, expected: { en: expect.stringContaining(expected) } },
  })
})

test('a rule that is only pointed out may begin with a step that costs nothing', () => {
  const ladder = { ...CARDS, rules: ['claim.order'], steps: [{ penalty: { kind: 'none' } }, YELLOW] }
  expect(penaltyAfter(houseRuleSet(houseOf('ema-2025', [ladder])), 'claim.order', { kind: 'none' }, 1)).toEqual(NOTICE)
})
