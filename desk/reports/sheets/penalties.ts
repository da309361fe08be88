import type { Language } from '../../../engine/model/language.ts'
import { seatName } from '../../../engine/phrases/seats.ts'
import { anyRuleName } from '../../../engine/wording/rules/rule-table.ts'
import { PENALTY_COUNTS, type PlayerSum } from '../../contract/penalties.ts'
import type { PenaltyRow } from '../../contract/penalty-fields.ts'
import { PENALTY_COLUMNS, type SheetColumn } from '../../contract/penalty-fields.ts'
import { HEADS } from '../../messages/reports/column-heads.ts'
import type { PenaltiesData, PenaltySum } from '../data/penalties.ts'
import { aboutSheet } from './about.ts'
import { columnIn, type Sheet, type SheetsOf, sheet, type WorkbookColumn } from './sheet.ts'

/** The penalties of a tournament, and their totals by player. */
export const penaltiesSheets: SheetsOf<PenaltiesData> = (data, language) => [
  penaltiesSheet(data.penalties, language),
  playerSumsSheet(data.players, language),
  aboutSheet(data, language),
]

/** A row for each penalty; one that no longer counts is struck through. */
export const penaltiesSheet = (rows: readonly PenaltyRow[], language: Language): Sheet => {
  const columns = Object.values<SheetColumn>(PENALTY_COLUMNS).map((column) => columnIn(column, language))
  return sheet(HEADS[language].penalties, { columns, rows, struck: ({ state }) => state !== 'stands' })
}

type Counts = Omit<PenaltySum, 'key'>

/** Totals of penalties, a column for each kind. */
export const countColumns = (language: Language): readonly WorkbookColumn<Counts>[] => {
  const { count, ...head } = HEADS[language]
  const columns = Object.keys(PENALTY_COUNTS) as readonly (keyof Counts)[]
  return columns.map((column) => [column === 'penalties' ? count : head[column], COUNT_WIDTHS[column] ?? 10, (row) => row[column]])
}

/** The widths of the columns of totals that are not 10. */
const COUNT_WIDTHS: Partial<Readonly<Record<keyof Counts, number>>> = { penalties: 9, chombos: 9, tablePoints: 12, tournamentPoints: 12 }

export const playerSumsSheet = (rows: readonly PlayerSum[], language: Language): Sheet => {
  const head = HEADS[language]
  const who: readonly WorkbookColumn<PlayerSum>[] = [
    [head.number, 10, ({ number }) => number],
    [head.player, 24, (row) => whoIs(row, language), 'worded'],
    [head.country, 9, ({ country }) => country],
  ]
  return sheet(head.sums.players, { columns: [...who, ...countColumns(language)], rows })
}

/** The name of a player in totals, or where they sat. */
export const whoIs = ({ player, nameless }: Pick<PlayerSum, 'player' | 'nameless'>, language: Language): string | null => {
  if (!nameless) return player
  const { table, hand, seat } = nameless
  return [seatName(seat, language), table === null ? '' : `${HEADS[language].table.toLowerCase()} ${table}`, hand]
    .filter(Boolean)
    .join(', ')
}

/** A row for each rule, round, table or referee with penalties in force. */
export const sumsSheet = (by: 'rules' | 'rounds' | 'tables' | 'referees', rows: readonly PenaltySum[], language: Language): Sheet => {
  const head = HEADS[language]
  const heads = { rules: head.rule, rounds: head.round, tables: head.table, referees: head.referee }
  const key: WorkbookColumn<PenaltySum>['2'] = ({ key }) =>
    key === null ? head.without : by === 'rules' ? anyRuleName(key, language) : by === 'rounds' ? Number(key) : key
  const first: WorkbookColumn<PenaltySum> = by === 'rules' ? [heads[by], 32, key, 'worded'] : [heads[by], 16, key]
  return sheet(head.sums[by], { columns: [first, ...countColumns(language)], rows })
}
