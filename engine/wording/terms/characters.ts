/** Marks that change the direction of the text around them, so that a line appears in another order. */
export const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** A name without the characters that no signature may have. */
export const plainName = (name: string): string =>
  name
    .replaceAll(/\p{Cc}/gu, '')
    .split(DIRECTION_MARKS)
    .join('')

/** Letters of scripts written from right to left. */
export const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/**
 * Marks over one letter beyond the thirty that text has room for in UAX 15 (stream-safe text); the thirty are its first group. Some thousands of
 * them keep a browser busy for a minute, and cover the lines around them.
 */
export const STACKED_MARKS: RegExp = /(\p{M}{30})\p{M}+/gu

/** A text for comparison as people type in a hurry: without accents, strokes and capitals, each apostrophe the same. */
export const foldText = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[’‘]/gu, "'").toLowerCase().replaceAll('ł', 'l').replaceAll('ø', 'o')
