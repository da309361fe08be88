import { gzipSync } from 'node:zlib'
import { zipSync } from 'fflate'

/** A file as a stranger might send it, and the way it was made. */
export type Sent = { readonly how: string; readonly bytes: Uint8Array }

/** Spoils a valid file in every way. `cuts`: number of places at which it is cut, changed and deleted from. */
export const spoilt = (good: Uint8Array, cuts: number): readonly Sent[] => {
  const text = Buffer.from(good)
  const places = Array.from({ length: cuts }, (_, n) => Math.floor((n * good.length) / cuts))
  const put = (at: number, more: Uint8Array | string): Buffer => Buffer.concat([text.subarray(0, at), Buffer.from(more), text.subarray(at)])
  return [
    ...places.map((at) => ({ how: `cut off at ${at}`, bytes: text.subarray(0, at) })),
    ...places.map((at) => ({ how: `without its first ${at}`, bytes: text.subarray(at) })),
    ...places.map((at) => ({ how: `a byte changed at ${at}`, bytes: Buffer.from(text.map((byte, n) => (n === at ? byte ^ 0xff : byte))) })),
    ...places.flatMap((at) => PUT_IN.map(([how, more]) => ({ how: `${how} at ${at}`, bytes: put(at, more) }))),
    { how: 'in UTF-16', bytes: Buffer.from(text.toString(), 'utf16le') },
    { how: 'in UTF-16 with a mark', bytes: Buffer.from(`\ufeff${text.toString()}`, 'utf16le') },
    { how: 'in UTF-32', bytes: Buffer.from(Array.from(text).flatMap((byte) => [byte, 0, 0, 0])) },
    { how: 'with a mark', bytes: put(0, '\ufeff') },
    { how: 'with two marks', bytes: put(0, '\ufeff\ufeff') },
    { how: 'twice', bytes: Buffer.concat([text, text]) },
    { how: 'backwards', bytes: Buffer.from(text.toReversed()) },
    { how: 'gzipped', bytes: gzipSync(text) },
    { how: 'gzipped twice', bytes: gzipSync(gzipSync(text)) },
    { how: 'in a ZIP', bytes: zipSync({ '../../evil': text, 'C:\\evil': text }) },
  ]
}

const PUT_IN: readonly (readonly [string, string | Uint8Array])[] = [
  ['a zero', '\0'],
  ['half of a UTF-8 sign', new Uint8Array([0xe2, 0x80])],
  ['half a surrogate', new Uint8Array([0xed, 0xa0, 0x80])],
  ['a turned direction', '\u202e'],
  ['an escape', '\u001b[31m'],
  ['a line separator', '\u2028'],
  ['a tag', '<script>alert(1)</script>'],
  ['a quote', '"'],
  ['a lone return', '\r'],
]

