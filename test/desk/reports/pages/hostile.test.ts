import { expect, test } from 'vitest'
import { escapeHtml } from '../../../../desk/context/escape-html.ts'
import { joinTexts, linesOfText } from '../../../../desk/reports/pages/markup.ts'
import { pageOf } from '../../../../desk/reports/pages/page.ts'
import { voiceOf } from '../../../../desk/reports/pages/voice.ts'

// hostile words must not change our own sentences beside them on paper

test('a place that is written from right to left leaves the date beside it alone', () => {
  expect(joinTexts(['', 'שלום 12', '2026-11-21'], ', ').html).toBe('\u2068שלום 12\u2069, 2026-11-21')
  expect(joinTexts(['<b>', '2026-11-21'], ', ').html).toBe('&lt;b&gt;, 2026-11-21')
})

test('a name that is written from right to left leaves the hash at the foot of each page alone', () => {
  const page = pageOf({ voice: voiceOf('en'), title: 'x', foot: 'Incident 1 · \u202eשלום 12 · 12ab', body: [] })
  expect(/@bottom-left \{ content: "([^"]*)"/.exec(page)?.[1]).toBe('Incident 1 \\b7  \\2068  שלום 12\\2069  \\b7  12ab')
})

test('thousands of marks over one letter, which would keep a printer busy for a minute, are as many as any writing has', () => {
  expect(escapeHtml(`Z${'\u0301'.repeat(19_000)}!`)).toBe(`Z${'\u0301'.repeat(30)}!`)
})

test('of thousands of line ends one blank line is printed, and every line that says something', () => {
  expect(linesOfText('a\nb\n\nc').html).toBe('a<br>b<br><br>c')
  expect(linesOfText(`a${'\n \t'.repeat(9000)}\nb`).html).toBe('a<br><br>b')
  expect(linesOfText(`a${'\n'.repeat(9000)}`).html).toBe('a<br><br>')
})
