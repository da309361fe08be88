import { describe, expect, test } from 'vitest'
import { changeEntry, EMPTY_ENTRY, type EntryAction, type EntryState, enterMeaning } from '../../../../renderer/record/entry/entry-state.ts'
import { tableView } from './a-view.ts'

const entry = (part: Partial<EntryState>): EntryState => ({ ...EMPTY_ENTRY, ...part })

describe('the entry line', () => {
  test.each<readonly [string, Partial<EntryState>, EntryAction, Partial<EntryState>]>([
    ['typing', { text: 'E' }, { do: 'type', text: 'E d' }, { text: 'E d' }],
    ['a seat may be typed small', {}, { do: 'type', text: 's draw' }, { text: 'S draw' }],
    [
      'typing ends the completion, the error and the notes',
      { text: 'E', picked: 2, entered: true, logged: true, empty: true },
      { do: 'type', text: 'E d' },
      { text: 'E d' },
    ],
    ['fast mode stays off while a line is typed', { text: '@', typing: true }, { do: 'type', text: '@h' }, { text: '@h', typing: true }],
    ['a line that is begun switches fast mode off', {}, { do: 'begin', text: '!' }, { text: '!', typing: true }],
    ['an entered line leaves nothing', { text: 'E draw', typing: true, picked: 1, empty: true }, { do: 'clear' }, {}],
    ['a logged incident leaves its note', { text: '! late', typing: true }, { do: 'logged' }, { logged: true }],
    [
      'a line that does not read stays',
      { text: 'E dr', picked: 1 },
      { do: 'misread', line: 'E dx' },
      { text: 'E dx', picked: 1, entered: true },
    ],
    ['the discard of the drawn tile', {}, { do: 'drawn', text: 'N discard ' }, { text: 'N discard ', drawn: true }],
    [
      'its tile is the drawn one while it is typed',
      { text: 'N discard ', drawn: true },
      { do: 'type', text: 'N discard 4z' },
      { text: 'N discard 4z', drawn: true },
    ],
    ['but not another line in its place', { text: 'N discard ', drawn: true }, { do: 'type', text: 'N' }, { text: 'N' }],
    ['a refused line comes back', {}, { do: 'refused', line: 'E draw' }, { text: 'E draw', entered: true }],
    ['but not over the next one', { text: 'S' }, { do: 'refused', line: 'E draw' }, { text: 'S', entered: true }],
    ['the next completion', {}, { do: 'pick', by: 1, rows: 3 }, { picked: 1 }],
    ['the last completion stays', { picked: 2 }, { do: 'pick', by: 1, rows: 3 }, { picked: 2 }],
    ['the first completion stays', {}, { do: 'pick', by: -1, rows: 3 }, {}],
    ['no completion', {}, { do: 'pick', by: 1, rows: 0 }, {}],
    ['Enter with nothing typed', { logged: true }, { do: 'empty', shown: true }, { logged: true, empty: true }],
    ['another key afterwards', { empty: true }, { do: 'empty', shown: false }, {}],
  ])('%s', (_, before, action, after) => expect(changeEntry(entry(before), action)).toEqual(entry(after)))
})

describe('Enter', () => {
  const view = tableView({ turn: { seat: 'S', due: 'draw' } })
  const enter = (part: Partial<EntryState>): unknown => {
    const meant = enterMeaning(entry(part), true)
    return meant.do === 'enter' ? { line: meant.lineAt(view), isWhole: meant.isWhole } : meant
  }
  test.each<readonly [string, Partial<EntryState>, unknown]>([
    ['an incident', { text: ' !  late  ' }, { do: 'log', note: 'late' }],
    ['an incident without a note', { text: '!' }, { do: 'log', note: '' }],
    ['nothing typed', { text: '  ' }, { do: 'open' }],
    ['nothing typed, and the act that is due selected', { picked: 1 }, { line: expect.any(String) as string, isWhole: false }],
    ['a whole line', { text: 'S draw 5p' }, { line: 'S draw 5p', isWhole: true }],
    ['the drawn tile, by its key', { text: 'S discard 4z', drawn: true }, { line: 'S discard 4z drawn', isWhole: true }],
    ['the drawn tile, turned', { text: 'S discard 4z rotated', drawn: true }, { line: 'S discard 4z rotated drawn', isWhole: true }],
    ['another source than its key said', { text: 'S discard 4z hand', drawn: true }, { line: 'S discard 4z hand', isWhole: true }],
    ['a word begun', { text: 'S dra' }, { line: 'S draw', isWhole: false }],
    ['a line that does not read', { text: 'S frobnicates' }, { line: 'S frobnicates', isWhole: false }],
  ])('%s', (_, state, meant) => expect(enter(state)).toEqual(meant))
})
