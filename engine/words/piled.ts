/**
 * Marks over one letter beyond the thirty that text has room for in UAX 15 (stream-safe text); the thirty are its first group. Some thousands of
 * them keep a browser busy for a minute, and cover the lines around them.
 */
export const PILED: RegExp = /(\p{M}{30})\p{M}+/gu
