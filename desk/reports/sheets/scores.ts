import type { Language } from '../../../engine/model/language.ts'
import { COLON } from '../../../engine/phrases/typeset.ts'
import { penaltyName } from '../../../engine/wording/penalties/penalties.ts'
import { anyRuleName } from '../../../engine/wording/rules/rule-table.ts'
import { CHANGED_SINCE } from '../../contract/penalty-fields.ts'
import { HEADS } from '../../messages/reports/column-heads.ts'
import type { ScoreRow, ScoresData } from '../data/scores.ts'
import { aboutSheet } from './about.ts'
import { countColumns, whoIs } from './penalties.ts'
import { type SheetsOf, sheet, type WorkbookColumn } from './sheet.ts'

/** A row for each player: the deductions, the reasons in one line, and at the end the table points by round. */
export const scoresSheets: SheetsOf<ScoresData> = (data, language) => {
  const head = HEADS[language]
  const rounds = [...new Set(data.players.flatMap(({ each }) => each.filter(offTable).map(({ round }) => round)))].sort(
    (a, b) => (a ?? Number.POSITIVE_INFINITY) - (b ?? Number.POSITIVE_INFINITY),
  )
  const columns: readonly WorkbookColumn<ScoreRow>[] = [
    [head.number, 10, ({ number }) => number],
    [head.player, 28, (row) => whoIs(row, language), 'worded'],
    [head.country, 9, ({ country }) => country],
    [head.tournamentPoints, 12, ({ tournamentPoints }) => tournamentPoints],
    [head.tablePoints, 12, ({ tablePoints }) => tablePoints],
    [head.reason, 60, ({ each }) => each.map((one) => lineOf(one, language)).join({ en: '; ', fr: ' ; ' }[language]), 'worded'],
    ...countColumns(language).filter(([name]) => name !== head.tablePoints && name !== head.tournamentPoints),
    ...rounds.map(
      (round): WorkbookColumn<ScoreRow> => [
        `${head.tablePoints}, ${head.round.toLowerCase()} ${round ?? '–'}`,
        12,
        ({ each }) => each.filter((one) => offTable(one) && one.round === round).reduce((sum, { worth }) => sum + (worth?.amount ?? 0), 0),
      ],
    ),
  ]
  return [sheet(head.scores, { columns, rows: data.players }), aboutSheet(data, language)]
}

type Each = ScoreRow['each'][number]

const offTable = ({ worth }: Each): boolean => worth?.unit === 'table'

const lineOf = ({ round, table, rule, penalty, review }: Each, language: Language): string => {
  const head = HEADS[language]
  const where = [round === null ? '' : `${head.round} ${round}`, table === null ? '' : `${head.table} ${table}`].filter(Boolean).join(', ')
  const changed = review ? ` (${CHANGED_SINCE[language]})` : ''
  return `${where === '' ? '' : `${where}${COLON[language]} `}${anyRuleName(rule, language)}, ${penaltyName(penalty, language)}${changed}`
}
