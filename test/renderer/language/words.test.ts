import { describe, expect, test } from 'vitest'
import { en } from '../../../renderer/language/en.ts'
import { formatMoment, formatNumber, formatSize, formatStart } from '../../../renderer/language/format.ts'
import { fr } from '../../../renderer/language/fr.ts'
import { shortNames, surname } from '../../../renderer/language/names.ts'

const flat = (texts: object, before = ''): readonly (readonly [string, string])[] =>
  Object.entries(texts).flatMap(([key, text]: [string, string | object]) =>
    typeof text === 'string' ? [[before + key, text] as const] : flat(text, `${before}${key}.`),
  )

describe('both languages', () => {
  test('say the same: the same blanks are filled in', () => {
    const blanks = (text: string): readonly string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).sort()
    const french = new Map(flat(fr))
    const other = flat(en).filter(([key, text]) => blanks(text).join() !== blanks(french.get(key) ?? '').join())
    expect(other.map(([key]) => key)).toEqual([])
  })
  test('no French sign stands at the beginning of a line: the space before it does not break', () =>
    expect(flat(fr).filter(([, text]) => / [:;?!»](?=\s|$)|« /.test(text))).toEqual([]))
  test('no text is empty', () => expect([...flat(en), ...flat(fr)].filter(([, text]) => text.trim() === '')).toEqual([]))
})

describe('names and numbers', () => {
  test.each([
    ['Inès Moreau', 'Moreau'],
    ['MOREAU Inès', 'MOREAU'],
    ['Li', 'Li'],
    ['Wim van den Berg', 'van den Berg'],
    ['Anna Le Goff', 'Le Goff'],
    ['Miguel A Santos', 'Santos'],
    ['A. Lindqvist', 'Lindqvist'],
  ])('%s goes by %s', (name, short) => expect(surname(name)).toBe(short))
  test('who shares a surname goes by the whole name, and nobody else; one person at several tables is one', () => {
    const nameOf = shortNames(['Élodie Petit', 'Éric Petit', 'Hugo Moreau', 'Hugo Moreau', 'Wim van den Berg', 'Ann Berg'])
    expect(['Élodie Petit', 'Éric Petit', 'Hugo Moreau', 'Wim van den Berg', 'Ann Berg', 'Nora Unseated'].map(nameOf)).toEqual([
      'Élodie Petit',
      'Éric Petit',
      'Moreau',
      'van den Berg',
      'Berg',
      'Unseated',
    ])
  })
  test('points in the reader’s form', () =>
    expect([formatNumber(31_200, 'en'), formatNumber(31_200, 'fr').replace(/\s/u, ' '), formatNumber(-800, 'en')]).toEqual([
      '31,200',
      '31 200',
      '−800',
    ]))
  test('a moment of another day says the day', () =>
    expect(formatMoment(new Date(2026, 10, 20, 9, 5), 'en', new Date(2026, 10, 21))).toBe('20 Nov, 09:05'))
  test('a moment of today does not', () => expect(formatMoment(new Date(2026, 10, 20, 9, 5), 'fr', new Date(2026, 10, 20))).toBe('09:05'))
  test('when a round begins on another day, the day of the week says it', () =>
    expect(formatStart(new Date(2026, 10, 22, 9, 30), 'en', new Date(2026, 10, 21))).toBe('Sun 09:30'))
  test('sizes', () =>
    expect([formatSize(300, 'en'), formatSize(2_340_000, 'fr'), formatSize(81_383_100_000, 'en')]).toEqual(['1 kB', '2,3 Mo', '81.4 GB']))
})
