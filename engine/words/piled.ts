/**
 * Combining marks beyond the thirty per letter that UAX 15 (stream-safe text) allows; the first group holds those thirty. Thousands of them keep a
 * browser busy for a minute and cover the lines around them.
 */
export const PILED: RegExp = /(\p{M}{30})\p{M}+/gu
