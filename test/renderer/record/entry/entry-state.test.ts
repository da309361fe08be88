import { describe, expect, test } from 'vitest'
import {
  changeEntry,
  draftOf,
  EMPTY_ENTRY,
  type EntryAction,
  type EntryState,
  enterMeaning,
  entryOfDraft,
  partRefused,
} from '../../../../renderer/record/entry/entry-state.ts'
import { tableView } from '../../../engine/table/a-view.ts'

const begun = { line: 'N discard ', whole: false, drawn: true } as const
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
    ['the discard of the drawn tile', { awaits: true }, { do: 'due', discard: begun }, { text: 'N discard ', drawn: true }],
    [
      'its tile, typed before the line was begun',
      { text: '4', awaits: true },
      { do: 'due', discard: begun },
      { text: 'N discard 4', drawn: true },
    ],
    ['the whole line, typed before', { text: 'N dis', awaits: true }, { do: 'due', discard: begun }, { text: 'N dis', drawn: true }],
    ['another line, typed meanwhile', { text: 'W call pon', awaits: true }, { do: 'due', discard: begun }, { text: 'W call pon' }],
    ['a note, typed meanwhile', { text: '! noise', awaits: true }, { do: 'due', discard: begun }, { text: '! noise' }],
    ['its tile was entered before', { text: 'E' }, { do: 'due', discard: begun }, { text: 'E' }],
    ['its tile was known', { text: 'E', awaits: true }, { do: 'due', discard: { ...begun, whole: true } }, { text: 'E' }],
    ['no discard was due', { text: 'E', awaits: true }, { do: 'due', discard: null }, { text: 'E' }],
    [
      'a line was refused before',
      { text: 'E drwa', entered: true, awaits: true },
      { do: 'due', discard: begun },
      { ahead: ['E drwa', '.'] },
    ],
    ['it is still awaited while its tile is typed', { awaits: true }, { do: 'type', text: '4' }, { text: '4', awaits: true }],
    ['but not after another key', { awaits: true }, { do: 'await', on: false }, {}],
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

