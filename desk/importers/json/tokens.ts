const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y
const PLAIN = /(?:-?(?:0|[1-9]\d{0,30})(?:\.\d{1,30})?(?:[eE][+-]?\d{1,5})?|true|false|null)(?![\w.+-])/y

/** End of the JSON string that starts at `at`, after its closing quote; `-1 - i` if there is an error at `i`. */
export const stringEnd = (text: string, at: number): number => {
  if (text[at] !== '"') return -1 - at
  for (let i = at + 1; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === 0x22) return i + 1
    if (code < 0x20) return -1 - i
    if (code === 0x5c) {
      ESCAPE.lastIndex = i
      if (!ESCAPE.test(text)) return -1 - i
      i = ESCAPE.lastIndex - 1
    }
  }
  return -1 - text.length
}

/**
 * End of the JSON number, `true`, `false` or `null` that starts at `at`. `-1 - at` if there is none, or if it has more digits than any
 * number in a record.
 */
export const numberEnd = (text: string, at: number): number => {
  PLAIN.lastIndex = at
  return PLAIN.test(text) ? PLAIN.lastIndex : -1 - at
}
