import { expect, test } from 'vitest'
import { changeWords } from '../../../../desk/messages/changes.ts'
import { markup } from '../../../../desk/reports/pages/markup.ts'
import { sumsTable } from '../../../../desk/reports/pages/sheet-parts.ts'
import { voiceOf } from '../../../../desk/reports/pages/voice.ts'

const COUNTS = {
  penalties: 1,
  notices: 0,
  deadHands: 0,
  chombos: 0,
  disqualifications: 0,
  tablePoints: 12_000,
  tournamentPoints: 0,
  notInPoints: 0,
}

test.each([
  ['en', '12,000'],
  ['fr', '12\u202f000'],
] as const)('totals and changes of penalties write points as a penalty itself does: %s', (language, points) => {
  const sums = sumsTable(markup`Player`, [{ name: markup`Anna`, counts: COUNTS }], voiceOf(language))
  expect(sums.html).toContain(`<td class="num">${points}</td>`)
  const none = { before: 0, after: 0 }
  const change = { player: 'Anna', number: 1, gone: [], added: [], tablePoints: { before: 12_000, after: 0 }, tournamentPoints: none }
  expect(changeWords.player(change)[language]).toContain(`${points} → 0`)
})
