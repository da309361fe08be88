import { KEY_NAMES } from '../ui/chord-words.ts'

/** Layouts with known letters, for browsers that don't report the layout. */
export const LAYOUTS = ['qwerty', 'azerty', 'qwertz'] as const
export type KeyboardLayout = (typeof LAYOUTS)[number]

/** The rows of a keyboard by physical key, named as in `KeyboardEvent.code` after the letters of QWERTY. */
const ROWS = [
  ['Digit1', 'Digit2', 'Digit3', 'Digit4', 'Digit5', 'Digit6', 'Digit7', 'Digit8', 'Digit9', 'Digit0', 'Minus', 'Equal'],
  ['KeyQ', 'KeyW', 'KeyE', 'KeyR', 'KeyT', 'KeyY', 'KeyU', 'KeyI', 'KeyO', 'KeyP', 'BracketLeft', 'BracketRight'],
  ['KeyA', 'KeyS', 'KeyD', 'KeyF', 'KeyG', 'KeyH', 'KeyJ', 'KeyK', 'KeyL', 'Semicolon', 'Quote', 'Backslash'],
  ['KeyZ', 'KeyX', 'KeyC', 'KeyV', 'KeyB', 'KeyN', 'KeyM', 'Comma', 'Period', 'Slash'],
] as const

const LETTERS: { readonly [L in KeyboardLayout]: readonly [string, string, string, string] } = {
  qwerty: ['1234567890-=', 'qwertyuiop[]', "asdfghjkl;'\\", 'zxcvbnm,./'],
  azerty: ['&é"\'(-è_çà)=', 'azertyuiop^$', 'qsdfghjklmù*', 'wxcvbn,;:!'],
  qwertz: ['1234567890ß´', 'qwertzuiopü+', 'asdfghjklöä#', 'yxcvbnm,.-'],
}

/** The signs of a number pad, with their labels. */
const PAD_SIGNS: Readonly<Record<string, string>> = {
  NumpadAdd: 'Num +',
  NumpadSubtract: 'Num −',
  NumpadMultiply: 'Num ×',
  NumpadDivide: 'Num ÷',
}
const OTHERS: ReadonlySet<string> = new Set(['Space', 'Backspace', 'IntlBackslash', ...Object.keys(PAD_SIGNS)])

/** Physical keys that an action may use. The number pad repeats the numbers. */
export const isPhysicalKey = (code: string): boolean => OTHERS.has(code) || ROWS.some((row) => (row as readonly string[]).includes(code))

/** Treats the number pad's digits as those of the top row. */
export const physicalKey = (code: string): string => code.replace(/^Numpad(?=\d$)/, 'Digit')

/** The label of a physical key: as the browser reports it, else by the layout. Digits are labelled by their number. */
export const keyLabel = (code: string, told: ReadonlyMap<string, string> | null, layout: KeyboardLayout): string => {
  const named = KEY_NAMES[code] ?? PAD_SIGNS[code]
  if (named !== undefined) return named
  if (/^Digit\d$/.test(code)) return code.slice(5)
  const letter = told?.get(code) ?? letterOn(code, layout)
  return letter === undefined ? code : letter.length === 1 ? upper(letter) : letter
}

const letterOn = (code: string, layout: KeyboardLayout): string | undefined => {
  for (const [n, row] of ROWS.entries()) {
    const at = (row as readonly string[]).indexOf(code)
    if (at >= 0) return LETTERS[layout][n as 0 | 1 | 2 | 3][at]
  }
  return code === 'IntlBackslash' ? '<' : undefined
}

/** Upper case as printed on the key. `ß` has no single capital letter. */
const upper = (letter: string): string => (letter.toUpperCase().length === 1 ? letter.toUpperCase() : letter)

/** The layout that a typed letter shows: the one supposed if it has that letter there too, else the one that has; undefined: none has. */
export const layoutTyped = (code: string, key: string, supposed: KeyboardLayout): KeyboardLayout | undefined =>
  [supposed, ...LAYOUTS].find((layout) => letterOn(code, layout) === key.toLowerCase())

/** The likely layout by the letters that the browser reports, else by the reader's language. */
export const likelyLayout = (told: ReadonlyMap<string, string> | null, language: string): KeyboardLayout => {
  if (told) return told.get('KeyQ') === 'a' ? 'azerty' : told.get('KeyY') === 'z' ? 'qwertz' : 'qwerty'
  if (/^fr(?!-(?:CA|CH))/i.test(language)) return 'azerty'
  return /^(?:de|cs|hu|sk|sl|hr|fr-CH)/i.test(language) ? 'qwertz' : 'qwerty'
}
