const MOST = 40

/** A piece of a line as an error shows it: at most 40 UTF-16 units, the rest as `…`, with control and direction characters made visible. */
export const showFound = (text: string): string => {
  let shown = ''
  let short = ''
  for (const character of text.slice(0, 2 * MOST)) {
    shown += visible(character)
    if (shown.length > MOST) return `${short}…`
    if (shown.length < MOST) short = shown
  }
  return shown
}

/** A whole text with its invisible and direction-changing characters made visible. */
export const makeVisible = (text: string): string => Array.from(text, visible).join('')

const visible = (character: string): string => {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x20) return String.fromCodePoint(0x2400 + code)
  if (code === 0x7f) return '␡'
  if (code >= 0xd800 && code <= 0xdfff) return '\ufffd'
  return isHidden(code) ? '␣' : character
}

/** Whether a code is a C1 control, line separator, or mark of width or direction: these change how a line looks but not its content. */
const isHidden = (code: number): boolean =>
  (code >= 0x80 && code < 0xa0) ||
  (code >= 0x200b && code <= 0x200f) ||
  (code >= 0x2028 && code <= 0x202e) ||
  (code >= 0x2060 && code <= 0x206f) ||
  code === 0x61c ||
  code === 0xfeff
