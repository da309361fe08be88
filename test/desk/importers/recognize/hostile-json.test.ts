import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRecord } from '../../../../desk/importers/recognize/recognize.ts'
import { kobalab, kobalabActs, mjaiActs, mjaiLog, mjaiStart, tenhouJson } from './json-samples.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const told = (data: Uint8Array) => {
  const file = readRecord(data, 'some.json')
  return file.ok ? 'reads' : file.error.message
}

const TENHOU = tenhouJson({ takes: [[26], [27]], discards: [['r60'], [60]], result: ['流局', [1500, -1500, 1500, -1500]] })
const MJAI = mjaiLog(mjaiStart(), mjaiActs('0t6p 0d6p'), [{ type: 'hora', actor: 1, target: 0, deltas: [-1, 1, 0, 0] }])
const KOBALAB = kobalab([...kobalabActs('0tp6 0dp6_*'), { hule: { l: 1, baojia: 0, shoupai: 'm123456789p12346', fenpei: [-1, 1, 0, 0] } }])

/** Words that a message has only because of a bug, unless it quotes the file. */
const OUR_OWN_SLIP = /undefined|NaN|object/

const DEEP = '['.repeat(100_000)
const MANY = 10_000_000

test.each([
  ['Tenhou JSON cut off', TENHOU.slice(0, 60), 'line 1, column 61, rule.disp: not well-formed JSON: it breaks off here'],
  ['a kobalab paipu cut off', KOBALAB.slice(0, -1), 'not well-formed JSON: it breaks off here'],
  [
    'Tenhou JSON over several lines, cut off',
    JSON.stringify(JSON.parse(TENHOU), null, 1).slice(0, 100),
    'line 13, column 17, rule.disp: not',
  ],
  ['a hundred thousand brackets', DEEP, 'brackets within brackets'],
  ['a hundred thousand brackets in a log', `{"log":${DEEP}`, 'line 1, column 23, log'],
  ['a hundred thousand objects', '{"log":'.repeat(100_000), 'brackets within brackets'],
  ['brackets in an mjai log', `${MJAI}{"type":"dora","dora_marker":${DEEP}`, 'brackets within brackets'],
  ['a line of 10 MB', `${MJAI}{"type":"${'a'.repeat(MANY)}"}`, 'line 6, type: found "aaaa'],
  ['a name of 10 MB', `{"${'a'.repeat(MANY)}":1,"log":[]}`, 'no hand in it'],
  ['a string of 10 MB without an end', `{"log":"${'a'.repeat(MANY)}`, 'not well-formed JSON: it breaks off here'],
  ['a number of 10 MB', `{"log":[${'1'.repeat(MANY)}]}`, 'not well-formed JSON: "11111111111111111111" can'],
  ['10 MB of blanks', `{${' '.repeat(MANY)}`, 'it breaks off here'],
  ['10 MB of quotation marks', `{"log":[${'"'.repeat(MANY)}`, 'not well-formed JSON'],
  ['10 MB of backslashes', `{"log":["${'\\'.repeat(MANY)}`, 'it breaks off here'],
  ['five million values', `{"log":[${'0,'.repeat(MANY / 2)}0]}`, 'more values than any record has'],
  ['two million wrong takes', TENHOU.replace('[26]', `[${'{},'.repeat(2_000_000)}0]`), 'log[0][5]: found […], expected a list'],
  ['a hundred thousand games', `[${`${TENHOU},`.repeat(10_001)}1]`, 'more values than any record has'],
  ['a name twice', TENHOU.replace('"rule"', '"name":[],"rule"'), 'name: the name "name" comes twice'],
  ['a name twice, once written otherwise', TENHOU.replace('"rule"', '"n\\u0061me":[],"rule"'), 'the name "name" comes twice'],
  ['a name twice in an mjai event', `${MJAI}{"type":"dora","type":"dora"}`, 'line 6, column'],
  [
    'a name twice, its values with quotation marks and backslashes',
    TENHOU.replace('"rule"', String.raw`"title":"\\","title":"\"\\\"","rule"`),
    'title: the name "title" comes twice',
  ],
  ['a name twice with equal values', TENHOU.replace('"rule"', '"title":1,"title":1,"rule"'), 'title: the name "title" comes twice'],
  ['__proto__', TENHOU.replace('"rule"', '"__proto__":{"log":[]},"rule"'), 'the name "__proto__" is not accepted'],
  ['__proto__ written otherwise', TENHOU.replace('"rule"', '"__prot\\u006f__":1,"rule"'), 'the name "__proto__" is not accepted'],
  ['a constructor in an mjai event', `${MJAI}{"type":"dora","constructor":{"prototype":{}}}`, 'the name "constructor" is not accepted'],
  ['__proto__ in a kobalab event', KOBALAB.replace('"zimo":', '"__proto__":'), 'the name "__proto__" is not accepted'],
  ['NUL in a string', TENHOU.replace('弘', '弘\0'), 'not well-formed JSON: "␀'],
  ['NUL between values', `${TENHOU}\0`, 'not well-formed JSON: "␀" can'],
  ['NUL between lines', MJAI.replaceAll('\n', '\n\0'), 'line 2, column 1: not well-formed JSON: "␀'],
  ['a comment', `${TENHOU}// ours`, 'not well-formed JSON'],
  ['a comma too many', TENHOU.replace('"log":[', '"log":[,'), 'log[0]: not well-formed JSON: ",['],
  ['NaN', TENHOU.replace('24000', 'NaN'), 'log[0][1][0]: not well-formed JSON: "NaN'],
  ['a number with a leading zero', TENHOU.replace('24000', '024000'), 'log[0][1][0]: not well-formed JSON: "024000'],
  ['an mjai log that goes on as Tenhou JSON', `${MJAI}${TENHOU}`, 'line 6, type: found nothing, expected an event of this format'],
  ['an mjai log that goes on as XML', `${MJAI}<mjloggm/>`, 'line 6, column 1: not well-formed JSON: "<mjloggm/>" can'],
  ['Tenhou JSON that goes on as mjai', `${TENHOU}\n${MJAI}`, 'line 2, log: found nothing, expected a list'],
  [
    'kobalab with hands of Tenhou JSON',
    KOBALAB.replace(/"log":\[\[.*\]\],/, '"log":[[[0,0,0],[1]]],'),
    'log[0][0]: found […], expected an event',
  ],
])('hostile: %s', (_, text, message) => {
  const result = told(bytes(text))
  expect(result).toContain(message)
  expect(result).not.toContain('\n')
  expect(result.length).toBeLessThan(300)
})

