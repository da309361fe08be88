import { SEATS } from '../../model/seats.ts'
import type { ExpectedFinding, HandHeader, StartMeld, TableFile } from '../../model/table-file.ts'
import { formatEvents, formatTiles, formatWord, quoteText } from './format-event.ts'

/**
 * A whole file as text that `parseTable` reads back. Comments are lost, a blank line precedes each further hand, and every line ends in
 * `\n`.
 */
export const formatTable = (file: TableFile): string => formatRules(file) + formatGames(file)

/** The rule set and the settings of a file, which apply to all its games. */
export const formatRules = ({ rules, settings }: Pick<TableFile, 'rules' | 'settings'>): string =>
  inLines([...(rules === undefined ? [] : [`@rules ${formatWord(rules)}`]), ...settings.map(({ name, value }) => `@set ${name} ${value}`)])

/** The games of a file; the line `@game` begins each, but not a single one. */
export const formatGames = (file: TableFile): string => {
  const lines: string[] = []
  const expected = (game: number, hand: number) =>
    file.expectations.filter((one) => one.game === game && one.hand === hand).map(formatExpectation)
  if (file.games.length === 0) lines.push(...expected(1, 1))
  file.games.forEach(({ hands }, game) => {
    if (game > 0) lines.push('')
    if (file.games.length > 1 || hands.length === 0) lines.push('@game')
    if (hands.length === 0) lines.push(...expected(game + 1, 1))
    hands.forEach(({ header, events }, hand) => {
      if (hand > 0) lines.push('')
      lines.push(...formatHeader(header), ...expected(game + 1, hand + 1), ...formatEvents(events))
    })
  })
  return inLines(lines)
}

const inLines = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('')

/** The header lines of one hand; the first line, if any, begins the hand. */
export const formatHeader = (header: HandHeader): readonly string[] => {
  const { name, from, wall, displayed, deal, hold, dora, melds, rivers, riichi, scores, players } = header
  const lines: string[] = []
  if (name) lines.push(`@hand ${name.wind}${name.number} ${name.counters}${name.sticks ? ` ${name.sticks}` : ''}`)
  if (from === 'middle') lines.push('@from middle')
  if (players) lines.push(`@players ${players.map(quoteText).join(' ')}`)
  if (scores) lines.push(`@scores ${scores.join(' ')}`)
  if (wall !== undefined) lines.push(`@wall ${wall}`)
  if (dora) lines.push(`@dora ${dora}`)
  if (displayed) lines.push('@displayed complete')
  for (const seat of SEATS) if (deal?.[seat]) lines.push(`@deal ${seat} ${formatTiles(deal[seat])}`)
  for (const seat of SEATS) if (hold?.[seat]) lines.push(`@hold ${seat} ${formatTiles(hold[seat])}`)
  for (const meld of melds) lines.push(`@meld ${formatMeld(meld)}`)
  for (const seat of SEATS)
    if (rivers?.[seat]) lines.push(['@river', seat, ...rivers[seat].map(({ tile, claimed }) => (claimed ? `${tile}^` : tile))].join(' '))
  for (const seat of riichi) lines.push(`@riichi ${seat}`)
  return lines
}

const formatMeld = (meld: StartMeld): string => {
  if (meld.kind === 'chii') return `${meld.seat} chii ${formatTiles(meld.tiles)} ${meld.claimed}`
  return [meld.seat, meld.kind, meld.tile, ...(meld.kind === 'ankan' ? [] : [meld.from])].join(' ')
}

const formatExpectation = (expectation: ExpectedFinding): string => {
  const rules = formatWord(expectation.rules)
  if (expectation.none) return `@expect ${rules} none`
  const { event, level, rule, seat } = expectation
  return ['@expect', rules, event, level, rule, ...(seat ? [seat] : [])].join(' ')
}
