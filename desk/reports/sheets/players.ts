import { seatLetter } from '../../../engine/phrases/seats.ts'
import { HEADS } from '../../messages/reports/column-heads.ts'
import type { PlayerRow, PlayersData } from '../data/players.ts'
import { aboutSheet } from './about.ts'
import { playerSumsSheet } from './penalties.ts'
import { type SheetsOf, sheet, type WorkbookColumn } from './sheet.ts'

/** The players of a tournament, a column for each round with table and seat; and the totals of their penalties. */
export const playersSheets: SheetsOf<PlayersData> = (data, language) => {
  const head = HEADS[language]
  const rounds = [...new Set(data.players.flatMap(({ seats }) => seats.map(({ round }) => round)))].sort(
    (a, b) => (a ?? Number.POSITIVE_INFINITY) - (b ?? Number.POSITIVE_INFINITY),
  )
  const columns: readonly WorkbookColumn<PlayerRow>[] = [
    [head.number, 10, ({ number }) => number],
    [head.player, 28, ({ name }) => name],
    [head.country, 9, ({ country }) => country],
    ...rounds.map(
      (round): WorkbookColumn<PlayerRow> => [
        `${head.round} ${round ?? '–'}`,
        12,
        ({ seats }) =>
          seats
            .filter((at) => at.round === round)
            .map(({ table, seat }) => `${table} ${seatLetter(seat, language)}`)
            .join(', '),
      ],
    ),
  ]
  return [sheet(head.players, { columns, rows: data.players }), playerSumsSheet(data.penalties, language), aboutSheet(data, language)]
}
