import type { Language } from '../../../engine/model/language.ts'
import { penaltyName } from '../../../engine/wording/penalties/penalties.ts'
import { anyRuleName } from '../../../engine/wording/rules/rule-name.ts'
import type { PenaltyRow, PlayerSum } from '../../contract/penalties.ts'
import { HEADS } from '../../messages/reports/column-heads.ts'
import { DECISION, PENALTY_STATE, UNIT } from '../../messages/reports/states.ts'
import type { PenaltiesData, PenaltySum } from '../data/penalties.ts'
import { aboutSheet } from './about.ts'
import { type Column, type Sheet, type SheetsOf, sheet } from './sheet.ts'

/** The penalties of a tournament, and their totals by player. */
export const penaltiesSheets: SheetsOf<PenaltiesData> = (data, language) => [
  penaltiesSheet(data.penalties, language),
  playerSumsSheet(data.players, language),
  aboutSheet(data, language),
]

/** A row for each penalty; one that no longer counts is struck through. */
export const penaltiesSheet = (rows: readonly PenaltyRow[], language: Language): Sheet => {
  const head = HEADS[language]
  const columns: readonly Column<PenaltyRow>[] = [
    [head.id, 6, ({ id }) => id],
    [head.at, 17, ({ at }) => new Date(at)],
    [head.round, 7, ({ round }) => round],
    [head.table, 8, ({ table }) => table],
    [head.hand, 8, ({ hand }) => hand],
    [head.event, 6, ({ event }) => event],
    [head.seat, 6, ({ seat }) => seat],
    [head.number, 10, ({ player }) => player.number],
    [head.player, 24, ({ player }) => player.name],
    [head.country, 9, ({ player }) => player.country],
    [head.rule, 28, ({ rule }) => anyRuleName(rule, language), 'worded'],
    [head.ruleId, 20, ({ rule }) => rule],
    [head.sections, 12, ({ sections }) => sections.join(', ')],
    [head.rules, 12, ({ rules, edition }) => (edition === '' ? rules : `${rules} (${edition})`)],
    [head.proposed, 20, ({ proposed }) => penaltyName(proposed, language), 'worded'],
    [head.imposed, 20, ({ penalty }) => penaltyName(penalty, language), 'worded'],
    [head.tablePoints, 11, ({ worth }) => (worth?.unit === 'table' ? worth.amount : null)],
    [head.tournamentPoints, 11, ({ worth }) => (worth?.unit === 'tournament' ? worth.amount : null)],
    [head.decision, 11, ({ decision }) => DECISION[language][decision], 'worded'],
    [head.state, 11, ({ state }) => PENALTY_STATE[language][state], 'worded'],
    [head.reason, 40, ({ reason }) => reason],
    [head.referee, 20, ({ by }) => by],
    [head.incident, 9, ({ incident }) => incident],
    [head.cancelledBy, 20, ({ cancelled }) => cancelled?.by ?? null],
    [head.cancelledAt, 17, ({ cancelled }) => cancelled && new Date(cancelled.at)],
    [head.cancelledReason, 40, ({ cancelled }) => cancelled?.reason ?? null],
    [head.kind, 12, ({ penalty }) => penalty.kind],
    [head.amount, 9, ({ penalty }) => (penalty.kind === 'points' ? penalty.amount : null)],
    [head.unit, 14, ({ penalty }) => (penalty.kind === 'points' ? UNIT[language][penalty.unit] : null), 'worded'],
  ]
  return sheet(head.penalties, { columns, rows, struck: ({ state }) => state !== 'stands' })
}

type Counts = Omit<PenaltySum, 'key'>

/** Totals of penalties, a column for each kind. */
export const countColumns = (language: Language): readonly Column<Counts>[] => {
  const head = HEADS[language]
  return [
    [head.count, 9, ({ penalties }) => penalties],
    [head.notices, 10, ({ notices }) => notices],
    [head.deadHands, 10, ({ deadHands }) => deadHands],
    [head.chombos, 9, ({ chombos }) => chombos],
    [head.disqualifications, 10, ({ disqualifications }) => disqualifications],
    [head.tablePoints, 12, ({ tablePoints }) => tablePoints],
    [head.tournamentPoints, 12, ({ tournamentPoints }) => tournamentPoints],
    [head.notInPoints, 10, ({ notInPoints }) => notInPoints],
  ]
}

/** A row for each player with penalties in force. */
export const playerSumsSheet = (rows: readonly PlayerSum[], language: Language): Sheet => {
  const head = HEADS[language]
  const who: readonly Column<PlayerSum>[] = [
    [head.number, 10, ({ number }) => number],
    [head.player, 24, ({ player }) => player],
    [head.country, 9, ({ country }) => country],
  ]
  return sheet(head.sums.players, { columns: [...who, ...countColumns(language)], rows })
}

/** A row for each rule, round, table or referee with penalties in force. */
export const sumsSheet = (by: 'rules' | 'rounds' | 'tables' | 'referees', rows: readonly PenaltySum[], language: Language): Sheet => {
  const head = HEADS[language]
  const heads = { rules: head.rule, rounds: head.round, tables: head.table, referees: head.referee }
  const key: Column<PenaltySum>['2'] = ({ key }) =>
    key === null ? head.without : by === 'rules' ? anyRuleName(key, language) : by === 'rounds' ? Number(key) : key
  const first: Column<PenaltySum> = by === 'rules' ? [heads[by], 32, key, 'worded'] : [heads[by], 16, key]
  return sheet(head.sums[by], { columns: [first, ...countColumns(language)], rows })
}
