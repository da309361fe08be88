/** A seeded generator of numbers from 0 to below 1. */
export const random = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * One of the inputs with a few changes. Pieces are changed, deleted, doubled, moved or copied from another input; keywords of the readers
 * are inserted.
 */
export const mutate = (inputs: readonly Uint8Array[], chance: () => number, most: number): Uint8Array => {
  const below = (end: number): number => Math.floor(chance() * end)
  const any = (): Buffer => Buffer.from(inputs[below(inputs.length)] ?? [])
  let bytes = any()
  for (let times = 1 + below(6); times > 0; times--) {
    const at = below(bytes.length + 1)
    const length = below(Math.min(40, bytes.length - at) + 1)
    const [before, piece, after] = [bytes.subarray(0, at), bytes.subarray(at, at + length), bytes.subarray(at + length)]
    const word = Buffer.from(WORDS[below(WORDS.length)] ?? '')
    const other = any()
    const from = below(other.length)
    const ways: readonly (() => Buffer)[] = [
      () => Buffer.concat([before, after]),
      () => Buffer.concat([before, piece, piece, after]),
      () => Buffer.concat([before, word, after]),
      () => Buffer.concat([before, word, piece, after]),
      () => Buffer.concat([before, Buffer.from([below(256)]), after]),
      () => Buffer.concat([before, other.subarray(from, from + 1 + below(200)), after]),
      () => Buffer.concat([after, before]),
      () => Buffer.from(bytes.map((byte, n) => (n === at ? byte ^ (1 << below(8)) : byte))),
    ]
    bytes = ways[below(ways.length)]?.() ?? bytes
  }
  return bytes.subarray(0, most)
}

const WORDS: readonly string[] = [
  [
    '{',
    '}',
    '[',
    ']',
    '"',
    ':',
    ',',
    '<',
    '/>',
    '&',
    ';',
    '\n',
    '\r\n',
    '\0',
    '\t',
    '\ufeff',
    '\u202e',
    '\u2066',
    '-',
    '+',
    '=',
    '@',
    '#',
    '`',
  ],
  ['0', '-1', '1e999', '9999999999999999999', 'null', 'true', 'NaN', '1m', '0p', '7z', '8z', 'E ', 'N ', '?'],
  [
    '"log":',
    '"type":"',
    '"name":',
    '"differences":',
    '"kind":',
    '"rule":',
    '"__proto__":',
    '"start_kyoku"',
    '"tsumo"',
    '"dahai"',
    '"hora"',
    '"ryukyoku"',
  ],
  [
    '@rules ',
    '@hand ',
    '@dora ',
    '@deal ',
    '@from ',
    ' draw ',
    ' discard ',
    ' call ',
    ' pon',
    ' chii',
    ' kan',
    ' riichi',
    ' ron',
    ' tsumo',
    ' show ',
    ' note ',
  ],
  [
    '<INIT ',
    '<AGARI ',
    '<RYUUKYOKU ',
    '<N who="',
    '<REACH ',
    ' seed="',
    ' hai0="',
    ' ten="',
    ' sc="',
    '<!DOCTYPE ',
    '<![CDATA[',
    '&#x',
    '&amp;',
  ],
  ['zimo', 'dapai', 'fulou', 'gang', 'hule', 'pingju', 'qipai', 'sep=;\n', '""', 'PK\u0003\u0004', 'xl/workbook.xml'],
].flat()
