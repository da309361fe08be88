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