const many = (text: string, count: number): string => text.repeat(count)
const ENTITIES = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY a0 "lol">${Array.from({ length: 20 }, (_, n) => `<!ENTITY a${n + 1} "${many(`&a${n};`, 10)}">`).join('')}]><mjloggm>&a20;</mjloggm>`
const sheetOf = (inner: string): Uint8Array => workbookOf({ 'xl/worksheets/sheet1.xml': inner })
const workbookOf = (parts: Readonly<Record<string, string | Uint8Array>>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries({
        'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Id="rId1" Type="worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
        ...parts,
      }).map(([name, part]) => [name, Buffer.from(part)]),
    ),
    { level: 9 },
  )

/** Files that are sent to every entrance, whatever format it expects. `size`: size of the large ones, in bytes. */
export const hostileFiles = (size: number): readonly Sent[] => [
  ...Object.entries({
    nothing: '',
    blanks: many(' \n', size / 2),
    zeros: many('\0', size),
    'one line': many('a', size),
    'empty lines': many('\n', size),
    'deep lists': many('[', size),
    'deep lists, closed': many('[', 100_000) + many(']', 100_000),
    'deep objects': many('{"a":', size / 5),
    'deep tags': many('<a>', size / 3),
    'long attributes': `<mjloggm ver="${many('9', size)}"/>`,
    'many attributes': `<mjloggm ${Array.from({ length: size / 20 }, (_, n) => `a${n}="1"`).join(' ')}/>`,
    'many values': `[${many('1,', size / 2)}1]`,
    'many names': `{${Array.from({ length: size / 20 }, (_, n) => `"n${n}":1`).join(',')}}`,
    'a long number': `{"log":[[${many('9', size)}]]}`,
    'a small number': '{"log":1e-99999999999999}',
    'a large exponent': '[1e99999999999]',
    'laughing entities': ENTITIES,
    'an entity from a file': '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><mjloggm>&x;</mjloggm>',
    'an entity from the net': '<!DOCTYPE a SYSTEM "http://127.0.0.1:1/x.dtd"><mjloggm/>',
    'numbered signs': `<mjloggm a="${many('&#x0;&#xD800;&#x110000;', 100)}"/>`,
    comments: many('<!-- -- -->', size / 11),
    cdata: `<mjloggm>${many('<![CDATA[', size / 9)}</mjloggm>`,
    'a prototype': '{"__proto__":{"type":"x"},"log":[]}',
    'a constructor': '{"log":[],"constructor":{"prototype":{"a":1}}}',
    'a page': '<!doctype html><script>alert(1)</script>',
    formulas: 'number;name\n1;=HYPERLINK("http://x")\n2;+cmd|x!A0\n3;@SUM(1)\n4;-1',
    'a quote without end': `number;name\n1;"${many('x', size)}`,
    'many columns': many(';', size),
    'many quotes': many('""', size / 2),
    'another separator': `sep=\0\n${many('a\0', 100)}`,
    'header lines': many('@rules wrc-2015\n', size / 16),
    'unknown acts': many('E frob\n', size / 7),
    tiles: `E deal ${many('1m', size / 2)}`,
    'a note': `E note ${many('x', size)}`,
  }).map(([how, text]) => ({ how, bytes: Buffer.from(text) })),
  { how: 'random bytes', bytes: Buffer.from(Array.from({ length: 10_000 }, (_, n) => (n * 2_654_435_761) >>> 24)) },
  {
    how: 'a ZIP of many files',
    bytes: zipSync(Object.fromEntries(Array.from({ length: 3000 }, (_, n) => [`xl/${n}.xml`, Buffer.from('x')]))),
  },
  {
    how: 'a ZIP with ways out',
    bytes: zipSync({ '../../../etc/cron.d/x': Buffer.from('x'), '/etc/x': Buffer.from('x'), 'xl\\..\\x': Buffer.from('x') }),
  },
  {
    how: 'a workbook with entities',
    bytes: sheetOf(`<!DOCTYPE a [<!ENTITY x "y">]><worksheet><sheetData><row><c><v>&x;</v></c></row></sheetData></worksheet>`),
  },
  {
    how: 'a cell far out',
    bytes: sheetOf('<worksheet><sheetData><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>'),
  },
  {
    how: 'a cell out of the world',
    bytes: sheetOf(
      '<worksheet><sheetData><row r="99999999999999999999"><c r="ZZZZZZ99999999999999999999"><v>1</v></c></row></sheetData></worksheet>',
    ),
  },
  { how: 'deep tags in a sheet', bytes: sheetOf(many('<a>', size / 3)) },
  {
    how: 'a workbook that names another file',
    bytes: workbookOf({
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="rId1" Type="worksheet" Target="../../../../etc/passwd"/></Relationships>',
    }),
  },
  {
    how: 'a workbook that is a page as well',
    bytes: Buffer.concat([Buffer.from('<!doctype html><script>alert(1)</script>'), workbookOf({})]),
  },
  { how: 'a PDF that is a ZIP as well', bytes: Buffer.concat([Buffer.from('%PDF-1.7\n'), workbookOf({})]) },
  { how: 'the head of a database', bytes: Buffer.from('SQLite format 3\0') },
  { how: 'an old workbook', bytes: Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]) },
]

/** Small files that unpack to more than any entrance accepts. Making them takes seconds. */
export const bombs = (): readonly Sent[] => [
  { how: 'a bomb of one layer', bytes: gzipSync(Buffer.alloc(70 * 1024 * 1024)) },
  { how: 'a bomb in a bomb', bytes: gzipSync(gzipSync(Buffer.alloc(70 * 1024 * 1024))) },
  { how: 'a workbook bomb', bytes: workbookOf({ 'xl/worksheets/sheet1.xml': Buffer.alloc(70 * 1024 * 1024, ' ') }) },
]
