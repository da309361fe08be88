import { describe, expect, test } from 'vitest'
import type { PlayerAtTable } from '../../../../desk/contract/people.ts'
import { bySeat } from '../../../../engine/model/seats.ts'
import { findTables } from '../../../../renderer/hall/command-line/find-tables.ts'
import { readCommand } from '../../../../renderer/hall/command-line/read-command.ts'
import { table } from '../../app-state/clock/table-summary.ts'

const player = (name: string, number: number | null = null): PlayerAtTable => ({ number, name, country: '' })

const seated = (east: PlayerAtTable) => ({ ...bySeat(() => null), E: east })

const tables = [
  table('1', { players: seated(player('Noda Aki', 7)) }),
  table('17'),
  table('7', { id: 'old' }),
  table('7', { id: 'new', round: 2, players: seated(player('Zofia Żółkiewska', 31)) }),
]

const ids = (typed: string, round?: number) => findTables(tables, typed, round).map(({ id }) => id)

describe('finding a table', () => {
  test('by its number, the newest round first', () => expect(ids('7').slice(0, 2)).toEqual(['new', 'old']))
  test('by its number, the displayed round first', () => expect(ids('7', 1)).toEqual(['old', 'new', '1']))
  test('with t before it', () => expect(ids('t 7')).toEqual(['new', 'old']))
  test('by a player’s number, after the table of that number', () => expect(ids('7', 1)[2]).toBe('1'))
  test('by a player’s number and nothing else', () => expect([ids('p 7'), ids('#31')]).toEqual([['1'], ['new']]))
  test('by a player’s name, without accents or capitals', () => expect(ids('zofia z')).toEqual(['new']))
  test('on a French keyboard without shift: è is 7', () => expect([ids('è'), ids('&è')]).toEqual([ids('7'), ids('17')]))
  test('an empty line: all tables', () => expect(ids(' ')).toHaveLength(4))
  test('no match: none', () => expect(ids('xyz')).toEqual([]))
})

describe('commands of the hall’s line', () => {
  const read = (line: string) => {
    const command = readCommand(line, tables, 1)
    const found = 'found' in command ? command.found[0]?.id : undefined
    return [command.kind, ...('minutes' in command ? [command.minutes] : []), ...(found === undefined ? [] : [found])]
  }
  test.each([
    ['7', ['open', 'old']],
    ['t 7', ['open', 'old']],
    // full-width, as a Japanese input method types them
    ['７', ['open', 'old']],
    ['！　７', ['incident', 'old']],
    ['＋５', ['extend', 5]],
    ['noda', ['open', '1']],
    ['n', ['next']],
    ['no', ['open', '1']],
    ['!7', ['incident', 'old']],
    ['! 17', ['incident', '17']],
    ['! zofia', ['incident', 'new']],
    ['!', ['incident']],
    ['+5', ['extend', 5]],
    ['+ 10', ['extend', 10]],
    ['+5 7', ['extra', 5, 'old']],
    ['+5 t 17', ['extra', 5, '17']],
    ['+0', ['open']],
    ['', ['nothing']],
  ])('%s', (line, expected) => expect(read(line)).toEqual(expected))

  test.each([
    ['!7 player N says E looked', 'old', 'player N says E looked'],
    ['! 17 words', '17', 'words'],
    ['!t 7 noda says so', 'old', 'noda says so'],
    ['!#31 words', 'new', 'words'],
    ['!è deux mots', 'old', 'deux mots'],
    // a name of two words is none with a note
    ['! noda aki', '1', ''],
    ['!7', 'old', ''],
  ])('%s: the words are the note of the incident', (line, table, note) => {
    expect(readCommand(line, tables, 1)).toMatchObject({ kind: 'incident', note })
    expect(read(line)).toEqual(['incident', table])
  })
  test('a new table with words', () =>
    expect(readCommand('!55 the wall fell', [], null)).toEqual({ kind: 'make', name: '55', incident: true, note: 'the wall fell' }))
})
