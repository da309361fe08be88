import { KEY_NAMES } from './key-names.ts'

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** A key as it was pressed, as the list of actions writes it: `Control+z`, `F2`, `b`. Ctrl and the Mac's command key are one. */
export const chordOf = ({ key, ctrlKey, metaKey, altKey }: Pressed): string =>
  `${ctrlKey || metaKey ? 'Control+' : ''}${altKey ? 'Alt+' : ''}${key}`

/** The same as it stands on a key. */
export const chordWords = (chord: string): readonly string[] => {
  const parts = chord === '+' ? ['+'] : /^[A-Z]$/.test(chord) ? ['Shift', chord] : chord.split('+')
  return parts.map((part) => KEY_NAMES[part] ?? (part.length === 1 && parts.length > 1 ? part.toUpperCase() : part))
}
