import type { Language } from '../../../engine/model/language.ts'
import { anyRuleName, levelName } from '../../../engine/wording/rules/rule-table.ts'
import type { FindingCount } from '../../contract/report-data.ts'
import { PENALTY_STATES } from '../../contract/vocabulary.ts'
import { HEADS } from '../../messages/reports/column-heads.ts'
import { FINDING_STATE } from '../../messages/reports/states.ts'
import type { TournamentData } from '../data/tournament.ts'
import { aboutSheet } from './about.ts'
import { FIGURE_NAMES } from './figures.ts'
import { penaltiesSheet, playerSumsSheet, sumsSheet } from './penalties.ts'
import { type Sheet, type SheetsOf, sheet, type WorkbookCell, type WorkbookColumn } from './sheet.ts'

/** A whole tournament: its penalties first (all that a CSV has room for), their totals, findings and figures. */
export const tournamentSheets: SheetsOf<TournamentData> = (data, language) => [
  penaltiesSheet(data.penalties, language),
  playerSumsSheet(data.sums.players, language),
  ...(['rules', 'rounds', 'tables', 'referees'] as const).map((by) => sumsSheet(by, data.sums[by], language)),
  findingsSheet(data.statistics.findings, language),
  figuresSheet(data, language),
  aboutSheet(data, language),
]

const findingsSheet = (rows: readonly FindingCount[], language: Language): Sheet => {
  const head = HEADS[language]
  const columns: readonly WorkbookColumn<FindingCount>[] = [
    [head.rule, 32, ({ rule }) => anyRuleName(rule, language), 'worded'],
    [head.ruleId, 22, ({ rule }) => rule],
    [head.level, 12, ({ level }) => levelName(level, language), 'worded'],
    [head.round, 8, ({ round }) => round],
    [head.state, 22, ({ state }) => FINDING_STATE[state][language], 'worded'],
    [head.count, 9, ({ count }) => count],
  ]
  return sheet(head.findings, { columns, rows })
}

/** The figures of a tournament in words, as a report lists them. */
const figuresOf = ({ statistics }: TournamentData, language: Language): readonly (readonly [string, WorkbookCell])[] => {
  const words = FIGURE_NAMES[language]
  const { incidents, rulings, appeals, penalties, secondsToRuling: seconds } = statistics
  return [
    ...(['rounds', 'tables', 'hands', 'acts', 'players', 'referees'] as const).map((of) => [words[of], statistics[of]] as const),
    ...(['all', 'open', 'ruled', 'appealed', 'closed', 'notable'] as const).map((of) => [words.incidents[of], incidents[of]] as const),
    ...(['all', 'upheld', 'changed', 'dismissed', 'superseded', 'review'] as const).map((of) => [words.rulings[of], rulings[of]] as const),
    ...(['all', 'undecided', 'upheld', 'changed', 'overturned'] as const).map((of) => [words.appeals[of], appeals[of]] as const),
    ...PENALTY_STATES.map((state) => [words.penalties[state], penalties[state]] as const),
    [words.seconds.median, seconds?.median ?? null],
    [words.seconds.longest, seconds?.longest ?? null],
  ]
}

const figuresSheet = (data: TournamentData, language: Language): Sheet => {
  const head = HEADS[language]
  return sheet(head.statistics, {
    columns: [
      [head.figure, 40, ([name]) => name, 'worded'],
      [head.value, 12, ([, value]) => value],
    ],
    rows: figuresOf(data, language),
  })
}
