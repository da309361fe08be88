import { secondsToHours } from 'date-fns/secondsToHours'
import { secondsToMinutes } from 'date-fns/secondsToMinutes'
import { penaltyName } from '../../../engine/wording/penalties/penalties.ts'
import { anyRuleName, levelName } from '../../../engine/wording/rules/rule-table.ts'
import { PENALTY_STATE } from '../../contract/penalty-fields.ts'
import type { FindingCount } from '../../contract/report-data.ts'
import type { ReportLanguage } from '../../contract/vocabulary.ts'
import { LABELS } from '../../messages/reports/labels.ts'
import { SHEET_WORDS } from '../../messages/reports/sheets.ts'
import { INCIDENT_STATE, OUTCOME_WORDS } from '../../messages/reports/states.ts'
import type { ReportedIncident } from '../data/incidents.ts'
import type { PenaltySum } from '../data/penalties.ts'
import type { TournamentReportData } from '../data/printed-sheets.ts'
import type { TournamentData } from '../data/tournament.ts'
import { FIGURE_NAMES } from '../sheets/figures.ts'
import { joinMarkup, type Markup, markup } from './markup.ts'
import { pageOf, titleOf } from './page.ts'
import { inBoth } from './parts.ts'
import { SHEET_STYLE } from './report-style.ts'
import {
  columnHeads,
  columnWidths,
  headOf,
  linesBelow,
  linesOfRuling,
  penaltyTable,
  playerName,
  sheetFooter,
  sheetHeader,
  smallLine,
  sumsTable,
} from './sheet-parts.ts'
import { type Voice, voiceOf } from './voice.ts'

/** The report of a tournament as one HTML file: its figures, findings by rule and round, penalties and their sums, its incidents in a line each. */
export const tournamentHtml = (report: TournamentReportData, language: ReportLanguage): string => {
  const voice = voiceOf(language)
  const { data, incidents } = report
  const { sums } = data
  const section = (title: Markup, body: Markup): Markup => markup`<section class="flow"><h2>${title}</h2>${body}</section>`
  /** So short that it is not broken. */
  const whole = (title: Markup, body: Markup): Markup => markup`<section><h2>${title}</h2>${body}</section>`
  const sumsBy = (first: Markup, rows: readonly PenaltySum[], name: (key: string) => Markup): Markup =>
    sumsTable(
      first,
      rows.map((counts) => ({ name: counts.key === null ? voice.say(SHEET_WORDS.noRound) : name(counts.key), counts })),
      voice,
    )
  const said = SHEET_WORDS
  return pageOf({
    voice,
    title: titleOf(voice.plain(said.tournamentReport), data.tournament.name),
    foot: titleOf(voice.plain(said.tournamentReport), data.tournament.name, data.log.hash.slice(0, 16)),
    body: [
      sheetHeader(voice.say(said.tournamentReport), report, voice),
      section(voice.say(said.figures), figures(data, voice)),
      section(voice.say(said.findings), findings(data.statistics.findings, voice)),
      section(
        voice.say(said.byRule),
        sumsBy(headOf(voice, 'rule'), sums.rules, (rule) => voice.say(inBoth((one) => anyRuleName(rule, one)))),
      ),
      whole(
        voice.say(said.byRound),
        sumsBy(headOf(voice, 'round'), sums.rounds, (round) => markup`${round}`),
      ),
      whole(
        voice.say(said.byReferee),
        sumsBy(headOf(voice, 'referee'), sums.referees, (referee) => markup`${referee}`),
      ),
      section(
        voice.say(said.byPlayer),
        sumsTable(
          headOf(voice, 'player'),
          sums.players.map((row) => ({ name: playerName(row, voice), counts: row })),
          voice,
        ),
      ),
      section(voice.say(said.incidents), incidentTable(incidents, voice)),
      section(voice.say(said.all), penaltyTable(data.penalties, report, voice)),
      sheetFooter(report, voice),
    ],
    style: `${SHEET_STYLE}@page { size: A4 landscape; } @media screen { body { max-width: 1100px; } }`,
  })
}

