import { globSync, readFileSync } from 'node:fs'
import { type Program, parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'

type Source = { readonly file: string; readonly text: string; readonly program: Program }

const sourceOf = (file: string, text: string): Source => ({ file, text, program: parseSync(file, text).program })
const sources = globSync('{engine,db,desk,electron,renderer}/**/*.{ts,tsx}', { exclude: ['**/*.d.ts'] }).map((file) =>
  sourceOf(file, readFileSync(file, 'utf8')),
)

/** Files that count by four or list seat letters, and the reason why the game has nothing to do with it. */
const OWN_SEATS: Readonly<Record<string, string>> = {
  'engine/model/seats.ts': 'the one list of seats',
  'engine/rulebook/house/read-difference.ts': 'leap years',
  'renderer/setup/tablets/pairing-section.tsx': 'digits of a fingerprint, read aloud in groups',
}
const LETTERS = ['E', 'S', 'W', 'N']
const listsSeats = (words: readonly unknown[]): boolean => LETTERS.every((letter) => words.includes(letter))
/** Seats counted or listed in SQL or another text. */
const SEATS_IN_TEXT = /% 4\b|\bESWN\b|"E", ?"S", ?"W", ?"N"/

const ownSeats = ({ file, text, program }: Source): readonly string[] => {
  const found: string[] = []
  const add = (start: number, what: string): void => void found.push(`${file}:${text.slice(0, start).split('\n').length} ${what}`)
  const literalOf = (node: { readonly type: string } | null): unknown =>
    node?.type === 'Literal' ? (node as { value?: unknown }).value : undefined
  new Visitor({
    BinaryExpression: ({ operator, right, start }) => {
      if (operator === '%' && literalOf(right) === 4) add(start, '% 4')
    },
    ArrayExpression: ({ elements, start }) => {
      if (listsSeats(elements.map(literalOf))) add(start, 'a list of seats')
    },
    TSUnionType: ({ types, start }) => {
      if (listsSeats(types.map((type) => (type.type === 'TSLiteralType' ? literalOf(type.literal) : undefined))))
        add(start, 'a type of seats')
    },
    Literal: ({ value, start }) => {
      if (typeof value === 'string' && SEATS_IN_TEXT.test(value)) add(start, 'seats in a text')
    },
    TemplateElement: ({ value, start }) => {
      if (SEATS_IN_TEXT.test(value.raw)) add(start, 'seats in a text')
    },
  }).visit(program)
  return found
}
test('seats, and how many there are, come from the form of the game or from engine/model/seats.ts', () => {
  const found = sources.flatMap((source) => ownSeats(source).map((what) => ({ file: source.file, what })))
  expect(found.filter(({ file }) => !(file in OWN_SEATS)).map(({ what }) => what)).toEqual([])
  expect(Object.keys(OWN_SEATS).filter((file) => !found.some((one) => one.file === file))).toEqual([])
})
test.each([
  ['const next = (at: number) => (at + 1) % 4', '% 4'],
  ["const all = ['E', 'S', 'W', 'N']", 'a list of seats'],
  ["type Wind = 'E' | 'S' | 'W' | 'N'", 'a type of seats'],
  ["const SQL = `substr('ESWN', n, 1)`", 'seats in a text'],
  ['const SQL = "(n + 1) % 4"', 'seats in a text'],
])('and %s would be found', (text, what) => {
  expect(ownSeats(sourceOf('x.ts', text))).toEqual([`x.ts:1 ${what}`])
})
