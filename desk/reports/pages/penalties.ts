import type { ReportLanguage } from '../../contract/vocabulary.ts'
import { SHEET_WORDS } from '../../messages/reports/sheets.ts'
import type { PenaltySheetData, SlipData } from '../data/printed-sheets.ts'
import { markup } from './markup.ts'
import { pageOf, titleOf } from './page.ts'
import { SHEET_STYLE } from './report-style.ts'
import { headOf, penaltyTable, playerName, sheetFooter, sheetHeader, sumsTable } from './sheet-parts.ts'
import { voiceOf } from './voice.ts'

/** The penalty sheet of a tournament as one HTML file: each player's totals, then every penalty. */
export const penaltySheetHtml = (sheet: PenaltySheetData, language: ReportLanguage): string => {
  const voice = voiceOf(language)
  const { data } = sheet
  const sums = data.players.map((row) => ({ name: playerName(row, voice), counts: row }))
  return pageOf({
    voice,
    title: titleOf(voice.plain(SHEET_WORDS.penaltySheet), data.tournament.name),
    foot: titleOf(voice.plain(SHEET_WORDS.penaltySheet), data.tournament.name, data.log.hash.slice(0, 16)),
    body: [
      sheetHeader(voice.say(SHEET_WORDS.penaltySheet), sheet, voice),
      markup`<section class="flow"><h2>${voice.say(SHEET_WORDS.byPlayer)}</h2>${sumsTable(headOf(voice, 'player'), sums, voice)}</section>`,
      markup`<section class="flow"><h2>${voice.say(SHEET_WORDS.all)}</h2>${penaltyTable(data.penalties, sheet, voice)}</section>`,
      sheetFooter(sheet, voice),
    ],
    style: `${SHEET_STYLE}@page { size: A4 landscape; } @media screen { body { max-width: 1100px; } }`,
  })
}

/** One player's penalties, to be signed and handed over. */
export const slipHtml = (slip: SlipData, language: ReportLanguage): string => {
  const voice = voiceOf(language)
  const { data, player } = slip
  const sums = data.players.map((row) => ({ name: playerName(row, voice), counts: row }))
  return pageOf({
    voice,
    title: titleOf(voice.plain(SHEET_WORDS.slip), player.name, data.tournament.name),
    foot: titleOf(data.tournament.name, data.log.hash.slice(0, 16)),
    body: [
      sheetHeader(voice.say(SHEET_WORDS.slip), slip, voice),
      markup`<section class="slip"><p class="big">${player.number === null ? null : markup`${player.number} · `}${player.name}${player.country ? markup` <span class="small">${player.country}</span>` : null}</p></section>`,
      markup`<section class="flow">${penaltyTable(data.penalties, slip, voice, false)}</section>`,
      sums.length === 0
        ? markup``
        : markup`<section><h2>${voice.say(SHEET_WORDS.effect)}</h2>${sumsTable(headOf(voice, 'player'), sums, voice)}</section>`,
      markup`<section><div class="sign"><p>${voice.word((l) => l.referee)}</p><p>${voice.word((l) => l.head)}</p><p>${voice.say(SHEET_WORDS.received)}</p></div></section>`,
      sheetFooter(slip, voice),
    ],
    style: SHEET_STYLE,
  })
}