const figures = ({ statistics }: TournamentData, voice: Voice): Markup => {
  const { rounds, tables, hands, acts, players, referees, incidents, rulings, appeals, secondsToRuling, penalties } = statistics
  // the incidents of these are opened with their rulings
  const undecided = statistics.findings.filter(({ level, state }) => state === 'open' && (level === 'violation' || level === 'question'))
  const line = (name: Markup, value: number | string): Markup => markup`<p><span>${name}</span><b>${value}</b></p>`
  const named = (pick: (words: (typeof FIGURE_NAMES)['en']) => string, value: number): Markup =>
    line(voice.say(inBoth((one) => pick(FIGURE_NAMES[one]))), value)
  const time = secondsToRuling
    ? [
        line(voice.say(SHEET_WORDS.secondsMedian), duration(secondsToRuling.median)),
        line(voice.say(SHEET_WORDS.secondsLongest), duration(secondsToRuling.longest)),
      ]
    : []
  const states = (Object.keys(penalties) as (keyof typeof penalties)[]).map((state) =>
    line(voice.say(inBoth((one) => FIGURE_NAMES[one].penalties[state])), penalties[state]),
  )
  return markup`<div class="figures">${[
    ...Object.entries({ rounds, tables, hands, acts, players, referees }).map(([name, value]) =>
      named((words) => words[name as 'rounds'], value),
    ),
    ...Object.entries(incidents).map(([name, value]) => named((words) => words.incidents[name as 'all'], value)),
    line(
      voice.say(SHEET_WORDS.undecided),
      undecided.reduce((sum, { count }) => sum + count, 0),
    ),
    ...Object.entries(rulings).map(([name, value]) => named((words) => words.rulings[name as 'all'], value)),
    ...Object.entries(appeals).map(([name, value]) => named((words) => words.appeals[name as 'all'], value)),
    ...states,
    ...time,
  ]}</div>`
}

/** 2 min 05 s; from an hour on, hours and minutes. */
const duration = (seconds: number): string => {
  const [hours, minutes] = [secondsToHours(seconds), secondsToMinutes(seconds) % 60]
  if (hours > 0) return `${hours} h ${String(minutes).padStart(2, '0')} min`
  return minutes > 0 ? `${minutes} min ${String(seconds % 60).padStart(2, '0')} s` : `${seconds} s`
}

/**
 * A line for each rule, a column for each round; the longest bar is the most frequent rule. Mistakes of the record come last, as they are
 * nobody’s foul.
 */
const findings = (counts: readonly FindingCount[], voice: Voice): Markup => {
  if (counts.length === 0) return markup`<p>${voice.say(SHEET_WORDS.noFindings)}</p>`
  const rounds = [...new Set(counts.map(({ round }) => round))].sort((a, b) => (a ?? 1e9) - (b ?? 1e9))
  const sum = (rows: readonly FindingCount[]): number => rows.reduce((all, { count }) => all + count, 0)
  const ofRecord = (rows: readonly FindingCount[]): number => Number(rows[0]?.level === 'record')
  const rules = [...Map.groupBy(counts, ({ rule, level }) => `${level} ${rule}`).values()].sort(
    (a, b) => ofRecord(a) - ofRecord(b) || sum(b) - sum(a),
  )
  const most = Math.max(...rules.map(sum))
  const heads = [
    headOf(voice, 'rule'),
    voice.say(SHEET_WORDS.level),
    ...rounds.map((round) => (round === null ? voice.say(SHEET_WORDS.noRound) : markup`${SHEET_WORDS.roundShort.en}${round}`)),
    voice.say(SHEET_WORDS.ruled),
    voice.say(SHEET_WORDS.total),
    markup``,
  ]
  const number = (value: number): Markup => markup`<td class="num${value === 0 ? ' zero' : ''}">${value === 0 ? '–' : value}</td>`
  const lines = rules.map((rows) => {
    const [{ rule, level }] = rows as [FindingCount, ...FindingCount[]]
    const ruled = rows.filter(({ state }) => state === 'confirmed' || state === 'changed')
    return markup`<tr><th scope="row">${voice.say(inBoth((one) => anyRuleName(rule, one)))}</th><td>${voice.say(inBoth((one) => levelName(level, one)))}</td>${rounds.map((round) => number(sum(rows.filter((row) => row.round === round))))}${number(sum(ruled))}<td class="num"><b>${sum(rows)}</b></td><td><span class="bar" style="width: ${Math.round((sum(rows) * 90) / most)}px"></span></td></tr>`
  })
  return markup`<table class="counts">${columnHeads(heads)}<tbody>${lines}</tbody></table><div class="small">${voice.sides(SHEET_WORDS.findingsNote)}</div>`
}