describe('a person who types on after a refused line', () => {
  /** The line after each letter of a text, and after each `⏎` as the screen answers it. */
  const typeOn = (from: Partial<EntryState>, typed: string): EntryState => {
    let state = entry(from)
    for (const letter of typed) {
      const parted = letter === '⏎' ? partRefused(state) : null
      if (letter !== '⏎') state = changeEntry(state, { do: 'type', text: state.text + letter })
      else if (parted) state = parted
      else if (state.ahead.length > 0) state = changeEntry(state, { do: 'hold', line: state.text })
      else state = changeEntry(state, { do: 'misread', line: state.text })
    }
    return state
  }
  test.each<readonly [string, string, readonly string[], string]>([
    ['the next line is a line of its own', 'E discrad 5p⏎S', ['E discrad 5p'], 'S'],
    ['also one in small letters', 'E discrad 5p⏎s dr', ['E discrad 5p'], 'S dr'],
    [
      'what is entered then waits for the refused line',
      'E discrad 5p⏎S draw⏎S discard 3p⏎W',
      ['E discrad 5p', 'S draw', 'S discard 3p'],
      'W',
    ],
    ['also what does not read itself', 'E discrad 5p⏎S drwa⏎', ['E discrad 5p', 'S drwa'], ''],
    ['a header', 'E discrad 5p⏎@h', ['E discrad 5p'], '@h'],
    ['the key that discards the drawn tile', 'E discrad 5p⏎.W', ['E discrad 5p', '.'], 'W'],
    ['a tile that was forgotten completes the line', 'E discard ⏎5p', [], 'E discard 5p'],
    ['so do the rest of a tile, and of a word', 'E discard 5⏎p', [], 'E discard 5p'],
    ['a seat begins another line', 'E discard 5⏎S dr', ['E discard 5'], 'S dr'],
    ['a suit is none', 'E discard 5⏎s dr', [], 'E discard 5s dr'],
    ['but at Enter the two are parted', 'E discard 5⏎s draw⏎', ['E discard 5', 'S draw'], ''],
    ['a word added at its end belongs to it', 'E discrad 5p⏎ rotated', [], 'E discrad 5p rotated'],
    ['a tile after one that is none is a line of its own', '9z⏎3', ['9z'], '3'],
    ['also after one without its suit', '5⏎3z⏎2m⏎8p', ['5', '3z', '2m'], '8p'],
    ['whose suit alone completes it', '5⏎z', [], '5z'],
    ['the key that discards the drawn tile, after such a tile', '5⏎.W', ['5', '.'], 'W'],
    ['a tile after a line that lacks its suit, at Enter', 'E discard 9⏎3z⏎', ['E discard 9', '3z'], ''],
  ])('%s', (_, typed, ahead, text) => expect(typeOn({}, typed)).toMatchObject({ ahead, text }))

  test('nothing is read as another line while the refused one is corrected', () => {
    const state = changeEntry(entry({ text: 'E discrad 5p', entered: true }), { do: 'type', text: 'E disc 5p' })
    expect(typeOn(state, ' rotated')).toMatchObject({ ahead: [], text: 'E disc 5p rotated' })
  })

  const held: Partial<EntryState> = { ahead: ['E discrad 5p', 'S draw'], text: 'S dis' }
  test('the refused line comes back to be corrected, with those after it in their order', () => {
    expect(changeEntry(entry(held), { do: 'recall' })).toEqual(entry({ text: 'E discrad 5p', entered: true, later: ['S draw', 'S dis'] }))
  })
  test('typing on again puts the new line after those', () => {
    const back = changeEntry(entry(held), { do: 'recall' })
    expect(typeOn(back, 'W')).toMatchObject({ ahead: ['E discrad 5p', 'S draw', 'S dis'], text: 'W', later: [] })
  })
  test.each<readonly [string, Partial<EntryState>, EntryAction, Partial<EntryState>]>([
    ['the newest line comes back', { ...held, text: '' }, { do: 'unhold' }, { ahead: ['E discrad 5p'], text: 'S draw' }],
    ['and at last the refused one', { ahead: ['E drwa'] }, { do: 'unhold' }, { text: 'E drwa', entered: true }],
    [
      'a line that the desk refuses meanwhile is not put before them',
      { ...held, text: '' },
      { do: 'refused', line: 'E draw' },
      { ...held, text: '' },
    ],
    ['an incident drops none of them', { ...held, text: '!' }, { do: 'logged' }, { ...held, text: '', logged: true }],
    ['nor does a line that is dropped', held, { do: 'clear' }, { ...held, text: '' }],
    [
      'the next of them',
      { text: 'x', later: ['a'] },
      { do: 'resume', lines: ['S drwa', 'S'] },
      { text: 'S drwa', entered: true, later: ['S'] },
    ],
    ['none is left', { text: 'x', typing: true, later: ['a'] }, { do: 'resume', lines: [] }, {}],
    [
      'those that could be entered only late come before what is typed meanwhile',
      { text: 'E', later: ['b'] },
      { do: 'before', lines: ['S discard ', 'a'], drawn: true },
      { text: 'S discard ', drawn: true, entered: true, later: ['a', 'E', 'b'] },
    ],
    ['fast mode stays off', { ...held, typing: true }, { do: 'clear' }, { ...held, text: '', typing: true }],
  ])('%s', (_, before, action, after) => expect(changeEntry(entry(before), action)).toEqual(entry(after)))

  test('a reload keeps them all', () => {
    expect(draftOf(entry(held))).toBe('E discrad 5p\nS draw\nS dis')
    expect(entryOfDraft(draftOf(entry(held)))).toEqual(
      entry({ text: 'E discrad 5p', entered: true, typing: true, later: ['S draw', 'S dis'] }),
    )
    expect(entryOfDraft('S dr')).toEqual(entry({ text: 'S dr' }))
  })

  test('what is typed behind lines of before the screen had come goes on with the newest of them', () => {
    const ahead = entryOfDraft('E discard 1z\nS draw 3p\nS dis')
    const goOn = (text: string, from = ahead) => changeEntry(from, { do: 'go-on', text })
    expect(goOn('E discard 1zcard 5s')).toEqual({ ...ahead, later: ['S draw 3p', 'S discard 5s'] })
    expect(goOn('E discard 1')).toEqual({ ...ahead, later: ['S draw 3p', 'S di'] })
    expect(goOn('E discard 1', entryOfDraft('E discard 1z\n')).text, 'nothing is begun: the line itself is corrected').toBe('E discard 1')
    expect(goOn('E disc 1z').text, 'another change of the line').toBe('E disc 1z')
  })
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

  test.each([
    ['its tile, where the discard is due by then', 'S', '4z', 'S discard 4z drawn'],
    ['the whole line', 'S', 'S discard 4z', 'S discard 4z drawn'],
    ['another line, where it was made', null, 'W draw 4z', 'W draw 4z'],
  ] as const)('on the awaited discard of the drawn tile: %s', (_, seat, text, line) => {
    const at = tableView({ turn: seat && { seat, due: 'discard' } })
    const meant = enterMeaning(entry({ text, awaits: true }), true)
    const seats = { ...at.seats, S: { ...at.seats.S, drawn: '?' as const } }
    expect(meant.do === 'enter' && meant.lineAt({ ...at, seats })).toBe(line)
  })
})
