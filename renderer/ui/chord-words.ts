type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/**
 * A pressed key in the notation of the bindings: `Control+z`, `F2`, `b`. Ctrl and the Mac's command key are the same. A letter is capital with
 * Shift, whatever Caps Lock says.
 */
export const chordOf = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): string =>
  `${ctrlKey || metaKey ? 'Control+' : ''}${altKey ? 'Alt+' : ''}${/^[a-z]$/i.test(key) ? (shiftKey ? key.toUpperCase() : key.toLowerCase()) : key}`

/** The labels of a chord's keys, as printed on a keyboard. */
export const chordWords = (chord: string): readonly string[] => {
  const parts = chord === '+' ? ['+'] : /^[A-Z]$/.test(chord) ? ['Shift', chord] : chord.split('+')
  return parts.map((part) => KEY_NAMES[part] ?? (part.length === 1 && parts.length > 1 ? part.toUpperCase() : part))
}

/** Labels of keys without a letter, by `KeyboardEvent.key` and `KeyboardEvent.code`. */
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