const incidentTable = (rows: readonly ReportedIncident[], voice: Voice): Markup => {
  if (rows.length === 0) return markup`<p>${voice.say(SHEET_WORDS.noIncidents)}</p>`
  const heads = [
    headOf(voice, 'id'),
    voice.say(SHEET_WORDS.time),
    headOf(voice, 'table'),
    voice.say(SHEET_WORDS.what),
    headOf(voice, 'player'),
    headOf(voice, 'state'),
    voice.say(SHEET_WORDS.decision),
    headOf(voice, 'reason'),
  ]
  const names = ['id', 'at', 'table', 'rule', 'player', 'state', 'imposed', 'reason']
  return markup`<table class="sheet">${columnWidths(names)}${columnHeads(heads)}<tbody>${rows.map((row) => incidentLine(row, voice))}</tbody></table>`
}

const incidentLine = (
  { id, openedAt, round, table, hand, event, rule, player, state, weight, note, rulings, appeals, closedReason }: ReportedIncident,
  voice: Voice,
): Markup => {
  const place = joinMarkup(
    [markup`${round === null ? '' : `R${round}`}`, markup`${table ?? ''}`, markup`${hand ?? ''}`, markup`${event ?? ''}`],
    ' · ',
  )
  const ruling = rulings.findLast(({ supersededBy }) => supersededBy === null) ?? rulings.at(-1)
  const what = rule === null ? markup`${note ?? '–'}` : voice.say(inBoth((one) => anyRuleName(rule, one)))
  const standing = rulings.filter(({ supersededBy }) => supersededBy === null)
  const named = new Set(standing.flatMap((one) => one.player ?? []))
  const ofRules = new Set(standing.map((one) => one.rule)).size > 1
  const apart = (one: ReportedIncident['rulings'][number]): Markup =>
    joinMarkup(
      [
        ...(named.size > 1 && one.player !== null ? [markup`${one.player}`] : []),
        ...(ofRules ? [voice.say(inBoth((language) => anyRuleName(one.rule, language)))] : []),
      ],
      ' · ',
    )
  const begun = (one: ReportedIncident['rulings'][number]): Markup | null => (named.size > 1 || ofRules ? markup`${apart(one)}<br>` : null)
  const lines = (standing.length > 1 ? standing : ruling ? [ruling] : []).map(
    (one) =>
      markup`${begun(one)}${voice.say(inBoth((language) => LABELS[language][one.decision]))}<br>${penaltyIn(one, voice)}${linesBelow(linesOfRuling({ ...one, penalty: one.imposed }, voice), voice)}<br><span class="small">${one.by}, ${voice.when(new Date(one.at))}</span>`,
  )
  const conflict = standing.some((one) => one.conflict !== null) ? smallLine(voice.word((l) => l.conflict)) : null
  const decided = lines.length > 0 ? markup`${lines.map((line, n) => (n === 0 ? line : markup`<br>${line}`))}${conflict}` : markup`–`
  const after = (named.size > 1 ? appeals : appeals.slice(-1)).map((appeal) => {
    const { player: against = null } = (named.size > 1 && rulings.find((one) => one.id === appeal.ruling)) || {}
    const about = against === null ? null : markup` (${against})`
    const outcome = voice.say(inBoth((one) => OUTCOME_WORDS[one][appeal.decided?.outcome ?? 'undecided']))
    return markup`<br><span class="small">${headOf(voice, 'appeal')}${about}${voice.colon} ${outcome}</span>`
  })
  const who = named.size > 1 ? [...named].join(', ') : player
  const reasons = named.size > 1 ? [...new Set(standing.map(({ reason }) => reason))].join(' / ') : (ruling?.reason ?? closedReason)
  return markup`<tr><td>${id}</td><td>${voice.when(new Date(openedAt))}</td><td>${place}</td><td>${what}${weight === 'notable' ? markup`<br><span class="small">${voice.word((l) => l.notable)}</span>` : null}</td><td>${who ?? ''}</td><td>${voice.say(inBoth((one) => INCIDENT_STATE[one][state]))}</td><td>${decided}${after}</td><td>${reasons ?? ''}</td></tr>`
}

/** The penalty of a ruling, struck through if it is no longer in force, with its state. */
const penaltyIn = ({ imposed, penaltyState: state }: ReportedIncident['rulings'][number], voice: Voice): Markup => {
  const name = markup`<b>${voice.say(inBoth((one) => penaltyName(imposed, one)))}</b>`
  if (state === null || state === 'stands') return name
  return markup`<span class="struck">${name}</span>${smallLine(voice.say(inBoth((one) => PENALTY_STATE[one][state])))}`
}
