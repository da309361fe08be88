import { describe, expect, test } from 'vitest'
import type { Review } from '../../desk/contract/reviews.ts'
import type { Incident, LedgerRow, Ruling } from '../../desk/contract/rulings.ts'
import { addressOf, filterIn } from '../../renderer/incidents/address.ts'
import { choicesIn, facetsOfPenalty, filtered, NO_FILTER } from '../../renderer/incidents/filter.ts'
import { appealOutcome, historyOf, lastIsRuling, standingRuling } from '../../renderer/incidents/history.ts'
import { sumOf, sumsBy } from '../../renderer/penalties/sums.ts'

const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 21, 12, minute))

const ruling = (id: number, minute: number, more: Partial<Ruling> = {}): Ruling => ({
  id,
  ref: `d:${id}`,
  finding: null,
  rule: 'conduct.wall',
  rules: { id: 'wrc-2015', edition: '2015' },
  sections: [],
  player: 'Ann',
  decision: 'upheld',
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
  ruling: 1,
  appealedBy: 'Ann',
  grounds: 'unfair',
  notedBy: 'Marta',
  at: at(4),
  decided: { outcome: 'overturned', reason: 'uneven', by: 'Jury', at: at(5), ruling: 2 },
  takenBack: null,
} as const

describe('the history of an incident', () => {
  test('steps ticked in a row by one person are one line; another person, a note between them or an undo parts them', () => {
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

  test('is in the order in which things were written down; a ruling that came of an appeal stands in its decision', () => {
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

  test('what came of an appeal holds until a later ruling stands', () => {
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

  test('a penalty that was cancelled by itself is an entry of its own, one that went with its ruling is not', () => {
    const cancelled = { by: 'Hugo', at: at(3), reason: 'wrong player' }
    expect(historyOf(incident({ rulings: [ruling(1, 1, { cancelled })] }), []).map(({ kind }) => kind)).toEqual([
      'opened',
      'ruling',
      'cancelled',
    ])
  })

  test('a ruling whose record changed says so, and who has looked', () => {
    const review = { id: 1, ruling: 1, at: at(3), looked: { by: 'Hugo', at: at(4), reason: 'typing error' }, state: 'stands' } as Review
    expect(historyOf(incident({ rulings: [ruling(1, 1)] }), [review]).map(({ kind }) => kind)).toEqual([
      'opened',
      'ruling',
      'changed',
      'looked',
    ])
  })

  test('undo asks first where the last thing is a signed ruling, also one of an appeal', () => {
    expect(lastIsRuling(historyOf(incident({ rulings: [ruling(1, 1)] }), []))).toBe(true)
    expect(lastIsRuling(historyOf(incident({ rulings: [ruling(1, 1)], statements: [statement] }), []))).toBe(false)
    expect(lastIsRuling(historyOf(incident({ rulings: [ruling(1, 1), ruling(2, 5)], appeals: [appeal] }), []))).toBe(true)
  })

  test('the ruling in force is the newest that nothing superseded and nobody took back', () => {
    const back = { by: 'Marta', at: at(9) }
    expect(
      standingRuling(incident({ rulings: [ruling(1, 1, { supersededBy: 2 }), ruling(2, 2), ruling(3, 3, { takenBack: back })] }))?.id,
    ).toBe(2)
  })
})

describe('a list that is narrowed', () => {
  const row = (more: Partial<LedgerRow>): LedgerRow =>
    ({
      player: 'Ann',
      seat: null,
      rule: 'conduct.wall',
      round: 1,
      table: '7',
      by: 'Marta',
      reason: '',
      cancelled: null,
      stands: true,
      ...more,
    }) as LedgerRow
  const all = [
    row({ id: 1, player: 'Inès Moreau' }),
    row({ id: 2, by: 'Hugo', reason: 'Late again', round: 2 }),
    row({ id: 3, rule: 'conduct.late', table: '12', reason: 'A tile on the floor', stands: false }),
  ]
  const found = (filter: Partial<typeof NO_FILTER>) =>
    filtered(
      all,
      { ...NO_FILTER, ...filter },
      { facets: facetsOfPenalty, also: ({ id }) => (id === 2 ? ['Wall or tiles disturbed'] : []) },
    ).map(({ id }) => id)
  test.each([
    ['nothing asked', {}, [1, 2, 3]],
    ['a name without its accents', { text: 'ines moreau' }, [1]],
    ['two words, wherever they stand', { text: 'floor tile' }, [3]],
    ['a reason', { text: 'LATE again' }, [2]],
    ['the rule by its name', { text: 'disturbed' }, [2]],
    ['what nobody said', { text: 'floor again' }, []],
    ['a round', { round: '2' }, [2]],
    ['a table', { table: '12' }, [3]],
    ['a player', { player: 'Inès Moreau' }, [1]],
    ['a referee', { referee: 'Hugo' }, [2]],
    ['a rule', { rule: 'conduct.wall' }, [1, 2]],
    ['what stands', { only: true }, [1, 2]],
    ['two filters at once', { round: '1', text: 'ann' }, [3]],
  ])('%s', (_, filter, ids) => expect(found(filter)).toEqual(ids))
  test('only what there is can be chosen, numbers in their order', () =>
    expect(choicesIn(all, facetsOfPenalty)).toMatchObject({ table: ['7', '12'], round: ['1', '2'], referee: ['Hugo', 'Marta'] }))

  test.each([
    ['words and a state', { text: 'sleeve wall', state: 'open' }],
    ['signs that mean something in an address', { text: '#?/&=%+ "é" 100%25', player: 'Ann & Bo / 50%' }],
    ['Japanese', { text: '手牌', table: '三' }],
    ['all of them', { round: '2', table: '7', referee: 'Marta', rule: 'claim.order', only: true }],
    ['none', {}],
  ])('a filter in the address comes back as it was: %s', (_, named) => {
    const filter = { ...NO_FILTER, ...named }
    const url = new URL('http://127.0.0.1/')
    url.hash = addressOf(filter)
    expect(filterIn(url.hash) ?? NO_FILTER).toEqual(filter)
  })
  test('what an address says that no filter knows narrows nothing', () =>
    expect(filterIn('#/incidents/colour=red&only=perhaps&state=open')).toEqual({ ...NO_FILTER, state: 'open' }))
})

describe('the ledger', () => {
  const row = (more: Partial<LedgerRow>): LedgerRow =>
    ({
      player: 'Ann',
      seat: null,
      rule: 'conduct.late',
      round: 1,
      table: '7',
      by: 'Marta',
      penalty: { kind: 'notice' },
      worth: null,
      stands: true,
      ...more,
    }) as LedgerRow
  const rows = [
    row({ penalty: { kind: 'points', amount: 2000, unit: 'table' }, worth: { amount: 2000, unit: 'table' } }),
    row({ penalty: { kind: 'chombo' }, worth: { amount: 20, unit: 'tournament' }, by: 'Hugo', round: 2 }),
    row({ player: 'Bo', penalty: { kind: 'chombo' } }),
    row({ player: 'Bo', penalty: { kind: 'points', amount: 9000, unit: 'table' }, worth: { amount: 9000, unit: 'table' }, stands: false }),
  ]
  test('sums what stands, each unit for itself, and says how many have no fixed worth', () =>
    expect(sumOf('', rows)).toMatchObject({ penalties: 3, chombos: 2, table: 2000, tournament: 20, open: 1 }))
  test.each([
    ['player', ['Ann 2', 'Bo 1']],
    ['round', ['1 2', '2 1']],
    ['referee', ['Marta 2', 'Hugo 1']],
    ['rule', ['conduct.late 3']],
  ] as const)('by %s', (by, expected) => expect(sumsBy(rows, by).map(({ key, penalties }) => `${key} ${penalties}`)).toEqual(expected))
})
