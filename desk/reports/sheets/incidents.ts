import { FILLED_TEXTS } from '../../../db/log/vocabulary.ts'
import { seatLetter } from '../../../engine/phrases/seats.ts'
import { COLON } from '../../../engine/phrases/typeset.ts'
import { penaltyName } from '../../../engine/wording/penalties/penalties.ts'
import { anyRuleName, levelName } from '../../../engine/wording/rules/rule-table.ts'
import {
  CHANGED_SINCE,
  DECISION,
  PENALTY_COLUMNS,
  PENALTY_STATE,
  type SheetColumn,
  SIGNED_SHEET,
  type Signed,
} from '../../contract/penalty-fields.ts'
import { HEADS } from '../../messages/reports/column-heads.ts'
import { INCIDENT_STATE, OUTCOME_WORDS, WEIGHT_WORDS } from '../../messages/reports/states.ts'
import type { IncidentsData, ReportedIncident } from '../data/incidents.ts'
import { aboutSheet } from './about.ts'
import { columnIn, type SheetsOf, sheet, type WorkbookColumn } from './sheet.ts'

/** The incidents of a tournament, a row for each, with its newest ruling and appeal. */
export const incidentsSheets: SheetsOf<IncidentsData> = (data, language) => {
  const head = HEADS[language]
  const columns: readonly WorkbookColumn<ReportedIncident>[] = [
    [head.id, 6, ({ id }) => id],
    [head.openedAt, 17, ({ openedAt }) => new Date(openedAt)],
    [head.openedBy, 20, ({ openedBy }) => openedBy],
    [head.round, 7, ({ round }) => round],
    [head.table, 8, ({ table }) => table],
    [head.hand, 8, ({ hand }) => hand],
    [head.event, 6, ({ event }) => event],
    [head.seat, 6, (row) => (hasSeveral(row) ? null : row.seat && seatLetter(row.seat, language))],
    [head.number, 10, (row) => (hasSeveral(row) ? null : row.playerNumber)],
    [head.player, 24, (row) => (hasSeveral(row) ? ofThoseInForce(row, ({ player }) => player ?? '–') : row.player)],
    [head.concerned, 28, ({ players }) => players.join(', ')],
    [head.rule, 28, ({ rule }) => rule && anyRuleName(rule, language), 'worded'],
    [head.ruleId, 20, ({ rule }) => rule],
    [head.level, 11, ({ level }) => level && levelName(level, language), 'worded'],
    [head.state, 18, ({ state }) => INCIDENT_STATE[language][state], 'worded'],
    [head.weight, 10, ({ weight }) => WEIGHT_WORDS[language][weight], 'worded'],
    ...FILLED_TEXTS.map((name): WorkbookColumn<ReportedIncident> => [head[name], 40, (row) => row[name]]),
    [head.decision, 11, (row) => ofThoseInForce(row, ({ decision }) => DECISION[language][decision]), 'worded'],
    [head.proposed, 20, (row) => ofThoseInForce(row, ({ proposed }) => penaltyName(proposed, language)), 'worded'],
    [head.imposed, 20, (row) => ofThoseInForce(row, ({ imposed }) => penaltyName(imposed, language)), 'worded'],
    [head.penaltyState, 12, (row) => ofThoseInForce(row, ({ penaltyState: state }) => state && PENALTY_STATE[language][state]), 'worded'],
    ...Object.values<SheetColumn<Signed>>(SIGNED_SHEET).map((column) => columnIn(asRuled(column), language)),
    [head.ruledBy, 20, (row) => ofThoseInForce(row, ({ by }) => by)],
    [head.ruledAt, 17, (row) => whenRuled(row, ({ at }) => new Date(at))],
    [PENALTY_COLUMNS.signedFor.head[language], 24, (row) => ofThoseInForce(row, ({ signedFor }) => signedFor)],
    [PENALTY_COLUMNS.review.head[language], 14, ({ review }) => (review ? CHANGED_SINCE[language] : null), 'worded'],
    [
      head.appeal,
      14,
      (row) => {
        const said = row.appeals.map(({ decided }) => OUTCOME_WORDS[language][decided?.outcome ?? 'undecided'])
        return (hasSeveral(row) ? said : said.slice(-1)).join(' / ') || null
      },
      'worded',
    ],
    [head.closed, 30, ({ closedReason }) => closedReason],
    [
      head.statements,
      60,
      ({ statements }) => statements.map(({ saidBy, text }) => `${saidBy ?? '–'}${COLON[language]} ${text}`).join('\n'),
    ],
  ]
  return [sheet(head.incidents, { columns, rows: data.incidents }), aboutSheet(data, language)]
}

type Ruling = ReportedIncident['rulings'][number]

const whenRuled = <T>({ rulings }: ReportedIncident, of: (newest: Ruling) => T): T | null => {
  const newest = rulings.findLast(isInForce) ?? rulings.at(-1)
  return newest ? of(newest) : null
}

const isInForce = ({ supersededBy }: Ruling): boolean => supersededBy === null

/** The same of each ruling where several are in force: on several matters, or contradicting each other until a referee who has seen all decides. */
const ofThoseInForce = (row: ReportedIncident, of: (ruling: Ruling) => string | null): string | null => {
  const standing = row.rulings.filter(isInForce)
  if (standing.length < 2) return whenRuled(row, of)
  const said = standing.map(of)
  return said.every((one) => one === null) ? null : said.map((one) => one ?? '–').join(' / ')
}

/** Whether it has rulings in force on several players, as after a fine of the whole table. */
const hasSeveral = ({ rulings }: ReportedIncident): boolean => new Set(rulings.filter(isInForce).map(({ player }) => player)).size > 1

/** A column of rulings: of the newest one, and of all in force where they are about several players and do not say the same. */
const asRuled = (column: SheetColumn<Signed>): SheetColumn<ReportedIncident> => ({
  ...column,
  cell: (row, language) => {
    const cellOf = (ruling: Ruling) => column.cell({ ...ruling, penalty: ruling.imposed }, language)
    const said = hasSeveral(row) ? row.rulings.filter(isInForce).map(cellOf) : []
    return new Set(said).size > 1 ? said.map((one) => String(one ?? '–')).join(' / ') : whenRuled(row, cellOf)
  },
})
