import { memo } from 'react'

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** A key as it was pressed, as the list of actions writes it: `Control+z`, `F2`, `b`. Ctrl and the Mac's command key are one. */
export const chordOf = ({ key, ctrlKey, metaKey, altKey }: Pressed): string =>
  `${ctrlKey || metaKey ? 'Control+' : ''}${altKey ? 'Alt+' : ''}${key}`

/** The same as it stands on a key. */
export const chordWords = (chord: string): readonly string[] => {
  const parts = chord === '+' ? ['+'] : /^[A-Z]$/.test(chord) ? ['Shift', chord] : chord.split('+')
  return parts.map((part) => KEY_NAMES[part] ?? (part.length === 1 && parts.length > 1 ? part.toUpperCase() : part))
}

/** What stands on keys that have no letter, by `KeyboardEvent.key` and by `KeyboardEvent.code`. */
export const KEY_NAMES: Readonly<Record<string, string>> = {
  ' ': 'Space',
  Space: 'Space',
  Control: 'Ctrl',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
  Escape: 'Esc',
  Backspace: '⌫',
  Delete: 'Del',
}

/** The keys to be pressed together, as they stand on the keyboard. */
export const Chord = memo(({ of }: { readonly of: string }) => chordWords(of).map((word) => <kbd key={word}>{word}</kbd>))
