import type { ByLanguage, Language } from '../../../engine/model/language.ts'
import { isRuleId } from '../../../engine/model/rule-ids.ts'
import { formatNumber } from '../../../engine/phrases/numbers.ts'
import { seatName } from '../../../engine/phrases/seats.ts'
import { penaltyName } from '../../../engine/wording/penalties/penalties.ts'
import { anyRuleName } from '../../../engine/wording/rules/rule-table.ts'
import { citation, conductCitation, type RuleSetName, ruleSetLine } from '../../../engine/wording/terms/rule-sets.ts'
import { PENALTY_COUNTS, type PlayerSum } from '../../contract/penalties.ts'
import {
  PENALTY_FIELDS,
  PENALTY_STATE,
  type PenaltyField,
  type PenaltyRow,
  PRINTED_CELLS,
  type PrintedCell,
  type Signed,
} from '../../contract/penalty-fields.ts'
import type { ReportHead } from '../../contract/report-data.ts'
import { isStruckLater } from '../../contract/vocabulary.ts'
import { HEADS } from '../../messages/reports/column-heads.ts'
import { LABELS } from '../../messages/reports/labels.ts'
import { SHEET_WORDS } from '../../messages/reports/sheets.ts'
import type { PrintDetails } from '../data/printed-sheets.ts'
import { whoIs } from '../sheets/penalties.ts'
import { laterLines } from './later-lines.ts'
import { asMarkup, joinMarkup, joinTexts, type Markup, markup } from './markup.ts'
import { inBoth, type LabelledValue, originOf, versionLine } from './parts.ts'
import type { Voice } from './voice.ts'

type Head = Exclude<keyof (typeof HEADS)['en'], 'sums'>

/** A word that spreadsheets use too. */
export const headOf = (voice: Voice, name: Head): Markup => voice.say(inBoth((one) => HEADS[one][name]))

export const columnHeads = (heads: readonly Markup[]): Markup =>
  markup`<thead><tr>${heads.map((head) => markup`<th scope="col">${head}</th>`)}</tr></thead>`

/** Columns of set widths by their names, so that no name and no long word moves the others. */
export const columnWidths = (names: readonly string[]): Markup =>
  markup`<colgroup>${names.map((name) => markup`<col class="${name}">`)}</colgroup>`

/** A rule set after its label, unless its own name begins with that word. */
export const ruledBy = (rules: RuleSetName, voice: Voice): Markup => {
  const line = inBoth((one) => ruleSetLine(rules, one))
  const isSaid = voice.languages.every((one) => line[one].startsWith(LABELS[one].rules))
  return isSaid ? voice.say(line) : markup`${voice.word((l) => l.rules)} ${voice.say(line)}`
}

/** The top of a report about a tournament: its title, the tournament, its rules, the time of the report. */
export const sheetHeader = (
  title: Markup,
  { data, rules, written }: PrintDetails & { readonly data: ReportHead },
  voice: Voice,
): Markup => {
  const { name, place, date } = data.tournament
  return markup`<header><h1>${title}</h1><p class="end">${name}<br>${joinTexts([place, voice.dayOf(date)], ', ')}</p>
<p>${ruledBy(rules, voice)}</p><p class="end">${voice.word((l) => l.written)} ${voice.whenHere(written)}</p></header>`
}

export const sheetFooter = ({ data, version }: PrintDetails & { readonly data: ReportHead }, voice: Voice): Markup =>
  markup`<footer>${versionLine(version, voice)}${originOf({ ...data.log, seq: data.log.entry }, voice)}</footer>`

export const citedRule = ({ rule, sections }: Pick<PenaltyRow, 'rule' | 'sections'>, rules: RuleSetName): ByLanguage<string> =>
  inBoth((one) => (isRuleId(rule) ? citation({ rule, sections }, rules, one) : conductCitation(sections, rules, one)))

/** All penalties in the order in which they were imposed; one no longer in force is struck through, with the reason. */
export const penaltyTable = (rows: readonly PenaltyRow[], { rulesOf, rules }: PrintDetails, voice: Voice, whose = true): Markup => {
  if (rows.length === 0) return markup`<p>${voice.say(SHEET_WORDS.noPenalties)}</p>`
  const names = PRINTED_CELLS.filter((cell) => whose || cell !== 'player')
  const heads = names.map((name) => (name === 'at' ? voice.say(SHEET_WORDS.time) : headOf(voice, name)))
  return markup`<table class="sheet">${columnWidths(names)}${columnHeads(heads)}<tbody>${rows.map((row) => penaltyLine(row, rows, rulesOf.get(row.id) ?? rules, voice, names))}</tbody></table>`
}

/** A line below in small letters. */
export const smallLine = (of: Markup): Markup => markup`<br><span class="small">${of}</span>`

/** Lines below a cell. */
export const linesBelow = (rows: readonly LabelledValue[], voice: Voice): readonly Markup[] =>
  rows.map(([head, line]) => smallLine(markup`${head}${voice.colon} ${line}`))

