import { describe, expect, test } from 'vitest'
import { type ActionId, DEFAULT_KEYS } from '../../../renderer/keys/actions.ts'
import { bindingsOf, readChanges, withKeyChanged } from '../../../renderer/keys/bindings.ts'
import { FAST_KEYS, type FastKey } from '../../../renderer/keys/fast-keys.ts'
import { isPhysicalKey, keyLabel, layoutTyped, likelyLayout, physicalKey } from '../../../renderer/keys/physical-keys.ts'
import { chordOf, chordWords } from '../../../renderer/ui/chord-words.ts'
import { labelIn } from '../../../renderer/ui/key-label.ts'

/** Layouts as a browser reports them: the letter on each physical key. */
const TOLD = {
  qwerty: new Map([
    ['KeyQ', 'q'],
    ['KeyY', 'y'],
    ['Semicolon', ';'],
  ]),
  azerty: new Map([
    ['KeyQ', 'a'],
    ['KeyY', 'y'],
    ['Semicolon', 'm'],
    ['Digit4', "'"],
  ]),
  qwertz: new Map([
    ['KeyQ', 'q'],
    ['KeyY', 'z'],
    ['Semicolon', 'ö'],
  ]),
} as const

describe('keys go by their place: the same on every keyboard, whatever letter is on it', () => {
  const onKey = (key: FastKey) =>
    (['qwerty', 'azerty', 'qwertz'] as const).map((layout) => keyLabel(FAST_KEYS[key], null, layout)).join(' ')
  test.each<[FastKey, string]>([
    ['n5', '5 5 5'],
    ['m', 'A Q A'],
    ['p', 'S S S'],
    ['z', 'F F F'],
    ['due', 'Space Space Space'],
    ['riichi', 'Q A Q'],
    ['tsumo', 'W Z W'],
    ['player', 'Y Y Z'],
    ['putBack', 'Z W Y'],
    ['pon.N', 'P P P'],
    ['chii.N', '; M Ö'],
    ['ron.E', 'M , M'],
    ['ron.S', ', ; ,'],
    ['ron.N', '/ ! -'],
    ['take', "' Ù Ä"],
    ['slow', '- ) ß'],
    ['retract', '\\ * #'],
    ['touch', '< < <'],
    ['line', '] $ +'],
  ])('%s', (key, letters) => expect(onKey(key)).toBe(letters))

  test('no two acts on one key', () => expect(new Set(Object.values(FAST_KEYS)).size).toBe(Object.keys(FAST_KEYS).length))
  test('none on a key that is a dead accent on one of them', () => {
    const dead = ['BracketLeft', 'Equal', 'Backquote']
    expect(Object.values(FAST_KEYS).filter((code) => dead.includes(code))).toEqual([])
  })
  test('the number pad is the numbers again', () =>
    expect(['Numpad7', 'Digit7', 'NumpadAdd'].map(physicalKey)).toEqual(['Digit7', 'Digit7', 'NumpadAdd']))
  test('a sign of the number pad may take one, a function key not: the screen uses those', () =>
    expect([isPhysicalKey('NumpadAdd'), keyLabel('NumpadAdd', null, 'azerty'), isPhysicalKey('F8')]).toEqual([true, 'Num +', false]))
  test('all of them are places', () => expect(Object.values(FAST_KEYS).filter((code) => !isPhysicalKey(code))).toEqual([]))
  test('what the browser tells goes before the layout; a number is called by its number', () =>
    expect([keyLabel('Semicolon', TOLD.azerty, 'qwerty'), keyLabel('Digit4', TOLD.azerty, 'qwerty')]).toEqual(['M', '4']))
  test.each([
    ['told: AZERTY', TOLD.azerty, 'en', 'azerty'],
    ['told: QWERTZ', TOLD.qwertz, 'fr', 'qwertz'],
    ['told: QWERTY', TOLD.qwerty, 'fr', 'qwerty'],
    ['not told, a reader of French', null, 'fr-FR', 'azerty'],
    ['not told, a reader of French in Canada', null, 'fr-CA', 'qwerty'],
    ['not told, a reader of French in Switzerland', null, 'fr-CH', 'qwertz'],
    ['not told, a reader of German', null, 'de', 'qwertz'],
    ['not told, a reader of English', null, 'en-GB', 'qwerty'],
  ] as const)('%s', (_, told, language, layout) => expect(likelyLayout(told, language)).toBe(layout))
  test.each([
    ['KeyQ', 'a', 'qwerty', 'azerty'],
    ['KeyW', 'Z', 'qwertz', 'azerty'],
    ['Semicolon', 'm', 'qwerty', 'azerty'],
    ['KeyY', 'z', 'azerty', 'qwertz'],
    ['KeyQ', 'q', 'azerty', 'qwerty'],
    ['KeyE', 'e', 'qwertz', 'qwertz'],
    ['KeyQ', 'ж', 'qwerty', undefined],
  ] as const)('%s that types %s, on what was supposed to be %s: %s', (code, key, supposed, layout) =>
    expect(layoutTyped(code, key, supposed)).toBe(layout),
  )
})

