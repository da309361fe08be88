import { expect, test } from 'vitest'
import { likelyPlayers, readPerson } from '../../../../renderer/ui/fields/read-person.ts'

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
