import { zipSync } from 'fflate'
import { describe, expect, test, vi } from 'vitest'
import writeXlsx from 'write-excel-file/node'
import { lines } from '../read.ts'

const PEOPLE = [
  ['N°', 'Nom', 'Pays'],
  ['1', 'Éloïse Marchand', 'FRA'],
  ['2', 'Zoë “Z” O’Reilly', 'IRL'],
]
const text = (separator: string, end = '\n') => PEOPLE.map((row) => row.join(separator)).join(end)
const utf16 = (value: string, swap = false) => {
  const bytes = Buffer.from(value, 'utf16le')
  return swap ? bytes.swap16() : bytes
}

describe('a list reads the same however it is written down', () => {
  test.each([
    ['semicolons', text(';')],
    ['commas', text(',')],
    ['tabs, and lines ended as Windows does', text('\t', '\r\n')],
    ['lines ended as old Macs did', text(';', '\r')],
    ['lines ended in two ways', text(';').replace(/\n(?=2)/, '\r')],
    ['lines ended in two ways, the old Mac’s first', text(';', '\r\n').replace('\r\n', '\r')],
    ['Excel says the separator itself, on an old Mac', `sep=;\r${text(';', '\r')}`],
    ['a byte order mark', `\ufeff${text(';')}`],
    ['Excel says the separator itself', `sep=;\n${text(';')}`],
    ['blank lines between', text(';', '\n\n;;\n')],
    ['everything in quotation marks', PEOPLE.map((row) => row.map((cell) => `"${cell}"`).join(';')).join('\n')],
    ['UTF-16 with its mark', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16(text('\t'))])],
    ['UTF-16 the other way round', Buffer.concat([Buffer.from([0xfe, 0xff]), utf16(text('\t'), true)])],
    ['UTF-16 without a mark', utf16(text('\t'))],
    ['Windows-1252', Buffer.from(text(';').replaceAll('“', '\x93').replaceAll('”', '\x94').replaceAll('’', '\x92'), 'latin1')],
  ])('%s', async (_, bytes) => expect(await lines(bytes)).toEqual(PEOPLE))

  test('a workbook: numbers, days, times and blanks as they stand in it', async () => {
    const sheet = [
      [{ value: 'Round' }, { value: 'Start' }, { value: 'Minutes' }],
      [{ value: 1 }, { value: new Date('2026-11-21T09:30:00Z'), format: 'dd/mm/yyyy hh:mm' }, { value: 90 }],
      [null, null, null],
      [{ value: 2 }, { value: new Date('2026-11-22T00:00:00Z'), format: 'dd/mm/yyyy' }, null],
    ]
    const bytes = await writeXlsx(sheet as never).toBuffer()
    expect(await lines(bytes)).toEqual([
      ['Round', 'Start', 'Minutes'],
      ['1', '2026-11-21 09:30', '90'],
      ['2', '2026-11-22', ''],
    ])
  })
  test.each(['Pacific/Apia', 'Africa/Monrovia', 'Europe/Paris'])('a time of day is what the sheet shows, in %s too', async (zone) => {
    vi.stubEnv('TZ', zone)
    const sheet = [[{ value: 'Start' }], [{ value: new Date(Date.UTC(1899, 11, 30, 9, 30)), format: 'hh:mm' }]]
    expect(await lines(await writeXlsx(sheet as never).toBuffer())).toEqual([['Start'], ['09:30']])
    vi.unstubAllEnvs()
  })
  test('an encoding that was asked for goes before a guess', async () =>
    expect(await lines(Buffer.from([0xb3, 0x3b, 0x41]), { encoding: 'windows-1250' })).toEqual([['ł', 'A']]))
})

const xml = (body: string) => Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${body}`)
const NS =
  'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'
const RELS = 'http://schemas.openxmlformats.org'
const workbook = (sheet: Uint8Array, more: Record<string, Uint8Array> = {}) =>
  zipSync({
    '[Content_Types].xml': xml('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
    'xl/workbook.xml': xml(`<workbook ${NS}><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`),
    'xl/_rels/workbook.xml.rels': xml(
      `<Relationships xmlns="${RELS}/package/2006/relationships"><Relationship Id="rId1" Type="${RELS}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': sheet,
    ...more,
  })
