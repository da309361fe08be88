import { expect, test } from 'vitest'
import { labelOf, likelyPlayers, namesakes, readPerson } from '../../../../renderer/ui/fields/read-person.ts'

const player = (id: string, number: number, name: string) => ({ id, number, name, country: '', withdrawn: false })
const PLAYERS = [
  player('a', 1, 'Benoît Garnier'),
  player('b', 2, 'Zofia Wiśniewska'),
  player('c', 3, 'Anna Garcia'),
  player('d', 4, 'Anna Gallo'),
]

test.each([
  ['Benoît Garnier', 'a'],
  ['benoit garnier', 'a'],
  ['Zofia Wisniewska', 'b'],
  ['3', 'c'],
  ['Garnier', undefined],
  ['zzzz', undefined],
])('“%s” is the registered player %s', (text, id) => expect(readPerson(text, PLAYERS).id).toBe(id))

test.each([
  ['Garnier', ['a']],
  ['wisniewska', ['b']],
  ['gar', ['a', 'c']],
  ['anna ga', ['c', 'd']],
  ['zzzz', []],
  ['', []],
])('“%s” can mean %j', (text, ids) => expect(likelyPlayers(text, PLAYERS).map(({ id }) => id)).toEqual(ids))

test('two registered people of one name: the text means one of them, and they are offered with number and country', () => {
  const john = (id: string, number: number | null, country: string) => ({ id, number, name: 'John Smith', country, withdrawn: false })
  const all = [...PLAYERS, john('gb', 19, 'GB'), john('ie', 34, 'IE'), john('none', null, 'FR')]
  const labels = namesakes('john smith', all).map((one) => labelOf(one, all))
  expect(labels).toEqual(['John Smith (19, GB)', 'John Smith (34, IE)', 'John Smith (FR)'])
  expect(labels.map((label) => readPerson(label, all).id)).toEqual(['gb', 'ie', 'none'])
  expect([...labels, '34', 'Anna Garcia', 'zzzz', ''].flatMap((text) => namesakes(text, all))).toEqual([])
})
