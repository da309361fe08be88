import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readRecord } from '../../../../desk/importers/recognize/recognize.ts'
import { sample } from '../tenhou/tenhou-sample.ts'
import { kobalab, kobalabActs, mjaiActs, mjaiLog, mjaiStart, tenhouJson } from './json-samples.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const told = (data: Uint8Array) => {
  const file = readRecord(data, 'some.txt')
  return file.ok ? `${file.value.games[0]?.hands[0]?.events.length} events` : file.error.message
}

const UNKNOWN = 'the format of some.txt is not known: expected table notation, a Tenhou log, mjai or a kobalab paipu'

test.each([
  ['table notation', bytes('E draw\nE discard 1z\n'), '2 events'],
  ['table notation with a byte order mark', bytes('\ufeffE draw\n'), '1 events'],
  ['table notation, gzipped', gzipSync(bytes('E draw\n')), '1 events'],
  ['a Tenhou log', bytes(sample('<T52/>')), '1 events'],
  ['a Tenhou log, gzipped', gzipSync(bytes(sample('<T52/>'))), '1 events'],
  ['a Tenhou log with a byte order mark and an XML declaration', bytes(`\ufeff<?xml version="1.0"?>\n${sample('<T52/>')}`), '1 events'],
  ['notation with a mistake', bytes('E draw\nE dicard 1z\n'), 'line 2, column 3: found "dicard", expected a verb such as discard'],
  ['mjai', bytes(mjaiLog(mjaiStart(), mjaiActs('0t6p'))), '1 events'],
  ['mjai, gzipped', gzipSync(bytes(mjaiLog(mjaiStart(), mjaiActs('0t6p')))), '1 events'],
  ['Tenhou JSON', bytes(tenhouJson({ takes: [[26]], discards: [[60]] })), '4 events'],
  ['Tenhou JSON with a byte order mark, gzipped', gzipSync(bytes(`\ufeff${tenhouJson({ takes: [[26]], discards: [[60]] })}`)), '4 events'],
  ['kobalab', bytes(kobalab(kobalabActs('0tp6'))), '1 events'],
  ['kobalab, gzipped', gzipSync(bytes(kobalab(kobalabActs('0tp6')))), '1 events'],
  ['other JSON', bytes('{"a":1}'), UNKNOWN],
  ['a list of other JSON', bytes('[1, 2]'), UNKNOWN],
  ['an empty list', bytes('[]'), UNKNOWN],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff]), 'not text in UTF-8'],
  [
    'a database, as a tournament file is',
    Buffer.from('SQLite format 3\0 and so on'),
    'a database, not a record of a game: if it is a tournament of Shinpan, shinpan findings --db lists its findings',
  ],
  [
    'nulls',
    new Uint8Array(100),
    'line 1, column 1: found "␀␀␀␀␀␀␀␀␀␀␀␀␀␀␀␀␀␀␀␀␀␀␀␀␀␀␀␀␀␀␀␀␀␀␀␀␀␀␀…", expected text without control characters',
  ],
  ['gzip cut off', gzipSync(bytes(sample('<T52/>'))).subarray(0, 100), 'the gzip data is damaged or cut off'],
  ['gzip that is none', new Uint8Array([0x1f, 0x8b, 1, 2, 3]), 'the gzip data is damaged or cut off'],
  ['a gzip bomb', gzipSync(new Uint8Array(65 * 1024 * 1024)), 'larger than 64 MB unpacked: no record of a game is'],
  ['more than 64 MB', new Uint8Array(65 * 1024 * 1024), 'larger than 64 MB unpacked: no record of a game is'],
])('%s', (_, data, result) => expect(told(data)).toBe(result))

test('says it in French too', () => {
  const file = readRecord(bytes('E dicard 1z'), 'some.txt')
  expect(file.ok ? '' : file.error.text.fr).toBe('ligne 1, colonne 3 : trouvé « dicard », attendu un verbe comme discard')
})