describe('a key can be changed', () => {
  const none = new Map<ActionId, string>()
  test('in the beginning no two acts of one place share a key', () =>
    expect([...DEFAULT_KEYS].filter(([id, key]) => bindingsOf(none).usedBy(id, key) !== null)).toEqual([]))
  test('to a free one', () => expect(bindingsOf(withKeyChanged(none, 'table.turn', 't')).keyOf('table.turn')).toBe('t'))
  test('what has the key already is named, and gets the one that becomes free', () => {
    expect(bindingsOf(none).usedBy('fast.riichi', 'KeyW')).toBe('fast.tsumo')
    const after = bindingsOf(withKeyChanged(none, 'fast.riichi', 'KeyW'))
    expect([after.keyOf('fast.riichi'), after.keyOf('fast.tsumo')]).toEqual(['KeyW', 'KeyQ'])
  })
  test('back to what it was: nothing is changed any more', () =>
    expect(withKeyChanged(withKeyChanged(none, 'table.turn', 't'), 'table.turn', 'b').size).toBe(0))
  test('one letter may do something else on another screen', () => expect(bindingsOf(none).usedBy('ruling.later', 'b')).toBeNull())
  test.each([
    ['what was kept', '{"table.turn":"t"}', [['table.turn', 't']]],
    ['what this version does not know', '{"table.dance":"t","table.turn":4}', []],
    ['what does not read', '{', []],
  ])('%s', (_, word, read) => expect([...readChanges(word)]).toEqual(read))
})

describe('keys as they are written', () => {
  const press = (key: string, held: object = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held })
  test.each([
    [press('z', { ctrlKey: true }), 'Control+z', 'Ctrl Z'],
    [press('z', { metaKey: true }), 'Control+z', 'Ctrl Z'],
    [press(' '), ' ', 'Space'],
    [press('b'), 'b', 'b'],
    [press('B', { shiftKey: true }), 'B', 'Shift B'],
    // with Caps Lock
    [press('B'), 'b', 'b'],
    [press('b', { shiftKey: true }), 'B', 'Shift B'],
    [press('Z', { ctrlKey: true }), 'Control+z', 'Ctrl Z'],
    [press('ArrowUp'), 'ArrowUp', '↑'],
    [press('+'), '+', '+'],
  ])('%o', (event, chord, words) => expect([chordOf(event), chordWords(chordOf(event)).join(' ')]).toEqual([chord, words]))

  test.each([
    ['Enter', 'Entrée'],
    ['Ctrl Enter', 'Ctrl Entrée'],
    ['PgDn', 'PgSuiv'],
    ['b', 'b'],
  ])('%s as a French keyboard has it', (label, french) => expect([labelIn(label, 'en'), labelIn(label, 'fr')]).toEqual([label, french]))
})
