import type { ByLanguage } from '../../../engine/model/language.ts'
import { ok, type Result, refuse } from '../../../engine/model/result.ts'

/** Maximum length of a line, in bytes; the API accepts no longer text either. */
const MOST = 20_000_000

/**
 * The lines of an input as they arrive, separated by LF or CR LF; skips a byte order mark. A line that is no UTF-8 or too long gives an
 * error, and takes no more memory than others.
 */
export async function* inputLines(input: AsyncIterable<Buffer>): AsyncGenerator<Result<string, ByLanguage<string>>> {
  let line: Buffer[] = []
  let length = 0
  let isFirst = true
  const whole = () => {
    const read = lineOf(line, length, isFirst)
    line = []
    length = 0
    isFirst = false
    return read
  }
  for await (const piece of input) {
    for (let at = 0; at < piece.length; ) {
      const newline = piece.indexOf(0x0a, at)
      const part = piece.subarray(at, newline < 0 ? piece.length : newline)
      length += part.length
      if (length > MOST) line = []
      else if (part.length > 0) line.push(part)
      at += part.length + 1
      if (newline >= 0) yield whole()
    }
  }
  if (length > 0) yield whole()
}

const lineOf = (pieces: readonly Buffer[], length: number, isFirst: boolean): Result<string, ByLanguage<string>> => {
  if (length > MOST) return refuse(TOO_LONG)
  try {
    // only at the start of the input is it a byte order mark and not a character
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: !isFirst }).decode(Buffer.concat(pieces))
    return ok(text.endsWith('\r') ? text.slice(0, -1) : text)
  } catch {
    return refuse(NO_TEXT)
  }
}

const TOO_LONG = { en: 'longer than 20 MB', fr: 'plus de 20 Mo' }
const NO_TEXT = { en: 'not text in UTF-8', fr: 'pas du texte en UTF-8' }
