/** The one long name of the tournament: four given names and a family name of five parts, as in a passport. */
const LONG = 'Maria Magdalena Aleksandra Konstancja von Hohenzollern-Sigmaringen de la Rochefoucauld-Doudeauville y Fernández de Córdoba'

/** The players at table 7 of round 1: East, South, West, North. */
export const AT_TABLE_7 = ['髙橋 龍之介', 'Małgorzata Szczepańska-Źdźbło', 'Anne-Sophie L’Hôpital d’Aubigné', LONG] as const
const NUMBERS_AT_TABLE_7 = [7, 57, 107, 157] as const

const FIRST = ['Camille', 'Łukasz', '陽菜', 'Zażółć', 'Œdipe', 'Anaïs', 'Seán', 'Benoît', 'Mirela', "Ng'andu"]
const LAST = ['Lefèvre', 'Żółkiewski', '渡邉', 'O’Neill', "D'Angelo", 'Dubois-Roche', '中村', 'van den Berg', 'Ściążko', 'Garnier-Pagès']
const COUNTRIES = ['FRA', 'POL', 'JPN', 'IRL', 'ITA']

/** A unique name for each number up to 200. */
const nameOf = (number: number): string =>
  AT_TABLE_7[NUMBERS_AT_TABLE_7.indexOf(number as 7)] ??
  `${FIRST[number % 10]} ${LAST[Math.floor(number / 10) % 10]}${number > 100 ? ' II' : ''}`

/** Lines that a tournament must refuse: their content, the reason shown, and the correction. */
export const BAD = [
  { number: 'abc', name: 'Jan Kowalski', why: 'found abc, expected a number', to: { number: '201' } },
  { number: '17', name: 'Number Twice', why: 'number 17 is already on line', to: { number: '202' } },
  { number: '0', name: 'Number Nought', why: 'found 0, expected a number', to: { number: '203' } },
  { number: '204', name: '', why: 'number 204 is new, and its name is missing', to: { name: '佐藤 結衣' } },
  { number: '205', name: '=HYPERLINK("http://example.org";"Zofia")', why: 'reads like a formula', to: { name: 'Zofia Hyperlink' } },
  { number: '206', name: '@SUM(A1:A9)', why: 'reads like a formula', to: { name: 'Sum Ming' } },
  { number: '207', name: 'x'.repeat(201), why: 'more than 200 characters', to: { name: 'Xavier d’Ypres' } },
  { number: '208', name: '***', why: 'found ***, expected a name', to: { name: 'Trait d’Union' } },
  { number: '-5', name: 'Below Nought', why: 'found -5, expected a number', to: { number: '209' } },
  { number: '1e3', name: 'Number Odd', why: 'found 1e3, expected a number', to: { number: '210' } },
] as const

/** Number of good lines before each bad one. */
const EVERY = 20
export const badLineAt = (n: number): number => 1 + (n + 1) * (EVERY + 1)

/** 200 players as a French spreadsheet writes them, ten bad lines among them. */
export const playersCsv = (): Buffer => {
  const good = Array.from({ length: 200 }, (_, i) => line(COUNTRIES[i % 5] ?? '', nameOf(i + 1), String(i + 1)))
  const lines = good.flatMap((one, i) => {
    const bad = i % EVERY === EVERY - 1 ? BAD[Math.floor(i / EVERY)] : undefined
    return bad ? [one, line('FRA', bad.name, bad.number)] : [one]
  })
  return Buffer.from(`\ufeff${['Pays;Nom et prénom;N°', ...lines].join('\r\n')}\r\n`)
}

const line = (...cells: readonly string[]): string =>
  cells.map((cell) => (/[;"\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(';')

/** Ten rounds of fifty tables; in each round every player changes table and opponents. Two lines of the last round are invalid. */
export const seatingCsv = (isRight: boolean): Buffer => {
  const lines = Array.from({ length: 10 }, (_, r) =>
    Array.from({ length: 50 }, (_, t) => [r + 1, t + 1, ...[0, 1, 2, 3].map((seat) => seat * 50 + ((t + r * seat) % 50) + 1)].join(',')),
  ).flat()
  const wrong = isRight ? lines : [...lines.slice(0, -2), '10,49,999,2,3,4', lines[0]]
  return Buffer.from(['Round,Table,East,South,West,North', ...wrong].join('\n'))
}
