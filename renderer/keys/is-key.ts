import { matchKeybindingPress } from 'tinykeys'

/** A key of the keyboard, as its event describes it. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'getModifierState'>

/**
 * Whether a pressed key is the one that a binding names. A sign such as `?` is the one typed, whatever keys it takes on this keyboard. A
 * number is also its key in the top row, which on a French keyboard types it only with Shift.
 */
export const isKey = (name: string, pressed: PressedKey): boolean => {
  if (name.length > 1 || /[a-z]/i.test(name)) {
    const held = name.split(/(?<=\w)\+/)
    const key = held.pop() ?? ''
    // the right Alt key, which types the third sign of a key
    if (held.length > 0 && pressed.getModifierState('AltGraph') && pressed.altKey === pressed.ctrlKey) return false
    // on a Mac, a letter with Alt types another sign: its place counts
    const place = held.includes('Alt') && /^[a-z]$/i.test(key) && /^(?:[^ -~]|Dead)$/.test(pressed.key) ? `Key${key.toUpperCase()}` : key
    // where a digit takes Shift, whoever types it with Shift means it too
    const mayHold = /^\d$/.test(pressed.key) ? ['Shift'] : []
    return matchKeybindingPress(pressed as KeyboardEvent, [/^[A-Z]$/.test(name) ? ['Shift'] : held, mayHold, place])
  }
  // the right Alt key reaches the third sign of a key; some systems report Ctrl and Alt with it
  const isThird = pressed.getModifierState('AltGraph')
  const isCommand = !isThird && (pressed.ctrlKey || pressed.altKey || pressed.metaKey)
  if (pressed.key === name) return !isCommand
  return pressed.code === `Digit${name}` && !isCommand && !isThird && !pressed.shiftKey
}
