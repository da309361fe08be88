import { KEY_NAMES } from './chord.tsx'

/** The keyboards whose letters are known where the browser does not tell the layout. */
export const LAYOUTS = ['qwerty', 'azerty', 'qwertz'] as const
export type Layout = (typeof LAYOUTS)[number]

/** The rows of a keyboard by place, as `KeyboardEvent.code` names them; QWERTY's letters say where they lie. */
const ROWS = [
  ['Digit1', 'Digit2', 'Digit3', 'Digit4', 'Digit5', 'Digit6', 'Digit7', 'Digit8', 'Digit9', 'Digit0', 'Minus', 'Equal'],
  ['KeyQ', 'KeyW', 'KeyE', 'KeyR', 'KeyT', 'KeyY', 'KeyU', 'KeyI', 'KeyO', 'KeyP', 'BracketLeft', 'BracketRight'],
  ['KeyA', 'KeyS', 'KeyD', 'KeyF', 'KeyG', 'KeyH', 'KeyJ', 'KeyK', 'KeyL', 'Semicolon', 'Quote', 'Backslash'],
  ['KeyZ', 'KeyX', 'KeyC', 'KeyV', 'KeyB', 'KeyN', 'KeyM', 'Comma', 'Period', 'Slash'],
] as const

const LETTERS: { readonly [L in Layout]: readonly [string, string, string, string] } = {
  qwerty: ['1234567890-=', 'qwertyuiop[]', "asdfghjkl;'\\", 'zxcvbnm,./'],
  azerty: ['&é"\'(-è_çà)=', 'azertyuiop^$', 'qsdfghjklmù*', 'wxcvbn,;:!'],
  qwertz: ['1234567890ß´', 'qwertzuiopü+', 'asdfghjklöä#', 'yxcvbnm,.-'],
}

/** Places of a keyboard at which an act may lie. The number pad is the same numbers again. */
export const isPlace = (code: string): boolean =>
  code === 'Space' || code === 'Backspace' || code === 'IntlBackslash' || ROWS.some((row) => (row as readonly string[]).includes(code))

/** The numbers lie twice on many keyboards. */
export const placeOf = (code: string): string => code.replace(/^Numpad(?=\d$)/, 'Digit')

/** What is printed on the key at a place: as the browser tells, else as on the chosen layout. Numbers are called by their number. */
export const letterAt = (code: string, told: ReadonlyMap<string, string> | null, layout: Layout): string => {
  const named = KEY_NAMES[code]
  if (named !== undefined) return named
  if (/^Digit\d$/.test(code)) return code.slice(5)
  const letter = told?.get(code) ?? letterOn(code, layout)
  return letter === undefined ? code : letter.length === 1 ? upper(letter) : letter
}

const letterOn = (code: string, layout: Layout): string | undefined => {
  for (const [n, row] of ROWS.entries()) {
    const at = (row as readonly string[]).indexOf(code)
    if (at >= 0) return LETTERS[layout][n as 0 | 1 | 2 | 3][at]
  }
  return code === 'IntlBackslash' ? '<' : undefined
}

/** As printed on the key; `ß` has no capital of one letter. */
const upper = (letter: string): string => (letter.toUpperCase().length === 1 ? letter.toUpperCase() : letter)

/** The layout that a browser's letters or, failing that, the reader's language let one expect. */
export const likelyLayout = (told: ReadonlyMap<string, string> | null, language: string): Layout => {
  if (told) return told.get('KeyQ') === 'a' ? 'azerty' : told.get('KeyY') === 'z' ? 'qwertz' : 'qwerty'
  if (/^fr(?!-(?:CA|CH))/i.test(language)) return 'azerty'
  return /^(?:de|cs|hu|sk|sl|hr|fr-CH)/i.test(language) ? 'qwertz' : 'qwerty'
}