/** The fields that a cell has beside its own. */
const linesIn = (cell: PrintedCell, row: PenaltyRow, voice: Voice): readonly LabelledValue[] =>
  linesOf(voice, (print, one) => (print.cell === cell ? (print.line?.(row, one) ?? print.signed?.(row, one)) : null))

/** The lines that a ruling has in reports of incidents. */
export const linesOfRuling = (row: Signed, voice: Voice): readonly LabelledValue[] =>
  linesOf(voice, (print, one) => print.signed?.(row, one))

const linesOf = (
  voice: Voice,
  lineOf: (print: NonNullable<PenaltyField['print']>, language: Language) => string | null | undefined,
): readonly LabelledValue[] =>
  Object.values<PenaltyField>(PENALTY_FIELDS).flatMap(({ print, sheet: [column] }) => {
    const line = inBoth((one) => (print ? (lineOf(print, one) ?? '') : ''))
    return column && line.en !== '' ? [[headOf(voice, column), voice.say(line)] as const] : []
  })

const penaltyLine = (
  row: PenaltyRow,
  all: readonly PenaltyRow[],
  rules: RuleSetName,
  voice: Voice,
  cells: readonly PrintedCell[],
): Markup => {
  const { id, at, round, table, hand, event, player, seat, rule, penalty, reason, by, state, incident } = row
  const off = state !== 'stands'
  const who = player.name ?? (seat === null ? '–' : voice.say(inBoth((one) => seatName(seat, one))))
  const place = joinMarkup(
    [
      markup`${round === null ? '' : voice.plain({ en: `R${round}`, fr: `R${round}` })}`,
      markup`${table ?? ''}`,
      markup`${hand ?? ''}`,
      markup`${event ?? ''}`,
    ],
    ' · ',
  )
  const isSuperseded = state === 'superseded'
  const became = off && (isSuperseded || !isStruckLater(row)) ? smallLine(voice.say(inBoth((one) => PENALTY_STATE[one][state]))) : null
  // a later ruling, which cancels what it supersedes, is a row of its own
  const supersedes = isSuperseded ? all.filter((one) => one.incident === incident).map((one) => one.at) : []
  const later = linesBelow(laterLines(row, voice, supersedes), voice)
  const contents: Readonly<Record<PrintedCell, Markup>> = {
    id: markup`${id}`,
    at: markup`${voice.when(at)}`,
    table: markup`${place}${smallLine(markup`${voice.word((l) => l.incident)} ${incident}`)}`,
    player: markup`${player.number === null ? null : markup`<span class="small">${player.number}</span> `}${who}${player.country ? markup` <span class="small">${player.country}</span>` : null}`,
    rule: markup`${voice.say(inBoth((one) => anyRuleName(rule, one)))}${smallLine(voice.say(citedRule(row, rules)))}`,
    imposed: markup`<b>${voice.say(inBoth((one) => penaltyName(penalty, one)))}</b>`,
    reason: markup`${reason}`,
    referee: markup`${by}`,
  }
  return markup`<tr${off ? asMarkup(' class="off"') : null}>${cells.map((cell) => markup`<td>${contents[cell]}${linesBelow(linesIn(cell, row, voice), voice)}${cell === 'imposed' ? markup`${became}${later}` : null}</td>`)}</tr>`
}

type Counts = Omit<PlayerSum, 'number' | 'player' | 'country'>
const COUNTS = Object.keys(PENALTY_COUNTS) as (keyof typeof PENALTY_COUNTS)[]

/** Totals of penalties in force, in a line each. Columns without any are left out. */
export const sumsTable = (first: Markup, rows: readonly { readonly name: Markup; readonly counts: Counts }[], voice: Voice): Markup => {
  if (rows.length === 0) return markup`<p>${voice.say(SHEET_WORDS.noPenalties)}</p>`
  const used = COUNTS.filter((count) => count === 'penalties' || rows.some(({ counts }) => counts[count] !== 0))
  const heads = used.map((count) => markup`<th scope="col" class="num">${headOf(voice, count)}</th>`)
  const lines = rows.map(
    ({ name, counts }) =>
      markup`<tr><th scope="row">${name}</th>${used.map((count) => markup`<td class="num">${counts[count] === 0 ? '–' : voice.say(inBoth((one) => formatNumber(counts[count], one)))}</td>`)}</tr>`,
  )
  return markup`<table class="sums"><thead><tr><th scope="col">${first}</th>${heads}</tr></thead><tbody>${lines}</tbody></table>`
}

export const playerName = ({ number, country, ...who }: PlayerSum, voice: Voice): Markup =>
  markup`${number === null ? null : markup`<span class="small">${number}</span> `}${voice.say(inBoth((one) => whoIs(who, one) ?? '–'))}${country ? markup` <span class="small">${country}</span>` : null}`
