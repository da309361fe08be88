/**
 * Text as the window draws it: without marks that turn the direction of what stands around it; isolates stay where each is closed.
 * What is drawn differs then from what is in the file only by signs that do not show.
 */
export const harmless = (text: string): string => {
  if (!MARKS.test(text)) return text
  let open = 0
  let kept = ''
  for (const letter of text) {
    if (OPENS.test(letter)) open++
    else if (letter === CLOSE && open > 0) open--
    else if (MARKS.test(letter)) continue
    kept += letter
  }
  return kept + CLOSE.repeat(open)
}

/** The same as a part of a sentence: what is written from right to left keeps its order to itself, so that a number behind it stays there. */
export const isolated = (text: string): string => {
  const plain = harmless(text)
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}${CLOSE}` : plain
}

const MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/
const OPENS = /[\u2066-\u2068]/
const CLOSE = '\u2069'
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
