import { describe, expect, test } from 'vitest'
import type { Review } from '../../../../desk/contract/reviews.ts'
import type { Incident, Ruling } from '../../../../desk/contract/rulings.ts'
import { afterProposal, appealOutcome, historyOf, lastIsRuling, rulingInForce } from '../../../../renderer/rulings/incident/history.ts'

const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 21, 12, minute))

const ruling = (id: number, minute: number, more: Partial<Ruling> = {}): Ruling => ({
  id,
  ref: `d:${id}`,
  finding: null,
  rule: 'conduct.wall',
  rules: { id: 'wrc-2015', edition: '2015' },
  sections: [],
  player: 'Ann',
  signedFor: null,
  minutes: null,
  decision: 'upheld',
  circumstance: null,
  step: null,
  proposed: { kind: 'notice' },
  imposed: { kind: 'notice' },
  remedies: [],
  reason: `reason ${id}`,
  by: 'Marta',
  at: at(minute),
  seq: id,
  hash: '',
  supersedes: null,
  supersededBy: null,
  conflict: null,
  cancelled: null,
  takenBack: null,
  ...more,
})

const incident = (more: Partial<Incident> = {}): Incident => ({
  id: 1,
  ref: 'd:1',
  table: '7',
  tableId: 't7',
  round: 2,
  hand: '',
  event: null,
  to: null,
  finding: null,
  rule: null,
  seat: null,
  player: null,
  players: [],
  note: '',
  weight: 'routine',
  state: 'open',
  conflict: false,
  review: false,
  closed: null,
  takenBack: null,
  openedAt: at(0),
  by: 'Marta',
  statements: [],
  attachments: [],
  rulings: [],
  appeals: [],
  fillings: [],
  besides: [],
  closings: [],
  reviewed: [],
  ...more,
})

const statement = {
  id: 1,
  role: 'player',
  saidBy: 'Inès Moreau',
  text: 'It was my sleeve.',
  notedBy: 'Marta',
  at: at(2),
  takenBack: null,
} as const

const appeal = {
  id: 1,
  ref: 'd:4',
  ruling: 1,
  appealedBy: 'Ann',
  grounds: 'unfair',
  notedBy: 'Marta',
  at: at(4),
  decided: { outcome: 'overturned', reason: 'uneven', by: 'Jury', at: at(5), ruling: 2 },
  takenBack: null,
} as const

const review = { id: 1, ruling: 1, at: at(3), state: 'stands' } as Review
const reviewed = { id: 21, ruling: 1, outcome: 'stands', reason: 'typing error', by: 'Hugo', at: at(4), takenBack: null } as const