test('a gzip bomb of brackets', () => {
  expect(told(gzipSync(new Uint8Array(65 * 1024 * 1024).fill(0x5b)))).toBe('larger than 64 MB unpacked: no record of a game is')
  expect(told(gzipSync(new Uint8Array(60 * 1024 * 1024).fill(0x5b)))).toContain('brackets within brackets')
})

test('nothing is polluted', () => {
  told(bytes(TENHOU.replace('"rule"', '"__proto__":{"polluted":1},"rule"')))
  told(bytes(`${MJAI}{"type":"dora","constructor":{"prototype":{"polluted":1}}}`))
  expect('polluted' in {}).toBe(false)
})

test.each([
  ['Tenhou JSON', TENHOU],
  ['mjai', MJAI],
  ['kobalab', KOBALAB],
])('%s spoilt anywhere is read or refused, in one line', (_, whole) => {
  expect(told(bytes(whole))).toBe('reads')
  const word = fc.constantFrom(
    '"',
    '[',
    ']',
    '{',
    '}',
    ',',
    ':',
    '\n',
    '0',
    '-1',
    '1e9',
    'null',
    '"1m"',
    '"r60"',
    '"c1112"',
    '_',
    '*',
    '\\',
    '\0',
  )
  fc.assert(
    fc.property(fc.nat(whole.length), fc.nat(12), fc.oneof(word, fc.string()), (at, cut, put) => {
      const spoilt = whole.slice(0, at) + put + whole.slice(at + cut)
      fc.pre(!OUR_OWN_SLIP.test(spoilt))
      const answer = told(bytes(spoilt))
      expect(answer).not.toMatch(OUR_OWN_SLIP)
      expect(answer).not.toContain('\n')
    }),
    { numRuns: 1000 },
  )
})

/** Any JSON value in place of any other: the shapes refuse it, or the play does. */
test.each([
  ['Tenhou JSON', TENHOU],
  ['kobalab', KOBALAB],
  ['mjai', `[${MJAI.trim().replaceAll('\n', ',')}]`],
])('%s with another value anywhere is read or refused', (_, whole) => {
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom(0, 3, 4, 11, 60, 'E', '1m', 'm1', 'p6_', 'c111213', [], [1, 2, 3, 4]),
  )
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat()), value, (path, put) => {
      const document: unknown = JSON.parse(whole)
      expect(told(bytes(JSON.stringify(replaced(document, path, put))))).not.toContain('\n')
    }),
    { numRuns: 1000 },
  )
})

/** A value with one part replaced, at a path chosen by the numbers. */
const replaced = (value: unknown, path: Iterator<number>, put: unknown): unknown => {
  const turn: number = path.next().value
  if (typeof value !== 'object' || value === null || turn % 7 === 0) return put
  const names = Object.keys(value)
  const name = names[turn % names.length]
  if (name === undefined) return put
  const inside = replaced(Reflect.get(value, name), path, put)
  if (Array.isArray(value)) return value.map((own, i) => (String(i) === name ? inside : own))
  return { ...value, [name]: inside }
}
