import { describe, expect, test } from 'vitest'
import { isKey, type PressedKey } from '../../../renderer/keys/is-key.ts'

type Held = 'Shift' | 'Control' | 'Alt' | 'Meta' | 'AltGraph' | 'CapsLock'

/** A key as a browser reports it: the sign typed, the place of the key, and what is held with it. */
const pressed = (key: string, code: string, ...held: readonly Held[]): PressedKey => ({
  key,
  code,
  shiftKey: held.includes('Shift'),
  ctrlKey: held.includes('Control'),
  altKey: held.includes('Alt'),
  metaKey: held.includes('Meta'),
  getModifierState: (name) => (held as readonly string[]).includes(name),
})

describe('a sign is the one typed, whatever keys it takes on a keyboard', () => {
  test.each<[string, PressedKey]>([
    ['?', pressed('?', 'Slash', 'Shift')],
    ['!', pressed('!', 'Digit1', 'Shift')],
    ['!', pressed('!', 'Slash')],
    ['+', pressed('+', 'Equal', 'Shift')],
    ['+', pressed('+', 'NumpadAdd')],
    ['/', pressed('/', 'Slash')],
    ['/', pressed('/', 'Period', 'Shift')],
    ['[', pressed('[', 'Digit5', 'AltGraph')],
    ['[', pressed('[', 'Digit5', 'AltGraph', 'Control', 'Alt')],
    [' ', pressed(' ', 'Space')],
  ])('%s: %o', (name, key) => expect(isKey(name, key)).toBe(true))

  test.each<[string, PressedKey]>([
    ['+', pressed('+', 'Equal', 'Control', 'Shift')],
    ['-', pressed('-', 'Minus', 'Control')],
    ['/', pressed('/', 'Slash', 'Alt')],
    ['?', pressed('/', 'Slash')],
    [' ', pressed('a', 'KeyA')],
  ])('not %s: %o', (name, key) => expect(isKey(name, key)).toBe(false))
})

describe('a number is also the key that has it on a French keyboard, where it takes Shift', () => {
  test.each<[string, PressedKey]>([
    ['1', pressed('1', 'Digit1')],
    ['1', pressed('&', 'Digit1')],
    ['1', pressed('1', 'Digit1', 'Shift')],
    ['1', pressed('1', 'Numpad1')],
    ['0', pressed('à', 'Digit0')],
  ])('%s: %o', (name, key) => expect(isKey(name, key)).toBe(true))

  test.each<[string, PressedKey]>([
    ['1', pressed('!', 'Digit1', 'Shift')],
    ['1', pressed('1', 'Digit1', 'Alt')],
    ['1', pressed('&', 'Digit1', 'Control')],
    ['2', pressed('&', 'Digit1')],
    ['5', pressed('[', 'Digit5', 'AltGraph')],
  ])('not %s: %o', (name, key) => expect(isKey(name, key)).toBe(false))
})

describe('a capital letter is the letter with Shift, and a small one the letter without', () => {
  test.each<[string, boolean, PressedKey]>([
    ['B', true, pressed('B', 'KeyB', 'Shift')],
    ['B', true, pressed('b', 'KeyB', 'Shift', 'CapsLock')],
    ['B', false, pressed('B', 'KeyB', 'CapsLock')],
    ['b', true, pressed('B', 'KeyB', 'CapsLock')],
    ['b', false, pressed('B', 'KeyB', 'Shift')],
    ['b', false, pressed('b', 'KeyB', 'Control')],
  ])('%s %s: %o', (name, matches, key) => expect(isKey(name, key)).toBe(matches))
})

test.each<[string, boolean, PressedKey]>([
  ['Control+Enter', true, pressed('Enter', 'Enter', 'Control')],
  ['Control+Digit1', true, pressed('&', 'Digit1', 'Control')],
  ['Control+Digit1', true, pressed('1', 'Digit1', 'Control', 'Shift')],
  ['Control+Digit1', false, pressed('!', 'Digit1', 'Control', 'Shift')],
  ['Alt+Digit5', true, pressed('(', 'Digit5', 'Alt')],
  // the right Alt key of a French keyboard, as Linux and Windows report it
  ['Alt+Digit5', false, pressed('[', 'Digit5', 'AltGraph')],
  ['Alt+Digit5', false, pressed('[', 'Digit5', 'AltGraph', 'Control', 'Alt')],
  ['Control+Digit5', false, pressed('[', 'Digit5', 'AltGraph', 'Control', 'Alt')],
  ['Alt+x', true, pressed('x', 'KeyX', 'Alt')],
  ['Alt+x', false, pressed('x', 'KeyX')],
  ['Alt+x', true, pressed('≈', 'KeyX', 'Alt')],
  ['Alt+n', true, pressed('Dead', 'KeyN', 'Alt', 'AltGraph')],
  ['Alt+x', false, pressed('ç', 'KeyC', 'Alt')],
  ['Alt+é', true, pressed('é', 'Digit2', 'Alt')],
  ['Alt+ArrowLeft', true, pressed('ArrowLeft', 'ArrowLeft', 'Alt')],
  ['Shift+F7', true, pressed('F7', 'F7', 'Shift')],
  ['Escape', false, pressed('Escape', 'Escape', 'Shift')],
])('other keys go by all that is held: %s %s', (name, matches, key) => expect(isKey(name, key)).toBe(matches))
