import type { ByLanguage } from '../../../engine/model/language.ts'
import { seatLetter } from '../../../engine/phrases/seats.ts'
import { penaltyName } from '../../../engine/wording/penalties/penalties.ts'
import { entryName } from '../../../engine/wording/record/log-entries.ts'
import { anyRuleName } from '../../../engine/wording/rules/rule-table.ts'
import type { PersonMention } from '../../contract/person-data.ts'
import type { ReportLanguage } from '../../contract/vocabulary.ts'
import { HOW_WORDS, PERSON_WORDS, ROLE_WORDS, SECTION_WORDS } from '../../messages/reports/person.ts'
import type { PersonReportData } from '../data/printed-sheets.ts'
import { asMarkup, joinMarkup, linesOfText, type Markup, markup } from './markup.ts'
import { pageOf, titleOf } from './page.ts'
import { inBoth, type LabelledValue, tableOf } from './parts.ts'
import { SHEET_STYLE } from './report-style.ts'
import { columnHeads, columnWidths, sheetFooter, sheetHeader } from './sheet-parts.ts'
import { type Voice, voiceOf } from './voice.ts'

/** A file's data about a person as one HTML file: the counts, then every entry with its place and the reason for it. */
export const personHtml = (report: PersonReportData, language: ReportLanguage): string => {
  const voice = voiceOf(language)
  const { person, sections, entered, tournament, log } = report.data
  const all = sections.reduce((sum, { count }) => sum + count, 0)
  const rows: readonly (LabelledValue | null)[] = [
    [voice.say(PERSON_WORDS.role), voice.say(ROLE_WORDS[person.role])],
    person.number === null ? null : [voice.say(PERSON_WORDS.number), markup`${person.number}`],
    person.country === '' ? null : [voice.say(PERSON_WORDS.country), markup`${person.country}`],
    [
      voice.say(PERSON_WORDS.names),
      joinMarkup(
        person.names.map((name) => markup`${name}`),
        ' · ',
      ),
    ],
  ]
  const counts = sections.map(({ section, count }) => markup`<p><span>${voice.say(SECTION_WORDS[section])}</span><b>${count}</b></p>`)
  return pageOf({
    voice,
    title: titleOf(voice.plain(PERSON_WORDS.title), person.name, tournament.name),
    foot: titleOf(tournament.name, log.hash.slice(0, 16)),
    body: [
      sheetHeader(voice.say(PERSON_WORDS.title), report, voice),
      markup`<section class="slip"><p class="big">${person.name}</p>${tableOf(rows)}</section>`,
      all === 0
        ? markup`<section><p>${voice.say(PERSON_WORDS.nothing)}</p></section>`
        : markup`<section><h2>${voice.say(PERSON_WORDS.overview)}</h2><div class="figures">${counts}<p><span>${voice.say(PERSON_WORDS.all)}</span><b>${all}</b></p></div></section>`,
      ...sections.map(
        ({ section, count, mentions }) =>
          markup`<section class="flow"><h2>${voice.say(SECTION_WORDS[section])} (${count})</h2>${mentionTable(mentions, voice)}</section>`,
      ),
      entered.length === 0
        ? markup``
        : markup`<section class="flow"><h2>${voice.say(PERSON_WORDS.entered)}</h2>${enteredTable(report, voice)}</section>`,
      markup`<section><p>${voice.say(PERSON_WORDS.forget)}</p></section>`,
      sheetFooter(report, voice),
    ],
    style: `${SHEET_STYLE}${STYLE}`,
  })
}

const STYLE = `
.held { table-layout: fixed; } .held th, .held td { width: auto; padding: 3px 8px 3px 0; } .held thead th { font-size: 11px; line-height: 14px; }
.held col.id { width: 7%; } .held col.at { width: 15%; } .held col.where { width: 15%; } .held col.why { width: 20%; } .held .off td { color: var(--ink-2); text-decoration: none; } .held .off b { text-decoration: line-through; }
`

const COLUMNS = ['id', 'at', 'where', 'what', 'why'] as const

const mentionTable = (mentions: readonly PersonMention[], voice: Voice): Markup => {
  const heads = [PERSON_WORDS.entry, WHEN, PERSON_WORDS.where, PERSON_WORDS.what, PERSON_WORDS.why].map(voice.say)
  return markup`<table class="held">${columnWidths(COLUMNS)}${columnHeads(heads)}<tbody>${mentions.map((one) => mentionLine(one, voice))}</tbody></table>`
}

const WHEN: ByLanguage<string> = { en: 'When, by whom', fr: 'Quand, par qui' }

const mentionLine = (one: PersonMention, voice: Voice): Markup => {
  const { standing, rule, penalty, points, texts, seat } = one
  const where = joinMarkup(
    [
      markup`${one.round === null ? '' : `R${one.round}`}`,
      markup`${one.table ?? ''}`,
      markup`${one.hand ?? ''}`,
      markup`${one.event ?? ''}`,
      seat === null ? markup`` : voice.say(inBoth((l) => seatLetter(seat, l))),
    ],
    ' · ',
  )
  const incident = one.incident === null ? null : markup`<br><span class="small">${voice.word((l) => l.incident)} ${one.incident}</span>`
  const said = [
    ...(rule === null ? [] : [voice.say(inBoth((l) => anyRuleName(rule, l)))]),
    ...(penalty === null ? [] : [voice.say(inBoth((l) => penaltyName(penalty, l)))]),
    ...(points === null ? [] : [voice.say(inBoth((l) => penaltyName(tablePoints(points), l)))]),
    ...texts.map(linesOfText),
  ].map((part) => markup`<br>${part}`)
  const state =
    standing === 'stands'
      ? null
      : markup`<br><span class="small">${voice.say(standing === 'earlier' ? PERSON_WORDS.earlier : PERSON_WORDS.takenBack)}</span>`
  return markup`<tr${standing === 'stands' ? null : asMarkup(' class="off"')}><td>${one.entry}</td><td>${voice.when(new Date(one.at))}<br><span class="small">${one.by}</span></td><td>${where}${incident}</td><td><b>${voice.say(inBoth((l) => entryName(one.kind, l)))}</b>${said}</td><td>${voice.say(HOW_WORDS[one.how])}${state}</td></tr>`
}

/** A player’s points in a result, which are said with their unit, as those of a penalty. */
const tablePoints = (amount: number) => ({ kind: 'points', amount, unit: 'table' }) as const

const enteredTable = ({ data }: PersonReportData, voice: Voice): Markup => {
  const heads = [PERSON_WORDS.what, PERSON_WORDS.count, PERSON_WORDS.device, PERSON_WORDS.first, PERSON_WORDS.last].map(voice.say)
  const rows = data.entered.map(
    ({ kind, entries, device, first, last }) =>
      markup`<tr><td>${voice.say(inBoth((l) => entryName(kind, l)))}</td><td>${entries}</td><td><code>${device}</code></td><td>${voice.when(new Date(first))}</td><td>${voice.when(new Date(last))}</td></tr>`,
  )
  return markup`<table class="sheet">${columnHeads(heads)}<tbody>${rows}</tbody></table>`
}
