import { describe, expect, test } from 'vitest'
import type { LedgerRow } from '../../../../desk/contract/rulings.ts'
import { addressOf, filterIn } from '../../../../renderer/rulings/incidents/address.ts'
import { facetsOfPenalty, filterChoices, filterRows, NO_FILTER } from '../../../../renderer/rulings/incidents/filter.ts'

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
    filterRows(
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
    expect(filterChoices(all, facetsOfPenalty)).toMatchObject({ table: ['7', '12'], round: ['1', '2'], referee: ['Hugo', 'Marta'] }))

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
