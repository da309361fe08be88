import type { ByLanguage } from '../../../engine/model/language.ts'
import { CHARGED_KINDS } from '../../../engine/model/penalties.ts'
import { SEATS, type Seat } from '../../../engine/model/seats.ts'
import { seatLetter } from '../../../engine/phrases/seats.ts'
import { penaltyName } from '../../../engine/wording/penalties/penalties.ts'
import type { Form, ReportLanguage } from '../../contract/vocabulary.ts'
import { FORM_WORDS } from '../../messages/reports/forms.ts'
import type { ReportedTournament } from '../data/tournament.ts'
import { joinTexts, type Markup, markup } from './markup.ts'
import { pageOf, titleOf } from './page.ts'
import { inBoth } from './parts.ts'
import { FORM_STYLE } from './report-style.ts'
import { type Voice, voiceOf } from './voice.ts'

/** A blank form as one HTML file that prints on a page of A4; of the tournament only its name, place and date. */
export const formHtml = (form: Form, tournament: ReportedTournament, language: ReportLanguage): string => {
  const voice = voiceOf(language)
  const name = FORM_NAMES[form]
  const where = joinTexts([tournament.name, tournament.place, voice.dayOf(tournament.date)], ', ')
  const header = markup`<header><h1>${voice.say(name)}</h1><p class="end">${where}</p></header>`
  return pageOf({
    voice,
    title: titleOf(voice.plain(name), tournament.name),
    foot: voice.plain(FORM_WORDS.enterLater),
    body: [header, BODIES[form](voice)],
    style: FORM_STYLE + (form === 'incident' ? '' : '@page { size: A4 landscape; }'),
  })
}

const FORM_NAMES: Readonly<Record<Form, ByLanguage<string>>> = {
  incident: FORM_WORDS.incidentForm,
  penalties: FORM_WORDS.penaltySheet,
  table: FORM_WORDS.tableRecord,
}

/** A field to write in, below its label. */
const field = (voice: Voice, name: ByLanguage<string>, wide = 1): Markup =>
  markup`<div class="field" style="grid-column: span ${wide}"><span>${voice.say(name)}</span></div>`

const box = (voice: Voice, name: ByLanguage<string>): Markup => markup`<span class="box">${voice.say(name)}</span>`

const blank = (height: 'low' | 'high' | 'end' | 'middle statements', name: Markup): Markup =>
  markup`<section class="blank ${height}"><h2>${name}</h2></section>`

const times = (count: number, row: (n: number) => Markup): readonly Markup[] => Array.from({ length: count }, (_, n) => row(n))

const cells = (count: number): readonly Markup[] => times(count, () => markup`<td></td>`)

const heads = (voice: Voice, names: readonly ByLanguage<string>[]): Markup =>
  markup`<thead><tr>${names.map((name) => markup`<th scope="col">${voice.say(name)}</th>`)}</tr></thead>`

const incidentForm = (voice: Voice): Markup => {
  const word = FORM_WORDS
  const penalties = CHARGED_KINDS.map((kind) =>
    box(
      voice,
      inBoth((one) => penaltyName({ kind }, one)),
    ),
  )
  const seats = SEATS.map((seat) => markup`<tr><th scope="row">${letterOf(seat, voice)}</th>${cells(3)}</tr>`)
  const acts = times(10, () => markup`<tr>${cells(3)}</tr>`)
  return markup`<div class="fields six">${[word.round, word.table, word.hand, word.counters, word.calledAt, word.ruledAt].map((name) => field(voice, name))}</div>
<div class="two gap"><table class="grid people">${heads(voice, [word.seat, word.number, word.name, word.concerned])}<tbody>${seats}</tbody></table>
${blank('low', voice.say(word.happened))}</div>
<div class="two gap"><div><h2>${voice.say(word.lastActs)}</h2><table class="grid acts10">${heads(voice, [word.number, word.seat, word.act])}<tbody>${acts}</tbody></table></div>
${blank('high', voice.say(word.table4))}</div>
${blank('middle statements', voice.say(word.statements))}
<div class="fields four gap">${field(voice, word.rule, 2)}${field(voice, word.reason, 2)}</div>
<p class="boxes"><b>${voice.say(word.decision)}</b>${[word.confirmed, word.dismissed, word.agreed].map((name) => box(voice, name))}</p>
<p class="boxes"><b>${voice.say(word.penalty)}</b>${box(voice, word.none)}${penalties}${box(voice, word.points)}<i></i></p>
<div class="fields four gap">${field(voice, word.remedies, 2)}${field(voice, word.appeal, 2)}</div>
<div class="sign"><p>${voice.say(word.referee)}</p><p>${voice.say(word.head)}</p><p>${voice.say(word.player)}</p></div>`
}

const penaltySheet = (voice: Voice): Markup => {
  const word = FORM_WORDS
  const columns = [
    word.number,
    word.time,
    word.round,
    word.table,
    word.player,
    word.rule,
    word.penalty,
    word.reason,
    word.referee,
    word.signature,
  ]
  const rows = times(16, (n) => markup`<tr><td class="num">${n + 1}</td>${cells(columns.length - 1)}</tr>`)
  return markup`<table class="grid sheet">${heads(voice, columns)}<tbody>${rows}</tbody></table>`
}

const letterOf = (seat: Seat, voice: Voice): Markup => voice.say(inBoth((one) => seatLetter(seat, one)))

const TURNS = 21

const tableRecord = (voice: Voice): Markup => {
  const word = FORM_WORDS
  const turns = times(TURNS, (n) => markup`<th scope="col">${n + 1}</th>`)
  const seats = SEATS.map(
    (
      seat,
    ) => markup`<tbody><tr><th rowspan="2" scope="rowgroup">${letterOf(seat, voice)}</th><td class="who" rowspan="2"></td><th scope="row">${voice.say(word.draws)}</th>${cells(TURNS)}</tr>
<tr class="out"><th scope="row">${voice.say(word.discards)}</th>${cells(TURNS)}</tr></tbody>`,
  )
  const scores = SEATS.map((seat) => markup`<tr><th scope="row">${letterOf(seat, voice)}</th>${cells(2)}</tr>`)
  const ends = [word.ron, word.tsumo, word.exhaustive, word.abortive].map((name) => box(voice, name))
  return markup`<div class="fields eight">${[word.round, word.table, word.hand, word.counters, word.sticks].map((name) => field(voice, name))}${field(voice, word.dora, 2)}${field(voice, word.referee)}</div>
<table class="grid turns"><thead><tr><th scope="col">${voice.say(word.seat)}</th><th scope="col">${voice.say(word.player)}</th><th scope="col">${voice.say(word.turn)}</th>${turns}</tr></thead>${seats}</table>
<div class="three gap">${blank('end', voice.say(word.calls))}
<div><h2>${voice.say(word.ending)}</h2><p class="boxes">${ends}</p><div class="fields two">${[word.winner, word.from, word.worth, word.waiting].map((name) => field(voice, name))}</div></div>
<table class="grid">${heads(voice, [word.seat, word.scoreBefore, word.scoreAfter])}<tbody>${scores}</tbody></table></div>
<p class="small gap">${voice.sides(word.shorthand)}</p>`
}

const BODIES: Readonly<Record<Form, (voice: Voice) => Markup>> = { incident: incidentForm, penalties: penaltySheet, table: tableRecord }
