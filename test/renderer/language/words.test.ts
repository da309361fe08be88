import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { en } from '../../../renderer/language/en.ts'
import {
  formatMoment,
  formatNumber,
  formatSize,
  formatStart,
  formatTime,
  momentForField,
  showTimesBy,
} from '../../../renderer/language/format.ts'
import { formatDuration } from '../../../renderer/language/format-duration.ts'
import { fr } from '../../../renderer/language/fr.ts'
import { shortNames, shortPlayers, surname } from '../../../renderer/language/names.ts'
import { wallClockIn } from '../../../renderer/language/wall-clock.ts'

const flat = (texts: object, before = ''): readonly (readonly [string, string])[] =>
  Object.entries(texts).flatMap(([key, text]: [string, string | object]) =>
    typeof text === 'string' ? [[before + key, text] as const] : flat(text, `${before}${key}.`),
  )

describe('both languages', () => {
  test('have the same placeholders', () => {
    const blanks = (text: string): readonly string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).sort()
    const french = new Map(flat(fr))
    const other = flat(en).filter(([key, text]) => blanks(text).join() !== blanks(french.get(key) ?? '').join())
    expect(other.map(([key]) => key)).toEqual([])
  })
  test('French punctuation has a no-break space, so that no line begins with it', () =>
    expect(flat(fr).filter(([, text]) => / [:;?!»](?=\s|$)|« /.test(text))).toEqual([]))
  test('every text is used: its key is in the code, or begins as a key that is put together', () => {
    const files = globSync('renderer/**/*.{ts,tsx}', { exclude: ['renderer/language/{en,fr}/**'] })
    const code = files.map((file) => readFileSync(file, 'utf8')).join('\n')
    const keys = new Set([...code.matchAll(/['"`]([a-z]+(?:\.[\w-]+)+)['"`]/gi)].map(([, key = '']) => key))
    const beginnings = [...code.matchAll(/`([a-z]+\.[\w.-]*)\$\{/gi)].map(([, beginning = '']) => beginning)
    const unused = flat(en)
      .map(([key]) => key.replace(/_(zero|one|many|other)$/, ''))
      .filter((key) => !keys.has(key) && !beginnings.some((beginning) => key.startsWith(beginning)))
    expect(unused).toEqual([])
  })
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
    ['J. R. van den Berg', 'van den Berg'],
    ['GARCÍA FERNÁNDEZ Lucía', 'GARCÍA FERNÁNDEZ'],
    ['Lucía DE LA CRUZ', 'DE LA CRUZ'],
    ['José ORTEGA Y GASSET', 'ORTEGA Y GASSET'],
    ['MOREAU B. Inès', 'MOREAU'],
    ['INÈS MOREAU', 'INÈS MOREAU'],
    ['García Fernández, Lucía', 'García Fernández'],
    // what may be a given name or a surname is never cut off
    ['Lucía García Fernández', 'Lucía García Fernández'],
    ['Juan Pablo de la Cruz', 'Juan Pablo de la Cruz'],
    ['María de la Cruz García', 'María de la Cruz García'],
    // a number is no name
    ['Substitute 2', 'Substitute 2'],
    ['Remplaçant n° 3', 'Remplaçant n° 3'],
    ['John Smith III', 'John Smith III'],
  ])('%s goes by %s', (name, short) => expect(surname(name)).toBe(short))
  test('only people who share a surname have their full name; a person at several tables counts once', () => {
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
  test('two people of one name are told apart by their numbers', () => {
    const john = (number: number | null) => ({ name: 'John Smith', number })
    const nameOf = shortPlayers([john(19), john(34), { name: 'Kim Lake', number: 2 }, { name: 'Kim Lake', number: 2 }])
    expect([nameOf(john(19)), nameOf(john(34)), nameOf({ name: 'Kim Lake', number: 2 }), nameOf(john(null))]).toEqual([
      '19 Smith',
      '34 Smith',
      'Lake',
      'Smith',
    ])
    expect(shortPlayers([john(19), john(34), { name: 'Ann Smith', number: 5 }])(john(34))).toBe('34 John Smith')
  })
  test('points in the user’s language', () =>
    expect([formatNumber(31_200, 'en'), formatNumber(31_200, 'fr').replace(/\s/u, ' '), formatNumber(-800, 'en')]).toEqual([
      '31,200',
      '31 200',
      '−800',
    ]))
  test('a time on another day includes the date', () =>
    expect(formatMoment(new Date(2026, 10, 20, 9, 5), 'en', new Date(2026, 10, 21))).toBe('20 Nov, 09:05'))
  test('a time today does not', () => expect(formatMoment(new Date(2026, 10, 20, 9, 5), 'fr', new Date(2026, 10, 20))).toBe('09:05'))
  test('an invalid time is shown as a dash', () => {
    const at = new Date('soon')
    expect([formatTime(at), formatMoment(at, 'en'), formatStart(at, 'fr'), momentForField(at)]).toEqual(['–', '–', '–', ''])
  })
  test('a time to the second; a time for a field', () => {
    const at = new Date(2026, 10, 20, 0, 5, 7)
    expect([formatTime(at), momentForField(at)]).toEqual(['00:05:07', '2026-11-20T00:05'])
  })
  test.each<readonly [desk: string, time: string, moment: string]>([
    ['Asia/Tokyo', '08:30:00', '08:30'],
    ['Europe/Paris', '00:30:00', '21 Nov, 00:30'],
    ['America/Lima', '18:30:00', '18:30'],
    [
      'Mars/Olympus',
      formatTime(new Date('2026-11-20T23:30:00Z')),
      formatMoment(new Date('2026-11-20T23:30:00Z'), 'en', new Date('2026-11-20T15:00:00Z')),
    ],
  ])('a tablet shows the times of its desk in %s, whatever its own zone is', (zone, time, moment) => {
    const at = new Date('2026-11-20T23:30:00Z')
    showTimesBy(wallClockIn(zone))
    const shown = [formatTime(at), formatMoment(at, 'en', new Date('2026-11-20T15:00:00Z'))]
    showTimesBy((own) => own)
    expect(shown).toEqual([time, moment])
  })
  test.each([
    [0.2, '1 second', '1 seconde'],
    [40, '40 seconds', '40 secondes'],
    [89, '89 seconds', '89 secondes'],
    [90, '2 minutes', '2 minutes'],
    [4000, '67 minutes', '67 minutes'],
  ])('%d seconds: %s, %s', (seconds, en, fr) => expect([formatDuration(seconds, 'en'), formatDuration(seconds, 'fr')]).toEqual([en, fr]))
  test('the start of a round on another day includes the weekday', () =>
    expect(formatStart(new Date(2026, 10, 22, 9, 30), 'en', new Date(2026, 10, 21))).toBe('Sun 09:30'))
  test('sizes', () =>
    expect([formatSize(300, 'en'), formatSize(2_340_000, 'fr'), formatSize(81_383_100_000, 'en')]).toEqual([
      '1\u00a0kB',
      '2,3\u00a0Mo',
      '81.4\u00a0GB',
    ]))
})
