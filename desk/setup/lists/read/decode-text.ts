import type { Encoding } from '../../../contract/vocabulary.ts'

/** A text as it was read, without its byte order mark. */
export type Decoded = { readonly text: string; readonly encoding: Encoding }

/** Decodes a text in the given encoding, else in a detected one; undefined if it is no text. */
export const decodeText = (bytes: Uint8Array, asked?: Encoding): Decoded | undefined => {
  const encoding = asked ?? encodingOf(bytes)
  try {
    const text = new TextDecoder(encoding, { fatal: encoding === 'utf-8' }).decode(bytes)
    return holdsOther(text) ? undefined : { text, encoding }
  } catch {
    return undefined
  }
}

/**
 * Whether a text holds control characters other than tabs and line ends, which no text does; those beyond ASCII come
 * from a wrongly guessed encoding.
 */
const holdsOther = (text: string): boolean => /[^\P{Cc}\t\n\v\f\r\x80-\x9f]/u.test(text)

/**
 * By the byte order mark; without one, by the zeros of UTF-16; else UTF-8 if the bytes are valid, and otherwise the
 * encoding of Western European spreadsheets.
 */
const encodingOf = (bytes: Uint8Array): Encoding => {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const start = bytes.subarray(0, 2000)
  const zeros = [0, 1].map((side) => start.filter((byte, at) => byte === 0 && at % 2 === side).length) as [number, number]
  if (zeros[1] > start.length / 5 && zeros[0] === 0) return 'utf-16le'
  if (zeros[0] > start.length / 5 && zeros[1] === 0) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