describe('the history of an incident', () => {
  test('a correction of the record has its place among the rulings, and undo passes it over', () => {
    const corrections = [{ number: 4, was: 'W discard 9m', text: 'W discard 8m', by: 'Marta', at: at(2) }]
    const items = historyOf(incident({ rulings: [ruling(1, 1), ruling(2, 3)] }), [], corrections)
    expect(items.map(({ kind }) => kind)).toEqual(['opened', 'ruling', 'corrected', 'ruling'])
    expect(lastIsRuling(historyOf(incident({ rulings: [ruling(1, 1)] }), [], corrections))).toBe(true)
  })

  test('the proposal comes after what happened before its act, and before the ruling on it', () => {
    const correction = (minute: number) => ({ number: 4, was: 'W discard 9m', text: 'W discard 8m', by: 'Marta', at: at(minute) })
    const items = historyOf(incident({ openedAt: at(4), rulings: [ruling(1, 4)] }), [], [correction(1), correction(2), correction(5)])
    expect(items.map(({ kind }) => kind)).toEqual(['corrected', 'corrected', 'opened', 'ruling', 'corrected'])
    expect(afterProposal(items, at(3))).toBe(2)
    expect(afterProposal(items, at(2)), 'a correction brought it about').toBe(2)
    expect(afterProposal(items, at(5)), 'its act was corrected after the ruling').toBe(3)
    expect(afterProposal(items, undefined)).toBe(0)
    expect(afterProposal(items.slice(0, 2), at(3)), 'nothing happened since').toBe(2)
  })

  test('consecutive steps ticked by one person are one line, unless another person, a note or an undo comes between', () => {
    const tick = (id: number, more: Partial<Incident['fillings'][number]> = {}): Incident['fillings'][number] => ({
      id,
      fields: ['done'],
      note: null,
      weight: null,
      by: 'Marta',
      at: at(id),
      takenBack: null,
      ...more,
    })
    const lines = (...fillings: Incident['fillings']): readonly number[] =>
      historyOf(incident({ fillings }), []).flatMap((item) => (item.kind === 'filled' ? [item.filling.id] : []))
    expect(lines(tick(1), tick(2), tick(3))).toEqual([3])
    expect(lines(tick(1), tick(2, { by: 'Ann' }), tick(3))).toEqual([1, 2, 3])
    expect(lines(tick(1), tick(2, { fields: ['note'], note: 'loud' }), tick(3))).toEqual([1, 2, 3])
    expect(lines(tick(1), tick(2, { takenBack: { by: 'Marta', at: at(4) } }), tick(3))).toEqual([1, 2, 3])
  })

  test('is in the order of the log; a ruling on appeal is part of the appeal’s decision', () => {
    const items = historyOf(
      incident({
        statements: [statement],
        rulings: [
          ruling(1, 1, { supersededBy: 2, cancelled: { by: 'Jury', at: at(5), reason: 'uneven' } }),
          ruling(2, 5, { decision: 'dismissed' }),
        ],
        appeals: [appeal],
        closings: [{ id: 9, how: 'closed', reason: 'done', by: 'Marta', at: at(6), takenBack: null }],
      }),
      [],
    )
    expect(items.map(({ kind }) => kind)).toEqual(['opened', 'ruling', 'statement', 'appeal', 'decided', 'closing'])
    expect(items[1]).toMatchObject({ kind: 'ruling', later: { id: 2 } })
    expect(items[4]).toMatchObject({ kind: 'decided', ruling: { id: 2, decision: 'dismissed' } })
  })

  test('an appeal that is rejected does not say that the first ruling is in force if another one had replaced it before', () => {
    const upheld = { ...appeal, decided: { ...appeal.decided, outcome: 'upheld', ruling: null } } as const
    const decidedAfter = (minute: number) =>
      historyOf(incident({ rulings: [ruling(1, 1, { supersededBy: 2 }), ruling(2, minute)], appeals: [upheld] }), []).find(
        ({ kind }) => kind === 'decided',
      )
    expect(decidedAfter(4)).toMatchObject({ wasReplaced: true })
    expect(decidedAfter(6)).toMatchObject({ wasReplaced: false })
  })

  test('the outcome of an appeal holds until a later ruling is in force', () => {
    const rulings = [ruling(1, 1, { supersededBy: 2 }), ruling(2, 5, { decision: 'dismissed' })]
    expect(appealOutcome(incident({ rulings, appeals: [appeal] }))).toBe('overturned')
    const [first, second] = rulings as [Ruling, Ruling]
    const later = [first, { ...second, supersededBy: 3 }, ruling(3, 7)]
    expect(appealOutcome(incident({ rulings: later, appeals: [appeal] }))).toBe(null)
    expect(
      appealOutcome(
        incident({ rulings: [...later.slice(0, 1), second, ruling(3, 7, { takenBack: { by: 'Ann', at: at(8) } })], appeals: [appeal] }),
      ),
    ).toBe('overturned')
  })

  test('a penalty cancelled alone is an item of its own; one cancelled with its ruling is not', () => {
    const cancelled = { by: 'Hugo', at: at(3), reason: 'wrong player' }
    expect(historyOf(incident({ rulings: [ruling(1, 1, { cancelled })] }), []).map(({ kind }) => kind)).toEqual([
      'opened',
      'ruling',
      'cancelled',
    ])
  })

  test('a ruling whose record changed says so, and who reviewed it', () => {
    expect(historyOf(incident({ rulings: [ruling(1, 1)], reviewed: [reviewed] }), [review]).map(({ kind }) => kind)).toEqual([
      'opened',
      'ruling',
      'changed',
      'looked',
    ])
  })

  test('an undone review remains, marked with the referee who undid it, before the review that followed', () => {
    const takenBack = { by: 'Marta', at: at(5) }
    const both = [
      { ...reviewed, takenBack },
      { ...reviewed, id: 22, at: at(6) },
    ]
    const items = historyOf(incident({ rulings: [ruling(1, 1)], reviewed: both }), [review])
    expect(items.map(({ kind, takenBack }) => [kind, takenBack])).toEqual([
      ['opened', null],
      ['ruling', null],
      ['changed', null],
      ['looked', takenBack],
      ['looked', null],
    ])
  })

  test('undo asks first if it would revert a signed ruling, also one on appeal', () => {
    expect(lastIsRuling(historyOf(incident({ rulings: [ruling(1, 1)] }), []))).toBe(true)
    expect(lastIsRuling(historyOf(incident({ rulings: [ruling(1, 1)], statements: [statement] }), []))).toBe(false)
    expect(lastIsRuling(historyOf(incident({ rulings: [ruling(1, 1), ruling(2, 5)], appeals: [appeal] }), []))).toBe(true)
    const looked = incident({ rulings: [ruling(1, 1)], reviewed: [reviewed] })
    expect(lastIsRuling(historyOf(looked, [review])), 'the review goes first').toBe(false)
    expect(lastIsRuling(historyOf({ ...looked, reviewed: [] }, [review]))).toBe(true)
  })

  test('the ruling in force is the newest that was neither superseded nor undone', () => {
    const back = { by: 'Marta', at: at(9) }
    expect(
      rulingInForce(incident({ rulings: [ruling(1, 1, { supersededBy: 2 }), ruling(2, 2), ruling(3, 3, { takenBack: back })] }))?.id,
    ).toBe(2)
  })
})
