import type { Page } from '@playwright/test'

const FIRST = ['Camille', 'Łukasz', 'Haruto', 'Jonas', 'Giulia', 'Anaïs', 'Sakura', 'Pieter', 'Mirela', 'Benoît']
const LAST = ['Lefèvre', 'Żółkiewski', 'Tanaka', 'Lindqvist', 'Moretti', 'Dubois-Roche', 'Nakamura', 'van den Berg', 'Popescu', 'Garnier']
const COUNTRIES = ['FRA', 'POL', 'JPN', 'SWE', 'ITA']

/** A name for each number up to 200, no two alike. */
const nameOf = (number: number): string => `${FIRST[number % 10]} ${LAST[Math.floor(number / 10) % 10]}${number > 100 ? ' II' : ''}`

/** Ten lines that no tournament can take, each for a reason of its own but the last. */
const BAD = [
  ...(['abc;Nobody One;FRA', '17;Number Twice;FRA', '0;Number Nought;FRA', ';;FRA', '301;=cmd|calc!A1;FRA'] as const),
  ...([
    `302;${'x'.repeat(201)};FRA`,
    `303;Far Away;${'y'.repeat(61)}`,
    '304;---;FRA',
    '-5;Below Nought;FRA',
    '1e3;Number Odd;FRA',
  ] as const),
]

/** 200 players as a French spreadsheet writes them (semicolons, Windows-1252 where it can), ten bad lines among them. */
export const playersCsv = (): Buffer => {
  const lines = Array.from({ length: 200 }, (_, i) => `${COUNTRIES[i % 5]};${nameOf(i + 1)};${i + 1}`)
  const bad = BAD.map((line) => line.split(';')).map(([number, name, country]) => `${country};${name};${number}`)
  const body = lines.flatMap((line, i) => (i % 20 === 19 ? [line, bad[Math.floor(i / 20)]] : [line]))
  return Buffer.from(`\ufeff${['Pays;Nom et prénom;N°', ...body].join('\r\n')}\r\n`)
}

/** Ten rounds of fifty tables for 200 players: each meets others in each round. */
export const seatingCsv = (): Buffer => {
  const lines = Array.from({ length: 10 }, (_, r) =>
    Array.from({ length: 50 }, (_, t) => [r + 1, t + 1, ...[0, 1, 2, 3].map((seat) => seat * 50 + ((t + r * seat) % 50) + 1)].join(',')),
  )
  return Buffer.from(['Round,Table,East,South,West,North', ...lines.flat()].join('\n'))
}

/** Drops a file onto the field where lists are chosen. */
export const chooseList = (page: Page, name: string, buffer: Buffer): Promise<void> =>
  page.locator('#list-file').setInputFiles({ name, mimeType: 'text/csv', buffer })