const cell = (place: string, value: string, inner = '') => `<c r="${place}" t="str">${inner}<v>${value}</v></c>`
const sheet = (rows: string) => xml(`<worksheet ${NS}><sheetData>${rows}</sheetData></worksheet>`)

describe('a file that is no list is refused in one line', () => {
  const bomb = workbook(Buffer.alloc(70_000_000, 0x20))
  const lying = Buffer.from(workbook(Buffer.concat([sheet(''), Buffer.alloc(30_000_000, 0x20)])))
  for (let at = 0; at < lying.length - 4; at++) {
    if (lying.readUInt32LE(at) === 0x02014b50 && lying.includes('sheet1', at)) lying.writeUInt32LE(40, at + 24)
    if (lying.readUInt32LE(at) === 0x04034b50 && lying.includes('sheet1', at)) lying.writeUInt32LE(40, at + 22)
  }
  test.each([
    ['nothing at all', '', 'the list is empty'],
    ['blanks only', ' ; ;\n\n ;', 'the list is empty'],
    [
      'a picture',
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
      'this is neither text nor a spreadsheet: expected CSV or XLSX',
    ],
    [
      'one control character',
      'Number;Name\n1;Marta Olsen\n2;Karl\u0007 Lindqvist\n',
      'line 3 has the control character U+0007, which is not text: delete it there',
    ],
    [
      'one control character, lines ended as old Macs did',
      'Number;Name\r1;Marta Olsen\r2;Karl\u0007 Lindqvist\r',
      'line 3 has the control character U+0007, which is not text: delete it there',
    ],
    ['a PDF', '%PDF-1.7\n', 'this is a PDF: expected CSV or XLSX'],
    ['a web page', '<!DOCTYPE html><html></html>', 'this is a web page or XML: save the list as CSV or XLSX'],
    ['an old Excel file', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), /older kind/],
    ['an OpenDocument file', zipSync({ mimetype: Buffer.from('x'), 'content.xml': xml('<a/>') }), /OpenDocument/],
    ['another archive', zipSync({ 'a.txt': Buffer.from('hello') }), /ZIP archive without a workbook/],
    ['half an archive', workbook(sheet('')).subarray(0, 300), 'this XLSX file is damaged or cut off'],
    ['one line of 10 MB', `Name\n${'x'.repeat(10_000_000)}`, /^line 2 is longer than 100,000 characters/],
    ['a quotation mark that never closes', 'Name\n"Marta\nKarl\n', 'the quotation mark that opens on line 2 is not closed'],
    ['100,000 lines', `Name\n${'Marta Olsen\n'.repeat(100_000)}`, /^more than 50,000 lines/],
    ['a line of 200 columns', `${'a;'.repeat(200)}\n`, /^line 1 has more than 100 columns/],
    ['13 MB', Buffer.alloc(13_000_000, 0x41), /^larger than 12 MB/],
    ['70 MB packed into 70 kB', bomb, /^unpacked, this file is too large/],
    ['the same, lying about its size', lying, 'this XLSX file is damaged or cut off'],
    ['entities that grow', workbook(xml(`<!DOCTYPE a [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><worksheet ${NS}/>`)), /holds a DOCTYPE/],
    [
      'another file named as an entity',
      workbook(xml('<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><worksheet>&x;</worksheet>')),
      /holds a DOCTYPE/,
    ],
    ['a cell a billion lines down', workbook(sheet(`<row r="999999999">${cell('A999999999', 'x')}</row>`)), /^more than 50,000 lines/],
    ['a cell in column XFD', workbook(sheet(`<row r="1">${cell('XFD1', 'x')}</row>`)), /more than 100 columns/],
    ['a sheet that is no XML', workbook(Buffer.from('<worksheet><sheetData><row')), 'this XLSX file is damaged or cut off'],
  ])('%s', async (_, bytes, why) => expect(await lines(bytes)).toEqual(typeof why === 'string' ? why : expect.stringMatching(why)))

  test('of a formula its last value is taken', async () =>
    expect(
      await lines(workbook(sheet(`<row r="1">${cell('A1', 'Name')}</row><row r="2">${cell('A2', 'Marta', '<f>A1&amp;"x"</f>')}</row>`))),
    ).toEqual([['Name'], ['Marta']]))
})
