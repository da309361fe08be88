import { describe, expect, test } from 'vitest'
import { readHouseRules } from '../../../../engine/rulebook/house/read-house-rules.ts'
import { given, houseOf } from './house-of.ts'

const whole = given('wrc-2015', []) as object
const only = (difference: object, parent = 'wrc-2015'): unknown => given(parent, [difference])
const level = (rule: unknown, to: unknown, more: object = {}) => ({ kind: 'level', rule, level: to, ...more })
const penalty = (rule: string, to: unknown, more: object = {}) => ({ kind: 'penalty', rule, penalty: to, ...more })
const setting = (name: unknown, value: unknown) => ({ kind: 'setting', setting: name, value })

const at = 'differences[0]'

describe('a tournament’s own rule set is read, or what is wrong with it is named', () => {
  test.each([
    ['no object', 'rules', '', '"rules"', 'an object'],
    ['nothing at all', undefined, '', 'nothing', 'an object'],
    ['a list', [], '', 'a list of 0', 'an object'],
    ['a field that nobody knows', { ...whole, parents: 1 }, 'parents', '1', 'only id, name'],
    ['a built-in rule set’s id', { ...whole, id: 'wrc-2015' }, 'id', '"wrc-2015"', 'another name'],
    ['the word for all rule sets as id', { ...whole, id: 'all' }, 'id', '"all"', 'another name'],
    ['an id with blanks', { ...whole, id: 'Paris Open' }, 'id', '"Paris Open"', 'small letters'],
    ['no French name', { ...whole, name: { en: 'Paris Open' } }, 'name.fr', 'nothing', 'the name in French'],
    ['a blank name', { ...whole, name: { en: ' ', fr: 'x' } }, 'name.en', '" "', 'the name in English'],
    ['a name of two lines', { ...whole, name: { en: 'a\nb', fr: 'x' } }, 'name.en', '"a\\nb"', 'in one line'],
    ['no edition', { ...whole, edition: '' }, 'edition', '""', 'an edition'],
    ['a parent that is no built-in one', { ...whole, parent: 'paris-open' }, 'parent', '"paris-open"', 'wrc-2015'],
    ['an inherited name for a parent', { ...whole, parent: 'toString' }, 'parent', '"toString"', 'wrc-2015'],
    ['differences that are no list', { ...whole, differences: {} }, 'differences', 'an object', 'a list'],
    ['a difference of no kind', only({}), `${at}.kind`, 'nothing', 'setting, level, penalty'],
    ['a field of another kind', only(level('claim.order', 'off', { value: 1 })), `${at}.value`, '1', 'only kind, rule, level'],
    ['nobody decided it', only(level('claim.order', 'off', { who: undefined })), `${at}.who`, 'nothing', 'who decided it'],
    ['no reason', only(level('claim.order', 'off', { why: '' })), `${at}.why`, '""', 'why'],
    ['a date as people say it', only(level('claim.order', 'off', { when: '2 May 2026' })), `${at}.when`, '"2 May 2026"', '2026-05-02'],
    ['a day that no month has', only(level('claim.order', 'off', { when: '2026-02-29' })), `${at}.when`, '"2026-02-29"', 'a date'],
    [
      'an hour that no day has',
      only(level('claim.order', 'off', { when: '2026-02-28T24:00Z' })),
      `${at}.when`,
      '"2026-02-28T24:00Z"',
      'a date',
    ],
    [
      'a time without an offset',
      only(level('claim.order', 'off', { when: '2026-02-28T12:00' })),
      `${at}.when`,
      '"2026-02-28T12:00"',
      'a date',
    ],
    ['a setting that nobody knows', only(setting('oka', 1)), `${at}.setting`, '"oka"', 'red-fives'],
    ['a mistyped setting: only the nearest one is named', only(setting('kiriag', 1)), `${at}.setting`, '"kiriag"', 'such as kiriage'],
    ['a value that the setting does not have', only(setting('red-fives', 2)), `${at}.value`, '2', '0, 3, 4 or unknown'],
    ['a setting that can’t be left open', only(setting('red-fives', null)), `${at}.value`, 'null', '0, 3, 4 or unknown'],
    ['a list as a value', only(setting('draw-floor', [1])), `${at}.value`, 'a list of 1', 'or null: not set'],
    ['the parent’s own value', only(setting('kong-wait', 3), 'ema-pre-2016'), `${at}.value`, '3', 'another value than in ema-pre-2016'],
    ['a rule that nobody knows', only(level('claim.loud', 'off')), `${at}.rule`, '"claim.loud"', 'the name of a rule'],
    [
      'a contradiction in the record',
      only(level('record.wall', 'off')),
      `${at}.rule`,
      '"record.wall"',
      'a rule whose level may be changed',
    ],
    [
      'what every record is followed by',
      only(level('turn.draw', 'advice')),
      `${at}.rule`,
      '"turn.draw"',
      'a rule whose level may be changed',
    ],
    ['a fault without questions as a question', only(level('swap.same-tile', 'question')), `${at}.level`, '"question"', 'advice, off'],
    [
      'an accusation without evidence',
      only(level('riichi.hand-changed', 'violation')),
      `${at}.level`,
      '"violation"',
      'question, advice, off',
    ],
    ['a consequence as a fault', only(level('claim.awarded', 'violation')), `${at}.level`, '"violation"', 'info, off'],
    ['a fault as a consequence', only(level('claim.order', 'info')), `${at}.level`, '"info"', 'violation, advice, off'],
    ['the parent’s own level', only(level('claim.order', 'advice')), `${at}.level`, 'advice', 'another level than in wrc-2015'],
    ['off where the parent does not have it', only(level('claim.changed', 'off')), `${at}.level`, 'off', 'another level than in wrc-2015'],
    [
      'what would follow from a rule that is not there',
      only(level('draw.not-returned', 'advice'), 'wrc-2025'),
      `${at}.rule`,
      'draw.not-returned',
      'draw.too-fast',
    ],
    [
      'what another rule stands for',
      only(level('win.after-tsumo', 'violation'), 'riichi-wiki'),
      `${at}.rule`,
      'win.after-tsumo',
      'win.late',
    ],
    ['a penalty of no kind', only(penalty('claim.late', {})), `${at}.penalty.kind`, 'nothing', 'notice'],
    [
      'points without an amount',
      only(penalty('claim.late', { kind: 'points', unit: 'table' })),
      `${at}.penalty.amount`,
      'nothing',
      'above 0',
    ],
    [
      'points of nothing',
      only(penalty('claim.late', { kind: 'points', amount: 0, unit: 'table' })),
      `${at}.penalty.amount`,
      '0',
      'above 0',
    ],
    [
      'half a point, which no ledger holds',
      only(penalty('claim.late', { kind: 'points', amount: 2.5, unit: 'table' })),
      `${at}.penalty.amount`,
      '2.5',
      'a whole number',
    ],
    ['points of no unit', only(penalty('claim.late', { kind: 'points', amount: 5 })), `${at}.penalty.unit`, 'nothing', 'table, tournament'],
    ['an amount of notices', only(penalty('claim.late', { kind: 'notice', amount: 2 })), `${at}.penalty.amount`, '2', 'only kind'],
    [
      'the parent’s own penalty',
      only(penalty('claim.late', { kind: 'none' })),
      `${at}.penalty`,
      'none',
      'another penalty than in wrc-2015',
    ],
    [
      'a penalty for advice',
      only(penalty('claim.order', { kind: 'notice' })),
      `${at}.rule`,
      'claim.order (advice)',
      'a rule that can be a violation here',
    ],
    [
      'a penalty for a rule that is not there',
      only(penalty('claim.changed', { kind: 'notice' })),
      `${at}.rule`,
      'claim.changed (off)',
      'a rule that can be',
    ],
    [
      'a case that the rule does not tell apart',
      only(penalty('claim.late', { kind: 'notice' }, { case: 'mixed' })),
      `${at}.case`,
      '"mixed"',
      'always, laid',
    ],
    ['a case of another rule set', only(penalty('dead-hand.act', { kind: 'notice' }, { case: 'win' })), `${at}.case`, '"win"', 'always'],
    [
      'the same thing twice',
      given('wrc-2015', [level('claim.order', 'off'), level('claim.order', 'violation')]),
      'differences[1]',
      'the level of claim.order',
      'differences[0] is another',
    ],
  ])('%s', (_, json, path, found, expected) => {
    const read = readHouseRules(json)
    expect(read).toMatchObject({ ok: false, error: { path, found: { en: found }, expected: { en: expect.stringContaining(expected) } } })
    const { found: stands, expected: right } = read.ok ? { found: null, expected: null } : read.error
    expect([stands?.fr, right?.fr]).toEqual([
      expect.stringMatching(/./u),
      expect.not.stringMatching(/\b(?:the|another|only|such as|with)\b/u),
    ])
  })

  test.each([
    ['a setting', [setting('draw-floor', 1.5)]],
    ['a setting as text', [setting('draw-floor', '1.5')]],
    ['a setting that the parent has and the tournament leaves open', [setting('kong-wait', null)]],
    [
      'a rule off, another on, its penalty',
      [
        level('pace.slow', 'question'),
        level('swap.same-tile', 'violation'),
        penalty('swap.same-tile', { kind: 'points', amount: 2, unit: 'table' }),
      ],
    ],
    [
      'a penalty for every case and one for a special one',
      [penalty('claim.late', { kind: 'notice' }), penalty('claim.late', { kind: 'chombo' }, { case: 'laid' })],
    ],
    ['a moment with its offset', [level('claim.wrong-seat', 'advice', { when: '2024-02-29T23:59:59.123+05:30' })]],
  ])('%s: read, and read again from what was read', (_, differences) => {
    const house = houseOf('ema-pre-2016', differences)
    expect(houseOf('ema-pre-2016', house.differences)).toEqual(house)
    expect(readHouseRules(JSON.parse(JSON.stringify(house)))).toEqual({ ok: true, value: house })
  })
})
