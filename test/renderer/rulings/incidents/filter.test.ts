import { describe, expect, test } from 'vitest'
import type { LedgerRow } from '../../../../desk/contract/penalties.ts'
import { filterIn, incidentsAddress } from '../../../../renderer/rulings/incidents/address.ts'
import { facetsOfOpen, filterChoices, filterRows, NO_FILTER } from '../../../../renderer/rulings/incidents/filter.ts'
import type { OpenFinding } from '../../../../renderer/rulings/incidents/open-finding-row.tsx'
import { facetsOfPenalty } from '../../../../renderer/rulings/penalties/facets.ts'

describe('a filtered list', () => {
  const row = (more: Partial<LedgerRow>): LedgerRow =>
    ({
      player: 'Ann',
      seat: null,
      rule: 'conduct.wall',
      round: 1,
      table: '7',
      by: 'Marta',
      penalty: { kind: 'notice' },
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
    ['no filter', {}, [1, 2, 3]],
    ['a name without its accents', { text: 'ines moreau' }, [1]],
    ['two words in any place', { text: 'floor tile' }, [3]],
    ['a reason', { text: 'LATE again' }, [2]],
    ['the rule by its name', { text: 'disturbed' }, [2]],
    ['a table by its name', { text: 'table 7' }, [1, 2]],
    ['a table that another begins with', { text: 'table 1' }, []],
    ['a round as it is shown, and a name', { text: 'R1 moreau' }, [1]],
    ['a round in French', { text: 'ronde 2' }, [2]],
    ['what people say of the rule', { text: 'not at the table' }, []],
    ['what people say of another', { text: 'arrived late' }, [3]],
    ['words that do not occur', { text: 'floor again' }, []],
    ['a round', { round: '2' }, [2]],
    ['a table', { table: '12' }, [3]],
    ['a player', { player: 'Inès Moreau' }, [1]],
    ['a referee', { referee: 'Hugo' }, [2]],
    ['a rule', { rule: 'conduct.wall' }, [1, 2]],
    ['only penalties in force', { only: true }, [1, 2]],
    ['two filters at once', { round: '1', text: 'ann' }, [3]],
  ])('%s', (_, filter, ids) => expect(found(filter)).toEqual(ids))
  test('a finding that is still open is found by its player, who can be chosen', () => {
    const open = (player: string | null): OpenFinding =>
      ({ table: { name: '2', round: 1 }, first: { finding: { rule: 'win.laid-tile' }, player }, count: 1 }) as OpenFinding
    const both = [open('Göran Nyström'), open(null)]
    const find = (filter: Partial<typeof NO_FILTER>) =>
      filterRows(both, { ...NO_FILTER, ...filter }, { facets: facetsOfOpen, also: () => [] })
    expect(find({ text: 'nystrom' })).toEqual([both[0]])
    expect(find({ player: 'Göran Nyström' })).toEqual([both[0]])
    expect(filterChoices(both, facetsOfOpen).player).toEqual(['Göran Nyström'])
  })
  test('filters offer only values that occur, numbers in numeric order', () =>
    expect(filterChoices(all, facetsOfPenalty)).toMatchObject({ table: ['7', '12'], round: ['1', '2'], referee: ['Hugo', 'Marta'] }))

  test.each([
    ['words and a state', { text: 'sleeve wall', state: 'open' }],
    ['characters with a meaning in an address', { text: '#?/&=%+ "é" 100%25', player: 'Ann & Bo / 50%' }],
    ['Japanese', { text: '手牌', table: '三' }],
    ['all of them', { round: '2', table: '7', referee: 'Marta', rule: 'claim.order', only: true }],
    ['none', {}],
  ])('a filter survives the address: %s', (_, named) => {
    const filter = { ...NO_FILTER, ...named }
    const url = new URL('http://127.0.0.1/')
    url.hash = incidentsAddress(filter)
    expect(filterIn(url.hash) ?? NO_FILTER).toEqual(filter)
  })
  test('unknown values in an address are ignored', () =>
    expect(filterIn('#/incidents/colour=red&only=perhaps&state=open')).toEqual({ ...NO_FILTER, state: 'open' }))
})
